/** Initial language of a viewer. */
import { matchLocale } from './locale';

export interface StartLocaleInput {
  /** The stored choice; null if there is none. */
  readonly stored: string | null;
  /** Language in the signed-in viewer's preferences. */
  readonly preferred?: string | null | undefined;
  /** The browser's languages, in order of preference. */
  readonly browser: readonly string[];
  readonly realmDefault: string;
  /** Codes of the languages that the realm offers (LOC-034). */
  readonly offered: readonly string[];
}

/**
 * The stored language, else the viewer's preference, else the first match of the browser's, else the realm's
 * default (LOC-009). Languages that the realm does not offer are skipped.
 */
export function startLocale({ stored, preferred, browser, realmDefault, offered }: StartLocaleInput): string {
  for (const code of [stored, preferred, ...browser]) {
    const found = code ? matchLocale(code, offered) : null;
    if (found !== null) return found;
  }
  return realmDefault;
}
