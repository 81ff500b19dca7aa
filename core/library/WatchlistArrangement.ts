/**
 * The order and the entries of one of the viewer's own watchlists. A change shows at once; the platform is told of changes one after
 * another, of several moves in one call. What it refuses goes back, and can be tried again; a list that was changed elsewhere is read anew.
 * What is not answered when the page is left or its tab closed is told by the next page that opens the list.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createSerialQueue } from '../platform';
import type { Content, PlatformClient } from '../sdk';
import { removeFromWatchlist, reorderWatchlist } from '../sdk/endpoints/watchlists';
import { changedStretch, moved, orderedAs } from './rules/stretch';
import { entryOf, type WatchlistEntry } from './rules/watchlistEntry';
import { isOvertaken } from './rules/watchlistProblem';
import type { UntoldChange, UntoldChanges } from './UntoldChanges';

/** The list on the page. */
export interface ArrangedList {
  readonly items: readonly Content[];
  replace(items: readonly Content[]): void;
}

export interface ArrangementParts {
  readonly client: PlatformClient;
  readonly watchlistId: string;
  readonly list: ArrangedList;
  /** Reads the list from its start, beneath what is shown. */
  readonly reload: () => Promise<void>;
  readonly untold: UntoldChanges;
  /** Told when the platform has taken a change. */
  readonly changed: () => void;
  readonly report: (error: unknown) => void;
}

/** What did not work, as a message key; `retry` tries it again where that makes sense. */
export interface ArrangementTrouble {
  readonly key: 'genericError' | 'watchlistChanged' | 'watchlistChangesLeft';
  readonly retry: (() => void) | null;
}

/** A phone may end a page that nobody sees without another word. */
const LEAVING = ['pagehide', 'visibilitychange'];

export class WatchlistArrangement {
  trouble: ArrangementTrouble | null = null;
  /** The order that the platform knows, of what has been loaded; null while it is the one on the page. */
  private known: readonly Content[] | null = null;
  /** Orders that are on their way to it. */
  private ordering: readonly (readonly Content[])[] = [];
  private removing: readonly WatchlistEntry[] = [];
  private readonly queue = createSerialQueue();
  private saving = 0;

  constructor(private readonly parts: ArrangementParts) {
    makeAutoObservable<this, 'parts' | 'known' | 'ordering' | 'removing' | 'queue'>(this, { parts: false, known: false, ordering: false, removing: false, queue: false, trouble: observableRef });
  }

  /** Something is on its way to the platform. */
  get busy(): boolean {
    return this.saving > 0;
  }

  /**
   * Tells what pages that were left could not: before the list is read. What is so old that the list may have been put in order elsewhere
   * waits for the viewer's word. Null where there is nothing of the kind. Never rejects.
   */
  takeUp(): Promise<void> | null {
    const { untold } = this.parts;
    return untold.any ? untold.take(async (left, fresh) => (fresh ? this.tell(left) : this.offer(left, 'watchlistChangesLeft'))) : null;
  }

  /** Somebody else, or another tab, has changed the list: it is read anew once nothing is on its way from here. */
  async changedElsewhere(): Promise<void> {
    await this.settled();
    if (!this.busy) await this.parts.reload();
  }

  /** WCH-027. */
  move(from: number, to: number): void {
    const { list } = this.parts;
    this.arrange(moved(list.items, from, to));
  }

