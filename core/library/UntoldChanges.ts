/**
 * Changes of a watchlist that the platform had not answered when the page was left or its tab closed. They lie where every tab of the site
 * looks, so that the next page that opens the list tells them before it reads it. A removal or an order may well arrive twice.
 */
import type { Locks } from '../platform';
import type { Clock, KeyValues } from '../sdk';
import { untoldPlaces } from '../session/untoldPlaces';
import type { WatchlistEntry } from './rules/watchlistEntry';

export interface UntoldChange {
  /** What was taken out. */
  readonly removed: readonly WatchlistEntry[];
  /** A stretch in its new order, and the content before it; null where nothing was moved. */
  readonly order: { readonly after: string | null; readonly content: readonly WatchlistEntry[] } | null;
}

/** As it lies in its place. */
interface KeptChange extends UntoldChange {
  /** The page that was left. */
  readonly page: string;
  /** Viewer and list. */
  readonly of: string;
  readonly at: number;
}

/** Milliseconds after which the list may have been put in order elsewhere: what is older is told only if the viewer wants it. */
export const FRESH = 10 * 60_000;
/** Milliseconds after which nobody is asked any more. */
export const UNTOLD_LIFE = 7 * 24 * 60 * 60_000;
/** Characters that one place may hold: the order of some twenty thousand titles. All places together leave the site room. */
const MOST = 1_000_000;

export class UntoldChanges {
  /** A page writes into one place of its own, so that two that are closed at once do not undo each other. */
  private readonly page = String(crypto.getRandomValues(new Uint32Array(1))[0]);

  constructor(
    private readonly parts: {
      /** Shared by the tabs of the site. */
      readonly values: KeyValues;
      readonly locks: Locks;
      readonly clock: Clock;
      /** Whose changes they are: nobody else's page tells them. */
      readonly viewerId: string | null;
      readonly watchlistId: string;
    },
  ) {}

  /** Something of the viewer's is left to be told of this list. */
  get any(): boolean {
    return this.left().length > 0;
  }

  keep(change: UntoldChange): void {
    this.forget();
    if (change.removed.length === 0 && change.order === null) return;
    const text = JSON.stringify({ ...change, page: this.page, of: this.of, at: this.parts.clock.now() } satisfies KeptChange);
    if (text.length <= MOST) this.parts.values.write(this.freePlace(), text);
  }

  /** Of what this page has kept itself. */
  forget(): void {
    for (const place of untoldPlaces) if (this.at(place)?.page === this.page) this.parts.values.remove(place);
  }

  /**
   * Hands over what is left, oldest first, to one tab at a time; `fresh` is false for what may have been overtaken. What has been handed
   * over lies there no more, unless the page goes before `tell` resolves. Rejects where `tell` does.
   */
  take(tell: (change: UntoldChange, fresh: boolean) => Promise<void>): Promise<void> {
    return this.parts.locks.exclusive(`watchlist.untold ${this.of}`, async () => {
      for (const { place, change } of this.left()) {
        await tell(change, this.parts.clock.now() - change.at < FRESH);
        if (this.at(place)?.page === change.page) this.parts.values.remove(place);
      }
    });
  }

  private get of(): string {
    return `${this.parts.viewerId ?? ''} ${this.parts.watchlistId}`;
  }

  private left(): readonly { readonly place: string; readonly change: KeptChange }[] {
    return untoldPlaces
      .flatMap((place) => {
        const change = this.at(place);
        return change?.of === this.of && change.page !== this.page ? [{ place, change }] : [];
      })
      .sort((one, other) => one.change.at - other.change.at);
  }

  /** An empty place, and where there is none the one that has waited longest. Looked for from anywhere on: other tabs may be closed at the same moment. */
  private freePlace(): string {
    const start = Number(this.page) % untoldPlaces.length;
    const places = [...untoldPlaces.slice(start), ...untoldPlaces.slice(0, start)];
    const age = (place: string): number => this.at(place)?.at ?? 0;
    return places.reduce((best, place) => (age(place) < age(best) ? place : best));
  }

  /** Null where nothing lies there, it is too old, or cannot be read. */
  private at(place: string): KeptChange | null {
    try {
      const kept = JSON.parse(this.parts.values.read(place) ?? 'null') as KeptChange | null;
      return kept !== null && Array.isArray(kept.removed) && this.parts.clock.now() - kept.at < UNTOLD_LIFE ? kept : null;
    } catch {
      return null;
    }
  }
}
