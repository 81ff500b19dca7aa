/** Paged payment history: payments, refunds and failed payments (ACC-017). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentHistory } from '../generated/platform';
import type { AccountApi } from './accountApi';
import { paymentRecordOf, type PaymentRecord } from './rules/paymentRecord';

export type PaymentHistoryState = 'loading' | 'failed' | 'ready';

export class PaymentHistoryStore {
  /** State of the first page. */
  state: PaymentHistoryState = 'loading';
  /** Newest first. Records without an id or a type are dropped (ENT-025). */
  items: readonly PaymentRecord[] = [];
  /** State of loading the next page. After a failure the items stay and the page can be requested again. */
  end: 'idle' | 'loading' | 'failed' = 'idle';
  private page = 0;
  private totalPages = 0;

  readonly #api: Pick<AccountApi, 'payments'>;
  readonly #report: (error: unknown) => void;

  constructor(api: Pick<AccountApi, 'payments'>, report: (error: unknown) => void) {
    this.#api = api;
    this.#report = report;
    makeAutoObservable(this, { items: observableRef });
  }

  /** Whether another page exists; nothing is requested beyond the total. */
  get more(): boolean {
    return this.state === 'ready' && this.page < this.totalPages;
  }

  /** Loads the first page. Never rejects. */
  async load(): Promise<void> {
    this.state = 'loading';
    try {
      const answer = await this.#api.payments(1);
      runInAction(() => {
        this.items = [];
        this.append(answer, 1);
        this.state = 'ready';
      });
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.state = 'failed'));
    }
  }

  /**
   * Loads the next page, if there is one and none is loading. A page without new items ends the list. Never
   * rejects.
   */
  async loadMore(): Promise<void> {
    if (!this.more || this.end === 'loading') return;
    this.end = 'loading';
    const next = this.page + 1;
    try {
      const answer = await this.#api.payments(next);
      runInAction(() => {
        this.append(answer, next);
        this.end = 'idle';
      });
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.end = 'failed'));
    }
  }

  private append({ items, totalPages }: PaymentHistory, page: number): void {
    const known = new Set(this.items.map(({ id }) => id));
    const fresh = (items ?? [])
      .filter((item) => Boolean(item?.id) && Boolean(item.itemType) && !known.has(item.id))
      .map(paymentRecordOf);
    this.items = [...this.items, ...fresh];
    this.page = page;
    this.totalPages = fresh.length > 0 ? totalPages : page;
  }
}
