/**
 * The order and the entries of one of the viewer's own watchlists. A change shows at once; the platform is told of changes one after
 * another, of several moves in one call. What it refuses goes back, and can be tried again; a list that was changed elsewhere is read anew.
 * What is not answered when the page is left or its tab closed is told by the next page that opens the list.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createSerialQueue } from '../platform';
import type { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import type { MutationOutbox } from '../platform/outbox/MutationOutbox';
import type { Content, PlatformClient } from '../sdk';
import { removeFromWatchlist, reorderWatchlist } from '../sdk/endpoints/watchlists';
import { changedStretch, moved, namesakes, orderedAs } from './rules/stretch';
import { entryOf, type WatchlistEntry } from './rules/watchlistEntry';
import { isOvertaken } from './rules/watchlistProblem';

export interface WatchlistMutation {
  /** What was taken out. */
  readonly removed: readonly WatchlistEntry[];
  /** A stretch in its new order, and the content before it; null where nothing was moved. */
  readonly order: { readonly after: string | null; readonly content: readonly WatchlistEntry[] } | null;
}

export const isWatchlistMutation = (value: unknown): value is WatchlistMutation => Array.isArray((value as Partial<WatchlistMutation> | null)?.removed);

/** The list on the page. */
export interface ArrangedList {
  readonly items: readonly Content[];
  replace(items: readonly Content[]): void;
}

export interface ArrangedPage {
  readonly list: ArrangedList;
  /** Reads the list from its start, beneath what is shown. */
  readonly reload: () => Promise<void>;
  /** What the list is called, as far as it is known. */
  readonly name: () => string;
}

export interface ArrangementDeps {
  readonly client: PlatformClient;
  readonly watchlistId: string;
  readonly outbox: MutationOutbox<WatchlistMutation>;
  readonly notifier: MutationErrorNotifier;
  /** Told when the platform has taken a change. */
  readonly changed: () => void;
  readonly report: (error: unknown) => void;
}

/** What did not work, as a message key; `retry` tries it again where that makes sense. */
export interface ArrangementTrouble {
  readonly key: 'genericError' | 'watchlistChanged' | 'watchlistChangesLeft';
  readonly retry: (() => void) | null;
}

export class WatchlistArrangement {
  trouble: ArrangementTrouble | null = null;
  /** The order that the platform knows, of what has been loaded; null while it is the one on the page. */
  private known: readonly Content[] | null = null;
  /** Orders that are on their way to it. */
  private ordering: readonly (readonly Content[])[] = [];
  private removing: readonly WatchlistEntry[] = [];
  private readonly queue = createSerialQueue();
  private saving = 0;

  constructor(
    private readonly deps: ArrangementDeps,
    private page: ArrangedPage,
  ) {
    makeAutoObservable<this, 'deps' | 'page' | 'list' | 'known' | 'ordering' | 'removing' | 'queue'>(this, { deps: false, page: false, list: false, known: false, ordering: false, removing: false, queue: false, trouble: observableRef });
  }

  /** Something is on its way to the platform. */
  get busy(): boolean {
    return this.saving > 0;
  }

  /** Something is on its way, or was refused. */
  get isOpen(): boolean {
    return this.busy || this.trouble !== null;
  }

  /** A page of the list is open and shows what is refused, until the function that this gives is called. A list that was left may be opened by another page. */
  attend(page: ArrangedPage): () => void {
    const turn = (): void => void (this.page = page);
    // What is on its way was made of what the other page shows.
    if (this.busy) void this.settled().then(turn);
    else turn();
    return this.deps.notifier.attend();
  }

  /**
   * Tells what pages that were left could not, this one among them: before the list is read. What is so old that the list may have been put in order elsewhere
   * waits for the viewer's word. Null where there is nothing of the kind. Never rejects.
   */
  takeUp(): Promise<void> | null {
    const { outbox } = this.deps;
    const told = outbox.any ? outbox.take(async (left, fresh) => (fresh ? this.tell(left) : this.offer(left, 'watchlistChangesLeft'))) : null;
    return this.busy ? this.settled().then(() => told ?? undefined) : told;
  }

  /** Somebody else, or another tab, has changed the list: it is read anew once nothing is on its way from here. */
  async changedElsewhere(): Promise<void> {
    await this.settled();
    if (!this.busy) await this.page.reload();
  }

  /** WCH-027. */
  move(from: number, to: number): void {
    const { list } = this;
    this.arrange(moved(list.items, from, to));
  }

  /** WCH-025. */
  remove(content: Content): void {
    const { list } = this;
    const entry = entryOf(content);
    const place = list.items.indexOf(content);
    if (place < 0) return;
    // The platform has no name for its type (WCH-036).
    if (entry === null) return this.complain({ key: 'genericError', retry: null });
    const before = list.items[place - 1] ?? null;
    this.forgive();
    list.replace(list.items.filter((item) => item !== content));
    this.removing = [...this.removing, entry];
    this.enqueue(
      async () => {
        try {
          await this.takeOut(entry);
        } finally {
          this.removing = this.removing.filter((each) => each !== entry);
        }
      },
      () => undefined,
      () => ({ removed: [entry], order: null }),
      () => {
        const { items } = this.list;
        const at = before === null ? 0 : items.indexOf(before) + 1;
        if (items.every(({ id }) => id !== content.id)) this.list.replace(items.toSpliced(at, 0, content));
        return () => this.remove(this.list.items.find(({ id }) => id === content.id) ?? content);
      },
    );
  }

