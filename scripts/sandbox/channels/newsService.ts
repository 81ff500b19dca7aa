/** Publish/subscribe for the news of each realm. */

/** A change, before it is localised for a listener. */
export type News =
  | { readonly kind: 'event'; readonly type: 'STARTED' | 'CHANGED' | 'ENDED'; readonly videoId: string }
  | { readonly kind: 'programme'; readonly channelId: string };

export interface Listener {
  readonly realm: string;
  readonly tell: (news: News) => void;
  /** Closes the connection. */
  readonly end: () => void;
}

export interface NewsService {
  /** Returns the unsubscribe function. */
  readonly listen: (listener: Listener) => () => void;
  readonly publish: (realm: string, news: News) => void;
  /** Closes every open connection, as a restart of the platform would. */
  readonly hangUp: () => void;
}

export function createNewsService(): NewsService {
  const listeners = new Set<Listener>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish(realm, news) {
      for (const listener of listeners) if (listener.realm === realm) listener.tell(news);
    },
    hangUp() {
      for (const { end } of [...listeners]) end();
    },
  };
}
