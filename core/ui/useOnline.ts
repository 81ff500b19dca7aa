/** Network state of the browser. */
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, changed);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, changed);
  };
}

/** Browsers without this information count as online. */
export const isOnline = (): boolean => navigator.onLine !== false;

/** Whether the browser has a connection; renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
