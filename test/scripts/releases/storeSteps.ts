/** Steps that the tests of release stores share. */
import type { ReleaseStore } from '../../../scripts/releases/ReleaseStore';

/** Increments the number that a pointer contains, against other writers. */
export async function increment(store: ReleaseStore, name: string): Promise<void> {
  for (;;) {
    const pointer = await store.readPointer(name);
    const next = pointer === null ? 1 : Number(pointer.value) + 1;
    const { swapped } = await store.swapPointer(name, String(next), pointer?.version ?? null);
    if (swapped) return;
  }
}

export async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += 50)
    await Promise.all(items.slice(start, start + 50).map(work));
}
