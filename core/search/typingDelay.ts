/** Debounce of the search field. */
import { SEARCH_DELAYS } from '../sdk/constants';

/**
 * Delay in ms by text length: none for an empty field and three letters, short for one or two, long for more
 * (CAT-045 to CAT-047).
 */
export function typingDelay(value: string): number {
  const letters = [...value.trim()].length;
  if (letters === 0 || letters === 3) return 0;
  return letters < 3 ? SEARCH_DELAYS.short : SEARCH_DELAYS.long;
}
