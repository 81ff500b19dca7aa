/**
 * A page of live or upcoming events: fetched page by page, updated by channel messages (LIV-001 to LIV-010,
 * LIV-014 to LIV-016).
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LiveEventCard } from '../generated/platform';
import { PAGE_SIZES } from '../sdk/constants';
import { usableItems, withId } from '../sdk/usableItems';
import type { Channels } from '../sdk/channels';
import type { Content } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import { readLiveEvents, readUpcomingEvents } from '../sdk/endpoints/live';
import { liveEventContent } from './liveEventContent';
import { advanced, merged, pageCount, pageWithin, type EventPage } from './livePages';

export type EventPageState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly events: readonly Content[] };

type Held =
  { readonly status: 'loading' } | { readonly status: 'failed' } | ({ readonly status: 'ready' } & EventPage);

export interface EventPageDeps {
  readonly list: 'live' | 'upcoming';
  readonly client: PlatformClient;
  readonly channels: Channels;
  readonly report: (error: unknown) => void;
  /** The position to restore; the first page without it. */
  readonly place?: EventsPlace | null;
}

/** A page of the list (1-based) and the page size. */
export interface EventsPlace {
  readonly page: number;
  readonly rowsPerPage: number;
}

export class EventPageStore {
  page: number;
  rowsPerPage: number;
  private held: Held = { status: 'loading' };
  private totalKnown = true;
  #ending = new AbortController();
  #endings: (() => void)[] = [];

  readonly #deps: EventPageDeps;

  constructor(deps: EventPageDeps) {
    this.#deps = deps;
    this.rowsPerPage = deps.place?.rowsPerPage ?? firstLength(deps.list);
    this.page = deps.place?.page ?? 1;
    makeAutoObservable<this, 'held'>(this, { held: observableRef });
  }

  get state(): EventPageState {
    const { held } = this;
    return held.status === 'ready' ? { status: 'ready', events: held.events.map(liveEventContent) } : held;
  }

  /** Number of pages, by totalResults (LIV-003, LIV-010). */
  get pages(): number {
    return this.held.status === 'ready'
      ? pageCount(this.totalKnown ? this.held.total : null, this.rowsPerPage, this.page)
      : this.page;
  }

  /** The list is shown: loads its page and subscribes to updates until it is disposed (LIV-004, LIV-027). */
  open(): void {
    const { channels } = this.#deps;
    this.#endings = [
      channels.subscribe(
        'live-events',
        (message) =>
          this.change((page) =>
            merged(page, message, { list: this.#deps.list, page: this.page, rowsPerPage: this.rowsPerPage }),
          ),
        () => void this.read(),
      ),
      channels.subscribe('now-playing', (message) =>
        this.change((page) => ({ ...page, events: advanced(page.events, message) })),
      ),
    ];
    void this.load();
  }

  /** Loads the current page. A failure becomes a state with a retry (LIV-005). */
  async load(): Promise<void> {
    this.held = { status: 'loading' };
    await this.read();
  }

  /** LIV-007. */
  previous(): void {
    this.turnTo(this.page - 1);
  }

  next(): void {
    this.turnTo(this.page + 1);
  }

  /** The selectable page sizes (LIV-008). */
  get lengths(): readonly number[] {
    const first = firstLength(this.#deps.list);
    return [first, first * 2, first * 4];
  }

  /** LIV-008: changing the page size returns to the first page. */
  showRows(rowsPerPage: number): void {
    this.rowsPerPage = rowsPerPage;
    this.page = 1;
    void this.load();
  }

  /** The list is no longer shown: resets it for the next time (LIV-006, LIV-016). */
  dispose(): void {
    this.#ending.abort();
    for (const end of this.#endings.splice(0)) end();
    this.page = 1;
    this.held = { status: 'loading' };
  }

  private turnTo(page: number): void {
    const wanted = pageWithin(page, this.pages);
    if (wanted === this.page) return;
    this.page = wanted;
    void this.load();
  }

  private change(how: (page: EventPage) => EventPage): void {
    if (this.held.status !== 'ready') return;
    this.held = { status: 'ready', ...how(this.held) };
    this.leaveEmpty(this.held);
  }

  /** If the last page became empty, goes to the previous one. */
  private leaveEmpty({ events }: EventPage): void {
    if (events.length === 0 && this.page > 1) this.turnTo(this.page - 1);
  }

  private async read(): Promise<void> {
    this.#ending.abort();
    const ending = new AbortController();
    this.#ending = ending;
    const { list, client, report } = this.#deps;
    try {
      const endpoint = list === 'live' ? readLiveEvents : readUpcomingEvents;
      const { events, totalResults } = await client.call(endpoint, {
        query: { p: this.page, rpp: this.rowsPerPage },
        signal: ending.signal,
      });
      if (!ending.signal.aborted)
        runInAction(() =>
          this.take(
            usableItems(
              events,
              { list: list === 'live' ? 'what is live' : 'what is to come', report },
              withId,
            ),
            totalResults,
          ),
        );
    } catch (error) {
      if (ending.signal.aborted) return;
      report(error);
      // If only a refetch failed, retain the current events.
      runInAction(() => (this.held = this.held.status === 'ready' ? this.held : { status: 'failed' }));
    }
  }

  private take(events: readonly LiveEventCard[], totalResults: number | null | undefined): void {
    this.totalKnown = totalResults != null;
    this.held = { status: 'ready', events, total: totalResults ?? events.length };
    this.leaveEmpty(this.held);
  }
}

/** Default page size: 12 for upcoming, 15 for live events, until the viewer chooses (LIV-001, LIV-014, LIV-015). */
const firstLength = (list: EventPageDeps['list']): number =>
  list === 'live' ? PAGE_SIZES.liveEvents : PAGE_SIZES.upcoming;
