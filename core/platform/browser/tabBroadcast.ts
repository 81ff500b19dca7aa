/** Broadcasts small messages to the other tabs of the site, such as the viewer's latest change. */
import type { Clock, KeyValueStore } from '../../sdk/services';
import type { TabChannel } from './TabChannel';

export interface TabBroadcast<News> {
  publish(news: News): void;
  /**
   * Calls `listener` with every message of another tab; unreadable ones are ignored. Returns the unsubscribe
   * function.
   */
  subscribe(listener: (news: News) => void): () => void;
}

/**
 * Written to `key` of local storage with a timestamp, so that repeating a message still fires an event.
 * `isNews` validates each message.
 */
export function tabBroadcast<News>(
  key: string,
  isNews: (value: unknown) => value is News,
  {
    values,
    tabs,
    clock,
  }: { readonly values: KeyValueStore; readonly tabs: TabChannel; readonly clock: Clock },
): TabBroadcast<News> {
  return {
    publish: (news) => values.write(key, JSON.stringify({ news, at: clock.now() })),
    subscribe: (listener) =>
      tabs.listen((changed) => {
        if (changed !== key) return;
        const news = newsIn(values.read(key));
        if (isNews(news)) listener(news);
      }),
  };
}

function newsIn(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { readonly news?: unknown } | null)?.news;
  } catch {
    return undefined;
  }
}