  /** WCH-025. */
  remove(content: Content): void {
    const { list } = this.parts;
    const entry = entryOf(content);
    const place = list.items.indexOf(content);
    if (entry === null || place < 0) return;
    const before = list.items[place - 1] ?? null;
    this.trouble = null;
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
      () => {
        const at = before === null ? 0 : list.items.indexOf(before) + 1;
        list.replace(list.items.toSpliced(at, 0, content));
        return () => this.remove(content);
      },
    );
  }

  /** Waits for what is on its way. */
  settled(): Promise<void> {
    return this.queue(async () => undefined);
  }

  private arrange(order: readonly Content[]): void {
    const { list } = this.parts;
    if (order === list.items) return;
    this.trouble = null;
    this.known ??= list.items;
    list.replace(order);
    let wanted = order;
    this.enqueue(
      async () => {
        wanted = list.items;
        const change = this.changedOrder();
        // Nothing is to be told, or it is on its way already.
        if (change === null || this.ordering.at(-1) === wanted) return;
        this.ordering = [...this.ordering, wanted];
        try {
          await this.putInOrder(change);
        } finally {
          this.ordering = this.ordering.filter((each) => each !== wanted);
        }
      },
      () => (this.known = wanted === list.items ? null : wanted),
      () => {
        list.replace(orderedAs(this.known ?? list.items, list.items));
        this.known = null;
        return () => this.arrange(orderedAs(wanted, list.items));
      },
    );
  }

  /** What makes the order on the page of the one that the platform has, or will have once it has read what is on its way. */
  private changedOrder(): UntoldChange['order'] {
    const { items } = this.parts.list;
    if (this.known === null) return null;
    const stretch = changedStretch([this.known, ...this.ordering].map((before) => orderedAs(before, items)), items);
    return stretch && { after: stretch.after?.id ?? null, content: stretch.items.map(entryOf).filter((entry): entry is WatchlistEntry => entry !== null) };
  }

  private takeOut({ id: contentId, contentType: type }: WatchlistEntry): Promise<unknown> {
    const { client, watchlistId } = this.parts;
    return client.call(removeFromWatchlist, { path: { id: watchlistId, type, contentId } });
  }

  private putInOrder({ after, content }: NonNullable<UntoldChange['order']>): Promise<unknown> {
    const { client, watchlistId } = this.parts;
    return client.call(reorderWatchlist, { path: { id: watchlistId }, query: after === null ? {} : { lastSeen: after }, body: { content: [...content] }, outlivesPage: true });
  }

  private async tell(left: UntoldChange): Promise<void> {
    const { changed, report } = this.parts;
    try {
      // What is gone already has been told.
      for (const entry of left.removed) await this.takeOut(entry).catch((error: unknown) => isOvertaken(error) || Promise.reject(error as Error));
      if (left.order !== null) await this.putInOrder(left.order);
      changed();
      runInAction(() => (this.trouble = null));
    } catch (error) {
      report(error);
      if (isOvertaken(error)) runInAction(() => (this.trouble = { key: 'watchlistChanged', retry: null }));
      else this.offer(left, 'genericError');
    }
  }

  private offer(left: UntoldChange, key: ArrangementTrouble['key']): void {
    const retry = (): void => void this.tell(left).then(this.parts.reload);
    runInAction(() => (this.trouble = { key, retry }));
  }

  /** `back` undoes the change on the page and gives how it is tried again. */
  private enqueue(call: () => Promise<unknown>, done: () => void, back: () => () => void): void {
    const { changed, report } = this.parts;
    if (this.saving++ === 0) for (const event of LEAVING) addEventListener(event, this.leave);
    const change = async (): Promise<void> => {
      try {
        await call();
        runInAction(done);
        changed();
      } catch (error) {
        report(error);
        await this.refused(error, back);
      } finally {
        runInAction(() => (this.saving -= 1));
        if (!this.busy) this.rest();
      }
    };
    void this.queue(change);
  }

  private readonly leave = (): void => this.parts.untold.keep({ removed: this.removing, order: this.changedOrder() });

  /** All is answered: a page that was left and came back has nothing to leave behind. */
  private rest(): void {
    for (const event of LEAVING) removeEventListener(event, this.leave);
    this.parts.untold.forget();
  }

  private async refused(error: unknown, back: () => () => void): Promise<void> {
    if (isOvertaken(error)) {
      this.known = null;
      await this.parts.reload();
      runInAction(() => (this.trouble = { key: 'watchlistChanged', retry: null }));
      return;
    }
    runInAction(() => {
      const retry = back();
      this.trouble = { key: 'genericError', retry };
    });
  }
}
