/** Mutual exclusion among tabs without Web Locks: leases in storage, renewed while their task runs. */
import type { Clock, KeyValueStore } from '../../sdk/services';
import { tabLocks, type Locks } from './tabLocks';

/** Milliseconds to wait after claiming, until concurrent claims of other tabs are visible here. */
const CLAIM_SETTLE_MS = 150;
/** Polling interval in milliseconds while another tab holds the lease. */
const POLL_INTERVAL_MS = 100;
/** Lifetime of a lease in milliseconds: a closed tab blocks the others no longer than this. */
export const LEASE_MS = 3_000;
const LEASE_RENEWAL_MS = 1_000;

/**
 * Leases under `lock.<name>`. They are weaker than Web Locks: a tab whose timers are throttled for longer
 * than a lease loses it, so a task must tolerate another running concurrently.
 */
export function storageLocks(values: KeyValueStore, clock: Clock, tab: string = randomName()): Locks {
  const turns = tabLocks();
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void clock.after(milliseconds, resolve));
  const holder = (key: string): string | null => {
    const [name = '', until = ''] = (values.read(key) ?? '').split(' ');
    return Number(until) > clock.now() ? name : null;
  };
  const claim = (key: string): void => values.write(key, `${tab} ${clock.now() + LEASE_MS}`);

  const acquired = async (key: string): Promise<void> => {
    for (;;) {
      if (holder(key) === null) {
        claim(key);
        // Of two concurrent claims, the later one wins.
        await pause(CLAIM_SETTLE_MS);
        if (holder(key) === tab) return;
      } else await pause(POLL_INTERVAL_MS);
    }
  };

  const renewing = (key: string): (() => void) => {
    let cancel = (): void => undefined;
    const next = (): void => {
      cancel = clock.after(LEASE_RENEWAL_MS, () => {
        claim(key);
        next();
      });
    };
    next();
    return () => cancel();
  };

  return {
    exclusive: <T>(name: string, task: () => Promise<T>): Promise<T> =>
      turns.exclusive(name, async () => {
        const key = `lock.${name}`;
        await acquired(key);
        const stop = renewing(key);
        try {
          return await task();
        } finally {
          stop();
          if (holder(key) === tab) values.remove(key);
        }
      }),
  };
}

/** Not a secret: it only distinguishes tabs. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
