/** Loading, playing and ending with shaka-player. */
import type { ShakaRequest } from '../../../../core/playback/engine/shakaModule';
import { engineIn, FakeShaka, LICENSE, source, start } from './shakaFixture';

beforeEach(() => {
  FakeShaka.supported = true;
});

test('each engine has a video element of its own, which is removed with it', async () => {
  const picture = document.createElement('div');
  const first = engineIn(picture);
  await first.engine.destroy();
  expect(picture.childElementCount).toBe(0);
  expect(first.player.reported).toEqual(['attach', 'destroy']);
  const second = engineIn(picture);
  expect(second.element).not.toBe(first.element);
});

test('captions are hidden in the page during picture-in-picture', () => {
  const { element, captions } = engineIn();
  element.dispatchEvent(new Event('enterpictureinpicture'));
  expect(captions).not.toBeVisible();
  element.dispatchEvent(new Event('leavepictureinpicture'));
  expect(captions.hidden).toBe(false);
});

test('a load waits for earlier operations', async () => {
  const { engine, player } = engineIn();
  await Promise.all([engine.load(source(), start), engine.load(source(), { ...start, position: null })]);
  expect(player.reported.filter((line) => !line.startsWith('text'))).toEqual([
    'attach',
    'load https://cdn.example/m.mpd 12 application/dash+xml',
    'loaded',
    'load https://cdn.example/m.mpd null application/dash+xml',
    'loaded',
  ]);
});

test('LIV-041 a start time of a live stream wins over a position', async () => {
  const { engine, player } = engineIn();
  await engine.load(source(), { ...start, moment: Date.UTC(2026, 10, 21, 20) });
  expect(player.reported).toContain(
    'load https://cdn.example/m.mpd 2026-11-21T20:00:00.000Z application/dash+xml',
  );
});

test.each([7000, 7001, 7003])('a load that ends with code %d is silent', async (code) => {
  const { engine, player } = engineIn();
  player.loading = () =>
    Promise.reject(Object.assign(new Error(), { code, category: 7, severity: 2, data: [] }));
  await expect(engine.load(source(), start)).resolves.toBe(false);
});

test('any other failure of a load is thrown unchanged, and the next load continues', async () => {
  const { engine, player } = engineIn();
  const failure = Object.assign(new Error(), {
    code: 1001,
    category: 1,
    severity: 2,
    data: ['https://cdn.example', 404],
  });
  player.loading = () => Promise.reject(failure);
  await expect(engine.load(source(), start)).rejects.toBe(failure);
  player.loading = async () => undefined;
  await expect(engine.load(source(), start)).resolves.toBe(true);
});

test('a destroyed engine loads nothing and emits nothing', async () => {
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
  const drm = {
    jwtToken: 'first',
    url: 'https://drm.example/',
    encryptionMode: 'CENC',
    keySystems: ['org.w3.clearkey'],
  };
  await engine.load(
    source({ drm }, async () => tokens.shift() ?? null),
    start,
  );
  await engine.load(
    source({ drm }, async () => tokens.shift() ?? null),
    start,
  );
  expect(player.configurations[0]).toMatchObject({
    drm: { servers: { 'org.w3.clearkey': 'https://drm.example/' } },
  });
  expect(player.filters).toHaveLength(1);
  const sent = async (type: number) => {
    const request: ShakaRequest = { headers: {}, allowCrossSiteCredentials: false };
    await player.filters[0]?.(type, request);
    return request.headers['Authorization'];
  };
  expect([await sent(LICENSE), await sent(1), await sent(LICENSE)]).toEqual([
    'Bearer first',
    undefined,
    'Bearer second',
  ]);
});

test('PLY-020 the element’s events are passed on under the same names', () => {
  const { element, player, events } = engineIn();
  Object.defineProperty(element, 'currentTime', { value: 7 });
  Object.defineProperty(element, 'duration', { value: 60 });
  for (const type of [
    'canplay',
    'play',
    'pause',
    'ended',
    'timeupdate',
    'seeked',
    'progress',
    'durationchange',
    'volumechange',
  ])
    element.dispatchEvent(new Event(type));
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

test('PLY-065 an engine reports which streams it plays', () => {
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

test.each([
  [
    'as measured',
    {},
    {
      width: 1280,
      height: 720,
      bitrate: 3_000_000,
      throughput: 8_000_000,
      droppedFrames: 2,
      decodedFrames: 500,
    },
  ],
  [
    'unknown where nothing is known',
    { width: NaN, streamBandwidth: 0, estimatedBandwidth: NaN, droppedFrames: NaN },
    { width: null, bitrate: null, throughput: null, droppedFrames: null },
  ],
])('statistics are %s', (_what, stats, expected) => {
  const { engine, player } = engineIn();
  Object.assign(player.stats, stats);
  expect(engine.figures()).toMatchObject(expected);
});

test('the buffer is counted from the current position, and only a live stream has a delay', () => {
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

test.each([
  ['back within the recording', -20_000, 10],
  ['before its beginning', -90_000, 0],
  ['beyond the edge', 90_000, 60],
])('MUL-012 seeking to a time is relative to the current one: %s', (_place, away, expected) => {
  const { engine, picture } = engineIn();
  const element = picture.querySelector('video')!;
  element.currentTime = 30;
  engine.seekToMoment(5000);
  expect(element.currentTime).toBe(30);
  FakeShaka.last.shown = new Date(1_000_000);
  engine.seekToMoment(1_000_000 + away);
  expect(element.currentTime).toBe(expected);
});
