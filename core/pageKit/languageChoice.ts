/** Switches the language of the page. */
import { token } from '../sdk/token';

export interface LanguageChoice {
  /** Stores the language, loads its texts, then switches the page to it without navigation (LOC-010). */
  choose(code: string): void;
}
export const languageChoice = token<LanguageChoice>('language-choice@1');
