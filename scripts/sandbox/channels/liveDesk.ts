/** All that is live in the sandbox: the stage where a tester moves events, the watch over the clock, and who is told. */
import type { Catalogue } from '../catalogue/catalogue';
import type { LiveControl } from '../control/liveControl';
import { createLiveStage } from './liveStage';
import { createLiveWatch } from './liveWatch';
import { createNewsDesk, type NewsDesk } from './newsDesk';

const LOOK_EVERY_MS = 1000;

export interface LiveDesk {
  /** The realm's catalogue with what a tester has changed in it. */
  readonly catalogueOf: (realm: string) => Catalogue;
  readonly news: NewsDesk;
  readonly control: LiveControl;
  /** Everything as in the seed; whoever listens is told. */
  reset(): void;
  stop(): void;
}

export function openLiveDesk(seeded: ReadonlyMap<string, Catalogue>, startedAt: number, now: () => number): LiveDesk {
  const news = createNewsDesk();
  const stage = createLiveStage(seeded, startedAt, now);
  const watch = createLiveWatch({ realms: [...seeded.keys()], catalogueOf: stage.catalogueOf, startedAt, now, publish: news.publish });
  watch.look();
  const timer = setInterval(watch.look, LOOK_EVERY_MS);
  return {
    catalogueOf: stage.catalogueOf,
    news,
    control: {
      play(staged) {
        if (!stage.play(staged)) return false;
        if (staged.action === 'change') news.publish(staged.realm, { kind: 'event', type: 'CHANGED', videoId: staged.event });
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
