/** Compares the clock of this machine with that of a store: the ages of objects decide which are removed. */
import { writeJson } from './release';
import { StoreRefused, type ReleaseStore } from './ReleaseStore';

const HOUR = 60 * 60 * 1000;

/**
 * Whoever changes a store, or removes objects from it, calls this first. It writes an object and removes it again.
 * @param now milliseconds since 1970
 * @throws StoreRefused when the clocks differ by more than an hour
 */
export async function checkClock(store: ReleaseStore, now: () => number): Promise<void> {
  const hash = await writeJson(store, { clock: crypto.randomUUID() });
  const writtenAt = await store.writtenAt(hash);
  if (writtenAt === null) return;
  const hours = (now() - writtenAt) / HOUR;
  // A publisher need not have the permission to remove objects: then the next cleaning removes it.
  await store.removeObject({ hash, writtenAt }).catch(() => undefined);
  if (Math.abs(hours) > 1)
    throw new StoreRefused(
      `The clock of this machine is ${Math.round(Math.abs(hours))} hours ${hours > 0 ? 'ahead of' : 'behind'} that of ` +
        'the store. Set it, then try again.',
    );
}
