/** Creates shaka-player engines and preloads the stream that is likely to be shown next. */
import type { Fetch } from '../../platform/browser/browserClock';
import type { Clock } from '../../sdk/services';
import { withCompleteRanges } from './completeRanges';
import type { EngineFactory } from './PlayerEngine';
import { ReadyPlayer } from './ReadyPlayer';
import { shakaPlays } from './shakaConfiguration';
import { ShakaEngine } from './ShakaEngine';
import { loadShaka, type ShakaModule } from './shakaModule';

export interface ShakaEnginesDeps {
  readonly load?: () => Promise<ShakaModule>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Receives errors of subtitle files and track selections that do not stop playback. */
  readonly report: (error: unknown) => void;
}

/** Milliseconds after which an unused preload is released. */
export const PRELOAD_LIFETIME_MS = 10_000;

/** The library is loaded lazily, with the first engine. */
export function shakaEngines({ load = loadShaka, fetch, clock, report }: ShakaEnginesDeps): EngineFactory {
  const loaded = async (): Promise<ShakaModule> => {
    const shaka = await load();
    shaka.polyfill.installAll();
    return withCompleteRanges(shaka, { fetch, clock });
  };
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
    const shaka = await loaded();
    forget();
    const engine = new ShakaEngine(shaka, picture, captions, listener, report, ready);
    ready = null;
    return engine;
  };
  return Object.assign(make, {
    prepare: async (choose: Parameters<NonNullable<EngineFactory['prepare']>>[0]) => {
      const before = made;
      const shaka = await loaded();
      const video = document.createElement('video');
      const chosen = await choose({ supports: (stream) => shakaPlays(stream, shaka, video) });
      if (chosen === null || made !== before) return;
      const [source, start] = chosen;
      // DRM licences are requested only for actual playback.
      if (source.stream.drm) return;
      if (ready?.isFor(source, start) !== true) {
        leave();
        ready = new ReadyPlayer(shaka, source, start);
      }
      forget();
      forget = clock.after(PRELOAD_LIFETIME_MS, leave);
    },
  });
}
