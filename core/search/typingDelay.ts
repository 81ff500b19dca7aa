/** How long typing rests before it is searched for. */
import { SEARCH_DELAYS } from '../sdk/constants';

/** Milliseconds by what stands in the field: nothing and three letters at once, one or two soon, more when the viewer has finished (CAT-045 to CAT-047). */
export function typingDelay(value: string): number {
  const letters = [...value.trim()].length;
  if (letters === 0 || letters === 3) return 0;
  return letters < 3 ? SEARCH_DELAYS.short : SEARCH_DELAYS.long;
}
