/** Limits on what the host asks a platform, per realm (review M11). */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentLookup, type ContentLookupOptions } from '../../../scripts/host/handler/ContentLookup';
import type { RoleHead } from '../../../scripts/host/handler/pageHeads';
import { demo } from './hostFixture';

const { realm } = demo('ringside');
const other = { ...realm, id: 'other' };
const video: RoleHead = { type: 'VideoObject', call: 'readVod', title: '/title' };
const unknown = { kind: 'unknown' };
const missing = { kind: 'missing' };
const found = (title: string) => ({
  kind: 'found',
  facts: { title, partOf: null, description: null, picture: null, properties: {} },
});

/** A lookup at a platform whose behavior each test changes. */
function lookupAt(options: Partial<ContentLookupOptions> = {}) {
  const platform = {
    now: 0,
    calls: 0,
    answer: async (_address: string, _init: RequestInit): Promise<Response> => Response.json({ title: 'T' }),
  };
  const lookup = new ContentLookup({
    fetch: (address, init) => {
      platform.calls += 1;
      return platform.answer(address, init);
    },
    now: () => platform.now,
    ...options,
  });
  const find = (id: string, of: Pick<typeof realm, 'id' | 'platform'> = realm) =>
    lookup.find(of, 'en', video, { id });
  return { lookup, platform, find };
}
const failing = async () => new Response('', { status: 503 });
const noSuch = async () => new Response('{}', { status: 404 });
const ids = (count: number, prefix = '') =>
  Array.from({ length: count }, (_each, index) => `${prefix}${index}`);

