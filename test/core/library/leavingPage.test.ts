/** A page that is left or reloaded with pending changes: what reaches the platform, and what the next page replays. */
import { waitFor } from '@testing-library/react';
import { PreferenceStore } from '../../../core/account/PreferenceStore';
import { FavouriteStore } from '../../../core/library/FavouriteStore';
import { HistoryStore } from '../../../core/library/HistoryStore';
import {
  isWatchlistMutation,
  WatchlistArrangement,
  type ArrangedList,
} from '../../../core/library/WatchlistArrangement';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import { retryingClient } from '../../../core/platform/transport/retryingClient';
import { tabLocks } from '../../../core/platform/browser/tabLocks';
import { MutationErrorNotifier } from '../../../core/platform/outbox/MutationErrorNotifier';
import { FRESH, MutationOutbox, OUTBOX_LIFETIME } from '../../../core/platform/outbox/MutationOutbox';
import { outboxKeys } from '../../../core/platform/outbox/outboxKeys';
import type { Content } from '../../../core/sdk';
import { FakeClock } from '../../kit/fakes';
import nock from '../../nock';
import { mutationServicesOf, FakeTabs } from './libraryFixture';

const url = 'https://api.ringside.example';
const report = () => undefined;
/** This test's calls that were made with `keepalive`. */
let outliving: string[] = [];
const direct = createPlatformClient({
  url,
  apiKey: 'ringside-web',
  endpoints: {},
  locale: () => 'en',
  tokens: noTokens,
  fetch: (address, init) => {
    if (init.keepalive === true) outliving.push(`${init.method} ${new URL(address).pathname}`);
    return Promise.race([fetch(address, init), dropped]);
  },
  clock: new FakeClock(),
});
const leave = () => dispatchEvent(new Event('pagehide'));
let drop: () => void;
let dropped: Promise<never>;
/** As browsers do: calls in flight fail just before `pagehide` fires, but arrive nevertheless. */
async function goAway() {
  drop();
  await moments();
  standStill();
  leave();
  await moments();
}
function standStill() {
  dropped = new Promise((_resolve, reject) => (drop = () => reject(new TypeError('Failed to fetch'))));
  dropped.catch(() => undefined);
}
standStill();
const moments = (count = 5) => new Promise((resolve) => void setTimeout(resolve, count));

const client = retryingClient(direct, new FakeClock());

/** Answers with `status` after a delay, and records the requests. */
function platform(answers: { readonly status?: number; readonly slow?: boolean } = {}) {
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  nock(url)
    .persist()
    .intercept(/.*/, 'PUT')
    .delay(answers.slow === true ? 60 : 0)
    .reply((uri, body) => (asked.push({ path: `PUT ${uri}`, body }), [answers.status ?? 204, '']));
  for (const method of ['POST', 'DELETE'])
    nock(url)
      .persist()
      .intercept(/.*/, method)
      .delay(answers.slow === true ? 60 : 0)
      .reply(
        (uri, body) => (
          asked.push({ path: `${method} ${uri}`, body }),
          [answers.status ?? 204, answers.status === undefined ? '' : {}]
        ),
      );
  return asked;
}
beforeEach(() => {
  outliving = [];
});
afterEach(() => {
  nock.cleanAll();
});

const titleOf = (id: string): Content => ({ id, title: id, type: 'VOD', accessLevel: 'GRANTED' });
const namesIn = (body: unknown) =>
  (body as { content: { id: string }[] }).content.map(({ id }) => id).join('');
class List implements ArrangedList {
  constructor(public items: readonly Content[]) {}
  replace(items: readonly Content[]) {
    this.items = items;
  }
}

let tabs: FakeTabs;
beforeEach(() => (tabs = new FakeTabs()));
function arrange(
  around: ReturnType<FakeTabs['open']>,
  ids: readonly string[],
  { viewerId = 'me', watchlistId = 'rainy' } = {},
) {
  const list = new List(ids.map(titleOf));
  const services = mutationServicesOf(around, () => viewerId);
  const outbox = new MutationOutbox(services, `watchlist ${watchlistId}`, isWatchlistMutation);
  const parts = {
    client,
    watchlistId,
    outbox,
    notifier: new MutationErrorNotifier(services.refusals),
    changed: () => undefined,
    report,
  };
  return {
    list,
    arrangement: new WatchlistArrangement(parts, {
      list,
      reload: async () => undefined,
      name: () => watchlistId,
    }),
  };
}
/** A viewer's list is reordered, and its tab closed before the platform has answered. */
async function leftBehind(tab: ReturnType<FakeTabs['open']>, of: { readonly watchlistId?: string } = {}) {
  platform({ slow: true });
  let isOpen = true;
  const write = (key: string, value: string) => isOpen && tab.localValues.write(key, value);
  const remove = (key: string) => isOpen && tab.localValues.remove(key);
  arrange(
    { ...tab, localValues: { read: tab.localValues.read, write, remove } },
    ['a', 'b', 'c'],
    of,
  ).arrangement.move(0, 2);
  await moments();
  await goAway();
  isOpen = false;
  nock.cleanAll();
}
const favourites = (around: ReturnType<FakeTabs['open']>) =>
  new FavouriteStore({
    client,
    analytics: { track: () => undefined },
    services: mutationServicesOf(around),
    report,
    tabs: { publish: () => undefined, subscribe: () => () => undefined },
  });
