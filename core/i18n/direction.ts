/** Text direction of a language. */
import { languageOf } from './locale';

/** Writing direction, as in the attribute `dir`. */
export type Direction = 'ltr' | 'rtl';

/** Right to left for Arabic in any country; left to right for every other language (LOC-011). */
export function directionOf(locale: string): Direction {
  return languageOf(locale) === 'ar' ? 'rtl' : 'ltr';
}
