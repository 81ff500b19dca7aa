import { openWatchlists } from '../../../core/library/openWatchlists';
import { lazyService } from '../../../core/platform/lazyService';
import { WatchlistsStore, type WatchlistDeps } from '../../../core/library/WatchlistsStore';
import type { WatchlistSummary } from '../../../core/generated/platform';
import { CallError, type Content } from '../../../core/sdk';
import { watchlistOf } from '../../../core/sdk/watchlists';
import { FakePlatform } from '../../kit';
import { mutationServicesOf, FakeTabs } from './libraryFixture';

const film: Content = {
  id: 'lan-1',
  title: 'The Ferry',
  type: 'VOD',
  accessLevel: 'GRANTED',
  thumbnailUrl: 'https://pictures.example/ferry',
};
const list = (id: string, more: Partial<WatchlistSummary> = {}): WatchlistSummary => ({
  watchlistExternalId: id,
  ownerExternalId: 'me',
  name: id,
  ownership: 'owned',
  thumbnails: [],
  saved: true,
  ...more,
});
const rainy = watchlistOf(list('rainy'));
const page = (
  lists: readonly (WatchlistSummary | null)[],
  pagingInfo: object = { moreDataAvailable: false },
) => ({ watchlists: lists, pagingInfo });
const refusal = (status: number, code = 'any') => new CallError('watchlist', status, code, []);

async function storeOf(
  answers: Readonly<Record<string, unknown>> = {},
  lists: readonly WatchlistSummary[] = [
    list('rainy'),
    list('sunny'),
    list('theirs', { ownerExternalId: 'marta', ownership: 'shared' }),
  ],
  tabs = new FakeTabs(),
) {
  const platform = new FakePlatform().answer('readWatchlists', page(lists));
  for (const [endpoint, answer] of Object.entries(answers)) platform.answer(endpoint, answer);
  const reported: unknown[] = [];
  const store = new WatchlistsStore({
    client: platform,
    report: (error) => reported.push(error),
    services: mutationServicesOf(tabs.open()),
  });
  await store.load();
  platform.calls.length = 0;
  return { store, platform, reported };
}
const names = ({ lists }: WatchlistsStore) => lists.map(({ name }) => name);

test('WCH-007 WCH-018 WCH-021 lists are read by twenty-five; more are appended, a load replaces', async () => {
  const { store, platform } = await storeOf();
  platform.answer('readWatchlists', ({ query }: { query: { lastSeen?: string } }) =>
    query.lastSeen === undefined
      ? page([list('a')], { moreDataAvailable: true, lastSeen: 'a' })
      : page([list('a'), null, list('b')] as never),
  );
  await store.load();
  expect([names(store), store.more]).toEqual([['a'], true]);
  await store.loadMore();
  await store.loadMore();
  expect([names(store), store.more]).toEqual([['a', 'b'], false]);
  expect(platform.calls.map(({ input }) => input)).toEqual([
    { query: { rpp: 25 } },
    { query: { rpp: 25, lastSeen: 'a' } },
  ]);
});

test('WCH-037 a load that fails is an error state, and loaded lists stay', async () => {
  const { store, platform, reported } = await storeOf();
  platform.answer('readWatchlists', refusal(500));
  await store.load();
  expect([store.status, names(store).length, reported.length]).toEqual(['failed', 3, 1]);
});

test('WCH-002 WCH-043 only the viewer’s own lists are offered to add to', async () => {
  const { store } = await storeOf();
  expect(store.owned.map(({ name }) => name)).toEqual(['rainy', 'sunny']);
});

test('WCH-008 WCH-022 a new list comes first; its name is trimmed', async () => {
  const { store, platform } = await storeOf({
    createWatchlist: { id: 'new' },
    readWatchlist: { ...list('new', { name: 'Later' }), content: [], pagingInfo: {} },
  });
  expect(await store.create('  Later ')).toEqual({ done: true });
  expect(names(store)).toEqual(['Later', 'rainy', 'sunny', 'theirs']);
  expect(platform.calls[0]).toEqual({ endpoint: 'createWatchlist', input: { body: { name: 'Later' } } });
});

test('WCH-044 a new list may start with a video', async () => {
  const { store, platform } = await storeOf({
    createWatchlist: { id: 'new' },
    readWatchlist: { ...list('new'), content: [], pagingInfo: {} },
    addToWatchlist: undefined,
  });
  await store.create('new', film);
  expect(platform.calls.at(-1)).toEqual({
    endpoint: 'addToWatchlist',
    input: {
      path: { id: 'new' },
      body: { content: [{ id: 'lan-1', contentType: 'vod' }] },
      outlivesPage: true,
    },
  });
  expect(store.lists[0]?.thumbnails).toEqual([film.thumbnailUrl]);
});

