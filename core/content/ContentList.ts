/** Paged list of content: episodes, playlist videos, related videos (CAT-003, CAT-090). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { endsEarly, usableCards, type Answered, type ListReport } from '../sdk/usableItems';
import type { Content } from '../sdk/services';

export interface ItemPage {
  readonly items: Answered<Content>;
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
}

export interface ListSource extends ListReport {
  readonly read: (cursor: string, signal: AbortSignal) => Promise<ItemPage>;
  readonly signal: AbortSignal;
}

export class ContentList {
  items: readonly Content[];
  /** State of loading the next page. After a failure the items stay and the page can be requested again. */
  end: 'idle' | 'loading' | 'failed' = 'idle';
  private next: string | null;

  readonly #source: ListSource;

  constructor(first: ItemPage, source: ListSource) {
    this.#source = source;
    this.items = usableCards(first.items, source);
    this.next = first.next;
    makeAutoObservable(this, { items: observableRef }, { autoBind: true });
  }

  get more(): boolean {
    return this.next !== null;
  }

  /** Replaces the loaded items (reordered, removed or restored); later pages are appended. */
  replace(items: readonly Content[]): void {
    this.items = items;
  }

  /** Loads the next page, if there is one and none is loading. A page without new items ends the list. */
  async loadMore(): Promise<void> {
    const cursor = this.next;
    if (cursor === null || this.end === 'loading') return;
    this.end = 'loading';
    const { read, signal, report } = this.#source;
    try {
      const page = await read(cursor, signal);
      if (signal.aborted) return;
      runInAction(() => {
        const known = new Set(this.items.map(({ id }) => id));
        const fresh = usableCards(page.items, this.#source).filter(({ id }) => !known.has(id));
        this.items = [...this.items, ...fresh];
        this.next = fresh.length > 0 && page.next !== cursor ? page.next : null;
        if (page.next !== this.next) endsEarly(this.#source);
        this.end = 'idle';
      });
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      runInAction(() => (this.end = 'failed'));
    }
  }

  /** Like {@link loadMore}, but never retries a failure: scrolling must not repeat a failing request. */
  reachedEnd(): void {
    if (this.end === 'idle') void this.loadMore();
  }
}
