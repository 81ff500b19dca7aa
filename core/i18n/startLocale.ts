/** The language a viewer begins in. */
import { matchLocale } from './locale';

export interface StartLocaleInput {
  /** What was chosen here before; null when nothing was. */
  readonly stored: string | null;
  /** The language of the signed-in viewer's preferences. */
  readonly preferred?: string | null | undefined;
  /** The browser's languages, the best first. */
  readonly browser: readonly string[];
  readonly realmDefault: string;
  /** Codes the realm offers (LOC-034). */
  readonly offered: readonly string[];
}

/**
 * The stored language, else the viewer's preference, else the first of the browser's, else the realm's default (LOC-009).
 * A language the realm does not offer is passed over, whoever wants it.
 */
export function startLocale({ stored, preferred, browser, realmDefault, offered }: StartLocaleInput): string {
  for (const code of [stored, preferred, ...browser]) {
    const found = code ? matchLocale(code, offered) : null;
    if (found !== null) return found;
  }
  return realmDefault;
}
