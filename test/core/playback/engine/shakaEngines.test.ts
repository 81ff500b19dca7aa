/** Preloading: once, for one film at a time, and for a limited time. */
import type { EngineSource, EngineStart } from '../../../../core/playback/engine/PlayerEngine';
import { shakaEngines, PRELOAD_LIFETIME_MS } from '../../../../core/playback/engine/shakaEngines';
import type { ShakaModule } from '../../../../core/playback/engine/shakaModule';
import { FakeClock } from '../../../kit';

const start: EngineStart = {
  position: 12,
  moment: null,
  volume: 50,
  muted: true,
  audioLanguages: ['en'],
  textLanguage: null,
};
const film = (name: string, drm: EngineSource['stream']['drm'] = null): EngineSource => ({
  url: `https://cdn.example/${name}.m3u8`,
  stream: { protocol: 'HLS', url: '', drm },
  licenceToken: async () => null,
});
const listener = { onEvent: () => undefined, onTracks: () => undefined, onCast: () => undefined };
const stage = () => ({ picture: document.createElement('div'), captions: document.createElement('div') });

function workshop() {
  const calls: string[] = [];
  class Player {
    static isBrowserSupported = () => true;
    attach = async () => undefined;
    setVideoContainer = () => undefined;
    configure = () => true;
    addEventListener = () => undefined;
    getNetworkingEngine = () => null;
    getTextTracks = () => [];
    selectTextTrack = () => undefined;
    load = async (url: string) => void calls.push(`load ${url.split('/').pop()}`);
    destroy = async () => void calls.push('destroy');
  }
  const clock = new FakeClock();
  const shaka = {
    Player,
    polyfill: { installAll: () => undefined },
    net: { NetworkingEngine: { RequestType: { LICENSE: 2 } } },
  } as unknown as ShakaModule;
  const engines = shakaEngines({ load: async () => shaka, fetch, clock, report: () => undefined });
  const prepare = (source: EngineSource | null, from = start) =>
    engines.prepare?.(async () => (source === null ? null : [source, from]));
  return { calls, clock, engines, prepare };
}

test('the next engine shows the preloaded film, and loads nothing again', async () => {
  const { calls, engines, prepare } = workshop();
  await prepare(film('bout'));
  const engine = await engines(stage(), listener);
  expect(await engine.load(film('bout'), start)).toBe(true);
  expect(calls).toEqual(['load bout.m3u8']);
});

test('a long dwell and then a press loads it once', async () => {
  const { calls, prepare } = workshop();
  await prepare(film('bout'));
  await prepare(film('bout'));
  await Promise.resolve();
  expect(calls).toEqual(['load bout.m3u8']);
});

test('another film replaces it', async () => {
  const { calls, prepare } = workshop();
  await prepare(film('bout'));
  await prepare(film('reel'));
  await Promise.resolve();
  expect(calls).toEqual(['load bout.m3u8', 'destroy', 'load reel.m3u8']);
});

test('it is dropped after a while', async () => {
  const { calls, clock, prepare } = workshop();
  await prepare(film('bout'));
  clock.pass(PRELOAD_LIFETIME_MS);
  await Promise.resolve();
  expect(calls).toEqual(['load bout.m3u8', 'destroy']);
});

test.each([
  [
    'what needs a key',
    film('vault', { jwtToken: 't', url: 'https://drm.example/', keySystems: ['org.w3.clearkey'] }),
  ],
  ['what may not be watched', null],
])('%s is not preloaded', async (_, source) => {
  const { calls, prepare } = workshop();
  await prepare(source);
  await Promise.resolve();
  expect(calls).toEqual([]);
});

test('an engine created meanwhile loads for itself, and nothing is loaded twice', async () => {
  const { calls, engines } = workshop();
  let choose = (_: readonly [EngineSource, EngineStart]): void => undefined;
  const prepared = engines.prepare?.(() => new Promise((resolve) => (choose = resolve)));
  const engine = await engines(stage(), listener);
  choose([film('bout'), start]);
  await prepared;
  await engine.load(film('bout'), start);
  expect(calls).toEqual(['load bout.m3u8']);
});
