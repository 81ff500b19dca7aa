/** Makes engines on shaka-player, and has one load ahead what is about to be shown. */
import type { Clock } from '../../sdk';
import type { EngineFactory } from './PlayerEngine';
import { ReadyPlayer } from './ReadyPlayer';
import { shakaPlays } from './shakaConfiguration';
import { ShakaEngine } from './ShakaEngine';
import { loadShaka, type ShakaModule } from './shakaModule';

export interface ShakaEnginesDeps {
  readonly load?: () => Promise<ShakaModule>;
  readonly clock: Clock;
  /** A subtitle file that cannot be had, a track that cannot be chosen: playback goes on. */
  readonly report: (error: unknown) => void;
}

/** Milliseconds for which a player that has loaded a stream waits for somebody who shows it. */
export const WAITS = 10_000;

/** Engines on shaka-player; the library is fetched with the first one. */
export function shakaEngines({ load = loadShaka, clock, report }: ShakaEnginesDeps): EngineFactory {
  let ready: ReadyPlayer | null = null;
  let made = 0;
  let forget = (): void => undefined;
  const leave = (): void => {
    forget();
    ready?.leave().catch(report);
    ready = null;
  };
  const make: EngineFactory = async ({ picture, captions }, listener) => {
    made++;
    const shaka = await load();
    shaka.polyfill.installAll();
    forget();
    const engine = new ShakaEngine(shaka, picture, captions, listener, report, ready);
    ready = null;
    return engine;
  };
  return Object.assign(make, {
    prepare: async (choose: Parameters<NonNullable<EngineFactory['prepare']>>[0]) => {
      const before = made;
      const shaka = await load();
      shaka.polyfill.installAll();
      const video = document.createElement('video');
      const chosen = await choose({ supports: (stream) => shakaPlays(stream, shaka, video) });
      if (chosen === null || made !== before) return;
      const [source, start] = chosen;
      // Keys are asked for by whoever watches.
      if (source.stream.drm) return;
      if (ready?.isFor(source, start) !== true) {
        leave();
        ready = new ReadyPlayer(shaka, source, start);
      }
      forget();
      forget = clock.after(WAITS, leave);
    },
  });
}
