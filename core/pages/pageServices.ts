/** What pages ask the composition root for, beyond the sdk's services. */
import type { SectionStore } from '../catalogue';
import type { PlaybackSession } from '../playback';
import { token, type Log } from '../sdk';
import type { CheckedRealm } from '../realm/checkedRealm';

export interface SectionPages {
  /** Language and kind of viewer: when it changes, what a section shows is another. Observable. */
  readonly audience: string;
  /** A store for a section; the page loads and disposes it. */
  open(section: string): SectionStore;
}
export const sectionPages = token<SectionPages>('section-pages@1');

/** The realm's own pictures and names for pages that have nothing else to show. */
export const checkedRealm = token<CheckedRealm>('checked-realm@1');

/** Fetches the texts of parts that are loaded on their own. */
export interface PageTexts {
  readonly has: (key: string) => boolean;
  /** A room's bundle, or a plugin's by its id. Never rejects: a part without its texts speaks in keys. */
  readonly require: (bundle: string) => Promise<void>;
}
export const pageTexts = token<PageTexts>('page-texts@1');

/** The code of a part could not be fetched: loads the page anew where a new release may have taken it away, once. Gives whether it does. */
export const newRelease = token<() => boolean>('new-release@1');

/** Told when the page has drawn what it was opened for: what nobody sees yet starts then. */
export const pageDrawn = token<() => void>('page-drawn@1');

/** The operator's log, for what goes wrong on pages. */
export const pageLog = token<Log>('page-log@1');

export interface Embedding {
  /** The page around may steer this showing until the function it gives is called. */
  show(playbackSession: PlaybackSession): () => void;
}
/** The page stands in another site's frame, as the player alone (BRG-001); null for a page of its own. */
export const embedding = token<Embedding | null>('embedding@1');

/** Told of preferences that the platform has taken, so that they hold at once. */
export const preferencesChanged = token<(change: Readonly<Record<string, unknown>>) => void>('preferences-changed@1');
