import { ContentLookup, PATIENCE } from '../../../scripts/host/handler/ContentLookup';
import { isoDuration } from '../../../scripts/host/handler/structuredData';
import { demo } from './hostFixture';

const { realm } = demo('ringside');

function lookupWith(answer: (address: string, init: RequestInit) => Promise<Response>) {
  const asked: { address: string; headers: unknown }[] = [];
  const clock = { now: 0 };
  const lookup = new ContentLookup({
    fetch: (address, init) => {
      asked.push({ address, headers: init.headers });
      return answer(address, init);
    },
    now: () => clock.now,
  });
  return { lookup, asked, clock };
}
const titled = async () => Response.json({ title: 'The fight' });

test('asks as a guest, in the language of the page, for the realm', async () => {
  const { lookup, asked } = lookupWith(titled);
  await lookup.find(realm, 'es', 'VOD', 'a/b');
  await lookup.find(realm, 'es', 'LIVE', '7');
  const headers = { accept: 'application/json', 'accept-language': 'es', 'x-api-key': 'ringside-web' };
  expect(asked).toEqual([
    { address: 'https://platform.test/api/v4/vod/a%2Fb', headers },
    { address: 'https://platform.test/api/v4/event/7', headers },
  ]);
});

test('a realm may have put the call elsewhere', async () => {
  const { lookup, asked } = lookupWith(titled);
  await lookup.find({ ...realm, platform: { ...realm.platform, endpoints: { readVod: '/films/{id}' } } }, 'en', 'VOD', '7');
  expect(asked[0]?.address).toBe('https://platform.test/films/7');
});

test('an answer is good for a minute, per realm, language, role and id', async () => {
  const { lookup, asked, clock } = lookupWith(titled);
  for (const [locale, role, id] of [['en', 'VOD', '1'], ['en', 'VOD', '1'], ['es', 'VOD', '1'], ['en', 'LIVE', '1'], ['en', 'VOD', '2']] as const) await lookup.find(realm, locale, role, id);
  await lookup.find({ ...realm, id: 'other' }, 'en', 'VOD', '1');
  expect(asked.length).toBe(5);
  clock.now = 59_999;
  await lookup.find(realm, 'en', 'VOD', '1');
  expect(asked.length).toBe(5);
  clock.now = 60_000;
  await lookup.find(realm, 'en', 'VOD', '1');
  expect(asked.length).toBe(6);
});

test('those who ask meanwhile share one call', async () => {
  const { lookup, asked } = lookupWith(titled);
  const found = await Promise.all(Array.from({ length: 20 }, () => lookup.find(realm, 'en', 'VOD', '1')));
  expect(asked.length).toBe(1);
  expect(found.every(({ kind }) => kind === 'found')).toBe(true);
});

test('a failure is remembered for a few seconds, so that a platform in trouble is left in peace', async () => {
  const { lookup, asked, clock } = lookupWith(async () => new Response('', { status: 503 }));
  expect(await lookup.find(realm, 'en', 'VOD', '1')).toEqual({ kind: 'unknown' });
  clock.now = 4_999;
  await lookup.find(realm, 'en', 'VOD', '1');
  expect(asked.length).toBe(1);
  clock.now = 5_000;
  await lookup.find(realm, 'en', 'VOD', '1');
  expect(asked.length).toBe(2);
});

test('a page does not wait for a platform that takes its time', async () => {
  const { lookup } = lookupWith((_address, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))));
  const began = performance.now();
  expect(await lookup.find(realm, 'en', 'VOD', '1')).toEqual({ kind: 'unknown' });
  expect(performance.now() - began).toBeGreaterThan(PATIENCE - 50);
  expect(performance.now() - began).toBeLessThan(PATIENCE + 1500);
});

test('invented ids do not fill the memory, nor are absurd ones asked for', async () => {
  const { lookup, asked } = lookupWith(titled);
  for (let id = 0; id <= 1000; id++) await lookup.find(realm, 'en', 'VOD', String(id));
  await lookup.find(realm, 'en', 'VOD', '1000');
  expect(asked.length).toBe(1001);
  await lookup.find(realm, 'en', 'VOD', '0');
  expect(asked.length).toBe(1002);
  expect(await lookup.find(realm, 'en', 'VOD', 'x'.repeat(201))).toEqual({ kind: 'unknown' });
  expect(await lookup.find(realm, 'en', 'VOD', '')).toEqual({ kind: 'unknown' });
  expect(asked.length).toBe(1002);
});

test.each([
  [{ title: ' The fight ', description: '', tagline: 'A line.', duration: 61, thumbnailUrl: 'javascript:alert(1)', posterUrl: 'https://m.test/p.webp' }, { title: 'The fight', description: 'A line.', seconds: 61, picture: 'https://m.test/p.webp', start: null, end: null }],
  [{ title: 'T', duration: 'long', eventSchedule: { startDate: 1e300, endDate: -1 }, thumbnailUrl: '/relative.webp' }, { title: 'T', description: null, seconds: null, picture: null, start: null, end: null }],
])('takes from %j what can be used', async (answer, facts) => {
  const { lookup } = lookupWith(async () => Response.json(answer));
  expect(await lookup.find(realm, 'en', 'VOD', '1')).toEqual({ kind: 'found', facts });
});

test.each([
  [4530, 'PT1H15M30S'],
  [2340, 'PT39M'],
  [59.6, 'PT1M'],
  [7200, 'PT2H'],
  [0.2, 'PT0S'],
])('%d seconds are %s', (seconds, written) => expect(isoDuration(seconds)).toBe(written));
