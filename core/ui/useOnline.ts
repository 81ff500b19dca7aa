/** Network state of the browser. */
import { useSyncExternalStore } from 'react';
import { isOnHost } from './hostRender';

function subscribe(changed: () => void): () => void {
  for (const type of ['online', 'offline']) window.addEventListener(type, changed);
  return () => {
    for (const type of ['online', 'offline']) window.removeEventListener(type, changed);
  };
}

/**
 * The host counts as online (workerd has a navigator, but no document), as do browsers without this information. They
 * do not notice a connection that leads nowhere: pages that the service worker had to answer are marked
 * (core/boot/offline).
 */
export const isOnline = (): boolean =>
  isOnHost || (navigator.onLine !== false && document.documentElement.dataset['offline'] === undefined);

/** How often the browser has lost its connection. */
let losses = 0;
if (!isOnHost) window.addEventListener('offline', () => losses++);

/**
 * Returns a function that says whether the browser has been online without interruption since this call. A request that
 * failed after an interruption may have failed because of it, even when the browser is online again.
 */
export function watchConnection(): () => boolean {
  const before = isOnline() ? losses : null;
  return () => isOnline() && losses === before;
}

/** Whether the browser has a connection; renders again when that changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);

/** Calls back as soon as the browser has a connection, and never at once. Returns what stops waiting. */
export function whenOnline(done: () => void): () => void {
  if (isOnline()) queueMicrotask(done);
  else addEventListener('online', done, { once: true });
  return () => removeEventListener('online', done);
}
