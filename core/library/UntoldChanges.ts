/**
 * Changes of a watchlist that the platform had not answered when the page was left: kept in the tab, so that the next page that opens the
 * list tells them before it reads it. A removal or an order may well arrive twice.
 */
import type { Clock, KeyValues } from '../sdk';
import type { WatchlistEntry } from './rules/watchlistEntry';

export interface UntoldChange {
  /** What was taken out. */
  readonly removed: readonly WatchlistEntry[];
  /** A stretch in its new order, and the content before it; null where nothing was moved. */
  readonly order: { readonly after: string | null; readonly content: readonly WatchlistEntry[] } | null;
}

/** Milliseconds after which the list may have been put in order elsewhere: what is older than that is not told any more. */
export const UNTOLD_LIFE = 10 * 60_000;

export class UntoldChanges {
  constructor(
    private readonly parts: {
      /** The tab's own. */
      readonly values: KeyValues;
      readonly clock: Clock;
      readonly viewerId: string | null;
      readonly watchlistId: string;
    },
  ) {}

  private get key(): string {
    return `watchlist.untold.${this.parts.viewerId ?? ''}.${this.parts.watchlistId}`;
  }

  keep(change: UntoldChange): void {
    this.parts.values.write(this.key, JSON.stringify({ ...change, at: this.parts.clock.now() }));
  }

  forget(): void {
    this.parts.values.remove(this.key);
  }

  /** Null where there is none, it is too old, or cannot be read. */
  read(): UntoldChange | null {
    try {
      const kept = JSON.parse(this.parts.values.read(this.key) ?? 'null') as (UntoldChange & { readonly at: number }) | null;
      return kept !== null && Array.isArray(kept.removed) && this.parts.clock.now() - kept.at < UNTOLD_LIFE ? kept : null;
    } catch {
      return null;
    }
  }
}