const rainy = '/api/v4/user/watchlist/rainy';

test('NAV-084 the last of two presses on a favourite arrives, though the first is still pending when the page is left', async () => {
  const asked = platform({ slow: true });
  const store = favourites(tabs.open());
  const presses = [store.toggle(titleOf('a')), store.toggle(titleOf('a'))];
  await moments();
  expect(outliving).toEqual(['PUT /api/v2/favourite/vods/a']);
  leave();
  await moments();
  expect(outliving).toEqual(['PUT /api/v2/favourite/vods/a', 'DELETE /api/v2/favourite/vods/a']);
  await Promise.all(presses);
  expect([asked.map(({ path }) => path.split(' ')[0]), store.has(titleOf('a'))]).toEqual([
    ['PUT', 'DELETE'],
    false,
  ]);
});

test('FAV-021 a queued preference is sent when the page is left, with the pending one', async () => {
  nock(url).get('/api/v2/user/preferences').reply(200, { language: 'pt' });
  const store = new PreferenceStore({
    client,
    services: mutationServicesOf(),
    report,
    changed: () => undefined,
  });
  await store.load();
  const asked = platform({ slow: true });
  store.change({ autoAdvance: false });
  store.change({ audioLanguage: 'es' });
  await moments();
  await goAway();
  expect(outliving).toHaveLength(2);
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([
      { language: 'pt', autoAdvance: false },
      { language: 'pt', autoAdvance: false, audioLanguage: 'es' },
    ]),
  );
});

