/**
 * Order and entries of one of the viewer's own watchlists. Changes are optimistic updates, sent serially;
 * several moves are merged into one call. A refused change rolls back and can be retried; a list that was
 * changed elsewhere is refetched. Changes unacknowledged on page leave go to the outbox, and the next page
 * that opens the list replays them.
 */
import type { WatchlistEntry } from '../generated/platform';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createSerialQueue } from '../platform/transport/createSerialQueue';
import type { MutationErrorNotifier } from '../platform/outbox/MutationErrorNotifier';
import type { MutationOutbox } from '../platform/outbox/MutationOutbox';
import { sendWhenOnline } from '../platform/outbox/sendWhenOnline';
import type { Content } from '../sdk/services';
import type { PlatformClient } from '../sdk/platform';
import { removeFromWatchlist, reorderWatchlist } from '../sdk/endpoints/watchlists';
import { reorderedRange, moved, namesakes, orderedAs } from './rules/reorderedRange';
import { entryOf } from './rules/watchlistEntry';
import { isOvertaken } from './rules/watchlistProblem';

export interface WatchlistMutation {
  /** Removed entries. */
  readonly removed: readonly WatchlistEntry[];
  /** A reordered range and the id of the content before it; null when nothing was moved. */
  readonly order: { readonly after: string | null; readonly content: readonly WatchlistEntry[] } | null;
}

export const isWatchlistMutation = (value: unknown): value is WatchlistMutation =>
  Array.isArray((value as Partial<WatchlistMutation> | null)?.removed);

/** The list shown on the page. */
export interface ArrangedList {
  readonly items: readonly Content[];
  replace(items: readonly Content[]): void;
}

export interface ArrangedPage {
  readonly list: ArrangedList;
  /** Refetches the list from its start while the current items stay visible. */
  readonly reload: () => Promise<void>;
  /** Name of the list, as far as it is known. */
  readonly name: () => string;
}

export interface ArrangementDeps {
  readonly client: PlatformClient;
  readonly watchlistId: string;
  readonly outbox: MutationOutbox<WatchlistMutation>;
  readonly notifier: MutationErrorNotifier;
  /** Called when the platform has accepted a change. */
  readonly changed: () => void;
  readonly report: (error: unknown) => void;
}

/** A failure as a message key; `retry` is null where retrying makes no sense. */
export interface ArrangementTrouble {
  readonly key: 'genericError' | 'watchlistChanged' | 'watchlistChangesLeft';
  readonly retry: (() => void) | null;
}

export class WatchlistArrangement {
  trouble: ArrangementTrouble | null = null;
  /** The platform's order of the loaded items; null while it equals the order on the page. */
  #known: readonly Content[] | null = null;
  /** Orders being sent to the platform. */
  #ordering: readonly (readonly Content[])[] = [];
  #removing: readonly WatchlistEntry[] = [];
  readonly #queue = createSerialQueue();
  private saving = 0;

  readonly #deps: ArrangementDeps;
  #page: ArrangedPage;

  constructor(deps: ArrangementDeps, page: ArrangedPage) {
    this.#deps = deps;
    this.#page = page;
    makeAutoObservable(this, { trouble: observableRef });
  }

  /** A change is pending. */
  get busy(): boolean {
    return this.saving > 0;
  }

  /** A change is pending or was refused. */
  get isOpen(): boolean {
    return this.busy || this.trouble !== null;
  }

