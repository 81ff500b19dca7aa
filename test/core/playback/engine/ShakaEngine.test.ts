import type { EngineSource, EngineStart } from '../../../../core/playback/engine/PlayerEngine';
import { ReadyPlayer } from '../../../../core/playback/engine/ReadyPlayer';
import { ShakaEngine } from '../../../../core/playback/engine/ShakaEngine';
import type { ShakaAudioTrack, ShakaEvent, ShakaModule, ShakaPlayer, ShakaRequest, ShakaStats, ShakaTextTrack, ShakaVideoTrack } from '../../../../core/playback/engine/shakaModule';
import { audioOptions, byLanguage, qualityOptions, textOptions } from '../../../../core/playback/engine/shakaTracks';
import type { PlayerEvent } from '../../../../core/playback/PlayerStore';

const LICENSE = 2;
const audio = (language: string, changes: Partial<ShakaAudioTrack> = {}): ShakaAudioTrack => ({ active: false, language, label: null, roles: [], channelsCount: 2, ...changes });
const text = (id: number, language: string, changes: Partial<ShakaTextTrack> = {}): ShakaTextTrack => ({ id, active: false, language, label: null, kind: 'subtitles', forced: false, ...changes });
const video = (height: number, bandwidth: number, active = false): ShakaVideoTrack => ({ height, bandwidth, active });

/** Remembers what it was told, in order. */
class FakeShaka implements ShakaPlayer {
  static supported = true;
  static last: FakeShaka;
  readonly told: string[] = [];
  readonly configurations: object[] = [];
  readonly filters: ((type: number, request: ShakaRequest) => Promise<void> | void)[] = [];
  readonly listeners = new Map<string, (event: ShakaEvent) => void>();
  loading: () => Promise<unknown> = async () => undefined;
  subtitles: (url: string) => Promise<unknown> = async (url) => this.texts.push(text(this.texts.length, url.includes('es') ? 'es' : 'en'));
  audios: ShakaAudioTrack[] = [];
  texts: ShakaTextTrack[] = [];
  videos: ShakaVideoTrack[] = [];
  stats: ShakaStats = { width: 1280, height: 720, streamBandwidth: 3_000_000, estimatedBandwidth: 8_000_000, droppedFrames: 2, decodedFrames: 500, liveLatency: NaN };

  constructor() {
    FakeShaka.last = this;
  }
  static isBrowserSupported = () => FakeShaka.supported;
  attach = async () => void this.told.push('attach');
  setVideoContainer = () => undefined;
  configure = (configuration: object) => this.configurations.push(configuration) > 0;
  load = async (url: string, start: number | Date | null, mimeType?: string) => {
    this.told.push(`load ${url} ${start instanceof Date ? start.toISOString() : start} ${mimeType ?? ''}`.trim());
    await this.loading();
    this.told.push('loaded');
  };
  destroy = async () => void this.told.push('destroy');
  retryStreaming = () => this.told.push('retry') > 0;
  live = false;
  isLive = () => this.live;
  seekRange = () => ({ start: 0, end: 60 });
  goToLive = () => void this.told.push('goToLive');
  buffers: { start: number; end: number }[] = [];
  getBufferedInfo = () => ({ total: this.buffers });
  shown: Date | null = null;
  getPlayheadTimeAsDate = () => this.shown;
  getStats = () => this.stats;
  getAudioTracks = () => this.audios;
  selectAudioTrack = (track: ShakaAudioTrack) => void this.told.push(`audio ${track.language} ${track.channelsCount}`);
  getTextTracks = () => this.texts;
  selectTextTrack = (track: ShakaTextTrack | null) => void this.told.push(`text ${track?.language ?? 'none'}`);
  getVideoTracks = () => this.videos;
  selectVideoTrack = (track: ShakaVideoTrack) => void this.told.push(`video ${track.height} ${track.bandwidth}`);
  addTextTrackAsync = async (url: string) => this.subtitles(url);
  getNetworkingEngine = () => ({ registerRequestFilter: (filter: (type: number, request: ShakaRequest) => Promise<void> | void) => void this.filters.push(filter) });
  addEventListener = (type: string, listener: (event: ShakaEvent) => void) => void this.listeners.set(type, listener);
}
const shaka: ShakaModule = { Player: FakeShaka, polyfill: { installAll: () => undefined }, net: { NetworkingEngine: { RequestType: { LICENSE } } } };

