/** How long a third party may keep a viewer waiting. */
import type { Clock } from '../services';

/** Milliseconds for everything until the first screen stands: script, parts, and what they ask. The viewer has a way on within ten seconds. */
export const TIMEOUT = 9_000;

/** A third party has loaded and says nothing. */
export class ThirdPartySilent extends Error {
  override readonly name = 'ThirdPartySilent';

  constructor(who: string, limit: number) {
    super(`${who} did not answer within ${limit / 1000} s.`);
  }
}

/** What `work` gives, as long as it comes in time. Rejects as it does, and with {@link ThirdPartySilent} when it takes too long. */
export function inTime<T>(clock: Clock, who: string, work: Promise<T>, limit: number = TIMEOUT): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limit, () => reject(new ThirdPartySilent(who, limit)));
    work.then(resolve, reject).finally(cancel);
  });
}
