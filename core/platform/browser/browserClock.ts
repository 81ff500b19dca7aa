import type { Clock } from '../../sdk/services';

/** Network access as core uses it. */

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export const browserFetch: Fetch = (url, init) => window.fetch(url, init);

export function browserClock(): Clock {
  return {
    now: () => Date.now(),
    after(milliseconds, task) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
