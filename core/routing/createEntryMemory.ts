/** State per history entry: a map of maps that evicts the oldest entries. */
import type { EntryMemory } from '../sdk/entryMemory';

/** Maximum number of entries; older ones lose their state. */
export const REMEMBERED_ENTRIES = 10;

/** Language and kind of viewer, known from the start; and the viewer: null for guests, and until known. */
export type Audience = readonly [kind: string, who: string | null];

/** `audience` is read at every use: a change discards everything stored. */
export function createEntryMemory(audience: () => Audience): EntryMemory {
  const entries = new Map<string, Map<string, unknown>>();
  let [kind, who] = audience();
  const known = (entry: string) => {
    const before = who;
    const now = audience();
    if (now[0] !== kind || (before !== null && now[1] !== before)) entries.clear();
    [kind, who] = now;
    return entries.get(entry);
  };
  return {
    read: (entry, name) => known(entry)?.get(name),
    keep(entry, name, value) {
      const notes = known(entry) ?? new Map<string, unknown>();
      // Map order is used as recency order.
      entries.delete(entry);
      entries.set(entry, notes.set(name, value));
      for (const [oldest] of entries) if (entries.size > REMEMBERED_ENTRIES) entries.delete(oldest);
    },
  };
}