test('WCH-031 WCH-032 an over-long name is sent, and its refusal shown', async () => {
  const { store, platform } = await storeOf({ createWatchlist: refusal(400), renameWatchlist: refusal(400) });
  expect(await store.create('x'.repeat(61))).toEqual({ done: false, problem: 'watchlistNameTooLong' });
  expect(await store.rename(rainy, 'x'.repeat(61))).toEqual({
    done: false,
    problem: 'watchlistNameTooLong',
  });
  expect(await store.rename(rainy, 'Short')).toEqual({ done: false, problem: 'genericError' });
  expect([platform.calls.length, names(store)[0]]).toEqual([3, 'rainy']);
});

test('WCH-009 WCH-020 WCH-023 WCH-028 a new name shows in the lists and on the open list, until the selection is cleared', async () => {
  const { store } = await storeOf({ renameWatchlist: undefined });
  store.select(rainy);
  await store.rename(rainy, 'Wet');
  expect([names(store)[0], store.selected?.name]).toEqual(['Wet', 'Wet']);
  store.clearSelection();
  expect(store.selected).toBeNull();
});

test('WCH-010 WCH-024 a deleted list is removed; a shared one leaves the viewer’s lists and is no longer saved', async () => {
  const { store, platform } = await storeOf({ deleteWatchlist: undefined });
  await store.delete(rainy);
  const theirs = store.lists.at(-1)!;
  await store.delete(theirs);
  expect([names(store), store.current(theirs).saved]).toEqual([['sunny'], false]);
  expect(platform.calls.map(({ input }) => input)).toEqual([
    { path: { ownerId: 'me', id: 'rainy' } },
    { path: { ownerId: 'marta', id: 'theirs' } },
  ]);
});

test('WCH-011 WCH-029 a shared list is saved among the viewer’s', async () => {
  const { store } = await storeOf({ saveWatchlist: undefined });
  const shared = watchlistOf(list('noir', { ownerExternalId: 'rui', ownership: 'shared', saved: false }));
  expect(await store.save(shared)).toEqual({ done: true });
  expect([names(store).at(-1), store.current(shared).saved]).toEqual(['noir', true]);
});

test.each<[ids: string, error: CallError, problem: string]>([
  ['WCH-033 a duplicate is told so', refusal(409), 'duplicatedItemMessage'],
  ['WCH-033 a full list too', refusal(422, 'watchlistFull'), 'watchlistFull'],
  ['WCH-037 anything else is the generic error', refusal(500), 'genericError'],
])('%s', async (_ids, error, problem) => {
  const { store } = await storeOf({ addToWatchlist: error });
  expect(await store.add(rainy, film)).toEqual({ done: false, problem });
});

test.each([
  [{ type: 'SERIES' }, 'series'],
  [{ type: 'SEASON' }, 'vod-season'],
  [{ type: 'PLAYLIST' }, 'playlist'],
] as const)('WCH-013 content of %j is added as %s', async (given, contentType) => {
  const { store, platform } = await storeOf({ addToWatchlist: undefined });
  await store.add(rainy, { ...film, ...given });
  expect(platform.calls.find(({ endpoint }) => endpoint === 'addToWatchlist')?.input).toMatchObject({
    body: { content: [{ id: film.id, contentType }] },
  });
});

test('WCH-013 WCH-036 content that no list accepts is refused before the call', async () => {
  const { store, platform } = await storeOf();
  expect(await store.add(rainy, { ...film, type: 'LIVE' })).toMatchObject({ done: false });
  expect(platform.calls).toEqual([]);
});

test('lists belong to one viewer', () => {
  const viewer = { id: 'one' as string | null };
  const services = mutationServicesOf(undefined, () => viewer.id);
  const slot = lazyService<WatchlistDeps, WatchlistsStore>(
    { client: new FakePlatform(), report: () => undefined, services },
    services.viewerId,
  );
  const first = openWatchlists(slot);
  expect(openWatchlists(slot)).toBe(first);
  viewer.id = 'two';
  expect(openWatchlists(slot)).not.toBe(first);
});

test('a list changed by another tab is read anew under what is shown; a failed read leaves it', async () => {
  const tabs = new FakeTabs();
  const [one, other] = [
    await storeOf({ renameWatchlist: undefined }, undefined, tabs),
    await storeOf({}, undefined, tabs),
  ];
  other.platform.answer('readWatchlists', page([list('rainy', { name: 'Wet' })]));
  await one.store.rename(one.store.lists[0]!, 'Wet');
  await Promise.resolve();
  expect([other.store.status, names(other.store), one.platform.calls.length]).toEqual(['ready', ['Wet'], 1]);
  other.platform.answer('readWatchlists', refusal(500));
  await one.store.rename(one.store.lists[0]!, 'Wet again');
  await Promise.resolve();
  expect([other.store.status, names(other.store)]).toEqual(['ready', ['Wet']]);
});
