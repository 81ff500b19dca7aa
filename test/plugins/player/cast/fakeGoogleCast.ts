/** Google's Cast scripts with one device, "Living room", driven by a test. */
import type { CastStateName, MediaInfo } from '../../../../plugins/player/cast/googleCast';

export interface FakeGoogleCast {
  /** What has been loaded on the device: address, media type, stream type, position and custom data. */
  readonly loads: readonly {
    readonly url: string;
    readonly mediaType: string;
    readonly streamType: string;
    readonly position: number | null;
    readonly title: string;
    readonly customData: unknown;
  }[];
  readonly options: unknown;
  /** The device rejects what is loaded. */
  rejects: boolean;
  /** The viewer finds devices, chooses the one that is there, and what it plays moves on. */
  find(): void;
  connect(): void;
  disconnect(): void;
  play(position: number): void;
  /** What it plays ends. */
  finish(): void;
}

export interface FakeCastGlobals {
  fakeCast?: FakeGoogleCast;
  chrome?: object;
  cast?: object;
  __onGCastApiAvailable?: ((isAvailable: boolean) => void) | undefined;
}

/** Needs nothing outside itself: a journey serves its source as the script. */
export function installGoogleCast(globals: FakeCastGlobals): void {
  const loads: FakeGoogleCast['loads'][number][] = [];
  const listeners: (() => void)[] = [];
  let state: CastStateName = 'NO_DEVICES_AVAILABLE';
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const player = {
    isMediaLoaded: false,
    isPaused: false,
    playerState: null as string | null,
    currentTime: 0,
    duration: 0,
    mediaInfo: null as MediaInfo | null,
  };
  const set = (changes: Partial<typeof player>) => {
    Object.assign(player, changes);
    changed();
  };
  class Media implements MediaInfo {
    streamType = '';
    metadata: unknown = null;
    customData: unknown = null;
    constructor(
      readonly url: string,
      readonly mediaType: string,
    ) {}
  }
  class LoadRequest {
    currentTime: number | null = null;
    autoplay = true;
    constructor(readonly media: Media) {}
  }
  let idleReason: string | null = null;
  const device = {
    getMediaSession: () => ({ idleReason }),
    getCastDevice: () => ({ friendlyName: 'Living room' }),
    loadMedia: ({ media, currentTime }: LoadRequest) => {
      if (fake.rejects) return Promise.reject(new Error('LOAD_FAILED'));
      const { url, mediaType, streamType, customData, metadata } = media;
      const { title } = metadata as { readonly title: string };
      idleReason = null;
      loads.push({ url, mediaType, streamType, position: currentTime, title, customData });
      set({
        ...{ isMediaLoaded: true, isPaused: false, playerState: 'PLAYING', mediaInfo: media },
        ...{ currentTime: currentTime ?? 0, duration: 120 },
      });
      return Promise.resolve();
    },
  };
  const fake = {
    loads,
    options: null as unknown,
    rejects: false,
    find: () => {
      state = 'NOT_CONNECTED';
      changed();
    },
    connect: () => {
      state = 'CONNECTED';
      changed();
    },
    disconnect: () => {
      Object.assign(player, { isMediaLoaded: false, playerState: 'IDLE', currentTime: 0, mediaInfo: null });
      state = 'NOT_CONNECTED';
      changed();
    },
    play: (position: number) => set({ currentTime: position }),
    finish: () => {
      idleReason = 'FINISHED';
      set({ isMediaLoaded: false, playerState: 'IDLE', currentTime: 0, mediaInfo: null });
    },
  };
  const context = {
    setOptions: (options: unknown) => {
      fake.options = options;
      fake.find();
    },
    getCastState: () => state,
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    getCurrentSession: () => (state === 'CONNECTED' ? device : null),
    requestSession: () => {
      fake.connect();
      return Promise.resolve();
    },
    endCurrentSession: () => fake.disconnect(),
  };
  class RemotePlayer {
    constructor() {
      return player;
    }
  }
  class RemotePlayerController {
    addEventListener = context.addEventListener;
    playOrPause = () => set({ isPaused: !player.isPaused });
    seek = changed;
  }
  globals.fakeCast = fake;
  globals.cast = {
    framework: { CastContext: { getInstance: () => context }, RemotePlayer, RemotePlayerController },
  };
  Object.assign((globals.chrome ??= {}), {
    cast: { media: { MediaInfo: Media, LoadRequest, GenericMediaMetadata: class {} } },
  });
  globals.__onGCastApiAvailable?.(true);
}
