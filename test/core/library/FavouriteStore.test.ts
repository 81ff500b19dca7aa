import { autorun } from 'mobx';
import {
  FavouriteStore,
  isFavouriteChange,
  type FavouriteChange,
} from '../../../core/library/FavouriteStore';
import { CallError, type Content } from '../../../core/sdk';
import { FakePlatform } from '../../kit';
import { mutationServicesOf } from './libraryFixture';

const film: Content = { id: 'lan-1', title: 'The Ferry', type: 'VOD', accessLevel: 'GRANTED' };

function storeOf() {
  const platform = new FakePlatform().answer('addFavourite', undefined).answer('removeFavourite', undefined);
  const tracked: unknown[] = [];
  const reported: unknown[] = [];
  const viewer = { id: 'v1' as string | null };
  const services = mutationServicesOf(undefined, () => viewer.id);
  const sent: FavouriteChange[] = [];
  let hear: (change: FavouriteChange) => void = () => undefined;
  const store = new FavouriteStore({
    tabs: {
      publish: (change) => void sent.push(change),
      subscribe: (listener) => ((hear = listener), () => undefined),
    },
    client: platform,
    analytics: { track: (name, properties) => tracked.push([name, properties]) },
    services,
    report: (error) => reported.push(error),
  });
  return {
    store,
    platform,
    tracked,
    reported,
    viewer,
    services,
    sent,
    hear: (change: FavouriteChange) => hear(change),
  };
}

test('HOM-103 a card’s favourite flag is the listed one until it is toggled', () => {
  const { store } = storeOf();
  expect([
    store.has(film),
    store.has({ ...film, favourite: true }),
    store.has({ ...film, favourite: null }),
  ]).toEqual([false, true, false]);
});

test('NAV-084 FAV-004 a toggle shows at once, and adds or removes', async () => {
  const { store, platform } = storeOf();
  const added = store.toggle(film);
  expect(store.has(film)).toBe(true);
  expect(await added).toBe(true);
  await store.toggle(film);
  expect(store.has(film)).toBe(false);
  expect(platform.calls).toEqual([
    { endpoint: 'addFavourite', input: { path: { id: 'lan-1' } } },
    { endpoint: 'removeFavourite', input: { path: { id: 'lan-1' } } },
  ]);
});

test('HOM-103 every card of the video changes with it, whatever its row lists', async () => {
  const { store } = storeOf();
  const elsewhere: Content = { ...film, id: 'card-9', videoId: 'lan-1', favourite: false };
  const seen: boolean[] = [];
  const stop = autorun(() => seen.push(store.has(elsewhere)));
  await store.toggle(film);
  stop();
  expect(seen).toEqual([false, true]);
});

test('NAV-084 FAV-005 a failed call rolls the flag back, is reported, and never rejects', async () => {
  const { store, platform, reported } = storeOf();
  platform.answer('addFavourite', new CallError('addFavourite', 500, undefined, []));
  const toggled = store.toggle(film);
  expect(store.has(film)).toBe(true);
  expect(await toggled).toBe(false);
  expect(store.has(film)).toBe(false);
  expect(reported).toHaveLength(1);
});

test('NAV-084 without a connection, toggles wait and are sent in their order', async () => {
  const { store, platform, reported } = storeOf();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  platform.answer('addFavourite', new CallError('addFavourite', 0, 'unknownError', []));
  const adding = store.toggle(film);
  const removing = store.toggle({ ...film, id: 'lan-2', favourite: true });
  await new Promise((resolve) => void setTimeout(resolve));
  expect([store.has(film), store.has({ ...film, id: 'lan-2' })]).toEqual([true, false]);
  expect(platform.calls.map(({ endpoint }) => endpoint)).toEqual(['addFavourite']);
  platform.answer('addFavourite', undefined);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect([await adding, await removing]).toEqual([true, true]);
  expect(platform.calls.map(({ endpoint }) => endpoint)).toEqual([
    'addFavourite',
    'addFavourite',
    'removeFavourite',
  ]);
  expect(reported).toEqual([]);
  online.mockRestore();
});