const start: EngineStart = { position: 12, moment: null, volume: 50, muted: true, audioLanguages: ['es', 'en'], textLanguage: null };
const source = (changes: Partial<EngineSource['stream']> = {}, licenceToken = async (): Promise<string | null> => null): EngineSource => ({
  url: 'https://cdn.example/m.mpd',
  stream: { protocol: 'DASH', url: 'https://cdn.example/m.mpd', mimeType: 'application/dash+xml', ...changes },
  licenceToken,
});

function engineIn(picture = document.createElement('div')) {
  const events: PlayerEvent[] = [];
  const reports: unknown[] = [];
  let tracksTold = 0;
  const engine = new ShakaEngine(shaka, picture, document.createElement('div'), { onEvent: (event) => events.push(event), onTracks: () => (tracksTold += 1), onCast: () => undefined }, (error) => reports.push(error));
  const player = FakeShaka.last;
  const element = picture.querySelector('video') as HTMLVideoElement;
  element.pause = () => undefined;
  return { engine, player, element, events, reports, picture, tracksTold: () => tracksTold };
}

const settled = (_: unknown = null) => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  FakeShaka.supported = true;
});

test('each engine has a video element of its own, which goes with it', async () => {
  const picture = document.createElement('div');
  const first = engineIn(picture);
  await first.engine.destroy();
  expect(picture.childElementCount).toBe(0);
  expect(first.player.told).toEqual(['attach', 'destroy']);
  const second = engineIn(picture);
  expect(second.element).not.toBe(first.element);
});

describe('a player that has loaded a film already', () => {
  function shown() {
    const ready = new ReadyPlayer(shaka, source(), start);
    const player = FakeShaka.last;
    const picture = document.createElement('div');
    const captions = document.createElement('div');
    const events: PlayerEvent[] = [];
    Object.defineProperty(ready.video, 'duration', { value: 60 });
    ready.video.pause = () => undefined;
    const engine = new ShakaEngine(shaka, picture, captions, { onEvent: (event) => events.push(event), onTracks: () => undefined, onCast: () => undefined }, () => undefined, ready);
    const loads = () => player.told.filter((line) => line.startsWith('load '));
    return { ready, player, picture, captions, events, engine, loads };
  }

  test('is put into its place, and tells what it knows', async () => {
    const { ready, picture, captions, engine, events, loads } = shown();
    expect(await engine.load(source(), start)).toBe(true);
    expect(picture.firstElementChild).toBe(ready.video);
    expect(captions.firstElementChild).toBe(ready.captions);
    expect(loads()).toHaveLength(1);
    expect(events).toContainEqual({ type: 'durationchange', duration: 60 });
    expect(ready.video).toMatchObject({ muted: true, volume: 0.5 });
  });

  test('loads anew when the viewer tries again', async () => {
    const { engine, loads } = shown();
    await engine.load(source(), start);
    await engine.load(source(), start);
    expect(loads()).toHaveLength(2);
  });

  test.each([
    ['another film', { ...source(), url: 'https://cdn.example/other.mpd' }, start],
    ['another position', source(), { ...start, position: 40 }],
  ])('loads %s when that is what is shown', async (_, asked, from) => {
    const { engine, loads } = shown();
    await engine.load(asked, from);
    expect(loads()).toHaveLength(2);
  });

  test('is not taken for loaded when it failed', async () => {
    const ready = new ReadyPlayer(shaka, source(), start);
    FakeShaka.last.listeners.get('error')?.({ detail: { code: 1001, category: 1, severity: 2, data: ['', 503] } });
    expect(await ready.has(source(), start)).toBe(false);
  });

  test('goes when nobody shows it', async () => {
    const ready = new ReadyPlayer(shaka, source(), start);
    await ready.leave();
    expect(FakeShaka.last.told).toContain('destroy');
  });
});

