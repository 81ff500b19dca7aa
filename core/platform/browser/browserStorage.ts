/** Keys and values in the browser, which never throw: what storage refuses is kept in memory for the visit (RLM-039). */
import type { KeyValues } from '../../sdk';

/**
 * Values over a `Storage` that may be blocked, full, or withdrawn while the site runs. `open` is called for every use, since
 * merely naming `localStorage` throws where storage is blocked.
 */
export function keyValuesOver(open: () => Storage): KeyValues {
  // What storage would not take, and null for what it would not let go of.
  const kept = new Map<string, string | null>();
  return {
    read(key) {
      const held = kept.get(key);
      if (held !== undefined) return held;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        kept.delete(key);
      } catch {
        kept.set(key, value);
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
        kept.delete(key);
      } catch {
        kept.set(key, null);
      }
    },
  };
}

/** Values that outlive the visit and are shared by the tabs of this site. */
export const lastingKeyValues = (): KeyValues => keyValuesOver(() => window.localStorage);

/** Values of this tab alone, gone with it. */
export const tabKeyValues = (): KeyValues => keyValuesOver(() => window.sessionStorage);
