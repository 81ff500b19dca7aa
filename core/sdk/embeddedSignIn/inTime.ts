/** Time limit for a third party. */
import type { Clock } from '../services';

/**
 * Milliseconds until the first screen is drawn, script and requests included. The viewer has an alternative
 * within ten seconds.
 */
export const THIRD_PARTY_TIMEOUT_MS = 9_000;

/** A third party loaded but did not respond. */
export class ThirdPartySilent extends Error {
  override readonly name = 'ThirdPartySilent';

  constructor(who: string, limit: number) {
    super(`${who} did not answer within ${limit / 1000} s.`);
  }
}

/**
 * Resolves like `work` if it settles in time; rejects like it, or with {@link ThirdPartySilent} after the
 * time limit.
 */
export function inTime<T>(
  clock: Clock,
  who: string,
  work: Promise<T>,
  limit: number = THIRD_PARTY_TIMEOUT_MS,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limit, () => reject(new ThirdPartySilent(who, limit)));
    work.then(resolve, reject).finally(cancel);
  });
}
