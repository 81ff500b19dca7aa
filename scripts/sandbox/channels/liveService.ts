/** Live state of the sandbox: staged events, the schedule's changes and their listeners. */
import type { Catalogue } from '../catalogue/catalogue';
import type { LiveControl } from '../control/controlRoutes';
import { createLiveSchedule } from './liveSchedule';
import { eventTimes, liveStateOf, programmesBetween } from '../catalogue/schedule';

interface LiveWatchDeps {
  readonly realms: readonly string[];
  readonly catalogueOf: (realm: string) => Catalogue;
  readonly startedAt: number;
  readonly now: () => number;
  readonly publish: (realm: string, news: News) => void;
}

/** Compares the schedule by polling: each poll publishes the differences from the previous one; the first publishes nothing. */
export function createLiveWatch({ realms, catalogueOf, startedAt, now, publish }: LiveWatchDeps): {
  readonly look: () => void;
} {
  let before = new Map<string, string>();

  return {
    look() {
      const time = now();
      const after = new Map<string, string>();
      const compare = (key: string, state: string, publish: (was: string) => void): void => {
        after.set(key, state);
        const was = before.get(key);
        if (was !== undefined && was !== state) publish(was);
      };
      for (const realm of realms) {
        const { videos, channels } = catalogueOf(realm);
        for (const video of videos.values()) {
          const times = eventTimes(video, startedAt);
          if (!times) continue;
          const state = liveStateOf(times, time);
          compare(`${realm} event ${video.id}`, state, () =>
            publish(realm, { kind: 'event', type: typeOf[state], videoId: video.id }),
          );
        }
        for (const channel of channels.values()) {
          const [current] = programmesBetween(channel, time, time + 1);
          compare(`${realm} channel ${channel.id}`, String(current?.startDate ?? 'nothing'), () =>
            publish(realm, { kind: 'programme', channelId: channel.id }),
          );
        }
      }
      before = after;
    },
  };
}

const typeOf = { live: 'STARTED', ended: 'ENDED', upcoming: 'CHANGED' } as const;

const LOOK_EVERY_MS = 1000;

export interface LiveService {
  /** The realm's catalogue with a tester's changes applied. */
  readonly catalogueOf: (realm: string) => Catalogue;
  readonly news: NewsService;
  readonly control: LiveControl;
  /** Restores the seed and notifies listeners. */
  reset(): void;
  stop(): void;
}

export function openLiveService(
  seeded: ReadonlyMap<string, Catalogue>,
  startedAt: number,
  now: () => number,
): LiveService {
  const news = createNewsService();
  const stage = createLiveSchedule(seeded, startedAt, now);
  const watch = createLiveWatch({
    realms: [...seeded.keys()],
    catalogueOf: stage.catalogueOf,
    startedAt,
    now,
    publish: news.publish,
  });
  watch.look();
  const timer = setInterval(watch.look, LOOK_EVERY_MS);
  return {
    catalogueOf: stage.catalogueOf,
    news,
    control: {
      play(staged) {
        if (!stage.play(staged)) return false;
        if (staged.action === 'change')
          news.publish(staged.realm, { kind: 'event', type: 'CHANGED', videoId: staged.event });
        watch.look();
        return true;
      },
      hangUp: news.hangUp,
    },
    reset() {
      stage.reset();
      watch.look();
    },
    stop: () => clearInterval(timer),
  };
}

/** A change, before it is localised for a listener. */
export type News =
  | { readonly kind: 'event'; readonly type: 'STARTED' | 'CHANGED' | 'ENDED'; readonly videoId: string }
  | { readonly kind: 'programme'; readonly channelId: string };

interface Listener {
  readonly realm: string;
  readonly publish: (news: News) => void;
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

/** Publish/subscribe for the news of each realm. */
function createNewsService(): NewsService {
  const listeners = new Set<Listener>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish(realm, news) {
      for (const listener of listeners) if (listener.realm === realm) listener.publish(news);
    },
    hangUp() {
      for (const { end } of [...listeners]) end();
    },
  };
}