describe('a change that was lost with its page', () => {
  /** A change in one tab, which closes before the platform has received it. */
  async function dropped(change: (around: ReturnType<FakeTabs['open']>) => void | Promise<void>) {
    platform({ slow: true });
    await change(tabs.open());
    await moments();
    await goAway();
    nock.cleanAll();
  }
  const history = (around: ReturnType<FakeTabs['open']>) =>
    new HistoryStore({ client, services: mutationServicesOf(around), forget: () => undefined, report });
  const preferences = (around: ReturnType<FakeTabs['open']>) =>
    new PreferenceStore({ client, services: mutationServicesOf(around), report, changed: () => undefined });
  const pendingChanges = () =>
    nock(url).get('/api/v2/user/preferences').reply(200, { language: 'pt', autoAdvance: true });

  test('NAV-084 FAV-004 shows on the next page as pressed, and is replayed before the favourites are read', async () => {
    await dropped((tab) => void favourites(tab).toggle(titleOf('a')));
    const asked = platform({ slow: true });
    const next = favourites(tabs.open());
    await moments();
    expect(next.has(titleOf('a'))).toBe(true);
    await next.settled();
    expect(asked.map(({ path }) => path)).toEqual(['PUT /api/v2/favourite/vods/a']);
    expect(favourites(tabs.open()).has(titleOf('a'))).toBe(false);
  });

  test('NAV-084 yields to a later press on the same favourite before it is replayed', async () => {
    await dropped((tab) => void favourites(tab).toggle(titleOf('a')));
    const asked = platform();
    const next = favourites(tabs.open());
    const pressed = next.toggle({ ...titleOf('a'), favourite: true });
    await Promise.all([pressed, next.settled()]);
    expect([next.has(titleOf('a')), asked.at(-1)?.path]).toEqual([false, 'DELETE /api/v2/favourite/vods/a']);
  });

  test('FAV-010 is replayed before the history is read, for a removed entry', async () => {
    await dropped((tab) => void history(tab).remove(titleOf('a')));
    const asked = platform({ slow: true });
    const next = history(tabs.open());
    const replayed = next.takeUp();
    await moments();
    expect(next.has(titleOf('a'))).toBe(false);
    await replayed;
    expect([asked.length, asked[0]?.path.split('/').at(-1), next.latest]).toEqual([1, 'a', null]);
  });

  test('FAV-010 is rolled back with a message when the replay is refused', async () => {
    await dropped((tab) => void history(tab).remove(titleOf('a')));
    platform({ status: 500 });
    const next = history(tabs.open());
    await next.takeUp();
    expect([next.has(titleOf('a')), next.refused.map(({ title }) => title)]).toEqual([true, ['a']]);
  });

  test('FAV-021 is applied over the preferences that the next page reads, and sent with them', async () => {
    await dropped(async (tab) => {
      pendingChanges();
      const store = preferences(tab);
      await store.load();
      store.change({ audioLanguage: 'es' });
      store.change({ autoAdvance: false });
    });
    const asked = platform({ slow: true });
    pendingChanges();
    const next = preferences(tabs.open());
    await next.load();
    await moments();
    expect([next.state, next.values.audioLanguage, next.values.autoAdvance]).toEqual(['ready', 'es', false]);
    await next.settled();
    expect(asked.map(({ body }) => body)).toEqual([
      { language: 'pt', audioLanguage: 'es', autoAdvance: false },
    ]);
  });

  test('FAV-010 stays with its viewer, though somebody else signed in before the page was closed', async () => {
    platform({ slow: true });
    const viewer = { id: 'me' };
    const tab = tabs.open();
    void new HistoryStore({
      client,
      services: mutationServicesOf(tab, () => viewer.id),
      forget: () => undefined,
      report,
    }).remove(titleOf('a'));
    viewer.id = 'rui';
    await moments();
    await goAway();
    nock.cleanAll();
    const asked = platform();
    await new HistoryStore({
      client,
      services: mutationServicesOf(tabs.open(), () => 'rui'),
      forget: () => undefined,
      report,
    }).takeUp();
    expect(asked).toEqual([]);
    await history(tabs.open()).takeUp();
    expect(asked).toHaveLength(1);
  });

  test('expires after a while: it may have been changed elsewhere since', async () => {
    await dropped((tab) => void favourites(tab).toggle(titleOf('a')));
    await dropped((tab) => void history(tab).remove(titleOf('a')));
    await dropped(async (tab) => {
      pendingChanges();
      const store = preferences(tab);
      await store.load();
      store.change({ autoAdvance: false });
    });
    tabs.clock.pass(FRESH);
    const asked = platform();
    pendingChanges();
    const [hearts, watched, preferred] = [
      favourites(tabs.open()),
      history(tabs.open()),
      preferences(tabs.open()),
    ];
    await Promise.all([hearts.settled(), watched.takeUp(), preferred.load()]);
    await moments();
    expect([
      asked,
      hearts.has(titleOf('a')),
      watched.has(titleOf('a')),
      preferred.values.autoAdvance,
    ]).toEqual([[], false, true, true]);
    const { localValues } = tabs.open();
    expect(outboxKeys.filter((place) => localValues.read(place) !== null)).toEqual([]);
  });

  test.each([
    '7',
    '{"at":0}',
    '{"change":7,"page":"1","of":"me favourites","at":0}',
    '{"change":[{"id":1}],"page":"1","of":"me history","at":0}',
    '{"change":[],"page":"1","of":"me preferences","at":0}',
  ])('is ignored where the storage has %s', async (written) => {
    const tab = tabs.open();
    for (const place of outboxKeys) tab.localValues.write(place, written);
    pendingChanges();
    const preferred = preferences(tab);
    await Promise.all([favourites(tab).settled(), history(tab).takeUp(), preferred.load()]);
    expect(preferred.state).toBe('ready');
  });
});

