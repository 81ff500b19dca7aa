/** An engine around a shaka-player that records its calls. */
import type { EngineSource, EngineStart } from '../../../../core/playback/engine/PlayerEngine';
import { ShakaEngine } from '../../../../core/playback/engine/ShakaEngine';
import type {
  ShakaAudioTrack,
  ShakaEvent,
  ShakaModule,
  ShakaPlayer,
  ShakaRequest,
  ShakaResponse,
  ShakaStats,
  ShakaTextTrack,
  ShakaVideoTrack,
} from '../../../../core/playback/engine/shakaModule';
import type { PlayerEvent } from '../../../../core/playback/PlayerStore';

export const LICENSE = 2;
export const audio = (language: string, changes: Partial<ShakaAudioTrack> = {}): ShakaAudioTrack => ({
  active: false,
  language,
  label: null,
  roles: [],
  channelsCount: 2,
  ...changes,
});
export const text = (
  id: number,
  language: string,
  changes: Partial<ShakaTextTrack> = {},
): ShakaTextTrack => ({
  id,
  active: false,
  language,
  label: null,
  kind: 'subtitles',
  forced: false,
  ...changes,
});
export const video = (height: number, bandwidth: number, active = false): ShakaVideoTrack => ({
  height,
  bandwidth,
  active,
});

/** Records its calls, in order. */
export class FakeShaka implements ShakaPlayer {
  static supported = true;
  static last: FakeShaka;
  readonly reported: string[] = [];
  readonly configurations: object[] = [];
  readonly filters: ((type: number, request: ShakaRequest) => Promise<void> | void)[] = [];
  readonly responseFilters: ((type: number, response: ShakaResponse) => Promise<void> | void)[] = [];
  readonly listeners = new Map<string, (event: ShakaEvent) => void>();
  loading: () => Promise<unknown> = async () => undefined;
  subtitles: (url: string) => Promise<unknown> = async (url) =>
    this.texts.push(text(this.texts.length, url.includes('es') ? 'es' : 'en'));
  audios: ShakaAudioTrack[] = [];
  texts: ShakaTextTrack[] = [];
  videos: ShakaVideoTrack[] = [];
  stats: ShakaStats = {
    width: 1280,
    height: 720,
    streamBandwidth: 3_000_000,
    estimatedBandwidth: 8_000_000,
    droppedFrames: 2,
    decodedFrames: 500,
    liveLatency: NaN,
  };

  constructor() {
    FakeShaka.last = this;
  }
  static isBrowserSupported = () => FakeShaka.supported;
  attach = async () => void this.reported.push('attach');
  setVideoContainer = () => undefined;
  configure = (configuration: object) => this.configurations.push(configuration) > 0;
  load = async (url: string, start: number | Date | null, mimeType?: string) => {
    this.reported.push(
      `load ${url} ${start instanceof Date ? start.toISOString() : start} ${mimeType ?? ''}`.trim(),
    );
    await this.loading();
    this.reported.push('loaded');
  };
  destroy = async () => void this.reported.push('destroy');
  retryStreaming = () => this.reported.push('retry') > 0;
  live = false;
  isLive = () => this.live;
  seekRange = () => ({ start: 0, end: 60 });
  goToLive = () => void this.reported.push('goToLive');
  buffers: { start: number; end: number }[] = [];
  getBufferedInfo = () => ({ total: this.buffers });
  shown: Date | null = null;
  getPlayheadTimeAsDate = () => this.shown;
  getStats = () => this.stats;
  getAudioTracks = () => this.audios;
  selectAudioTrack = (track: ShakaAudioTrack) =>
    void this.reported.push(`audio ${track.language} ${track.channelsCount}`);
  getTextTracks = () => this.texts;
  selectTextTrack = (track: ShakaTextTrack | null) =>
    void this.reported.push(`text ${track?.language ?? 'none'}`);
  getVideoTracks = () => this.videos;
  selectVideoTrack = (track: ShakaVideoTrack) =>
    void this.reported.push(`video ${track.height} ${track.bandwidth}`);
  addTextTrackAsync = async (url: string) => this.subtitles(url);
  getNetworkingEngine = () => ({
    registerRequestFilter: (filter: (type: number, request: ShakaRequest) => Promise<void> | void) =>
      void this.filters.push(filter),
    registerResponseFilter: (filter: (type: number, response: ShakaResponse) => Promise<void> | void) =>
      void this.responseFilters.push(filter),
  });
  addEventListener = (type: string, listener: (event: ShakaEvent) => void) =>
    void this.listeners.set(type, listener);
}
class FakeShakaError extends Error {
  static readonly Severity = { RECOVERABLE: 1 };
  static readonly Category = { NETWORK: 1 };
  static readonly Code = { HTTP_ERROR: 1002 };
  readonly data: readonly unknown[];

  constructor(
    readonly severity: number,
    readonly category: number,
    readonly code: number,
    ...data: readonly unknown[]
  ) {
    super(`shaka ${code}`);
    this.data = data;
  }
}

export const shaka: ShakaModule = {
  Player: FakeShaka,
  polyfill: { installAll: () => undefined },
  net: { NetworkingEngine: { RequestType: { LICENSE } } },
  util: { Error: FakeShakaError },
};

export const start: EngineStart = {
  position: 12,
  moment: null,
  volume: 50,
  muted: true,
  audioLanguages: ['es', 'en'],
  textLanguage: null,
};
export const source = (
  changes: Partial<EngineSource['stream']> = {},
  licenceToken = async (): Promise<string | null> => null,
): EngineSource => ({
  url: 'https://cdn.example/m.mpd',
  stream: {
    protocol: 'DASH',
    url: 'https://cdn.example/m.mpd',
    mimeType: 'application/dash+xml',
    ...changes,
  },
  licenceToken,
});

export function engineIn(picture = document.createElement('div')) {
  const events: PlayerEvent[] = [];
  const reports: unknown[] = [];
  let tracksTold = 0;
  const captions = document.createElement('div');
  const engine = new ShakaEngine(
    shaka,
    picture,
    captions,
    { onEvent: (event) => events.push(event), onTracks: () => (tracksTold += 1), onCast: () => undefined },
    (error) => reports.push(error),
  );
  const player = FakeShaka.last;
  const element = picture.querySelector('video') as HTMLVideoElement;
  element.pause = () => undefined;
  return { engine, player, element, events, reports, picture, captions, tracksTold: () => tracksTold };
}

export const settled = (_: unknown = null) => new Promise((resolve) => setTimeout(resolve));
