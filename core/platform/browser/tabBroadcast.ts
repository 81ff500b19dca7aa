/** Small news that one tab of a site has for the others, such as what its viewer has just changed. */
import type { Clock, KeyValueStore } from '../../sdk';
import type { TabChannel } from './TabChannel';

export interface TabBroadcast<News> {
  tell(news: News): void;
  /** Calls `listener` with what another tab tells; what cannot be read is no news. Gives the function that stops it. */
  hear(listener: (news: News) => void): () => void;
}

/** Lies under `key` of the lasting storage, with the time, so that the same news twice is news. `isNews` holds what lies there against what is told. */
export function tabBroadcast<News>(key: string, isNews: (value: unknown) => value is News, { values, tabs, clock }: { readonly values: KeyValueStore; readonly tabs: TabChannel; readonly clock: Clock }): TabBroadcast<News> {
  return {
    tell: (news) => values.write(key, JSON.stringify({ news, at: clock.now() })),
    hear: (listener) =>
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
