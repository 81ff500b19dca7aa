/** Results that come page by page: of a search, or of a list that is narrowed (CAT-053, CAT-054, CAT-089, CAT-090). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { endsEarly, usableCards, type Content, type ListReport, type SearchAnswer } from '../sdk';
import { nothingOffered, offeredBy, type Offered } from './refinement';

export type ResultsState =
  /** Nothing was asked for. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready';
      readonly items: readonly Content[];
      readonly total: number;
      /** The last page that is there, from 1. */
      readonly page: number;
      /** What goes on at the end; a failure waits for the viewer and keeps what is there (CAT-090). */
      readonly end: 'last' | 'idle' | 'loading' | 'failed';
    };

/** Reads a page, from 1. */
export type ReadPage = (page: number, signal: AbortSignal) => Promise<SearchAnswer>;

export class PagedResults {
  state: ResultsState = { status: 'idle' };
  /** As the last answer said; it stays while the list is asked for anew, so that what was pressed does not vanish. */
  offered: Offered = nothingOffered;
  private read: ReadPage | null = null;
  private ending = new AbortController();

  constructor(private readonly report: (error: unknown) => void) {
    makeAutoObservable<this, 'report' | 'read' | 'ending'>(this, { state: observableRef, offered: observableRef, report: false, read: false, ending: false });
  }

  /** Asks for the first page. Whatever is on its way is dropped: the latest question wins (CAT-053). Never rejects. */
  async ask(read: ReadPage): Promise<void> {
    const { signal } = this.begin();
    this.read = read;
    this.state = { status: 'loading' };
    try {
      const answer = await read(1, signal);
      if (!signal.aborted) this.show(answer);
    } catch (error) {
      if (signal.aborted) return;
      this.report(error);
      runInAction(() => (this.state = { status: 'failed' }));
    }
  }

  /** Asks the same again after a failure (CAT-054). */
  retry(): Promise<void> {
    return this.read === null ? Promise.resolve() : this.ask(this.read);
  }

  /** Something will be asked for in a moment; what was asked before no longer counts. */
  wait(): void {
    this.begin();
    this.state = { status: 'loading' };
  }

  /** Nothing is asked for any more. */
  clear(): void {
    this.begin();
    this.read = null;
    this.state = { status: 'idle' };
    this.offered = nothingOffered;
  }

  /** The end came into view. A failed page is not asked for again by scrolling. */
  reachedEnd(): void {
    if (this.state.status === 'ready' && this.state.end === 'idle') void this.loadMore();
  }

  /** The page after the last one that is there, also after it has failed (CAT-090). */
  async loadMore(): Promise<void> {
    const { state, read } = this;
    if (state.status !== 'ready' || read === null || state.end === 'last' || state.end === 'loading') return;
    const { signal } = this.ending;
    this.state = { ...state, end: 'loading' };
    try {
      const answer = await read(state.page + 1, signal);
      if (signal.aborted) return;
      const known = new Set(state.items.map(({ id }) => id));
      const fresh = this.usable(answer).filter(({ id }) => !known.has(id));
      const page = state.page + 1;
      runInAction(() => {
        // A page that brings nothing new ends the list: it would otherwise be asked for ever.
        this.state = { status: 'ready', items: [...state.items, ...fresh], total: state.total, page, end: this.endAfter(answer, page, fresh) };
      });
    } catch (error) {
      if (signal.aborted) return;
      this.report(error);
      runInAction(() => (this.state = { ...state, end: 'failed' }));
    }
  }

  /** Drops what is on its way. */
  dispose(): void {
    this.ending.abort();
  }

  private begin(): AbortController {
    this.ending.abort();
    this.ending = new AbortController();
    return this.ending;
  }

  private usable({ results }: SearchAnswer): Content[] {
    return usableCards(results, this.told);
  }

  private get told(): ListReport {
    return { list: 'the results', report: this.report };
  }

  /** A page without anything new is the last, whatever the platform promises; without a number of pages it promises nothing. */
  private endAfter(answer: SearchAnswer, page: number, fresh: readonly Content[]): 'last' | 'idle' {
    if (isLast(answer, page)) return 'last';
    if (fresh.length > 0) return 'idle';
    if (typeof answer.totalPages === 'number') endsEarly(this.told);
    return 'last';
  }

  private show(answer: SearchAnswer): void {
    const items = this.usable(answer);
    this.offered = offeredBy(answer, this.report);
    this.state = { status: 'ready', items, total: Math.max(answer.totalResults ?? 0, items.length), page: 1, end: this.endAfter(answer, 1, items) };
  }
}

/** By the number of pages; an answer that does not say it goes on until a page is empty. */
const isLast = ({ totalPages }: SearchAnswer, page: number): boolean => typeof totalPages === 'number' && page >= totalPages;
