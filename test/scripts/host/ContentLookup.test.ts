import {
  ContentLookup,
  CONTENT_TIMEOUT_MS,
  type ContentLookupOptions,
} from '../../../scripts/host/handler/ContentLookup';
import type { RoleHead } from '../../../scripts/host/handler/pageHeads';
import { isoDuration } from '../../../scripts/host/handler/structuredData';
import { demo } from './hostFixture';

const { realm } = demo('ringside');
const video: RoleHead = {
  type: 'VideoObject',
  call: 'readVod',
  parameters: { id: 'eventId' },
  title: '/title',
  description: ['/description', '/tagline'],
  picture: ['/heroUrl', '/thumbnailUrl', '/posterUrl'],
  properties: { duration: '/duration' },
};
const event: RoleHead = { ...video, call: 'readEvent' };
const of = (eventId: string) => ({ eventId });

function lookupWith(
  answer: (address: string, init: RequestInit) => Promise<Response>,
  options: Partial<ContentLookupOptions> = {},
) {
  const asked: { address: string; headers: unknown }[] = [];
  const clock = { now: 0 };
  const lookup = new ContentLookup({
    fetch: (address, init) => {
      asked.push({ address, headers: init.headers });
      return answer(address, init);
    },
    now: () => clock.now,
    ...options,
  });
  return { lookup, asked, clock };
}
const titled = async () => Response.json({ title: 'The fight' });

test('calls as a guest, in the language of the page, for the realm', async () => {
  const { lookup, asked } = lookupWith(titled);
  await lookup.find(realm, 'es', video, of('a/b'));
  await lookup.find(realm, 'es', event, of('7'));
  const headers = { accept: 'application/json', 'accept-language': 'es', 'x-api-key': 'ringside-web' };
  expect(asked).toEqual([
    { address: 'https://platform.test/api/v4/vod/a%2Fb', headers },
    { address: 'https://platform.test/api/v4/event/7', headers },
  ]);
});

test('a realm may map the call to another path', async () => {
  const { lookup, asked } = lookupWith(titled);
  await lookup.find(
    { ...realm, platform: { ...realm.platform, endpoints: { readVod: '/films/{id}' } } },
    'en',
    video,
    of('7'),
  );
  expect(asked[0]?.address).toBe('https://platform.test/films/7');
});

test('an answer is cached for a minute, per realm, language, call and parameters', async () => {
  const { lookup, asked, clock } = lookupWith(titled);
  for (const [locale, head, id] of [
    ['en', video, '1'],
    ['en', video, '1'],
    ['es', video, '1'],
    ['en', event, '1'],
    ['en', video, '2'],
  ] as const)
    await lookup.find(realm, locale, head, of(id));
  await lookup.find({ ...realm, id: 'other' }, 'en', video, of('1'));
  expect(asked.length).toBe(5);
  clock.now = 59_999;
  await lookup.find(realm, 'en', video, of('1'));
  expect(asked.length).toBe(5);
  clock.now = 60_000;
  await lookup.find(realm, 'en', video, of('1'));
  expect(asked.length).toBe(6);
});

test('concurrent requests share one call', async () => {
  const { lookup, asked } = lookupWith(titled);
  const found = await Promise.all(Array.from({ length: 20 }, () => lookup.find(realm, 'en', video, of('1'))));
  expect(asked.length).toBe(1);
  expect(found.every(({ kind }) => kind === 'found')).toBe(true);
});

test('a failure is cached for a few seconds, to protect a failing platform', async () => {
  const { lookup, asked, clock } = lookupWith(async () => new Response('', { status: 503 }));
  expect(await lookup.find(realm, 'en', video, of('1'))).toEqual({ kind: 'unknown' });
  clock.now = 4_999;
  await lookup.find(realm, 'en', video, of('1'));
  expect(asked.length).toBe(1);
  clock.now = 5_000;
  await lookup.find(realm, 'en', video, of('1'));
  expect(asked.length).toBe(2);
});

test('a page does not wait for a slow platform', async () => {
  const { lookup } = lookupWith(
    (_address, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  const clock = new AbortController();
  const timeouts = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  const found = lookup.find(realm, 'en', video, of('1'));
  expect(timeouts.mock.calls).toEqual([[CONTENT_TIMEOUT_MS]]);
  clock.abort();
  expect(await found).toEqual({ kind: 'unknown' });
  timeouts.mockRestore();
});

test.each([
  ['whose answer has begun but does not end, although its call was aborted', 200],
  ['whose failure does not end, although its call was aborted', 503],
])('a page does not wait for a platform %s', async (_, status) => {
  const never = () => new Promise<void>(() => undefined);
  const endless = () => new ReadableStream({ pull: never, cancel: never });
  const { lookup, clock } = lookupWith(async () => new Response(endless(), { status }), { timeout: 10 });
  expect(await lookup.find(realm, 'en', video, of('1'))).toEqual({ kind: 'unknown' });
  clock.now = 5_000;
  expect(await lookup.find(realm, 'en', video, of('1'))).toEqual({ kind: 'unknown' });
});

test('absurd ids are not requested', async () => {
  const { lookup, asked } = lookupWith(titled);
  expect(await lookup.find(realm, 'en', video, of('x'.repeat(201)))).toEqual({ kind: 'unknown' });
  expect(await lookup.find(realm, 'en', video, of(''))).toEqual({ kind: 'unknown' });
  expect(asked).toEqual([]);
});

test('a page without a call, or with an unknown one, makes none', async () => {
  const { lookup, asked } = lookupWith(titled);
  expect(await lookup.find(realm, 'en', { type: 'CollectionPage' }, {})).toEqual({ kind: 'unknown' });
  expect(await lookup.find(realm, 'en', { ...video, call: 'constructor' }, of('1'))).toEqual({
    kind: 'unknown',
  });
  expect(await lookup.find(realm, 'en', { ...video, parameters: { id: 'newId' } }, of('1'))).toEqual({
    kind: 'unknown',
  });
  expect(asked).toEqual([]);
});

test('a built-in page may set a parameter itself', async () => {
  const { lookup, asked } = lookupWith(titled);
  await lookup.find(
    realm,
    'en',
    { type: 'CollectionPage', call: 'readSection', title: '/title', fixed: { section: 'browse' } },
    { section: 'another' },
  );
  expect(asked.map(({ address }) => address)).toEqual(['https://platform.test/api/v4/content/browse']);
});

test.each([
  [
    {
      title: ' The fight ',
      description: '',
      tagline: 'A line.',
      duration: 61,
      thumbnailUrl: 'javascript:alert(1)',
      posterUrl: 'https://m.test/p.webp',
    },
    {
      title: 'The fight',
      partOf: null,
      description: 'A line.',
      picture: 'https://m.test/p.webp',
      properties: { duration: 61 },
    },
  ],
  [
    { title: 'T', thumbnailUrl: '/relative.webp' },
    { title: 'T', partOf: null, description: null, picture: null, properties: { duration: undefined } },
  ],
])('from %j the usable fields are taken', async (answer, facts) => {
  const { lookup } = lookupWith(async () => Response.json(answer));
  expect(await lookup.find(realm, 'en', video, of('1'))).toEqual({ kind: 'found', facts });
});

test.each([
  [4530, 'PT1H15M30S'],
  [2340, 'PT39M'],
  [59.6, 'PT1M'],
  [7200, 'PT2H'],
  [0.2, 'PT0S'],
])('%d seconds are %s', (seconds, written) => expect(isoDuration(seconds)).toBe(written));