  /** Waits for what is on its way. */
  settled(): Promise<void> {
    return this.queue(async () => undefined);
  }

  private arrange(order: readonly Content[]): void {
    const { list } = this;
    if (order === list.items) return;
    this.forgive();
    this.known ??= list.items;
    list.replace(order);
    let wanted = order;
    let told: WatchlistMutation['order'] = null;
    this.enqueue(
      async () => {
        wanted = list.items;
        const change = this.changedOrder();
        // Nothing is to be told, or it is on its way already.
        if (change === null || this.ordering.at(-1) === wanted) return;
        told = change;
        this.ordering = [...this.ordering, wanted];
        try {
          await this.putInOrder(change);
        } finally {
          this.ordering = this.ordering.filter((each) => each !== wanted);
        }
      },
      () => (this.known = wanted === this.list.items ? null : wanted),
      () => ({ removed: [], order: told }),
      () => {
        this.list.replace(orderedAs(this.known ?? this.list.items, this.list.items));
        this.known = null;
        return () => this.arrange(orderedAs(namesakes(wanted, this.list.items), this.list.items));
      },
    );
  }

  /** What makes the order on the page of the one that the platform has, or will have once it has read what is on its way. */
  private changedOrder(): WatchlistMutation['order'] {
    const { items } = this.list;
    if (this.known === null) return null;
    const stretch = changedStretch([this.known, ...this.ordering].map((before) => orderedAs(before, items)), items);
    return stretch && { after: stretch.after?.id ?? null, content: stretch.items.map(entryOf).filter((entry): entry is WatchlistEntry => entry !== null) };
  }

  private takeOut({ id: contentId, contentType: type }: WatchlistEntry): Promise<unknown> {
    const { client, watchlistId } = this.deps;
    return client.call(removeFromWatchlist, { path: { id: watchlistId, type, contentId } });
  }

  private putInOrder({ after, content }: NonNullable<WatchlistMutation['order']>): Promise<unknown> {
    const { client, watchlistId } = this.deps;
    return client.call(reorderWatchlist, { path: { id: watchlistId }, query: after === null ? {} : { lastSeen: after }, body: { content: [...content] }, outlivesPage: true });
  }

  private async tell(left: WatchlistMutation): Promise<void> {
    const { changed, report } = this.deps;
    try {
      // What is gone already has been told.
      for (const entry of left.removed) await this.takeOut(entry).catch((error: unknown) => isOvertaken(error) || Promise.reject(error as Error));
      if (left.order !== null) await this.putInOrder(left.order);
      changed();
      runInAction(() => this.forgive());
    } catch (error) {
      report(error);
      if (isOvertaken(error)) this.complain({ key: 'watchlistChanged', retry: null });
      else this.offer(left, 'genericError');
    }
  }

  private offer(left: WatchlistMutation, key: ArrangementTrouble['key']): void {
    this.complain({ key, retry: () => this.tellAgain(left) });
  }

  /** `left` is what was refused; `back` undoes it on the page and gives how it is tried again there. */
  private enqueue(call: () => Promise<unknown>, done: () => void, left: () => WatchlistMutation, back: () => () => void): void {
    const { changed, report } = this.deps;
    if (this.saving++ === 0) this.deps.outbox.attend(() => this.unanswered());
    const change = async (): Promise<void> => {
      try {
        await call();
        runInAction(done);
        changed();
      } catch (error) {
        report(error);
        await this.refused(error, left, back);
      } finally {
        runInAction(() => (this.saving -= 1));
        if (!this.busy) this.deps.outbox.rest();
      }
    };
    void this.queue(change);
  }

  private unanswered(): WatchlistMutation | null {
    const order = this.changedOrder();
    return this.removing.length === 0 && order === null ? null : { removed: this.removing, order };
  }

  private async refused(error: unknown, left: () => WatchlistMutation, back: () => () => void): Promise<void> {
    if (isOvertaken(error)) {
      this.known = null;
      await this.page.reload();
      this.complain({ key: 'watchlistChanged', retry: null });
      return;
    }
    const change = left();
    runInAction(() => this.complain({ key: 'genericError', retry: back() }, { retry: () => this.tellAgain(change) }));
  }

  /** Without a page to show it first. */
  private tellAgain(left: WatchlistMutation): void {
    void this.tell(left).then(() => this.page.reload());
  }

  /** `retry`: how it is tried again from other pages. */
  private complain(trouble: ArrangementTrouble, { retry }: Pick<ArrangementTrouble, 'retry'> = trouble): void {
    runInAction(() => (this.trouble = trouble));
    const key = trouble.key === 'watchlistChanged' ? 'listOvertaken' : 'orderRefused';
    this.deps.notifier.notify(THIS_LIST, { key, title: this.page.name(), retry });
  }

  private forgive(): void {
    this.trouble = null;
    this.deps.notifier.dismiss(THIS_LIST);
  }

  private get list(): ArrangedList {
    return this.page.list;
  }
}

const THIS_LIST = 'list';
