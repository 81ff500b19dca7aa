/** Turns among the tabs of this site: one task of a name at a time. */
import { browserClock } from './browserClock';
import { localStorageValues } from './browserStorage';
import { tabLocks, type Locks } from './tabLocks';

/** Web Locks where there are any (secure contexts only); elsewhere leases in storage, whose code is fetched when they are first needed. */
export function browserLocks(manager: Pick<LockManager, 'request'> | null = browsersOwn()): Locks {
  if (manager === null) return leases();
  const alone = tabLocks();
  return {
    async exclusive<T>(name: string, task: () => Promise<T>): Promise<T> {
      let ran = false;
      // The promise that the task gives holds the lock until it settles.
      const run = (): Promise<T> => {
        ran = true;
        return task();
      };
      try {
        return await manager.request(name, run);
      } catch (error) {
        // Refused where storage is blocked, as in another site's frame: no other tab shares anything with this one then.
        if (ran || !(error instanceof DOMException && error.name === 'SecurityError')) throw error;
        return alone.exclusive(name, task);
      }
    },
  };
}

/** Missing where the page is not a secure context, whatever its type says. */
const browsersOwn = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

function leases(): Locks {
  let loaded: Promise<Locks> | undefined;
  const load = (): Promise<Locks> =>
    import('./storageLocks').then(
      ({ storageLocks }) => storageLocks(localStorageValues(), browserClock()),
      () => tabLocks(),
    );
  return { exclusive: async <T>(name: string, task: () => Promise<T>): Promise<T> => (await (loaded ??= load())).exclusive(name, task) };
}