test('a load waits for what came before it', async () => {
  const { engine, player } = engineIn();
  await Promise.all([engine.load(source(), start), engine.load(source(), { ...start, position: null })]);
  expect(player.told.filter((line) => !line.startsWith('text'))).toEqual([
    'attach',
    'load https://cdn.example/m.mpd 12 application/dash+xml',
    'loaded',
    'load https://cdn.example/m.mpd null application/dash+xml',
    'loaded',
  ]);
});

test('LIV-041 a moment of a live stream comes before a position', async () => {
  const { engine, player } = engineIn();
  await engine.load(source(), { ...start, moment: Date.UTC(2026, 10, 21, 20) });
  expect(player.told).toContain('load https://cdn.example/m.mpd 2026-11-21T20:00:00.000Z application/dash+xml');
});

test.each([7000, 7001, 7003])('a load that ends with code %d is silent', async (code) => {
  const { engine, player } = engineIn();
  player.loading = () => Promise.reject(Object.assign(new Error(), { code, category: 7, severity: 2, data: [] }));
  await expect(engine.load(source(), start)).resolves.toBe(false);
});

test('any other failure of a load is thrown as it is, and the next load goes on', async () => {
  const { engine, player } = engineIn();
  const failure = Object.assign(new Error(), { code: 1001, category: 1, severity: 2, data: ['https://cdn.example', 404] });
  player.loading = () => Promise.reject(failure);
  await expect(engine.load(source(), start)).rejects.toBe(failure);
  player.loading = async () => undefined;
  await expect(engine.load(source(), start)).resolves.toBe(true);
});

test('a destroyed engine loads nothing and tells nothing', async () => {
  const { engine, player, element, events } = engineIn();
  await engine.destroy();
  await expect(engine.load(source(), start)).resolves.toBe(false);
  element.dispatchEvent(new Event('play'));
  player.listeners.get('error')?.({ detail: { code: 3016, category: 3 } });
  expect(events).toEqual([]);
});

test('PLY-066 the drm is configured, and its token is read anew for every licence request and for no other', async () => {
  const { engine, player } = engineIn();
  const tokens = ['first', 'second'];
  const drm = { jwtToken: 'first', url: 'https://drm.example/', encryptionMode: 'CENC', keySystems: ['org.w3.clearkey'] };
  await engine.load(source({ drm }, async () => tokens.shift() ?? null), start);
  await engine.load(source({ drm }, async () => tokens.shift() ?? null), start);
  expect(player.configurations[0]).toMatchObject({ drm: { servers: { 'org.w3.clearkey': 'https://drm.example/' } } });
  expect(player.filters).toHaveLength(1);
  const sent = async (type: number) => {
    const request: ShakaRequest = { headers: {} };
    await player.filters[0]?.(type, request);
    return request.headers['Authorization'];
  };
  expect([await sent(LICENSE), await sent(1), await sent(LICENSE)]).toEqual(['Bearer first', undefined, 'Bearer second']);
});

test('PLY-067 subtitles beside the stream become text tracks; one that is missing is reported and nothing more', async () => {
  const { engine, player, reports } = engineIn();
  const subtitles = ['en', 'fr', 'es'].map((language) => ({ format: 'vtt', language, url: `https://cdn.example/${language}.vtt` }));
  const add = player.subtitles;
  player.subtitles = (url) => (url.includes('fr') ? Promise.reject(new Error('gone')) : add(url));
  await engine.load(source({ subtitles }), { ...start, textLanguage: 'es-MX' });
  await settled();
  expect(engine.tracks().text.map(({ language }) => language)).toEqual(['en', 'es']);
  expect(player.told.at(-1)).toBe('text es');
  expect(reports).toHaveLength(1);
  expect(player.configurations[0]).toMatchObject({ preferredAudio: [{ language: 'es' }, { language: 'en' }] });
});

