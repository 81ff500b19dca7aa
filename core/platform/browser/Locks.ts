/** Turns among the tabs of this site: one task of a name at a time. */
import { browserClock } from './browserClock';
import { lastingKeyValues } from './browserStorage';

export interface Locks {
  /** Runs `task` when no other task of this name runs, in this tab or another, and gives what it gives. */
  readonly exclusive: <T>(name: string, task: () => Promise<T>) => Promise<T>;
}

/** Web Locks where there are any (secure contexts only); elsewhere leases in storage, whose code is fetched when they are first needed. */
export function browserLocks(manager: Pick<LockManager, 'request'> | null = browsersOwn()): Locks {
  if (manager === null) return leases();
  // The promise that the task gives holds the lock until it settles.
  return { exclusive: async <T>(name: string, task: () => Promise<T>): Promise<T> => manager.request(name, task) };
}

/** Turns within one tab. */
export function tabLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    exclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
      const turn = (last.get(name) ?? Promise.resolve()).then(task, task);
      last.set(name, turn);
      // Whoever asked hears of a failure; here it must only not count as unhandled.
      turn.catch(() => undefined);
      return turn;
    },
  };
}

/** Missing where the page is not a secure context, whatever its type says. */
const browsersOwn = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

function leases(): Locks {
  let loaded: Promise<Locks> | undefined;
  const load = (): Promise<Locks> =>
    import('./storageLocks').then(
      ({ storageLocks }) => storageLocks(lastingKeyValues(), browserClock()),
      () => tabLocks(),
    );
  return { exclusive: async <T>(name: string, task: () => Promise<T>): Promise<T> => (await (loaded ??= load())).exclusive(name, task) };
}
