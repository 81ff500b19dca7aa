/** Items that come page by page: episodes, the videos of a playlist, what is related (CAT-003, CAT-090). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { endsEarly, usableCards, type Answered, type Content, type ListReport } from '../sdk';

export interface ItemPage {
  readonly items: Answered<Content>;
  /** What the page after this one is asked for by; null on the last. */
  readonly next: string | null;
}

export interface ListSource extends ListReport {
  readonly read: (cursor: string, signal: AbortSignal) => Promise<ItemPage>;
  readonly signal: AbortSignal;
}

export class ContentList {
  items: readonly Content[];
  /** What goes on at the end of the list; after a failure the items stay and the page is asked for again on request. */
  end: 'idle' | 'loading' | 'failed' = 'idle';
  private next: string | null;

  constructor(
    first: ItemPage,
    private readonly source: ListSource,
  ) {
    this.items = usableCards(first.items, source);
    this.next = first.next;
    makeAutoObservable<this, 'source'>(this, { items: observableRef, source: false }, { autoBind: true });
  }

  get more(): boolean {
    return this.next !== null;
  }

  /** Puts the items into another order, or some out of the list or in again; pages that come later stand at the end. */
  replace(items: readonly Content[]): void {
    this.items = items;
  }

  /** The next page, unless it is on its way or there is none. A page that brings nothing new ends the list. */
  async loadMore(): Promise<void> {
    const cursor = this.next;
    if (cursor === null || this.end === 'loading') return;
    this.end = 'loading';
    const { read, signal, report } = this.source;
    try {
      const page = await read(cursor, signal);
      if (signal.aborted) return;
      runInAction(() => {
        const known = new Set(this.items.map(({ id }) => id));
        const fresh = usableCards(page.items, this.source).filter(({ id }) => !known.has(id));
        this.items = [...this.items, ...fresh];
        this.next = fresh.length > 0 && page.next !== cursor ? page.next : null;
        if (page.next !== this.next) endsEarly(this.source);
        this.end = 'idle';
      });
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      runInAction(() => (this.end = 'failed'));
    }
  }

  /** As {@link loadMore}, but a failure waits for the viewer: scrolling must not ask again and again. */
  reachedEnd(): void {
    if (this.end === 'idle') void this.loadMore();
  }
}
