/** A playback service whose engine and platform answer as a test sets them. */
import type { PlaybackManifest, Vod } from '../../../core/generated/platform';
import type {
  EngineListener,
  EngineSource,
  EngineStart,
  EngineTimes,
  EngineTracks,
  PlayerEngine,
} from '../../../core/playback/engine/PlayerEngine';
import { Playback } from '../../../core/playback/Playback';
import type { PageActivity } from '../../../core/platform/browser/PageActivity';
import type { KeyValueStore } from '../../../core/sdk';
import { FakeClock, FakePlatform, figures } from '../../kit';

/** Keys and values in memory. */
export class MemoryValues implements KeyValueStore {
  readonly values = new Map<string, string>();
  read = (key: string) => this.values.get(key) ?? null;
  write = (key: string, value: string) => void this.values.set(key, value);
  remove = (key: string) => void this.values.delete(key);
}

/** A page whose network a test switches off and on. */
export class FakeActivity implements PageActivity {
  isActive = true;
  private readonly listeners = new Set<() => void>();
  active = () => this.isActive;
  listen = (onChange: () => void) => {
    this.listeners.add(onChange);
    return () => void this.listeners.delete(onChange);
  };
  become(active: boolean): void {
    this.isActive = active;
    for (const listener of [...this.listeners]) listener();
  }
}

/** Plays nothing and records its calls. */
export class FakeEngine implements PlayerEngine {
  readonly calls: string[] = [];
  readonly loads: { source: EngineSource; start: EngineStart }[] = [];
  /** What the next load does. */
  loading: () => Promise<boolean> = async () => true;
  /** The browser allows it to start. */
  mayPlay = true;
  time: EngineTimes = {
    isLive: false,
    seekRange: { start: 0, end: 120 },
    buffered: [],
    playheadDate: null,
    placed: true,
  };
  offered: EngineTracks = { audio: [], text: [], quality: [], automaticQuality: true };
  pictureInPicture = true;

  constructor(readonly listener: EngineListener) {}

  supports = ({ protocol }: { readonly protocol: string }) => protocol === 'HLS' || protocol === 'DASH';
  load = async (source: EngineSource, start: EngineStart) => {
    this.loads.push({ source, start });
    const loaded = await this.loading();
    if (loaded) this.listener.onEvent({ type: 'durationchange', duration: this.time.seekRange.end });
    return loaded;
  };
  play = async () => {
    this.calls.push('play');
    if (this.mayPlay) this.listener.onEvent({ type: 'play' });
    return this.mayPlay;
  };
  pause = () => {
    this.calls.push('pause');
    this.listener.onEvent({ type: 'pause' });
  };
  resume = () => void this.calls.push('resume');
  seek = (seconds: number) => void this.calls.push(`seek ${seconds}`);
  goToLive = () => void this.calls.push('goToLive');
  seekToMoment = (moment: number) => void this.calls.push(`seekToMoment ${moment}`);
  setVolume = (volume: number) => void this.calls.push(`volume ${volume}`);
  setMuted = (muted: boolean) => void this.calls.push(`muted ${muted}`);
  setSpeed = (speed: number) => void this.calls.push(`speed ${speed}`);
  times = () => this.time;
  tracks = () => this.offered;
  figures = () => figures;
  selectAudio = (id: string) => void this.calls.push(`audio ${id}`);
  selectText = (id: string | null) => void this.calls.push(`text ${id}`);
  selectQuality = (id: string | null) => void this.calls.push(`quality ${id}`);
  capQuality = (lines: number | null) => void this.calls.push(`cap ${lines}`);
  canPictureInPicture = () => this.pictureInPicture;
  togglePictureInPicture = async () => void this.calls.push('pictureInPicture');
  cast = async () => void this.calls.push('cast');
  enterNativeFullscreen = () => false;
  destroy = async () => void this.calls.push('destroy');

  /** Playback advances to a position. */
  reach(position: number): void {
    this.listener.onEvent({ type: 'timeupdate', position });
  }
}

export const vod: Vod = {
  id: 'v1',
  title: 'The long round',
  type: 'VOD',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  duration: 120,
  trailers: [],
};

export const manifest: PlaybackManifest = {
  streams: [{ protocol: 'HLS', url: 'https://cdn.example/v1/master.m3u8' }],
  skipMarkers: [{ type: 'INTRO', startTimeMs: 1000, stopTimeMs: 6000 }],
};

export interface FakeServices {
  readonly room: Playback;
  readonly platform: FakePlatform;
  readonly clock: FakeClock;
  readonly values: MemoryValues;
  readonly reports: unknown[];
  /** Tracked analytics events. */
  readonly events: unknown[];
  /** Engines in the order they were made. */
  readonly engines: FakeEngine[];
  readonly viewer: { id: string | null; isGuest: boolean };
  readonly activity: FakeActivity;
  /** Changes every engine that is made from now on. */
  prepare: (engine: FakeEngine) => void;
}

export function fakeServices({
  streamApiVersion = 'v5',
  choices = '',
}: { readonly streamApiVersion?: 'v4' | 'v5'; readonly choices?: string } = {}): FakeServices {
  const platform = new FakePlatform()
    .answer('readVod', vod)
    .answer('requestVideoManifest', manifest)
    .answer('requestEventManifest', manifest);
  const clock = new FakeClock();
  const values = new MemoryValues();
  if (choices !== '') values.write('player choices', choices);
  const reports: unknown[] = [];
  const events: unknown[] = [];
  const engines: FakeEngine[] = [];
  const viewer = { id: null, isGuest: true };
  const activity = new FakeActivity();
  const fake: Omit<FakeServices, 'room'> = {
    platform,
    clock,
    values,
    reports,
    events,
    engines,
    viewer,
    activity,
    prepare: () => undefined,
  };
  const room = new Playback({
    client: platform,
    fetch: (url, init) => fetch(url, init),
    clock,
    keyValues: values,
    platform: { streamApiVersion },
    settings: { appSettings: { WEB: { displayGeoblocked: false, displayContentAvailableOnSignIn: true } } },
    viewer: () => viewer,
    locale: () => 'en',
    report: (error) => reports.push(error),
    activity,
    analytics: { track: (name, properties) => void events.push([name, properties]) },
    engines: async (_, listener) => {
      const engine = new FakeEngine(listener);
      made.prepare(engine);
      engines.push(engine);
      return engine;
    },
  });
  const made: FakeServices = { ...fake, room };
  return made;
}

export const stageOf = () => ({
  picture: document.createElement('div'),
  captions: document.createElement('div'),
});
