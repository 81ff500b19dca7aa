/** Live state of the sandbox: staged events, the schedule watcher and the listeners. */
import type { Catalogue } from '../catalogue/catalogue';
import type { LiveControl } from '../control/liveControl';
import { createLiveSchedule } from './liveSchedule';
import { createLiveWatch } from './liveWatch';
import { createNewsService, type NewsService } from './newsService';

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
