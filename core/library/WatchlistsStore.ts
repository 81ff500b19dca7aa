/** The viewer's watchlists, owned and saved; changes are optimistic updates (WCH-020 to WCH-033). */
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { retryingClient } from '../platform/transport/retryingClient';
import { tabBroadcast, type TabBroadcast } from '../platform/browser/tabBroadcast';
import type { MutationServices } from '../platform/outbox/mutationServices';
import { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import { reusePendingStore } from '../platform/outbox/reusePendingStore';
import { MutationOutbox } from '../platform/outbox/MutationOutbox';
import type { Content } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import { watchlistOf, type WatchlistAnswer, type Watchlists, type WatchlistSummary } from '../sdk/watchlists';
import { PAGE_SIZES } from '../sdk/constants';
import {
  addToWatchlist,
  createWatchlist,
  deleteWatchlist,
  readWatchlist,
  renameWatchlist,
  saveWatchlist,
} from '../sdk/endpoints/watchlists';
import { COVER_CELLS, entryOf } from './rules/watchlistEntry';
import { additionProblem, changeProblem, nameProblem } from './rules/watchlistProblem';
import { WatchlistPages } from './WatchlistPages';
import { isWatchlistMutation, WatchlistArrangement, type ArrangedPage } from './WatchlistArrangement';

export interface WatchlistDeps {
  readonly client: PlatformClient;
  readonly report: (error: unknown) => void;
  readonly services: MutationServices;
}

export class WatchlistsStore implements Watchlists {
  readonly #pages: WatchlistPages;
  /** Local changes by list id; they override the loaded values. */
  readonly #changes = observable.map<string, Partial<WatchlistSummary>>();
  private open: WatchlistSummary | null = null;
  /** Broadcasts ids of changed lists to the site's other tabs. */
  readonly #news: TabBroadcast<string>;

  readonly #deps: WatchlistDeps;

  constructor(deps: WatchlistDeps) {
    this.#deps = deps;
    const { localValues: values, tabs, clock } = deps.services.around;
    this.#pages = new WatchlistPages({ ...deps, onRead: () => this.#changes.clear() });
    this.#news = tabBroadcast('watchlist.last', isId, { values, tabs, clock });
    this.#news.subscribe(() => void this.#pages.readAgain());
    makeAutoObservable<this, 'open'>(this, {
      open: observableRef,
      current: false,
      arrange: false,
      onChangedElsewhere: false,
    });
  }

  get status(): WatchlistPages['status'] {
    return this.#pages.status;
  }

  get end(): WatchlistPages['end'] {
    return this.#pages.end;
  }

  get lists(): readonly WatchlistSummary[] {
    return this.#pages.lists.map((list) => this.current(list));
  }

  get owned(): readonly WatchlistSummary[] {
    return this.lists.filter(({ owned }) => owned);
  }

  get more(): boolean {
    return this.#pages.more;
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

  /** The order and entries of a list, for its page. */
  arrange(watchlistId: string, page: ArrangedPage): WatchlistArrangement {
    const { client, report, services } = this.#deps;
    const entity = `watchlist ${watchlistId}`;
    return reusePendingStore(services, entity, () => {
      const outbox = new MutationOutbox(services, entity, isWatchlistMutation);
      const changed = (): void => this.#news.publish(watchlistId);
      return new WatchlistArrangement(
        {
          client: retryingClient(client, services.around.clock),
          report,
          watchlistId,
          outbox,
          notifier: new MutationErrorNotifier(services.refusals),
          changed,
        },
        page,
      );
    });
  }

  /** Calls `listener` when another tab has changed the list. Returns the unsubscribe function. */
  onChangedElsewhere(watchlistId: string, listener: () => void): () => void {
    return this.#news.subscribe((list) => list === watchlistId && listener());
  }

  /** A list with local changes applied. */
  current(list: WatchlistSummary): WatchlistSummary {
    return { ...list, ...this.#changes.get(list.id) };
  }

  load(): Promise<void> {
    return this.#pages.load();
  }

  /** Loads unless already loaded. */
  async need(): Promise<void> {
    if (this.status !== 'ready') await this.load();
  }

  loadMore(): Promise<void> {
    return this.#pages.loadMore();
  }

  reachedEnd(): void {
    if (this.end === 'idle') void this.loadMore();
  }

  /** Inserts the new list first (WCH-022), optionally with a first content. */
  async create(name: string, first?: Content): Promise<WatchlistAnswer> {
    const { client } = this.#deps;
    let id: string;
    try {
      ({ id } = await client.call(createWatchlist, { body: { name: name.trim() } }));
      this.#news.publish(id);
      const made = await client.call(readWatchlist, { path: { id }, query: { rpp: PAGE_SIZES.watchlists } });
      this.#pages.replace([watchlistOf(made), ...this.#pages.lists]);
    } catch (error) {
      return this.refusal(error, nameProblem(error, name));
    }
    const made = this.lists.find((list) => list.id === id);
    return first === undefined || made === undefined ? { done: true } : this.add(made, first);
  }

  /** Updates the name in the lists and on the open list's page (WCH-023). */
  async rename(list: WatchlistSummary, name: string): Promise<WatchlistAnswer> {
    return this.change(
      list,
      () =>
        this.#deps.client.call(renameWatchlist, {
          path: { id: list.id },
          body: { name: name.trim() },
        }),
      () => this.note(list, { name: name.trim() }),
      (error) => nameProblem(error, name),
    );
  }

  /** Deletes an owned list; a shared list is only removed from the saved lists (WCH-024). */
  async delete(list: WatchlistSummary): Promise<WatchlistAnswer> {
    const { id, ownerId } = list;
    return this.change(
      list,
      () => this.#deps.client.call(deleteWatchlist, { path: { ownerId, id } }),
      () => {
        this.#pages.replace(this.#pages.lists.filter((each) => each.id !== id));
        this.note(list, { saved: false });
      },
    );
  }

  /** Saves a list shared by another viewer (WCH-029). */
  async save(list: WatchlistSummary): Promise<WatchlistAnswer> {
    const { id, ownerId } = list;
    return this.change(
      list,
      () => this.#deps.client.call(saveWatchlist, { path: { ownerId, id } }),
      () => {
        const { lists } = this.#pages;
        if (this.status === 'ready' && !lists.some((each) => each.id === id))
          this.#pages.replace([...lists, list]);
        this.note(list, { saved: true });
      },
    );
  }

  /** Appends a content; a duplicate is reported as such (WCH-033). */
  async add(list: WatchlistSummary, content: Content): Promise<WatchlistAnswer> {
    const entry = entryOf(content);
    if (entry === null) return { done: false, problem: changeProblem(null) };
    return this.change(
      list,
      () =>
        this.#deps.client.call(addToWatchlist, {
          path: { id: list.id },
          body: { content: [entry] },
          outlivesPage: true,
        }),
      () =>
        this.note(list, {
          thumbnails: [...this.current(list).thumbnails, ...coverPicture(content)].slice(0, COVER_CELLS + 1),
        }),
      additionProblem,
    );
  }

  private async change(
    { id }: WatchlistSummary,
    call: () => Promise<unknown>,
    then: () => void,
    problem: (error: unknown) => string = changeProblem,
  ): Promise<WatchlistAnswer> {
    try {
      await call();
      runInAction(then);
      this.#news.publish(id);
      return { done: true };
    } catch (error) {
      return this.refusal(error, problem(error));
    }
  }

  private refusal(error: unknown, problem: string): WatchlistAnswer {
    this.#deps.report(error);
    return { done: false, problem };
  }

  private note({ id }: WatchlistSummary, change: Partial<WatchlistSummary>): void {
    this.#changes.set(id, { ...this.#changes.get(id), ...change });
  }
}

/** The cover picture of a content: its small cover, else its thumbnail (WCH-005). */
const coverPicture = ({ smallCoverUrl, thumbnailUrl }: Content): readonly string[] =>
  [smallCoverUrl ?? thumbnailUrl].filter((address) => address != null && address !== '') as string[];

const isId = (value: unknown): value is string => typeof value === 'string';
