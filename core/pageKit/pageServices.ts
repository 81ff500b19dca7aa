/** Services that pages need from the composition root, beyond those of the sdk. */
import { token } from '../sdk/token';
import type { Log } from '../sdk/context';
import type { CheckedRealm } from '../realm/checkedRealm';

interface LanguageChoice {
  /** Stores the language, loads its texts, then switches the page to it without navigation (LOC-010). */
  choose(code: string): void;
}
/** Switches the language of the page. */
export const languageChoice = token<LanguageChoice>('language-choice@1');

export interface DefaultPage {
  /** Its path in the active route table; observable. */
  readonly path: string;
  /** Its section, if it is a section page; ROOT shows the same one. */
  readonly section: string;
}
/** The default menu page: target of the logo, the root and every dead end (ROU-116). */
export const defaultPage = token<DefaultPage>('default-page@1');

/** The realm as validated and compiled, e.g. its pictures and names for empty pages. */
export const checkedRealm = token<CheckedRealm>('checked-realm@1');

/** Loads the page's document again. */
export const pageReload = token<() => void>('page-reload@1');

/** Loads the texts of lazily loaded components. */
export interface PageTexts {
  readonly has: (key: string) => boolean;
  /**
   * The bundle of a core module, or of a plugin by its id. Never rejects: without texts a component shows
   * their keys.
   */
  readonly require: (bundle: string) => Promise<void>;
}
export const pageTexts = token<PageTexts>('page-texts@1');

/**
 * Called when code failed to load: reloads the page once if a new release may have removed it. Returns
 * whether it reloads.
 */
export const newRelease = token<() => boolean>('new-release@1');

/** Called after the first meaningful render; deferred work starts then. */
export const pageDrawn = token<() => void>('page-drawn@1');

/** The operator's log for errors on pages. */
export const pageLog = token<Log>('page-log@1');

/** Called with preferences that the platform has accepted, so that they apply at once. */
export const preferencesChanged =
  token<(change: Readonly<Record<string, unknown>>) => void>('preferences-changed@1');
