/** The viewer's watchlists, as an action on a card needs them. Fetched when they are first asked for. */
import type { components } from '../generated/platform';
import type { Content } from './services';
import { token } from './token';

/** A watchlist without its content. */
export type WatchlistSummary = components['schemas']['WatchlistSummary'];

/** What became of a change; `problem` is the message key of what is said. */
export type WatchlistAnswer = { readonly done: true } | { readonly done: false; readonly problem: string };

/** Observable: read it inside an observer. No method throws. */
export interface Watchlists {
  readonly status: 'idle' | 'loading' | 'failed' | 'ready';
  /** Those that the viewer may add to (WCH-043). */
  readonly owned: readonly WatchlistSummary[];
  /** More lists can be fetched, and whether they are being fetched. */
  readonly more: boolean;
  readonly end: 'idle' | 'loading' | 'failed';
  /** Loads the lists anew. */
  load(): Promise<void>;
  /** Loads the lists unless they are there. */
  need(): Promise<void>;
  loadMore(): Promise<void>;
  /** Makes a list, and puts a content into it if one is given. */
  create(name: string, first?: Content): Promise<WatchlistAnswer>;
  add(list: WatchlistSummary, content: Content): Promise<WatchlistAnswer>;
}
/** Brings the lists of who is here now, and the texts of the problems they may tell. Rejects when they cannot be fetched. */
export const watchlists = token<() => Promise<Watchlists>>('watchlists@1');
