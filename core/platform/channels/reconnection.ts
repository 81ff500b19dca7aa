/** When a lost connection is tried again. Pure. */

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/**
 * Milliseconds before the next attempt after `failures` in a row (from 1): doubled each time up to a minute, and anywhere in the
 * upper half of that, so that the viewers of a platform that comes back do not all come at once. `dice` is from 0 to 1.
 */
export function waitAfter(failures: number, dice: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return (longest * (1 + dice)) / 2;
}

/** Asking again would get the same answer: the platform has no such channel, or not for this viewer. */
export const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429;
