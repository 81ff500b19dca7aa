/** The viewer's watchlists, for an action on a card. Lazy-loaded. */
import type { WatchlistSummary as WatchlistAnswered } from '../generated/platform';
import type { Content } from './services';
import { token } from './token';

/** A watchlist without its content. */
export interface WatchlistSummary {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  /** The viewer's own; otherwise another viewer has shared it. */
  readonly owned: boolean;
  /** Of its first contents. */
  readonly thumbnails: readonly (string | null)[];
  /** Path to share; null when it cannot be shared. */
  readonly sharedPath: string | null;
  /** Among the viewer's lists. */
  readonly saved: boolean;
}

export const watchlistOf = (answer: WatchlistAnswered): WatchlistSummary => ({
  id: answer.watchlistExternalId,
  ownerId: answer.ownerExternalId,
  name: answer.name,
  owned: answer.ownership === 'owned',
  thumbnails: answer.thumbnails ?? [],
  sharedPath: answer.shareablePath || null,
  saved: answer.saved === true,
});

/** Result of a change; `problem` is a message key. */
export type WatchlistAnswer = { readonly done: true } | { readonly done: false; readonly problem: string };

/** Observable: read inside an observer. No method throws. */
export interface Watchlists {
  readonly status: 'idle' | 'loading' | 'failed' | 'ready';
  /** Lists that the viewer may add to (WCH-043). */
  readonly owned: readonly WatchlistSummary[];
  /** More lists are available, and whether they are loading. */
  readonly more: boolean;
  readonly end: 'idle' | 'loading' | 'failed';
  /** Reloads the lists. */
  load(): Promise<void>;
  /** Loads the lists unless loaded. */
  need(): Promise<void>;
  loadMore(): Promise<void>;
  /** Creates a list, optionally with a first content. */
  create(name: string, first?: Content): Promise<WatchlistAnswer>;
  add(list: WatchlistSummary, content: Content): Promise<WatchlistAnswer>;
}
/** Loads the current viewer's lists and their error texts. Rejects when they cannot be loaded. */
export const watchlists = token<() => Promise<Watchlists>>('watchlists@1');
