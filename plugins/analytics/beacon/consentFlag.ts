/**
 * Whether the viewer has agreed to be counted, as the operator's consent tool says: by a value that is kept on this device under
 * `consent.analytics`, and by an event when it changes. This plugin reads it and never writes it.
 */
import type { KeyValueStore } from '../../../core/sdk';

const KEY = 'consent.analytics';
const GRANTED = 'granted';
/** The tool tells of a change on the page itself; other tabs are told by the browser. */
const CHANGED = 'proscenium:consent';

export interface ConsentFlag {
  readonly given: boolean;
  /** Hears of every change until the function it gives is called. */
  subscribe(listener: () => void): () => void;
}

export function consentFlag(storage: Pick<KeyValueStore, 'read'>, window: Pick<Window, 'addEventListener' | 'removeEventListener'>): ConsentFlag {
  return {
    get given() {
      return storage.read(KEY) === GRANTED;
    },
    subscribe(listener) {
      const elsewhere = ({ key }: StorageEvent): void => {
        // Null when everything was cleared.
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

/** Nobody has to agree. */
export const consentGiven: ConsentFlag = { given: true, subscribe: () => () => undefined };
