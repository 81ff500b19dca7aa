/**
 * A hundred thousand random messages: protected state does not change, nothing is thrown, foreign origins get
 * no answer.
 */
import { bridgeErrors } from '../../../core/embed/protocol';
import { PARTNER, setTable } from './bridgeFixture';

/** The same numbers at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const COUNT = 100_000;
const random = seeded(20_261_121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const methods = [
  'play',
  'pause',
  'seek',
  'setVolume',
  'mute',
  'unmute',
  'setFullscreen',
  'loadVod',
  'setSubtitleTrack',
  'setAudioTrack',
  'getState',
];
const names = [
  ...methods,
  'mount',
  'constructor',
  '__proto__',
  'toString',
  'rpc.discover',
  'PLAY',
  '',
  'play ',
  'x'.repeat(1000),
];
const keys = [
  'position',
  'volume',
  'fullscreen',
  'id',
  'track',
  '__proto__',
  'constructor',
  'jsonrpc',
  'method',
  'params',
  'result',
  'error',
  '',
];

function leaf(): unknown {
  return pick<() => unknown>([
    () => null,
    () => undefined,
    () => random() < 0.5,
    () => (random() - 0.5) * 10 ** Math.floor(random() * 12),
    () => pick([Number.NaN, Infinity, -Infinity, -0, Number.MAX_SAFE_INTEGER]),
    () =>
      pick([
        'en',
        'es',
        'v1',
        'nowhere',
        '2.0',
        '<img onerror=1>',
        '\u0000',
        'x'.repeat(5000),
        '../../etc',
        '%00',
        'javascript:alert(1)',
      ]),
    () => 10n,
    () => new Date(0),
    () => new Map([[leaf(), 1]]),
    () => new Uint8Array(3),
    () => hostile(),
  ])();
}

/** Objects whose getters throw. */
function hostile(): unknown {
  return pick([
    Object.create(null),
    new Proxy({}, { get: () => fight(), getOwnPropertyDescriptor: () => fight(), ownKeys: () => fight() }),
    Object.defineProperty({ jsonrpc: '2.0', id: 1 }, 'method', { enumerable: true, get: fight }),
    Object.defineProperty({ jsonrpc: '2.0', id: 1, method: 'seek' }, 'params', {
      enumerable: true,
      value: Object.defineProperty({}, 'position', { enumerable: true, get: fight }),
    }),
    Object.freeze({ jsonrpc: '2.0', method: 'play', toString: fight, valueOf: fight }),
  ]);
}
function fight(): never {
  throw new Error('a trap');
}

function value(depth = 0): unknown {
  if (depth > 3 || random() < 0.5) return leaf();
  if (random() < 0.4) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth + 1));
  const made: Record<string, unknown> = {};
  for (let count = Math.floor(random() * 4); count > 0; count--)
    Object.defineProperty(made, pick(keys), {
      value: value(depth + 1),
      enumerable: true,
      configurable: true,
    });
  return made;
}

function message(): unknown {
  if (random() < 0.2) return value();
  const made: Record<string, unknown> = { jsonrpc: random() < 0.9 ? '2.0' : leaf() };
  if (random() < 0.85) made['method'] = random() < 0.9 ? pick(names) : value();
  if (random() < 0.7) made['id'] = random() < 0.7 ? Math.floor(random() * 1e6) : value();
  if (random() < 0.6)
    made['params'] =
      random() < 0.3 ? { [pick(['position', 'volume', 'id', 'track', 'fullscreen'])]: leaf() } : value();
  if (random() < 0.05) made[pick(['result', 'error'])] = value();
  return made;
}

const strangers = [
  'https://stranger.example',
  'null',
  '',
  'https://partner.example.stranger.example',
  'http://partner.example',
  'https://partner.example:444',
  'file://',
  '*',
];
const outcomes: ReadonlySet<string> = new Set(
  Object.values(bridgeErrors).map(({ code, message: text }) => `${code} ${text}`),
);
/** Everything a trusted page may make the player do. */
const allowed =
  /^(play|pause|seek -?[\d.e+-]+|volume -?[\d.e+-]+|muted (true|false)|fullscreen (true|false)|subtitles (en|es|null)|audio (en|es))$/;

test('BRG-003 BRG-005 BRG-007 BRG-016 100 000 fuzzed messages', async () => {
  const table = setTable();
  const other = { postMessage: () => fight() } as unknown as Window;
  const before = JSON.stringify(Object.prototype) + Object.getOwnPropertyNames(Object.prototype).join();
  const values = JSON.stringify(table.player.values);
  let fromStrangers = 0;
  let fromTrusted = 0;
  for (let count = 0; count < COUNT; count++) {
    const [heardBefore, toldBefore, loadedBefore] = [
      table.posted.length,
      table.player.calls.length,
      table.loaded.length,
    ];
    const kind = random();
    table.pass(40);
    if (kind < 0.5) {
      fromTrusted++;
      await table.receive(message());
    } else {
      fromStrangers++;
      await table.receive(
        message(),
        kind < 0.8
          ? { origin: pick(strangers) }
          : kind < 0.9
            ? { source: pick([other, null]) }
            : { origin: pick(strangers), source: other },
      );
      if (
        table.posted.length !== heardBefore ||
        table.player.calls.length !== toldBefore ||
        table.loaded.length !== loadedBefore
      )
        throw new Error(`A stranger changed something with message ${count}.`);
    }
  }
  expect(fromStrangers).toBeGreaterThan(40_000);
  expect(fromTrusted).toBeGreaterThan(40_000);
  expect(table.player.calls.filter((each) => !allowed.test(each))).toEqual([]);
  expect(JSON.stringify(table.player.values)).toBe(values);
  expect(JSON.stringify(Object.prototype) + Object.getOwnPropertyNames(Object.prototype).join()).toBe(before);
  // Every answer went to the one origin, in the one shape, with a result or one of the named errors.
  expect(table.posted.length).toBeGreaterThan(10_000);
  const wrong = table.posted.filter(({ message: said, to }) => {
    const { jsonrpc, id, error, ...rest } = said as {
      jsonrpc: unknown;
      id: unknown;
      error?: { code: number; message: string };
    };
    const isNamed =
      error === undefined
        ? 'result' in rest
        : outcomes.has(`${error.code} ${error.message}`) && !('result' in rest);
    return (
      to !== PARTNER ||
      jsonrpc !== '2.0' ||
      !(id === null || typeof id === 'number' || (typeof id === 'string' && id.length <= 128)) ||
      !isNamed
    );
  });
  expect(wrong).toEqual([]);
  // It still works.
  await table.receive({ jsonrpc: '2.0', id: 'last', method: 'getState' });
  expect(table.posted.at(-1)).toMatchObject({ message: { id: 'last', result: { videoId: 'v1' } } });
}, 60_000);