test('M11 a redirect is not followed: it may lead into the network of the host, with the key of the realm', async () => {
  const paths: string[] = [];
  const server: Server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(302, { location: '/inside' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { find } = lookupAt({ fetch: (address, init) => fetch(address, init) });
  expect(await find('1', { ...realm, platform: { ...realm.platform, url } })).toEqual(unknown);
  expect(paths).toEqual(['/api/v4/vod/1']);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('M11 a realm has a limited number of calls at a time; further pages do not wait', async () => {
  const { platform, find } = lookupAt();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  platform.answer = async () => {
    await released;
    return Response.json({ title: 'T' });
  };
  const waiting = ids(20).map((id) => find(id));
  expect(await find('one more')).toEqual(unknown);
  expect(platform.calls).toBe(20);
  const elsewhere = find('1', other);
  expect(platform.calls).toBe(21);
  release();
  expect(await Promise.all([...waiting, elsewhere])).toEqual(Array.from({ length: 21 }, () => found('T')));
  expect(await find('one more')).toEqual(found('T'));
});

describe('M11 the circuit breaker of a realm', () => {
  test.each([
    ['status 503', failing],
    ['status 429', async () => new Response('', { status: 429 })],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])(
    'opens after five consecutive failures by %s, and tries once after ten seconds',
    async (_name, answer) => {
      const { platform, find } = lookupAt();
      platform.answer = answer;
      for (const id of ids(8)) expect(await find(id)).toEqual(unknown);
      expect(platform.calls).toBe(5);
      platform.answer = async () => Response.json({ title: 'T' });
      expect(await find('1', other)).toEqual(found('T'));

      platform.now = 9_999;
      expect(await find('later')).toEqual(unknown);
      expect(platform.calls).toBe(6);

      platform.now = 10_000;
      platform.answer = answer;
      expect(await Promise.all([find('a'), find('b')])).toEqual([unknown, unknown]);
      expect(platform.calls).toBe(7);

      platform.now = 20_000;
      platform.answer = async () => Response.json({ title: 'T' });
      expect(await find('c')).toEqual(found('T'));
      expect(await find('d')).toEqual(found('T'));
    },
  );

  test('does not open while answers come in between, whatever they say', async () => {
    const { platform, find } = lookupAt();
    for (const id of ids(24)) {
      platform.answer = Number(id) % 5 === 4 ? noSuch : failing;
      await find(id);
    }
    expect(platform.calls).toBe(24);
  });
});

test('M11 the last answer is used while the platform fails or is not asked', async () => {
  const { platform, find } = lookupAt();
  await find('1');
  platform.answer = failing;
  platform.now = 60_000;
  expect(await find('1')).toEqual(found('T'));
  for (const id of ids(5, 'x')) await find(id);
  const { calls } = platform;
  platform.now = 66_000;
  expect(await find('1')).toEqual(found('T'));
  expect(platform.calls).toBe(calls);
  platform.now = 80_000;
  platform.answer = noSuch;
  expect(await find('1')).toEqual(missing);
});

describe('M11 invented addresses', () => {
  test('are asked for at a limited rate; content that is known is still refreshed', async () => {
    const { platform, find } = lookupAt();
    await find('real');
    platform.answer = noSuch;
    for (const id of ids(1000)) await find(id);
    expect(platform.calls).toBe(101);
    expect(await find('999')).toEqual(unknown);
    expect(await find('0')).toEqual(missing);
    expect(await find('0', other)).toEqual(missing);

    const { calls } = platform;
    platform.now = 1_000;
    for (const id of ids(1000, 'second-')) await find(id);
    expect(platform.calls).toBe(calls + 10);

    platform.now = 60_000;
    platform.answer = async () => Response.json({ title: 'New' });
    expect(await find('real')).toEqual(found('New'));
  });

  test('do not limit content that exists', async () => {
    const { platform, find } = lookupAt();
    for (const id of ids(1000)) expect(await find(id)).toEqual(found('T'));
    expect(platform.calls).toBe(1000);
  });

  test('fill a limited part of the memory, and none of another realm', async () => {
    const { lookup, platform, find } = lookupAt({ share: 64 * 1024 });
    await find('mine', other);
    for (const id of ids(10_000)) await find(id);
    expect(lookup.memoryUse).toBeGreaterThan(32 * 1024);
    expect(lookup.memoryUse).toBeLessThanOrEqual(2 * 64 * 1024);
    const { calls } = platform;
    await find('mine', other);
    await find('9999');
    expect(platform.calls).toBe(calls);
    await find('0');
    expect(platform.calls).toBe(calls + 1);
  });
});

test('the answers of 500 realms fit into one budget, and those of the realm that was used last stay', async () => {
  const { lookup, platform, find } = lookupAt();
  platform.answer = async () => Response.json({ title: 'T'.repeat(100_000) });
  for (const id of ids(500, 'brand-')) for (const video of ids(2)) await find(video, { ...realm, id });
  expect(platform.calls).toBe(1000);
  expect(lookup.memoryUse).toBeGreaterThan(16 * 1024 * 1024);
  expect(lookup.memoryUse).toBeLessThanOrEqual(32 * 1024 * 1024);
  await find('0', { ...realm, id: 'brand-499' });
  expect(platform.calls).toBe(1000);
  // The first realm lost its answers as a whole.
  for (const video of ids(2)) await find(video, { ...realm, id: 'brand-0' });
  expect(platform.calls).toBe(1002);
});

describe('M11 the body of an answer', () => {
  test('is read up to 256 KiB', async () => {
    const { platform, find } = lookupAt();
    let pulled = 0;
    let isCanceled = false;
    platform.answer = async () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            pulled += 1;
            if (pulled > 20) controller.close();
            else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
          },
          cancel() {
            isCanceled = true;
          },
        }),
      );
    expect(await find('1')).toEqual(unknown);
    expect(isCanceled).toBe(true);
    expect(pulled).toBeLessThan(8);
  });

  test.each(['', '{', '[]', '<!doctype html>'])('%j is no failure of the platform', async (body) => {
    const { platform, find } = lookupAt();
    platform.answer = async () => new Response(body);
    for (const id of ids(8)) expect(await find(id)).toEqual(unknown);
    expect(platform.calls).toBe(8);
  });
});
