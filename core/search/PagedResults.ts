/** Paged results of a search or a refined list (CAT-053, CAT-054, CAT-089, CAT-090). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { endsEarly, usableCards, type ListReport } from '../sdk/usableItems';
import type { Content } from '../sdk/services';
import type { SearchAnswer } from '../sdk/search';
import { nothingOffered, offeredBy, type Offered } from './refinement';

export type ResultsState =
  /** No request yet. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly items: readonly Content[];
      readonly total: number;
      /** The last loaded page, 1-based. */
      readonly page: number;
      /** The state of the next page. A failure retains the loaded items and waits for a manual retry (CAT-090). */
      readonly end: 'last' | 'idle' | 'loading' | 'failed';
    };

/** Fetches a page, 1-based. */
export type ReadPage = (page: number, signal: AbortSignal) => Promise<SearchAnswer>;

export class PagedResults {
  state: ResultsState = { status: 'idle' };
  /** From the last answer. Retained during a new request, so that the pressed control does not vanish. */
  offered: Offered = nothingOffered;
  #read: ReadPage | null = null;
  #ending = new AbortController();

  readonly #report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
    makeAutoObservable(this, { state: observableRef, offered: observableRef });
  }

  /** Fetches the first page. Aborts pending requests, so the latest query wins (CAT-053). Never rejects. */
  async ask(read: ReadPage): Promise<void> {
    const { signal } = this.begin();
    this.#read = read;
    this.state = { status: 'loading' };
    try {
      const answer = await read(1, signal);
      if (!signal.aborted) this.show(answer);
    } catch (error) {
      if (signal.aborted) return;
      this.#report(error);
      runInAction(() => (this.state = { status: 'failed' }));
    }
  }

  /** Repeats the failed request (CAT-054). */
  retry(): Promise<void> {
    return this.#read === null ? Promise.resolve() : this.ask(this.#read);
  }

  /** Invalidates the current results and shows the loading state before a debounced request. */
  wait(): void {
    this.begin();
    this.state = { status: 'loading' };
  }

  /** Resets to the idle state. */
  clear(): void {
    this.begin();
    this.#read = null;
    this.state = { status: 'idle' };
    this.offered = nothingOffered;
  }

  /** Called when the end scrolls into view. Scrolling never retries a failed page. */
  reachedEnd(): void {
    if (this.state.status === 'ready' && this.state.end === 'idle') void this.loadMore();
  }

  /** Fetches the next page, also after it has failed (CAT-090). */
  async loadMore(): Promise<void> {
    const read = this.#read;
    const { state } = this;
    if (state.status !== 'ready' || read === null || state.end === 'last' || state.end === 'loading') return;
    const { signal } = this.#ending;
    this.state = { ...state, end: 'loading' };
    try {
      const answer = await read(state.page + 1, signal);
      if (signal.aborted) return;
      const known = new Set(state.items.map(({ id }) => id));
      const fresh = this.usable(answer).filter(({ id }) => !known.has(id));
      const page = state.page + 1;
      runInAction(() => {
        // A page without new items ends the list; otherwise it would be requested forever.
        this.state = {
          status: 'ready',
          items: [...state.items, ...fresh],
          total: state.total,
          page,
          end: this.endAfter(answer, page, fresh),
        };
      });
    } catch (error) {
      if (signal.aborted) return;
      this.#report(error);
      runInAction(() => (this.state = { ...state, end: 'failed' }));
    }
  }

  /** Aborts pending requests. */
  dispose(): void {
    this.#ending.abort();
  }

  private begin(): AbortController {
    this.#ending.abort();
    this.#ending = new AbortController();
    return this.#ending;
  }

  private usable({ results }: SearchAnswer): Content[] {
    return usableCards(results, this.report);
  }

  private get report(): ListReport {
    return { list: 'the results', report: this.#report };
  }

  /** A page without new items is the last, whatever totalPages claims; reported only if totalPages was given. */
  private endAfter(answer: SearchAnswer, page: number, fresh: readonly Content[]): 'last' | 'idle' {
    if (isLast(answer, page)) return 'last';
    if (fresh.length > 0) return 'idle';
    if (typeof answer.totalPages === 'number') endsEarly(this.report);
    return 'last';
  }

  private show(answer: SearchAnswer): void {
    const items = this.usable(answer);
    this.offered = offeredBy(answer, this.#report);
    this.state = {
      status: 'ready',
      items,
      total: Math.max(answer.totalResults ?? 0, items.length),
      page: 1,
      end: this.endAfter(answer, 1, items),
    };
  }
}

/** Without totalPages, the list continues until a page is empty. */
const isLast = ({ totalPages }: SearchAnswer, page: number): boolean =>
  typeof totalPages === 'number' && page >= totalPages;
