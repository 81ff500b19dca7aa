/**
 * Analytics consent, as stored by the operator's consent tool on this device under `consent.analytics`, and
 * announced by an event on change. This plugin only reads it.
 */
import type { KeyValueStore } from 'proscenium/sdk';

const KEY = 'consent.analytics';
const GRANTED = 'granted';
/** Dispatched by the consent tool on this page; other tabs get a storage event. */
const CHANGED = 'proscenium:consent';

export interface ConsentFlag {
  readonly given: boolean;
  /** Calls the listener on every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function consentFlag(
  storage: Pick<KeyValueStore, 'read'>,
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): ConsentFlag {
  return {
    get given() {
      return storage.read(KEY) === GRANTED;
    },
    subscribe(listener) {
      const elsewhere = ({ key }: StorageEvent): void => {
        // Null when the whole storage was cleared.
        if (key === KEY || key === null) listener();
      };
      window.addEventListener('storage', elsewhere);
      window.addEventListener(CHANGED, listener);
      return () => {
        window.removeEventListener('storage', elsewhere);
        window.removeEventListener(CHANGED, listener);
      };
    },
  };
}

/** No consent required. */
export const consentGiven: ConsentFlag = { given: true, subscribe: () => () => undefined };
