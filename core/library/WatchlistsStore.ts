/** The viewer's watchlists, their own and those they saved (WCH-020 to WCH-033). */
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { components } from '../generated/platform';
import { PAGE_SIZES } from '../realm/constants';
import type { Content, PlatformClient, WatchlistAnswer, Watchlists, WatchlistSummary } from '../sdk';
import { addToWatchlist, createWatchlist, deleteWatchlist, readWatchlist, readWatchlists, renameWatchlist, saveWatchlist } from '../sdk/endpoints/watchlists';
import { COVER_CELLS } from './rules/watchlistCover';
import { entryOf } from './rules/watchlistEntry';
import { additionProblem, changeProblem, nameProblem } from './rules/watchlistProblem';

export interface WatchlistParts {
  readonly client: PlatformClient;
  readonly report: (error: unknown) => void;
}

type WatchlistPage = components['schemas']['WatchlistPage'];

export class WatchlistsStore implements Watchlists {
  status: 'idle' | 'loading' | 'failed' | 'ready' = 'idle';
  end: 'idle' | 'loading' | 'failed' = 'idle';
  private loaded: readonly WatchlistSummary[] = [];
  private next: string | null = null;
  /** What changed in this visit, by list: it comes before what was loaded. */
  private readonly changes = observable.map<string, Partial<WatchlistSummary>>();
  private open: WatchlistSummary | null = null;

  constructor(private readonly parts: WatchlistParts) {
    makeAutoObservable<this, 'parts' | 'changes' | 'loaded' | 'open'>(this, { parts: false, changes: false, loaded: observableRef, open: observableRef, current: false });
  }

  get lists(): readonly WatchlistSummary[] {
    return this.loaded.map((list) => this.current(list));
  }

  get owned(): readonly WatchlistSummary[] {
    return this.lists.filter(({ ownership }) => ownership === 'owned');
  }

  get more(): boolean {
    return this.next !== null;
  }

  /** The list whose page is open (WCH-028). */
  get selected(): WatchlistSummary | null {
    return this.open === null ? null : this.current(this.open);
  }

  select(list: WatchlistSummary): void {
    this.open = list;
  }

  clearSelection(): void {
    this.open = null;
  }

  /** A list as it stands after this visit's changes. */
  current<Facts extends WatchlistSummary>(list: Facts): Facts {
    return { ...list, ...this.changes.get(list.watchlistExternalId) };
  }

  /** Replaces what is there (WCH-021). A failure is a state with a retry (WCH-037). */
  async load(): Promise<void> {
    if (this.status === 'loading') return;
    this.status = 'loading';
    try {
      const page = await this.read();
      runInAction(() => {
        this.loaded = usable(page);
        this.next = cursorOf(page);
        this.changes.clear();
        this.status = 'ready';
        this.end = 'idle';
      });
    } catch (error) {
      this.parts.report(error);
      runInAction(() => (this.status = 'failed'));
    }
  }

  /** Loads unless the lists are there. */
  async need(): Promise<void> {
    if (this.status !== 'ready') await this.load();
  }

  /** Appends the next page (WCH-021). */
  async loadMore(): Promise<void> {
    if (this.next === null || this.end === 'loading') return;
    this.end = 'loading';
    try {
      const page = await this.read(this.next);
      runInAction(() => {
        const known = new Set(this.loaded.map(({ watchlistExternalId }) => watchlistExternalId));
        const fresh = usable(page).filter(({ watchlistExternalId }) => !known.has(watchlistExternalId));
        this.loaded = [...this.loaded, ...fresh];
        this.next = fresh.length > 0 ? cursorOf(page) : null;
        this.end = 'idle';
      });
    } catch (error) {
      this.parts.report(error);
      runInAction(() => (this.end = 'failed'));
    }
  }

  reachedEnd(): void {
    if (this.end === 'idle') void this.loadMore();
  }

