/** The viewer's watchlists as a test sets them; records calls. */
import { observable, runInAction } from 'mobx';
import type { Content, WatchlistAnswer, Watchlists, WatchlistSummary } from '../../core/sdk';

export class FakeWatchlists implements Watchlists {
  /** Calls such as `add lan-1 to Rainy`. */
  readonly asked: string[] = [];
  /** The result of any change. */
  answer: WatchlistAnswer = { done: true };
  /** How many fetches fail before one succeeds. */
  failures = 0;
  private readonly shelf = observable<Pick<Watchlists, 'status' | 'owned'>>(
    { status: 'ready', owned: [] },
    {},
    { deep: false },
  );
  readonly more = false;
  readonly end = 'idle';

  get status(): Watchlists['status'] {
    return this.shelf.status;
  }

  get owned(): readonly WatchlistSummary[] {
    return this.shelf.owned;
  }

  /** Sets the lists and their status. */
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