describe('subtitle files that take their time', () => {
  const subtitles = ['en', 'es'].map((language) => ({ format: 'vtt', language, url: `https://cdn.example/${language}.vtt` }));
  function slowTexts() {
    const made = engineIn();
    const come: (() => void)[] = [];
    const add = made.player.subtitles;
    made.player.subtitles = (url) => new Promise((resolve) => come.push(() => resolve(add(url))));
    return { ...made, comes: async () => settled(come.shift()?.()) };
  }

  test('keep no picture waiting', async () => {
    const { engine, player, comes } = slowTexts();
    expect(await engine.load(source({ subtitles }), { ...start, textLanguage: 'es' })).toBe(true);
    await comes();
    await comes();
    expect(player.told.at(-1)).toBe('text es');
  });

  test('do not overrule who has chosen meanwhile', async () => {
    const { engine, player, comes } = slowTexts();
    await engine.load(source({ subtitles }), { ...start, textLanguage: 'es' });
    engine.selectText(null);
    await comes();
    await comes();
    expect(player.told.at(-1)).toBe('text none');
    expect(engine.tracks().text).toHaveLength(2);
  });

  test('are forgotten with what they belong to', async () => {
    const { engine, comes } = slowTexts();
    await engine.load(source({ subtitles }), start);
    const next = engine.load({ ...source(), url: 'https://cdn.example/other.mpd' }, start);
    await comes();
    expect(await next).toBe(true);
    expect(engine.tracks().text.map(({ language }) => language)).toEqual(['en']);
  });
});

test('PLY-020 what the element says is told under the same names', () => {
  const { element, player, events } = engineIn();
  Object.defineProperty(element, 'currentTime', { value: 7 });
  Object.defineProperty(element, 'duration', { value: 60 });
  for (const type of ['canplay', 'play', 'pause', 'ended', 'timeupdate', 'seeked', 'progress', 'durationchange', 'volumechange']) element.dispatchEvent(new Event(type));
  player.listeners.get('buffering')?.({ buffering: true });
  player.listeners.get('error')?.({ detail: { code: 7000, category: 7 } });
  player.listeners.get('error')?.({ detail: { code: 3016, category: 3 } });
  expect(events).toEqual([
    { type: 'ready' },
    { type: 'play' },
    { type: 'pause' },
    { type: 'ended' },
    { type: 'timeupdate', position: 7 },
    { type: 'seeked', position: 7 },
    { type: 'progress', position: 7 },
    { type: 'durationchange', duration: 60 },
    { type: 'volume', volume: 100, muted: false },
    { type: 'buffer', buffering: true },
    { type: 'error', error: { code: 3016, category: 3 } },
  ]);
});

test.each([
  ['NotAllowedError', false],
  ['AbortError', true],
])('PLY-024 a start that the browser answers with %s counts as %p', async (name, started) => {
  const { engine, element } = engineIn();
  element.play = () => Promise.reject(new DOMException('', name));
  await expect(engine.play()).resolves.toBe(started);
});

test('PLY-065 an engine says which streams it plays', () => {
  const { engine, element } = engineIn();
  const clearKey = { jwtToken: 't', url: 'https://drm.example/', keySystems: ['org.w3.clearkey'] };
  const plays = () => [
    engine.supports({ protocol: 'HLS' }),
    engine.supports({ protocol: 'dash' }),
    engine.supports({ protocol: 'SMOOTH' }),
    engine.supports({ protocol: 'HLS', drm: clearKey }),
    engine.supports({ protocol: 'DASH', drm: clearKey }),
    engine.supports({ protocol: 'HLS', drm: { ...clearKey, keySystems: ['com.apple.fps'] } }),
  ];
  expect(plays()).toEqual([true, true, false, false, true, true]);
  FakeShaka.supported = false;
  element.canPlayType = (type) => (type === 'application/vnd.apple.mpegurl' ? 'maybe' : '');
  expect(plays()).toEqual([true, false, false, false, false, true]);
});

