/** Keys and values in the browser, which never throw: what storage refuses is kept aside for the visit (RLM-039). */
import type { KeyValueStore } from '../../sdk';

/** Holds what storage would not take, and null for what it would not let go of. */
interface Aside {
  get(key: string): string | null | undefined;
  set(key: string, value: string | null): void;
  delete(key: string): void;
}

/**
 * Values over a `Storage` that may be blocked, full, missing, or withdrawn while the site runs. `open` is called for every use, since
 * merely naming `localStorage` throws where storage is blocked.
 */
export function keyValueStoreOver(open: () => Storage, aside: Aside = new Map()): KeyValueStore {
  return {
    read(key) {
      const held = aside.get(key);
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
        aside.delete(key);
      } catch {
        aside.set(key, value);
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
        aside.delete(key);
      } catch {
        aside.set(key, null);
      }
    },
  };
}

/** Values of this tab alone, gone with it. */
export const sessionStorageValues = (): KeyValueStore => keyValueStoreOver(() => window.sessionStorage);

/** Values that outlive the visit and are shared by the tabs of this site. What is refused stays in the tab, through a way out to a provider and back. */
export const localStorageValues = (): KeyValueStore => keyValueStoreOver(() => window.localStorage, asideInTab());

/** Whether a page that is loaded next will find this value: false where every storage is blocked. */
export const outlivesPage = (key: string, value: string): boolean => localStorageValues().read(key) === value;

/** Stands before the key of what the tab keeps in the place of the lasting storage. */
export const KEPT = 'kept.';

/** The tab's own storage, which has room of its own; memory where that is blocked as well. */
function asideInTab(): Aside {
  const tab = sessionStorageValues();
  const gone = new Set<string>();
  return {
    get: (key) => (gone.has(key) ? null : (tab.read(KEPT + key) ?? undefined)),
    set(key, value) {
      if (value === null) {
        tab.remove(KEPT + key);
        gone.add(key);
      } else {
        tab.write(KEPT + key, value);
        gone.delete(key);
      }
    },
    delete(key) {
      tab.remove(KEPT + key);
      gone.delete(key);
    },
  };
}
