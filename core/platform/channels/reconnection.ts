/** Backoff between attempts to reconnect. Pure. */

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/**
 * Milliseconds before the next attempt after `failures` in a row (from 1): exponential backoff up to a
 * minute, with jitter over the upper half, so that viewers do not all reconnect at once when a platform comes
 * back. `dice` is from 0 to 1.
 */
export function waitAfter(failures: number, dice: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return (longest * (1 + dice)) / 2;
}

/** Retrying is pointless: the platform has no such channel, or not for this viewer. */
export const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
