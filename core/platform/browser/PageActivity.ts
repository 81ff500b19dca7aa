/** Whether anybody can see this page and it can reach the network. */

export interface PageActivity {
  /** Visible and online. */
  active(): boolean;
  /** Calls `onChange` whenever {@link active} may have changed. Gives the function that stops it. */
  listen(onChange: () => void): () => void;
}

/** A browser that does not know whether it is online counts as online. */
export function browserActivity(host: Pick<Window, 'document' | 'navigator' | 'addEventListener' | 'removeEventListener'> = window): PageActivity {
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
