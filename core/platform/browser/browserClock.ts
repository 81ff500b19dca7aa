import type { Clock } from '../../sdk/services';

export function browserClock(): Clock {
  return {
    now: () => Date.now(),
    after(milliseconds, task) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
