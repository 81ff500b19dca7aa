/** Paged list of the viewer's watchlists (WCH-007, WCH-019). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { WatchlistPage } from '../generated/platform';
import { PAGE_SIZES } from '../sdk/constants';
import type { PlatformClient } from '../sdk/platform';
import { watchlistOf, type WatchlistSummary } from '../sdk/watchlists';
import { readWatchlists } from '../sdk/endpoints/watchlists';

export interface WatchlistPagesDeps {
  readonly client: PlatformClient;
  readonly report: (error: unknown) => void;
  /** Called when the lists are refetched from the start: local changes are then obsolete. */
  readonly onRead: () => void;
}

export class WatchlistPages {
  status: 'idle' | 'loading' | 'failed' | 'ready' = 'idle';
  end: 'idle' | 'loading' | 'failed' = 'idle';
  lists: readonly WatchlistSummary[] = [];
  private next: string | null = null;

  readonly #deps: WatchlistPagesDeps;

  constructor(deps: WatchlistPagesDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { lists: observableRef });
  }

  get more(): boolean {
    return this.next !== null;
  }

  replace(lists: readonly WatchlistSummary[]): void {
    this.lists = lists;
  }

  /** Replaces the loaded lists (WCH-021). A failure is a state with a retry (WCH-037). */
  async load(): Promise<void> {
    if (this.status === 'loading') return;
    this.status = 'loading';
    try {
      const page = await this.read();
      runInAction(() => {
        this.take(page);
        this.status = 'ready';
      });
    } catch (error) {
      this.#deps.report(error);
      runInAction(() => (this.status = 'failed'));
    }
  }

  /** Like {@link load}, while the current lists stay visible; a failure leaves them unchanged. */
  async readAgain(): Promise<void> {
    if (this.status !== 'ready') return;
    try {
      const page = await this.read();
      runInAction(() => this.take(page));
    } catch (error) {
      this.#deps.report(error);
    }
  }

  /** Appends the next page (WCH-021). */
  async loadMore(): Promise<void> {
    const cursor = this.next;
    if (cursor === null || this.end === 'loading') return;
    this.end = 'loading';
    try {
      const page = await this.read(cursor);
      runInAction(() => {
        // The list was refetched from the start meanwhile: drop this page.
        if (this.next !== cursor) return;
        const known = new Set(this.lists.map(({ id }) => id));
        const fresh = usable(page).filter(({ id }) => !known.has(id));
        this.lists = [...this.lists, ...fresh];
        this.next = fresh.length > 0 ? cursorOf(page) : null;
        this.end = 'idle';
      });
    } catch (error) {
      this.#deps.report(error);
      runInAction(() => (this.end = 'failed'));
    }
  }

  private take(page: WatchlistPage): void {
    this.lists = usable(page);
    this.next = cursorOf(page);
    this.end = 'idle';
    this.#deps.onRead();
  }

  private read(lastSeen?: string): Promise<WatchlistPage> {
    return this.#deps.client.call(readWatchlists, {
      query: { rpp: PAGE_SIZES.watchlists, ...(lastSeen === undefined ? {} : { lastSeen }) },
    });
  }
}

/** Drops watchlists without required fields, so that one invalid entry cannot break the page (ENT-025). */
const usable = ({ watchlists }: WatchlistPage): WatchlistSummary[] =>
  (watchlists as readonly (WatchlistPage['watchlists'][number] | null)[])
    .filter((list) => list !== null)
    .map(watchlistOf)
    .filter(({ id, ownerId }) => Boolean(id) && Boolean(ownerId));

const cursorOf = ({ pagingInfo }: WatchlistPage): string | null =>
  pagingInfo.moreDataAvailable === true ? (pagingInfo.lastSeen ?? null) : null;
