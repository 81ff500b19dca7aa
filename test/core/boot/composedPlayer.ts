/** A player for the composed product whose engine records its calls: the simulated browser plays nothing. */
import { Playback } from '../../../core/playback/Playback';
import { playbackService } from '../../../core/playback/playbackService';
import { FakeEngine } from '../playback/fakePlayback';
import type { Composed } from './composed';

export interface ComposedPlayer {
  readonly room: Playback;
  /** Engines in the order in which they were made. */
  readonly engines: readonly FakeEngine[];
}

/** Call it before the site is drawn. `prepare` changes every engine that is made. */
export function playerOf(
  site: Composed,
  prepare: (engine: FakeEngine) => void = () => undefined,
): ComposedPlayer {
  const engines: FakeEngine[] = [];
  const room = site.get(playbackService).open(
    (parts) =>
      new Playback({
        ...parts,
        engines: async (_, listener) => {
          const engine = new FakeEngine(listener);
          prepare(engine);
          engines.push(engine);
          return engine;
        },
      }),
  );
  return { room, engines };
}

export const film = (id: string, more: object = {}) => ({
  id,
  type: 'VOD',
  title: `Film ${id}`,
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  duration: 120,
  licences: [],
  availableLicences: [],
  ...more,
});

export const stream = { streams: [{ protocol: 'HLS', url: 'https://cdn.test/master.m3u8' }] };
