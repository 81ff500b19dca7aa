/** The memory of the entries of the history: a map in a map, the oldest forgotten. */
import type { EntryMemory } from '../sdk';

/** Entries that are remembered; what is older begins anew. */
export const REMEMBERED_ENTRIES = 10;

/** Language and kind of viewer, known from the start; and who it is: null for guests, and until it is known. */
export type Audience = readonly [kind: string, who: string | null];

/** `audience` is asked at every use: once it is another, all that was remembered is forgotten. */
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
      // Last in the order of the map is what was seen last.
      entries.delete(entry);
      entries.set(entry, notes.set(name, value));
      for (const [oldest] of entries) if (entries.size > REMEMBERED_ENTRIES) entries.delete(oldest);
    },
  };
}
