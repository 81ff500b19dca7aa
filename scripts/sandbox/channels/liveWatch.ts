/** Polls the schedule and publishes changes: events that started or ended, programmes that changed. */
import type { Catalogue } from '../catalogue/catalogue';
import { eventTimes, liveStateOf, programmesBetween } from '../catalogue/schedule';
import type { News } from './newsService';

export interface LiveWatchDeps {
  readonly realms: readonly string[];
  readonly catalogueOf: (realm: string) => Catalogue;
  readonly startedAt: number;
  readonly now: () => number;
  readonly publish: (realm: string, news: News) => void;
}

/** Each poll publishes the differences from the previous one; the first publishes nothing. */
export function createLiveWatch({ realms, catalogueOf, startedAt, now, publish }: LiveWatchDeps): {
  readonly look: () => void;
} {
  let before = new Map<string, string>();

  return {
    look() {
      const time = now();
      const after = new Map<string, string>();
      const compare = (key: string, state: string, tell: (was: string) => void): void => {
        after.set(key, state);
        const was = before.get(key);
        if (was !== undefined && was !== state) tell(was);
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
