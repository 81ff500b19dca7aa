/** Who is listening to which realm's news, and what they are told. */

/** What has happened, before it is put into somebody's language. */
export type News =
  | { readonly kind: 'event'; readonly type: 'STARTED' | 'CHANGED' | 'ENDED'; readonly videoId: string }
  | { readonly kind: 'programme'; readonly channelId: string };

export interface Listener {
  readonly realm: string;
  readonly tell: (news: News) => void;
  /** Breaks the connection. */
  readonly end: () => void;
}

export interface NewsService {
  /** Gives the function that ends it. */
  readonly listen: (listener: Listener) => () => void;
  readonly publish: (realm: string, news: News) => void;
  /** Breaks every open connection, as a restart of the platform would. */
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
