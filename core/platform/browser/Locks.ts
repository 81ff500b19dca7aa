/** Mutual exclusion among the tabs of this site: one task per name at a time. */
import { browserClock } from './browserClock';
import { localStorageValues } from './browserStorage';
import { tabLocks, type Locks } from './tabLocks';

/** Web Locks where available (secure contexts only); elsewhere leases in storage, whose code is loaded lazily. */
export function browserLocks(manager: Pick<LockManager, 'request'> | null = browsersOwn()): Locks {
  if (manager === null) return leases();
  const alone = tabLocks();
  return {
    async exclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
      let ran = false;
      // The promise that the task returns holds the lock until it settles.
      const run = (): Promise<T> => {
        ran = true;
        return task();
      };
      try {
        return await manager.request(name, run);
      } catch (error) {
        // Web Locks are refused where storage is blocked, as in a third-party frame: no other tab shares
        // state with this one then.
        if (ran || !(error instanceof DOMException && error.name === 'SecurityError')) throw error;
        return alone.exclusive(name, task);
      }
    },
  };
}

/** Missing outside secure contexts, although its type says otherwise. */
const browsersOwn = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

function leases(): Locks {
  let loaded: Promise<Locks> | undefined;
  const load = (): Promise<Locks> =>
    import('./storageLocks').then(
      ({ storageLocks }) => storageLocks(localStorageValues(), browserClock()),
      () => tabLocks(),
    );
  return {
    exclusive: async <T>(name: string, task: () => Promise<T>): Promise<T> =>
      (await (loaded ??= load())).exclusive(name, task),
  };
}