  /** Puts the new list first (WCH-022), and a content into it if one is given. */
  async create(name: string, first?: Content): Promise<WatchlistAnswer> {
    const { client } = this.parts;
    let id: string;
    try {
      ({ id } = await client.call(createWatchlist, { body: { name: name.trim() } }));
      const made: WatchlistSummary = await client.call(readWatchlist, { path: { id }, query: { rpp: 1 } });
      runInAction(() => (this.loaded = [made, ...this.loaded]));
    } catch (error) {
      return this.refusal(error, nameProblem(error, name));
    }
    const made = this.lists.find(({ watchlistExternalId }) => watchlistExternalId === id);
    return first === undefined || made === undefined ? { done: true } : this.add(made, first);
  }

  /** The new name stands in the lists and on the open list's page (WCH-023). */
  async rename(list: WatchlistSummary, name: string): Promise<WatchlistAnswer> {
    return this.change(
      () => this.parts.client.call(renameWatchlist, { path: { id: list.watchlistExternalId }, body: { name: name.trim() } }),
      () => this.note(list, { name: name.trim() }),
      (error) => nameProblem(error, name),
    );
  }

  /** One of the viewer's own is gone; one that somebody shared leaves these lists, and is saved no more (WCH-024). */
  async delete(list: WatchlistSummary): Promise<WatchlistAnswer> {
    const { watchlistExternalId: id, ownerExternalId: ownerId } = list;
    return this.change(
      () => this.parts.client.call(deleteWatchlist, { path: { ownerId, id } }),
      () => {
        this.loaded = this.loaded.filter(({ watchlistExternalId }) => watchlistExternalId !== id);
        this.note(list, { saved: false });
      },
    );
  }

  /** For lists that others shared (WCH-029). */
  async save(list: WatchlistSummary): Promise<WatchlistAnswer> {
    const { watchlistExternalId: id, ownerExternalId: ownerId } = list;
    return this.change(
      () => this.parts.client.call(saveWatchlist, { path: { ownerId, id } }),
      () => {
        if (this.status === 'ready' && !this.loaded.some(({ watchlistExternalId }) => watchlistExternalId === id)) this.loaded = [...this.loaded, list];
        this.note(list, { saved: true });
      },
    );
  }

  /** Adds at the end; what is in the list already is told so (WCH-033). */
  async add(list: WatchlistSummary, content: Content): Promise<WatchlistAnswer> {
    const entry = entryOf(content);
    if (entry === null) return { done: false, problem: changeProblem(null) };
    return this.change(
      () => this.parts.client.call(addToWatchlist, { path: { id: list.watchlistExternalId }, body: { content: [entry] }, outlivesPage: true }),
      () => this.note(list, { thumbnails: [...(this.current(list).thumbnails ?? []), ...(content.thumbnailUrl ? [content.thumbnailUrl] : [])].slice(0, COVER_CELLS + 1) }),
      additionProblem,
    );
  }

  private async change(call: () => Promise<unknown>, then: () => void, problem: (error: unknown) => string = changeProblem): Promise<WatchlistAnswer> {
    try {
      await call();
      runInAction(then);
      return { done: true };
    } catch (error) {
      return this.refusal(error, problem(error));
    }
  }

  private refusal(error: unknown, problem: string): WatchlistAnswer {
    this.parts.report(error);
    return { done: false, problem };
  }

  private note({ watchlistExternalId: id }: WatchlistSummary, change: Partial<WatchlistSummary>): void {
    this.changes.set(id, { ...this.changes.get(id), ...change });
  }

  private read(lastSeen?: string): Promise<WatchlistPage> {
    return this.parts.client.call(readWatchlists, { query: { rpp: PAGE_SIZES.watchlists, ...(lastSeen === undefined ? {} : { lastSeen }) } });
  }
}

/** Lists without what their card needs are left out, so that one bad list cannot spoil the page (ENT-025). */
const usable = ({ watchlists }: WatchlistPage): WatchlistSummary[] => watchlists.filter((list: WatchlistSummary | null): list is WatchlistSummary => Boolean(list?.watchlistExternalId) && Boolean(list?.ownerExternalId));

const cursorOf = ({ pagingInfo }: WatchlistPage): string | null => (pagingInfo.moreDataAvailable === true ? (pagingInfo.lastSeen ?? null) : null);