test('NAV-084 an older toggle that fails does not undo a newer one; calls go one after another', async () => {
  const { store, platform } = storeOf();
  let fail: (error: Error) => void = () => undefined;
  const first = new Promise<void>((_resolve, reject) => (fail = reject));
  platform.answer('addFavourite', () => first);
  const adding = store.toggle(film);
  const removing = store.toggle(film);
  await new Promise((resolve) => void setTimeout(resolve));
  expect(platform.calls.map(({ endpoint }) => endpoint)).toEqual(['addFavourite']);
  fail(new CallError('addFavourite', 0, 'unknownError', []));
  expect([await adding, await removing]).toEqual([false, true]);
  expect(store.has(film)).toBe(false);
  expect(platform.calls.map(({ endpoint }) => endpoint)).toEqual(['addFavourite', 'removeFavourite']);
});

test.each([
  ['both fail', [500, 500], false],
  ['the second fails', [null, 500], true],
  ['the first fails', [500, null], false],
])(
  'NAV-084 FAV-005 of two presses on an unset favourite %s: it shows the platform’s state',
  async (_what, [add, remove], favourite) => {
    const { store, platform } = storeOf();
    const refusal = (status: number | null | undefined) =>
      status == null ? undefined : new CallError('favourite', status, undefined, []);
    platform.answer('addFavourite', refusal(add)).answer('removeFavourite', refusal(remove));
    await Promise.all([store.toggle(film), store.toggle(film)]);
    expect(store.has(film)).toBe(favourite);
  },
);

test('ANA-011 FAV-007 NAV-085 a toggle is tracked with the value it had', async () => {
  const { store, tracked } = storeOf();
  await store.toggle({ ...film, favourite: true });
  expect(tracked).toEqual([['favourites', { contentId: 'lan-1', previous: true }]]);
});

test('NAV-084 flags belong to one viewer', async () => {
  const { store, viewer } = storeOf();
  await store.toggle(film);
  viewer.id = 'v2';
  expect(store.has(film)).toBe(false);
});

test('FAV-004 saved changes are broadcast to other tabs, and their broadcasts show here', async () => {
  const { store, platform, sent, hear } = storeOf();
  await store.toggle(film);
  expect(sent).toEqual([{ key: 'v1 lan-1', favourite: true }]);
  hear({ key: 'v1 lan-1', favourite: false });
  expect(store.has(film)).toBe(false);
  platform.answer('addFavourite', new CallError('addFavourite', 500, undefined, []));
  await store.toggle(film);
  expect(sent).toHaveLength(1);
});

test('FAV-004 a pending toggle wins over another tab’s broadcast', async () => {
  const { store, hear } = storeOf();
  const toggled = store.toggle(film);
  hear({ key: 'v1 lan-1', favourite: false });
  expect(store.has(film)).toBe(true);
  await toggled;
  expect(store.has(film)).toBe(true);
});

test('FAV-005 a refused favourite is shown wherever its viewer is, and can be retried from there', async () => {
  const { store, platform, services } = storeOf();
  platform.answer('addFavourite', new CallError('addFavourite', 500, undefined, []));
  await store.toggle(film);
  expect(services.refusals).toMatchObject([{ key: 'heartRefused', title: 'The Ferry' }]);
  platform.answer('addFavourite', undefined);
  services.refusals[0]?.retry?.();
  expect([store.has(film), services.refusals.length]).toEqual([true, 0]);
  await store.settled();
  expect([store.has(film), services.refusals.length]).toEqual([true, 0]);
});

test('FAV-005 a new press clears the refusal, which no other viewer sees', async () => {
  const { store, platform, services, viewer } = storeOf();
  platform.answer('addFavourite', new CallError('addFavourite', 500, undefined, []));
  await store.toggle(film);
  const again = store.toggle(film);
  expect(services.refusals).toHaveLength(0);
  viewer.id = 'v2';
  await again;
  expect(services.refusals).toHaveLength(0);
});

test.each([[null], ['x'], [{ key: 1, favourite: true }], [{ key: 'a' }], [[]]])(
  'a stored broadcast of another shape is ignored: %j',
  (value) => {
    expect(isFavouriteChange(value)).toBe(false);
  },
);
