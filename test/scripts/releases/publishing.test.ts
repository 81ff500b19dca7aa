/** Publishing to a store, and serving what was published. */
import { ContentLookup } from '../../../scripts/host/handler/ContentLookup';
import { Sitemaps } from '../../../scripts/host/handler/sitemap/Sitemaps';
import { createHandler } from '../../../scripts/host/handler/createHandler';
import { nodeCompressor } from '../../../scripts/host/nodeCompressor';
import { publishedSite } from '../../../scripts/host/handler/publishedSite';
import { publishRelease, unpublish } from '../../../scripts/releases/publishRelease';
import { realmPointer, type StoredBuild } from '../../../scripts/releases/release';
import { build, demo, demoPictures, handlerWith, platform, request } from '../host/hostFixture';
import {
  author,
  changed,
  history,
  later,
  library,
  publish,
  store,
  stored,
  titleAt,
} from './publishingFixture';

test('a release is served like the realm that it was made from, byte for byte', async () => {
  await publish(demo('ringside'));
  const released = library();
  const handle = createHandler({
    site: (hostname) => released.forHost(hostname),
    compressor: nodeCompressor,
    asset: async () => null,
    contents: new ContentLookup({ fetch: platform(), now: () => 0 }),
    sitemaps: new Sitemaps({ fetch: platform(), now: () => 0 }),
    report: (error) => {
      throw error;
    },
  });
  const direct = handlerWith({
    site: async () => publishedSite(demo('ringside'), build, demoPictures('ringside')),
  });
  for (const [path, headers] of [
    ['/', {}],
    ['/', { 'accept-language': 'es', 'accept-encoding': 'gzip' }],
    ['/video/7', {}],
    ['/purchase', {}],
    ['/no/such/page/here', {}],
    ['/images/logo.svg', {}],
    ['/images/none.svg', {}],
    ['/realm-messages/en.json', {}],
    ['/robots.txt', {}],
    ['/favicon.ico', {}],
  ] as const) {
    const [one, other] = await Promise.all(
      [handle, direct].map(async (each) => {
        const response = await each(request(`http://ringside.localhost${path}`, headers));
        return {
          status: response.status,
          headers: Object.fromEntries(
            // Durations differ with every answer.
            [...response.headers].map(([name, value]) => [name, value.replace(/(?<=;dur=)[\d.]+/g, '0')]),
          ),
          body: Buffer.from(await response.arrayBuffer()).toString('base64'),
        };
      }),
    );
    expect(one).toEqual(other);
  }
});

test('the same realm has the same release, and publishing it again adds nothing to the history', async () => {
  const first = await publish(changed({ title: 'One' }), 'launch');
  const before = await store.readPointer(realmPointer('ringside'));
  expect(await publish(changed({ title: 'One' }), 'again', 2_000_000)).toEqual({
    done: true,
    release: first.done ? first.release : '',
    from: first.done ? first.release : '',
  });
  expect(await store.readPointer(realmPointer('ringside'))).toEqual(before);
  expect(await publish(changed({ title: 'Two' }), 'new title')).toMatchObject({ done: true });
  expect((await history('ringside')).map(({ message }) => message)).toEqual(['new title', 'launch']);
});

test('a publication is served after two seconds, a rollback too; the history names who, why, from and to', async () => {
  const served = library();
  const first = await publish(changed({ title: 'One' }), 'launch');
  expect(await titleAt(served, 'ringside.localhost')).toBe('One');
  const second = await publish(changed({ title: 'Two' }), 'new title');
  expect(await titleAt(served, 'ringside.localhost')).toBe('One');
  later();
  expect(await titleAt(served, 'ringside.localhost')).toBe('Two');
  if (!first.done || !second.done || first.release === null) throw new Error('not published');
  await publishRelease(store, first.release, author('the title was wrong'), { action: 'rollback' });
  later();
  expect(await titleAt(served, 'ringside.localhost')).toBe('One');

  expect(
    (await history('ringside')).map(({ action, by, message, from, release }) => [
      action,
      by,
      message,
      from,
      release,
    ]),
  ).toEqual([
    ['rollback', 'nadia', 'the title was wrong', second.release, first.release],
    ['publish', 'nadia', 'new title', first.release, second.release],
    ['publish', 'nadia', 'launch', null, first.release],
  ]);
});

test('an unpublished realm is not served any more, and its host name is free', async () => {
  await publish(changed({ hosts: ['shared.example'] }));
  const served = library();
  expect(await titleAt(served, 'shared.example')).toBe('Ringside');
  expect(await unpublish(store, 'ringside', author())).toMatchObject({ done: true, release: null });
  later();
  expect(await titleAt(served, 'shared.example')).toBeNull();
  expect(await publish(changed({ id: 'velvet', hosts: ['shared.example'] }))).toMatchObject({ done: true });
});

test('the files of an earlier build are served as long as a tab of an earlier release may ask for them', async () => {
  const file = async (text: string) => store.write(new TextEncoder().encode(text));
  const release = async (title: string, assets: StoredBuild['assets']) =>
    publishRelease(store, await stored(changed({ title }), assets), author());
  await release('One', { 'first-1.js': await file('one') });
  await release('Two', { 'first-2.js': await file('two') });
  const served = library();
  const read = async (name: string) => {
    const bytes = await served.asset('ringside.localhost', name);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  };
  expect([await read('first-1.js'), await read('first-2.js'), await read('none.js')]).toEqual([
    'one',
    'two',
    null,
  ]);
});
