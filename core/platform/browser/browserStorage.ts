/**
 * Key-value stores over browser storage that never throw: values that storage refuses are held elsewhere for
 * the visit (RLM-039).
 */
import type { KeyValueStore } from '../../sdk/services';

/** Holds values that storage refused to write, and null for keys that it refused to remove. */
interface Aside {
  get(key: string): string | null | undefined;
  set(key: string, value: string | null): void;
  delete(key: string): void;
}

/**
 * A store over a `Storage` that may be blocked, full, missing, or withdrawn while the site runs. `open` is
 * called for every use, since merely naming `localStorage` throws where storage is blocked.
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

/** Session storage: values of this tab alone, discarded with it. */
export const sessionStorageValues = (): KeyValueStore => keyValueStoreOver(() => window.sessionStorage);

/**
 * Local storage: values that outlive the visit and are shared by all tabs of this site. A refused value is
 * held in the tab's session storage, so that it survives the redirect to a provider and back.
 */
export const localStorageValues = (): KeyValueStore =>
  keyValueStoreOver(() => window.localStorage, asideInTab());

/** Whether the next page load will find this value: false where all storage is blocked. */
export const outlivesPage = (key: string, value: string): boolean => localStorageValues().read(key) === value;

/** Key prefix of values that session storage holds in place of local storage. */
export const RETAINED_PREFIX = 'kept.';

/** The tab's session storage, which has its own quota; memory where that is blocked as well. */
function asideInTab(): Aside {
  const tab = sessionStorageValues();
  const gone = new Set<string>();
  return {
    get: (key) => (gone.has(key) ? null : (tab.read(RETAINED_PREFIX + key) ?? undefined)),
    set(key, value) {
      if (value === null) {
        tab.remove(RETAINED_PREFIX + key);
        gone.add(key);
      } else {
        tab.write(RETAINED_PREFIX + key, value);
        gone.delete(key);
      }
    },
    delete(key) {
      tab.remove(RETAINED_PREFIX + key);
      gone.delete(key);
    },
  };
}