test('a chosen quality stays until the engine may pick again', async () => {
  const { engine, player, tracksTold } = engineIn();
  player.videos = [video(360, 300), video(720, 900), video(720, 1500, true)];
  engine.selectQuality('720');
  expect(player.told.at(-1)).toBe('video 720 1500');
  expect(player.configurations.at(-1)).toEqual({ abr: { enabled: false } });
  expect(engine.tracks().automaticQuality).toBe(false);
  engine.selectQuality(null);
  expect(player.configurations.at(-1)).toEqual({ abr: { enabled: true } });
  expect(engine.tracks().automaticQuality).toBe(true);
  expect(tracksTold()).toBe(2);
});

test('of one language the sound with most channels is taken', () => {
  const { engine, player } = engineIn();
  player.audios = [audio('en'), audio('en', { channelsCount: 6 }), audio('es')];
  const [english] = engine.tracks().audio;
  engine.selectAudio(english?.id ?? '');
  expect(player.told.at(-1)).toBe('audio en 6');
});

test('tracks become choices a viewer can tell apart', () => {
  expect(audioOptions([audio('en'), audio('en', { active: true }), audio('es', { label: 'Español' })])).toMatchObject([
    { language: 'en', active: true },
    { language: 'es', label: 'Español', active: false },
  ]);
  expect(textOptions([text(1, 'en'), text(2, 'en', { kind: 'caption' }), text(3, 'en', { forced: true }), text(4, 'en', { kind: 'chapters' })])).toMatchObject([
    { id: '1', forDeaf: false },
    { id: '2', forDeaf: true },
  ]);
  expect(qualityOptions([video(360, 300), video(1080, 4000), video(720, 900, true), { ...video(0, 64), height: null }]).map(({ height }) => height)).toEqual([1080, 720, 360]);
});

test.each([
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['EN', 'en'],
  ['ar', null],
])('the wanted language %s is served by %p', (wanted, found) => {
  expect(byLanguage([{ language: 'en' }, { language: 'pt-BR' }], wanted)?.language ?? null).toBe(found);
});

test.each([
  ['as measured', {}, { width: 1280, height: 720, bitrate: 3_000_000, throughput: 8_000_000, droppedFrames: 2, decodedFrames: 500 }],
  ['unknown where nothing is known', { width: NaN, streamBandwidth: 0, estimatedBandwidth: NaN, droppedFrames: NaN }, { width: null, bitrate: null, throughput: null, droppedFrames: null }],
])('figures are %s', (_what, stats, said) => {
  const { engine, player } = engineIn();
  Object.assign(player.stats, stats);
  expect(engine.figures()).toMatchObject(said);
});

test('what is buffered is counted from the picture on, and only a live stream has a delay', () => {
  const { engine, player, element } = engineIn();
  player.buffers = [
    { start: 0, end: 4 },
    { start: 10, end: 31 },
  ];
  element.currentTime = 12;
  player.stats = { ...player.stats, liveLatency: 6.5 };
  expect(engine.figures()).toMatchObject({ buffered: 19, latency: null });
  player.live = true;
  expect(engine.figures()).toMatchObject({ latency: 6.5 });
  element.currentTime = 6;
  expect(engine.figures().buffered).toBe(0);
});

test('a cap holds for what is picked automatically, and can be lifted', () => {
  const { engine } = engineIn();
  engine.capQuality(360);
  engine.capQuality(null);
  expect(FakeShaka.last.configurations).toEqual([{ abr: { restrictions: { maxHeight: 360 } } }, { abr: { restrictions: { maxHeight: Infinity } } }]);
});

test.each([
  ['back within the recording', -20_000, 10],
  ['before its beginning', -90_000, 0],
  ['beyond the edge', 90_000, 60],
])('MUL-012 a moment is gone to from the one that shows: %s', (_place, away, expected) => {
  const { engine, picture } = engineIn();
  const element = picture.querySelector('video')!;
  element.currentTime = 30;
  engine.seekToMoment(5000);
  expect(element.currentTime).toBe(30);
  FakeShaka.last.shown = new Date(1_000_000);
  engine.seekToMoment(1_000_000 + away);
  expect(element.currentTime).toBe(expected);
});
