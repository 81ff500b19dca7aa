/** What was paid, refunded and refused, page after page (ACC-017). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentHistory, PaymentRecord } from '../generated/platform';
import type { AccountApi } from './accountApi';

export type PaymentHistoryState = 'loading' | 'failed' | 'ready';

export class PaymentHistoryStore {
  /** Of the first page. */
  state: PaymentHistoryState = 'loading';
  /** Newest first. One that nobody could tell from others is left out (ENT-025). */
  items: readonly PaymentRecord[] = [];
  /** What goes on at the end of the list; after a failure the items stay and the page can be asked for again. */
  end: 'idle' | 'loading' | 'failed' = 'idle';
  private page = 0;
  private totalPages = 0;

  constructor(
    private readonly api: Pick<AccountApi, 'payments'>,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'report'>(this, { items: observableRef, api: false, report: false });
  }

  /** Whether there is a page after the last that was read: past the total nothing is asked for. */
  get more(): boolean {
    return this.state === 'ready' && this.page < this.totalPages;
  }

  /** Reads the first page. Never rejects. */
  async load(): Promise<void> {
    this.state = 'loading';
    try {
      const answer = await this.api.payments(1);
      runInAction(() => {
        this.items = [];
        this.append(answer, 1);
        this.state = 'ready';
      });
    } catch (error) {
      this.report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** The next page, unless it is on its way or there is none. A page that brings nothing new ends the list. Never rejects. */
  async loadMore(): Promise<void> {
    if (!this.more || this.end === 'loading') return;
    this.end = 'loading';
    const next = this.page + 1;
    try {
      const answer = await this.api.payments(next);
      runInAction(() => {
        this.append(answer, next);
        this.end = 'idle';
      });
    } catch (error) {
      this.report(error);
      runInAction(() => (this.end = 'failed'));
    }
  }

  private append({ items, totalPages }: PaymentHistory, page: number): void {
    const known = new Set(this.items.map(({ id }) => id));
    const fresh = (items ?? []).filter((item): item is PaymentRecord => Boolean(item?.id) && Boolean(item.itemType) && !known.has(item.id));
    this.items = [...this.items, ...fresh];
    this.page = page;
    this.totalPages = fresh.length > 0 ? totalPages : page;
  }
}
