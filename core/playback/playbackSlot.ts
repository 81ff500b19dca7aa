/** How the runtime keeps this room without loading it: the parts are there at once, the room is made by the first page that plays. */
import type { CheckedRealm } from '../realm/checkedRealm';
import { token, type Clock, type KeyValues, type PlatformClient, type Viewer } from '../sdk';
import type { Playback } from './Playback';
import type { EngineFactory } from './engine/PlayerEngine';

/** What the composition root gives this room. */
export interface PlaybackParts {
  readonly client: PlatformClient;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clock: Clock;
  /** Lasting values of the house. */
  readonly keyValues: KeyValues;
  readonly platform: Pick<CheckedRealm['platform'], 'streamApiVersion'>;
  readonly settings: Pick<CheckedRealm['settings'], 'appSettings'>;
  /** Who is here now; observable. */
  readonly viewer: () => Pick<Viewer, 'id' | 'isGuest'>;
  /** The language of the page. */
  readonly locale: () => string;
  readonly report: (error: unknown) => void;
  /** Another engine than the house's; for tests and player plugins. */
  readonly engines?: EngineFactory | undefined;
}

export interface PlaybackSlot {
  /** The room; made at the first call, the same from then on. */
  open(make: (parts: PlaybackParts) => Playback): Playback;
  dispose(): void;
}
export const playbackSlot = token<PlaybackSlot>('playback@1');

export function createPlaybackSlot(parts: PlaybackParts): PlaybackSlot {
  let room: Playback | null = null;
  return {
    open: (make) => (room ??= make(parts)),
    dispose: () => {
      room?.dispose();
      room = null;
    },
  };
}
