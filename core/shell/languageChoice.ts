/** Changing the language of the page. */
import { token } from '../sdk';

export interface LanguageChoice {
  /** Stores the language, loads its texts, then turns the page over to it; the viewer stays where they are (LOC-010). */
  choose(code: string): void;
}
export const languageChoice = token<LanguageChoice>('language-choice@1');
