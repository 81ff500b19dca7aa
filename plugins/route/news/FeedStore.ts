/** A news feed, paginated (CAT-082). */
import { makeAutoObservable, runInAction } from 'mobx';
import { CallError, endsEarly, type PlatformClient } from 'proscenium/sdk';
import { readNews } from 'proscenium/sdk/endpoints/news';
import { feedPageOf, type NewsEntry } from './answers';

export type FeedState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly title: string | null;
      readonly entries: readonly NewsEntry[];
      /** State of the next page: none, not requested, loading, failed. */
      readonly more: 'none' | 'open' | 'loading' | 'failed';
    };

export interface FeedStoreDeps {
  readonly client: PlatformClient;
  readonly feedName: string;
  readonly pageSize: number;
  readonly report: (error: unknown) => void;
}

export class FeedStore {
  state: FeedState = { status: 'loading' };
  private page = 0;
  #life = new AbortController();

  readonly #deps: FeedStoreDeps;

  constructor(deps: FeedStoreDeps) {
    this.#deps = deps;
    makeAutoObservable(this);
  }

  /** The page was mounted, for the first time or again: existing entries are retained. */
  open(): void {
    if (this.state.status !== 'ready') void this.load();
  }

  /** Loads the first page. Never rejects. */
  async load(): Promise<void> {
    this.#life.abort();
    const { signal } = (this.#life = new AbortController());
    this.state = { status: 'loading' };
    this.page = 0;
    try {
      const { title, entries, more } = await this.next();
      this.settle(signal, { status: 'ready', title, entries, more });
    } catch (error) {
      this.reportError(signal, error);
      this.settle(signal, {
        status: error instanceof CallError && error.status === 404 ? 'missing' : 'failed',
      });
    }
  }

  /** Loads the next page unless there is none or it is loading. Never rejects; earlier pages are retained. */
  async loadMore(): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready' || state.more === 'none' || state.more === 'loading') return;
    const { signal } = this.#life;
    this.state = { ...state, more: 'loading' };
    try {
      const { entries, more } = await this.next();
      const known = new Set(state.entries.map(({ id }) => id));
      // News published meanwhile shifts the pages: drop entries seen on the last one.
      const fresh = entries.filter(({ id }) => !known.has(id));
      // A page without new entries ends the feed: repeated pages would otherwise loop.
      if (fresh.length === 0 && more !== 'none' && !signal.aborted)
        endsEarly({ list: `the feed "${this.#deps.feedName}"`, report: this.#deps.report });
      this.settle(signal, {
        ...state,
        entries: [...state.entries, ...fresh],
        more: fresh.length > 0 ? more : 'none',
      });
    } catch (error) {
      this.reportError(signal, error);
      this.settle(signal, { ...state, more: 'failed' });
    }
  }

  /** The page was unmounted: retains entries for a return, aborts the rest. */
  leave(): void {
    if (this.state.status !== 'ready') this.#life.abort();
  }

  private async next() {
    const { client, feedName, pageSize, report } = this.#deps;
    const page = this.page + 1;
    const answer = await client.call(readNews, {
      path: { feedName },
      query: { p: page, rpp: pageSize },
      signal: this.#life.signal,
    });
    const { title, entries, totalPages } = feedPageOf(answer, feedName, report);
    runInAction(() => (this.page = page));
    return { title, entries, more: page < totalPages ? ('open' as const) : ('none' as const) };
  }

  private reportError(signal: AbortSignal, error: unknown): void {
    if (!signal.aborted) this.#deps.report(error);
  }

  private settle(signal: AbortSignal, state: FeedState): void {
    if (!signal.aborted) this.state = state;
  }
}
