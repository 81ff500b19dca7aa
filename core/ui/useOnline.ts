/** Knows whether the browser is connected to a network. */
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, changed);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, changed);
  };
}

/** A browser that does not know counts as online. */
export const isOnline = (): boolean => navigator.onLine !== false;

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
