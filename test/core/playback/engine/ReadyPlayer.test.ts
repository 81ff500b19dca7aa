import type { EngineSource, EngineStart } from '../../../../core/playback/engine/PlayerEngine';
import { ReadyPlayer } from '../../../../core/playback/engine/ReadyPlayer';
import type { ShakaModule, ShakaPreload } from '../../../../core/playback/engine/shakaModule';

const source: EngineSource = { url: 'https://cdn.example/m.m3u8', stream: { protocol: 'HLS', url: 'https://cdn.example/m.m3u8' }, licenceToken: async () => null };
const start: EngineStart = { position: 12, moment: null, volume: 100, muted: true, audioLanguages: ['es'], textLanguage: null };

function reading(preload: () => Promise<ShakaPreload | null>) {
  const told: string[] = [];
  class Player {
    configure = () => told.push('configured') > 0;
    preload = (url: string, position: number | null) => {
      told.push(`reads ${url} from ${position}`);
      return preload();
    };
    destroy = async () => void told.push('destroyed');
  }
  const ready = new ReadyPlayer({ Player } as unknown as ShakaModule, source, start);
  return { ready, told };
}
const read = (): ShakaPreload & { dropped: boolean } => {
  const preload = { dropped: false, destroy: async () => void (preload.dropped = true) };
  return preload;
};

test('a stream is read as it will be shown, and what was read is loaded', async () => {
  const preload = read();
  const { ready, told } = reading(async () => preload);
  expect(told).toEqual(['configured', 'reads https://cdn.example/m.m3u8 from 12']);
  expect(await ready.asset(source, start)).toBe(preload);
  expect(preload.dropped).toBe(false);
});

test.each([
  ['another stream', { ...source, url: 'https://cdn.example/other.m3u8' }, start, 'https://cdn.example/other.m3u8'],
  ['another position', source, { ...start, position: 40 }, source.url],
  ['a moment of a live stream', source, { ...start, moment: 5 }, source.url],
])('for %s it is dropped, and the address is loaded', async (_, asked, from, url) => {
  const preload = read();
  const { ready } = reading(async () => preload);
  expect(await ready.asset(asked, from)).toBe(url);
  expect(preload.dropped).toBe(true);
});

test.each([
  ['that could not be read', () => Promise.reject(new Error('503'))],
  ['that the browser reads by itself', async () => null],
])('a stream %s is loaded by its address', async (_, preload) => {
  expect(await reading(preload).ready.asset(source, start)).toBe(source.url);
});

test('a player that nobody shows is taken down', async () => {
  const { ready, told } = reading(async () => read());
  await ready.leave();
  expect(told.at(-1)).toBe('destroyed');
});
