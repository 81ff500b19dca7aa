/** Whether the page is active, so that connections should be open. */

export interface PageActivity {
  active(): boolean;
  /** Calls `onChange` whenever {@link active} may have changed. Returns the unsubscribe function. */
  listen(onChange: () => void): () => void;
}

/**
 * Active until the page is left or frozen. The browser may retain such a page, with its connections open
 * (back-forward cache or bfcache, page lifecycle), and show it again.
 */
export function pagePresence(
  host: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'> = window,
): PageActivity {
  let present = true;
  const listeners = new Set<() => void>();
  const become = (now: boolean): void => {
    present = now;
    for (const listener of [...listeners]) listener();
  };
  const leave = (): void => become(false);
  const comeBack = (): void => become(true);
  const places = [
    ...([
      [host, 'pagehide', leave],
      [host, 'pageshow', comeBack],
    ] as const),
    ...([
      [host.document, 'freeze', leave],
      [host.document, 'resume', comeBack],
    ] as const),
  ];
  return {
    active: () => present,
    listen(onChange) {
      if (listeners.size === 0)
        for (const [target, type, change] of places) target.addEventListener(type, change);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0)
          for (const [target, type, change] of places) target.removeEventListener(type, change);
      };
    },
  };
}

/** Active while visible and online. A browser that does not report whether it is online counts as online. */
export function browserActivity(
  host: Pick<Window, 'document' | 'navigator' | 'addEventListener' | 'removeEventListener'> = window,
): PageActivity {
  return {
    active: () => host.document.visibilityState !== 'hidden' && host.navigator.onLine !== false,
    listen(onChange) {
      host.document.addEventListener('visibilitychange', onChange);
      host.addEventListener('online', onChange);
      host.addEventListener('offline', onChange);
      return () => {
        host.document.removeEventListener('visibilitychange', onChange);
        host.removeEventListener('online', onChange);
        host.removeEventListener('offline', onChange);
      };
    },
  };
}
