/** The live events of the side panel, page by page (LIV-001 to LIV-012). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { PAGE_SIZES } from '../sdk/constants';
import { endsEarly, usableItems, withId, type ListReport } from '../sdk/usableItems';
import type { Content } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import { readLiveEvents } from '../sdk/endpoints/live';
import { liveEventContent } from './liveEventContent';

export type LiveListState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly events: readonly Content[]; readonly totalResults: number };

export class LiveListStore {
  state: LiveListState = { status: 'loading' };
  loadingMore = false;
  #page = 1;
  #ending = new AbortController();

  readonly #client: PlatformClient;
  readonly #report: (error: unknown) => void;

  constructor(client: PlatformClient, report: (error: unknown) => void) {
    this.#client = client;
    this.#report = report;
    makeAutoObservable<this, 'state'>(this, { state: observableRef });
  }

  /** Loads the first page. A failure becomes a state with a retry (LIV-005). */
  async load(): Promise<void> {
    this.#ending.abort();
    const ending = new AbortController();
    this.#ending = ending;
    this.#page = 1;
    this.state = { status: 'loading' };
    try {
      const { events, totalResults } = await this.read(1, ending.signal);
      if (!ending.signal.aborted) runInAction(() => (this.state = { status: 'ready', events, totalResults }));
    } catch (error) {
      if (ending.signal.aborted) return;
      this.#report(error);
      runInAction(() => (this.state = { status: 'failed' }));
    }
  }

  get more(): boolean {
    return this.state.status === 'ready' && this.state.events.length < this.state.totalResults;
  }

  /** Loads the next page; ends at totalResults, and at a page without new events (LIV-010). */
  async loadMore(): Promise<void> {
    const { state } = this;
    if (state.status !== 'ready' || !this.more || this.loadingMore) return;
    this.loadingMore = true;
    const { signal } = this.#ending;
    try {
      const { events, totalResults } = await this.read(this.#page + 1, signal);
      if (signal.aborted) return;
      const known = new Set(state.events.map(({ id }) => id));
      const fresh = events.filter(({ id }) => !known.has(id));
      runInAction(() => {
        this.#page += 1;
        const all = [...state.events, ...fresh];
        if (fresh.length === 0 && all.length < totalResults) endsEarly(this.report);
        this.state = {
          status: 'ready',
          events: all,
          totalResults: fresh.length === 0 ? all.length : totalResults,
        };
      });
    } catch (error) {
      if (!signal.aborted) this.#report(error);
    } finally {
      runInAction(() => (this.loadingMore = false));
    }
  }

  /** The list is no longer shown (LIV-006). */
  dispose(): void {
    this.#ending.abort();
  }

  private get report(): ListReport {
    return { list: 'what is live', report: this.#report };
  }

  private async read(p: number, signal: AbortSignal) {
    const { events, totalResults } = await this.#client.call(readLiveEvents, {
      query: { p, rpp: PAGE_SIZES.liveSidebar },
      signal,
    });
    return { events: usableItems(events, this.report, withId).map(liveEventContent), totalResults };
  }
}
