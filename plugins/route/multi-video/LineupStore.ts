/** Live events that can be put on the wall: paginated, updated by messages (MUL-010). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  endsEarly,
  usableItems,
  withId,
  type AnswerOf,
  type Channels,
  type ListReport,
  type PlatformClient,
} from 'proscenium/sdk';
import { readLiveEvents } from 'proscenium/sdk/endpoints/live';
import { PAGE_SIZE } from './constants';

type LiveEventCard = AnswerOf<'readLiveEvents'>['events'][number];

/** One event of the lineup. */
export interface LineupItem {
  readonly id: string;
  readonly title: string;
  /** The channel's current programme. */
  readonly programme: string | null;
  readonly picture: string | null;
  /** Requires signing in or a purchase. */
  readonly locked: boolean;
}

export type LineupState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly items: readonly LineupItem[]; readonly total: number };

export interface LineupDeps {
  readonly client: PlatformClient;
  readonly channels: Channels;
  readonly report: (error: unknown) => void;
}

export class LineupStore {
  state: LineupState = { status: 'loading' };
  loadingMore = false;
  #page = 1;
  #ending = new AbortController();
  #stopListening = (): void => undefined;

  readonly #deps: LineupDeps;

  constructor(deps: LineupDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Loads the first page and subscribes to messages. */
  start(): void {
    this.dispose();
    this.#stopListening = this.#deps.channels.subscribe(
      'live-events',
      ({ type, eventId, event }) => this.applyMessage(type, eventId, event ?? null),
      () => void this.load(),
    );
    void this.load();
  }

  /** A failure is a state with a retry; a failed refresh retains the list. */
  async load(): Promise<void> {
    this.#ending.abort();
    const { signal } = (this.#ending = new AbortController());
    if (this.state.status !== 'ready') this.state = { status: 'loading' };
    try {
      const { items, total } = await this.read(1, signal);
      if (signal.aborted) return;
      runInAction(() => {
        this.#page = 1;
        this.state = { status: 'ready', items, total };
      });
    } catch (error) {
      if (signal.aborted) return;
      this.#deps.report(error);
      runInAction(() => {
        if (this.state.status === 'loading') this.state = { status: 'failed' };
      });
    }
  }

  get items(): readonly LineupItem[] {
    return this.state.status === 'ready' ? this.state.items : [];
  }

  /** Number of events to choose from; 0 while unknown. */
  get total(): number {
    return this.state.status === 'ready' ? this.state.total : 0;
  }

  get more(): boolean {
    return this.items.length < this.total;
  }

  async loadMore(): Promise<void> {
    if (!this.more || this.loadingMore) return;
    this.loadingMore = true;
    const { signal } = this.#ending;
    try {
      const { items, total } = await this.read(this.#page + 1, signal);
      if (signal.aborted) return;
      runInAction(() => {
        const known = new Set(this.items.map(({ id }) => id));
        const fresh = items.filter(({ id }) => !known.has(id));
        const all = [...this.items, ...fresh];
        this.#page += 1;
        if (fresh.length === 0 && all.length < total) endsEarly(this.report);
        // A page without new items is the last.
        this.state = { status: 'ready', items: all, total: fresh.length === 0 ? all.length : total };
      });
    } catch (error) {
      if (!signal.aborted) this.#deps.report(error);
    } finally {
      runInAction(() => (this.loadingMore = false));
    }
  }

  dispose(): void {
    this.#ending.abort();
    this.#stopListening();
  }

  private applyMessage(
    type: 'STARTED' | 'CHANGED' | 'ENDED',
    eventId: string,
    event: LiveEventCard | null,
  ): void {
    if (this.state.status !== 'ready') return;
    const { items, total } = this.state;
    const at = items.findIndex(({ id }) => id === eventId);
    if (type === 'ENDED') {
      if (at >= 0)
        this.state = {
          status: 'ready',
          items: items.filter((_, index) => index !== at),
          total: Math.max(0, total - 1),
        };
    } else if (event !== null && at >= 0)
      this.state = { status: 'ready', items: items.with(at, itemOf(event)), total };
    else if (event !== null && type === 'STARTED')
      this.state = { status: 'ready', items: [itemOf(event), ...items], total: total + 1 };
  }

  private get report(): ListReport {
    return { list: 'what is live', report: this.#deps.report };
  }

  private async read(
    p: number,
    signal: AbortSignal,
  ): Promise<{ readonly items: readonly LineupItem[]; readonly total: number }> {
    const { events, totalResults } = await this.#deps.client.call(readLiveEvents, {
      query: { p, rpp: PAGE_SIZE },
      signal,
    });
    const items = usableItems(events, this.report, withId).map(itemOf);
    return { items, total: Math.max(totalResults ?? 0, items.length) };
  }
}

function itemOf({
  id,
  eventId,
  title,
  programmingInfo,
  thumbnailUrl,
  logoUrl,
  accessLevel,
  parentalLock,
}: LiveEventCard): LineupItem {
  return {
    id: eventId || id,
    title,
    programme: programmingInfo?.currentProgramme?.title ?? null,
    picture: thumbnailUrl ?? programmingInfo?.channelLogoUrl ?? logoUrl ?? null,
    locked: accessLevel !== 'GRANTED' || Boolean(parentalLock),
  };
}