describe('WCH-014 WCH-016 a watchlist', () => {
  test('is sent at once with queued changes, and replayed by the tab’s next page before it reads the list', async () => {
    const before = platform({ slow: true });
    const tab = tabs.open();
    const { list, arrangement } = arrange(tab, ['a', 'b', 'c', 'd', 'e']);
    arrangement.move(0, 4);
    await moments();
    arrangement.remove(list.items[1]!);
    arrangement.move(3, 0);
    await goAway();
    expect(outliving).toEqual([`POST ${rainy}`, `DELETE ${rainy}/content/vod/c`, `POST ${rainy}`]);
    const after = arrange(tab, []).arrangement.takeUp();
    await after;
    expect(list.items.map(({ id }) => id).join('')).toBe('abde');
    const replayed = before
      .slice(-2)
      .map(({ path, body }) => (path.startsWith('POST') ? [path, namesIn(body)] : [path]));
    expect(replayed).toEqual([[`DELETE ${rainy}/content/vod/c`], [`POST ${rainy}`, 'abde']]);
  });

  test('of thousands, too long an order for a tab that closes, is reordered by the next tab that opens it', async () => {
    platform({ slow: true });
    const tab = tabs.open();
    const { arrangement } = arrange(
      tab,
      Array.from({ length: 3000 }, (_, place) => `title-${place}`),
    );
    arrangement.move(0, 2999);
    await moments(20);
    await goAway();
    expect(outliving).toEqual([]);
    nock.cleanAll();
    const asked = platform();
    await arrange(tabs.open(), []).arrangement.takeUp();
    expect((asked[0]?.body as { content: unknown[] }).content).toHaveLength(3000);
    expect(arrange(tabs.open(), []).arrangement.takeUp()).toBeNull();
  });

  test('is replayed by one of two tabs that open it at once, and read by the other after that', async () => {
    await leftBehind(tabs.open());
    const asked = platform({ slow: true });
    const [one, other] = [tabs.open(), tabs.open()].map((tab) => arrange(tab, []).arrangement.takeUp());
    expect([one === null, other === null]).toEqual([false, false]);
    await other;
    expect(asked).toHaveLength(1);
    await one;
    expect(asked).toHaveLength(1);
  });

  test('of which the replaying page closes as well is replayed by the page after it', async () => {
    await leftBehind(tabs.open());
    platform({ slow: true });
    const telling = tabs.open();
    void arrange({ ...telling, locks: tabLocks() }, []).arrangement.takeUp();
    await moments();
    nock.cleanAll();
    const asked = platform();
    // The browser has released the page's locks.
    await arrange(tabs.open(), []).arrangement.takeUp();
    expect(asked).toHaveLength(1);
  });

  test('changed in two tabs that close at once gets both changes, in order', async () => {
    platform({ slow: true });
    const [one, other] = [tabs.open(), tabs.open()].map((tab) => arrange(tab, ['a', 'b', 'c']));
    one!.arrangement.move(0, 2);
    tabs.clock.pass(1);
    other!.arrangement.remove(other!.list.items[1]!);
    await moments();
    await goAway();
    nock.cleanAll();
    const asked = platform();
    await arrange(tabs.open(), []).arrangement.takeUp();
    expect(asked.map(({ path }) => path).sort()).toEqual([`DELETE ${rainy}/content/vod/b`, `POST ${rainy}`]);
  });

  test('that was left a while ago may have been reordered elsewhere: the viewer is informed, and can apply the old order', async () => {
    await leftBehind(tabs.open());
    tabs.clock.pass(FRESH);
    const asked = platform();
    const { arrangement } = arrange(tabs.open(), []);
    await arrangement.takeUp();
    expect([asked.length, arrangement.trouble?.key]).toEqual([0, 'watchlistChangesLeft']);
    arrangement.trouble?.retry?.();
    await waitFor(() => expect([asked.length, arrangement.trouble]).toEqual([1, null]));
  });

  test('is stored among those left before: the oldest is dropped', async () => {
    for (const watchlistId of ['first', 'second', ...outboxKeys.slice(2), 'rainy']) {
      await leftBehind(tabs.open(), { watchlistId });
      tabs.clock.pass(1);
    }
    expect(
      ['first', 'second', 'rainy'].map(
        (watchlistId) => arrange(tabs.open(), [], { watchlistId }).arrangement.takeUp() !== null,
      ),
    ).toEqual([false, true, true]);
  });

  test.each(['{', '7', '{"removed":1}', '[]'])('is read though the outbox storage has %s', (written) => {
    const tab = tabs.open();
    for (const place of outboxKeys) tab.localValues.write(place, written);
    expect(arrange(tab, []).arrangement.takeUp()).toBeNull();
  });

  test('with an answered change leaves nothing behind, in a page restored from the back-forward cache as well', async () => {
    platform({ slow: true });
    const tab = tabs.open();
    const { arrangement } = arrange(tab, ['a', 'b', 'c']);
    arrangement.move(0, 2);
    await moments();
    leave();
    await arrangement.settled();
    expect(arrange(tab, []).arrangement.takeUp()).toBeNull();
  });

  test.each([
    ['another viewer', { later: 0, viewerId: 'rui' }],
    ['another list', { later: 0, watchlistId: 'sunny' }],
    ['a page that comes a week later', { later: OUTBOX_LIFETIME }],
  ])('is not replayed by %s', async (_what, { later, ...who }) => {
    await leftBehind(tabs.open());
    tabs.clock.pass(later);
    expect(arrange(tabs.open(), [], who).arrangement.takeUp()).toBeNull();
  });

  test.each([
    [409, 'watchlistChanged', false],
    [404, 'watchlistChanged', false],
    [500, 'genericError', true],
  ])('that the next page is refused with %s shows %s; trying again: %s', async (status, key, again) => {
    platform({ slow: true });
    const tab = tabs.open();
    const { arrangement: left } = arrange(tab, ['a', 'b', 'c']);
    left.move(0, 2);
    await moments();
    leave();
    nock.cleanAll();
    platform({ status });
    const { arrangement } = arrange(tab, []);
    await arrangement.takeUp();
    expect([arrangement.trouble?.key, arrangement.trouble?.retry != null]).toEqual([key, again]);
    nock.cleanAll();
    const asked = platform();
    arrangement.trouble?.retry?.();
    await waitFor(() =>
      expect([asked.length, arrangement.trouble === null]).toEqual(again ? [1, true] : [0, false]),
    );
    await left.settled();
  });
});
