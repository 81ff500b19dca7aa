/**
 * The order and the entries of one of the viewer's own watchlists. A change shows at once; the platform is told of changes one after
 * another, of several moves in one call. What it refuses goes back, and can be tried again; a list that was changed elsewhere is read anew.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError, type Content, type PlatformClient } from '../sdk';
import { removeFromWatchlist, reorderWatchlist } from '../sdk/endpoints/watchlists';
import { changedStretch, moved, orderedAs } from './rules/stretch';
import { entryOf, type WatchlistEntry } from './rules/watchlistEntry';

/** The list on the page. */
export interface ArrangedList {
  readonly items: readonly Content[];
  replace(items: readonly Content[]): void;
}

export interface ArrangementParts {
  readonly client: PlatformClient;
  readonly watchlistId: string;
  readonly list: ArrangedList;
  /** Reads the list from its start. */
  readonly reload: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** What did not work, as a message key; `retry` tries it again where that makes sense. */
export interface ArrangementTrouble {
  readonly key: 'genericError' | 'watchlistChanged';
  readonly retry: (() => void) | null;
}

export class WatchlistArrangement {
  trouble: ArrangementTrouble | null = null;
  /** The order that the platform knows, of what has been loaded; null while it is the one on the page. */
  private known: readonly Content[] | null = null;
  private queue: Promise<void> = Promise.resolve();
  private saving = 0;

  constructor(private readonly parts: ArrangementParts) {
    makeAutoObservable<this, 'parts' | 'known' | 'queue'>(this, { parts: false, known: false, queue: false, trouble: observableRef });
  }

  /** Something is on its way to the platform. */
  get busy(): boolean {
    return this.saving > 0;
  }

  /** WCH-027. */
  move(from: number, to: number): void {
    const { list } = this.parts;
    this.arrange(moved(list.items, from, to));
  }

  /** WCH-025. */
  remove(content: Content): void {
    const { list, client, watchlistId } = this.parts;
    const entry = entryOf(content);
    const place = list.items.indexOf(content);
    if (entry === null || place < 0) return;
    const before = list.items[place - 1] ?? null;
    this.trouble = null;
    list.replace(list.items.filter((item) => item !== content));
    this.enqueue(
      () => client.call(removeFromWatchlist, { path: { id: watchlistId, type: entry.contentType, contentId: entry.id } }),
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
    return this.queue;
  }

  private arrange(order: readonly Content[]): void {
    const { list, client, watchlistId } = this.parts;
    if (order === list.items) return;
    this.trouble = null;
    this.known ??= list.items;
    list.replace(order);
    let wanted = order;
    this.enqueue(
      async () => {
        wanted = list.items;
        const stretch = changedStretch(orderedAs(this.known ?? wanted, wanted), wanted);
        if (stretch === null) return;
        const content = stretch.items.map(entryOf).filter((entry): entry is WatchlistEntry => entry !== null);
        await client.call(reorderWatchlist, { path: { id: watchlistId }, query: stretch.after === null ? {} : { lastSeen: stretch.after.id }, body: { content }, outlivesPage: true });
      },
      () => (this.known = wanted === list.items ? null : wanted),
      () => {
        list.replace(orderedAs(this.known ?? list.items, list.items));
        this.known = null;
        return () => this.arrange(orderedAs(wanted, list.items));
      },
    );
  }

  /** `back` undoes the change on the page and gives how it is tried again. */
  private enqueue(call: () => Promise<unknown>, done: () => void, back: () => () => void): void {
    this.saving += 1;
    this.queue = this.queue.then(async () => {
      try {
        await call();
        runInAction(done);
      } catch (error) {
        this.parts.report(error);
        await this.refused(error, back);
      } finally {
        runInAction(() => (this.saving -= 1));
      }
    });
  }

  private async refused(error: unknown, back: () => () => void): Promise<void> {
    if (error instanceof CallError && (error.status === 409 || error.status === 404)) {
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
