/** The viewer's watchlists, as a test says; it writes down what was asked of them. */
import { observable, runInAction } from 'mobx';
import type { Content, WatchlistAnswer, Watchlists, WatchlistSummary } from '../../core/sdk';

export class FakeWatchlists implements Watchlists {
  /** Such as `add lan-1 to Rainy`. */
  readonly asked: string[] = [];
  /** What any change is answered with. */
  answer: WatchlistAnswer = { done: true };
  /** How often they cannot be fetched before they come. */
  failures = 0;
  private readonly shelf = observable<Pick<Watchlists, 'status' | 'owned'>>({ status: 'ready', owned: [] }, {}, { deep: false });
  readonly more = false;
  readonly end = 'idle';

  get status(): Watchlists['status'] {
    return this.shelf.status;
  }

  get owned(): readonly WatchlistSummary[] {
    return this.shelf.owned;
  }

  /** Puts the lists there, in a state. */
  show(owned: readonly WatchlistSummary[], status: Watchlists['status'] = 'ready'): void {
    runInAction(() => void Object.assign(this.shelf, { owned, status }));
  }

  readonly bring = async (): Promise<Watchlists> => {
    if (this.failures-- > 0) throw new Error('The lists did not come.');
    return this;
  };

  async load(): Promise<void> {
    this.asked.push('load');
    this.show(this.owned);
  }

  async need(): Promise<void> {
    this.asked.push('need');
  }

  async loadMore(): Promise<void> {
    this.asked.push('more');
  }

  async create(name: string, first?: Content): Promise<WatchlistAnswer> {
    this.asked.push(`create ${name} with ${first?.id ?? 'nothing'}`);
    return this.answer;
  }

  async add({ name }: WatchlistSummary, { id }: Content): Promise<WatchlistAnswer> {
    this.asked.push(`add ${id} to ${name}`);
    return this.answer;
  }
}