  /**
   * Binds the arrangement to a page that shows refused changes itself. Returns the detach function. Another
   * page may open a list that was left.
   */
  attend(page: ArrangedPage): () => void {
    const turn = (): void => void (this.#page = page);
    // Pending changes refer to the previous page's items.
    if (this.busy) void this.settled().then(turn);
    else turn();
    return this.#deps.notifier.attend();
  }

  /**
   * Replays changes left unacknowledged by earlier pages, this one included, before the list is fetched.
   * Stale changes, after which the list may have been reordered elsewhere, wait for the viewer's consent.
   * Null when there are none. Never rejects.
   */
  takeUp(): Promise<void> | null {
    const { outbox } = this.#deps;
    const replayed = outbox.any
      ? outbox.take(async (left, fresh) =>
          fresh ? this.replay(left) : this.offer(left, 'watchlistChangesLeft'),
        )
      : null;
    return this.busy ? this.settled().then(() => replayed ?? undefined) : replayed;
  }

  /** Another device or tab has changed the list: refetches it once no local change is pending. */
  async changedElsewhere(): Promise<void> {
    await this.settled();
    if (!this.busy) await this.#page.reload();
  }

  /** WCH-027. */
  move(from: number, to: number): void {
    const list = this.#list;
    this.arrange(moved(list.items, from, to));
  }

  /** WCH-025. */
  remove(content: Content): void {
    const list = this.#list;
    const entry = entryOf(content);
    const place = list.items.indexOf(content);
    if (place < 0) return;
    // The API has no name for this content type (WCH-036).
    if (entry === null) return this.complain({ key: 'genericError', retry: null });
    const before = list.items[place - 1] ?? null;
    this.forgive();
    list.replace(list.items.filter((item) => item !== content));
    this.#removing = [...this.#removing, entry];
    this.enqueue(
      async () => {
        try {
          await this.takeOut(entry);
        } finally {
          this.#removing = this.#removing.filter((each) => each !== entry);
        }
      },
      () => undefined,
      () => ({ removed: [entry], order: null }),
      () => {
        const { items } = this.#list;
        const at = before === null ? 0 : items.indexOf(before) + 1;
        if (items.every(({ id }) => id !== content.id)) this.#list.replace(items.toSpliced(at, 0, content));
        return () => this.remove(this.#list.items.find(({ id }) => id === content.id) ?? content);
      },
    );
  }

  /** Waits for pending changes. */
  settled(): Promise<void> {
    return this.#queue(async () => undefined);
  }

  private arrange(order: readonly Content[]): void {
    const list = this.#list;
    if (order === list.items) return;
    this.forgive();
    this.#known ??= list.items;
    list.replace(order);
    let wanted = order;
    let replayed: WatchlistMutation['order'] = null;
    this.enqueue(
      async () => {
        wanted = list.items;
        const change = this.changedOrder();
        // Nothing to send, or already being sent.
        if (change === null || this.#ordering.at(-1) === wanted) return;
        replayed = change;
        this.#ordering = [...this.#ordering, wanted];
        try {
          await this.putInOrder(change);
        } finally {
          this.#ordering = this.#ordering.filter((each) => each !== wanted);
        }
      },
      () => (this.#known = wanted === this.#list.items ? null : wanted),
      () => ({ removed: [], order: replayed }),
      () => {
        this.#list.replace(orderedAs(this.#known ?? this.#list.items, this.#list.items));
        this.#known = null;
        return () => this.arrange(orderedAs(namesakes(wanted, this.#list.items), this.#list.items));
      },
    );
  }

  /** The change from the platform's order, including orders in flight, to the order on the page. */
  private changedOrder(): WatchlistMutation['order'] {
    const { items } = this.#list;
    if (this.#known === null) return null;
    const range = reorderedRange(
      [this.#known, ...this.#ordering].map((before) => orderedAs(before, items)),
      items,
    );
    return (
      range && {
        after: range.after?.id ?? null,
        content: range.items.map(entryOf).filter((entry): entry is WatchlistEntry => entry !== null),
      }
    );
  }

  private takeOut({ id: contentId, contentType: type }: WatchlistEntry): Promise<unknown> {
    const { client, watchlistId } = this.#deps;
    return sendWhenOnline(() =>
      client.call(removeFromWatchlist, { path: { id: watchlistId, type, contentId } }),
    );
  }

  private putInOrder({ after, content }: NonNullable<WatchlistMutation['order']>): Promise<unknown> {
    const { client, watchlistId } = this.#deps;
    return sendWhenOnline(() =>
      client.call(reorderWatchlist, {
        path: { id: watchlistId },
        query: after === null ? {} : { lastSeen: after },
        body: { content: [...content] },
        outlivesPage: true,
      }),
    );
  }

  private async replay(left: WatchlistMutation): Promise<void> {
    const { changed, report } = this.#deps;
    try {
      // An entry that is already gone needs no removal.
      for (const entry of left.removed)
        await this.takeOut(entry).catch(
          (error: unknown) => isOvertaken(error) || Promise.reject(error as Error),
        );
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

  /** `left` returns the refused change; `back` rolls it back on the page and returns its retry. */
  private enqueue(
    call: () => Promise<unknown>,
    done: () => void,
    left: () => WatchlistMutation,
    back: () => () => void,
  ): void {
    const { changed, report } = this.#deps;
    if (this.saving++ === 0) this.#deps.outbox.attend(() => this.unanswered());
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
        if (!this.busy) this.#deps.outbox.rest();
      }
    };
    void this.#queue(change);
  }

  private unanswered(): WatchlistMutation | null {
    const order = this.changedOrder();
    return this.#removing.length === 0 && order === null ? null : { removed: this.#removing, order };
  }

  private async refused(
    error: unknown,
    left: () => WatchlistMutation,
    back: () => () => void,
  ): Promise<void> {
    if (isOvertaken(error)) {
      this.#known = null;
      await this.#page.reload();
      this.complain({ key: 'watchlistChanged', retry: null });
      return;
    }
    const change = left();
    runInAction(() =>
      this.complain({ key: 'genericError', retry: back() }, { retry: () => this.tellAgain(change) }),
    );
  }

  /** Resends a change without showing it first. */
  private tellAgain(left: WatchlistMutation): void {
    void this.replay(left).then(() => this.#page.reload());
  }

  /** The second parameter's `retry` is used from other pages. */
  private complain(
    trouble: ArrangementTrouble,
    { retry }: Pick<ArrangementTrouble, 'retry'> = trouble,
  ): void {
    runInAction(() => (this.trouble = trouble));
    const key = trouble.key === 'watchlistChanged' ? 'listOvertaken' : 'orderRefused';
    this.#deps.notifier.notify(THIS_LIST, { key, title: this.#page.name(), retry });
  }

  private forgive(): void {
    this.trouble = null;
    this.#deps.notifier.dismiss(THIS_LIST);
  }

  get #list(): ArrangedList {
    return this.#page.list;
  }
}

const THIS_LIST = 'list';
