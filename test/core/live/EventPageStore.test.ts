/** The pages of current and upcoming events, over HTTP. */
import { EventPageStore, type EventsPlace } from '../../../core/live/EventPageStore';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import { FakeChannels, FakeClock } from '../../kit';
import { flushTasks } from '../../flushTasks';
import nock from '../../nock';

const platform = 'https://platform.example';
const event = (id: string) => ({ id, eventId: id, title: `Event ${id}`, accessLevel: 'GRANTED' });
const ids = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => event(String(from + index)));

afterEach(() => {
  const left = nock.pendingMocks();
  nock.cleanAll();
  expect(left).toEqual([]);
});

let underWay = 0;
const counted: typeof fetch = (...call) => {
  underWay += 1;
  return fetch(...call).finally(() => (underWay -= 1));
};

function storeOf(list: 'live' | 'upcoming', place: EventsPlace | null = null) {
  const client = createPlatformClient({
    url: platform,
    apiKey: 'k',
    endpoints: {},
    locale: () => 'en',
    tokens: noTokens,
    fetch: counted,
    clock: new FakeClock(),
  });
  const channels = new FakeChannels();
  const reported: unknown[] = [];
  return {
    store: new EventPageStore({ list, client, channels, place, report: (error) => reported.push(error) }),
    channels,
    reported,
  };
}
const answers = (path: string, query: object, status: number, body: object) =>
  nock(platform)
    .get(path)
    .query({ ...query })
    .reply(status, body);
/** Waits until every call is answered, however long that takes on a busy machine. */
const settled = async () => {
  do await flushTasks();
  while (underWay > 0);
};
const shown = ({ state }: EventPageStore) =>
  state.status === 'ready' ? state.events.map(({ id }) => id).join() : state.status;

const LIVE = '/api/v2/event/live';
const UPCOMING = '/api/v2/event/upcoming';

test.each([
  ['live', LIVE, 15],
  ['upcoming', UPCOMING, 12],
] as const)(
  'LIV-001 LIV-002 LIV-004 LIV-014 LIV-015 the %s list is read page by page from %s, %i a page',
  async (list, path, rpp) => {
    answers(path, { p: 1, rpp }, 200, { events: ids(1, rpp), totalResults: rpp + 1 });
    const { store } = storeOf(list);
    expect(shown(store)).toBe('loading');
    store.open();
    await settled();
    expect(shown(store).split(',')).toHaveLength(rpp);
    expect(store.pages).toBe(2);
    store.dispose();
  },
);

test('ROU-113 LIV-008 returning restores the page that was left; one that no longer exists leads to the previous one', async () => {
  answers(LIVE, { p: 2, rpp: 30 }, 200, { events: [event('b')], totalResults: 31 });
  const { store } = storeOf('live', { page: 2, rowsPerPage: 30 });
  store.open();
  await settled();
  expect([store.page, store.pages, shown(store)]).toEqual([2, 2, 'b']);
  store.dispose();

  answers(LIVE, { p: 3, rpp: 30 }, 200, { events: [], totalResults: 31 });
  answers(LIVE, { p: 2, rpp: 30 }, 200, { events: [event('b')], totalResults: 31 });
  const { store: shorter } = storeOf('live', { page: 3, rowsPerPage: 30 });
  shorter.open();
  await settled();
  expect([shorter.page, shown(shorter)]).toEqual([2, 'b']);
});

test('LIV-007 LIV-010 ENT-016 next and previous change the page, and stop at the ends', async () => {
  answers(LIVE, { p: 1, rpp: 15 }, 200, { events: [event('a')], totalResults: 16 });
  answers(LIVE, { p: 2, rpp: 15 }, 200, { events: [event('b')], totalResults: 16 });
  answers(LIVE, { p: 1, rpp: 15 }, 200, { events: [event('a')], totalResults: 16 });
  const { store } = storeOf('live');
  store.open();
  await settled();
  store.previous();
  expect(store.page).toBe(1);
  store.next();
  await settled();
  expect([store.page, shown(store)]).toEqual([2, 'b']);
  store.next();
  expect([store.page, shown(store)]).toEqual([2, 'b']);
  store.previous();
  await settled();
  expect([store.page, shown(store)]).toEqual([1, 'a']);
});

test('LIV-008 another page size starts with the first page', async () => {
  answers(LIVE, { p: 1, rpp: 15 }, 200, { events: [event('a')], totalResults: 30 });
  answers(LIVE, { p: 2, rpp: 15 }, 200, { events: [event('b')], totalResults: 30 });
  answers(LIVE, { p: 1, rpp: 30 }, 200, { events: [event('a'), event('b')], totalResults: 30 });
  const { store } = storeOf('live');
  store.open();
  await settled();
  store.next();
  await settled();
  store.showRows(30);
  await settled();
  expect([store.page, store.pages, shown(store)]).toEqual([1, 1, 'a,b']);
});

test('LIV-005 a failure is a state with a retry; a failed reload keeps what is shown', async () => {
  answers(LIVE, { p: 1, rpp: 15 }, 500, {});
  answers(LIVE, { p: 1, rpp: 15 }, 200, { events: [event('a')], totalResults: 1 });
  answers(LIVE, { p: 1, rpp: 15 }, 500, {});
  const { store, channels, reported } = storeOf('live');
  store.open();
  await settled();
  expect(shown(store)).toBe('failed');
  await store.load();
  expect(shown(store)).toBe('a');
  channels.reopen('live-events');
  await settled();
  expect(shown(store)).toBe('a');
  expect(reported).toHaveLength(2);
});

test('LIV-006 LIV-016 LIV-026 it subscribes while it is shown, and starts anew the next time', async () => {
  answers(UPCOMING, { p: 1, rpp: 12 }, 200, { events: [event('a'), event('b')], totalResults: 2 });
  const { store, channels } = storeOf('upcoming');
  store.open();
  await settled();
  channels.send('live-events', {
    channel: 'live-events',
    type: 'STARTED',
    eventId: 'a',
    event: null,
    sentAt: 0,
  });
  expect(shown(store)).toBe('b');
  store.dispose();
  expect(channels.listeners('live-events') + channels.listeners('now-playing')).toBe(0);
  expect([store.page, shown(store)]).toEqual([1, 'loading']);
});

test('LIV-010 LIV-027 a last page that becomes empty leads to the previous one', async () => {
  answers(LIVE, { p: 1, rpp: 15 }, 200, { events: ids(1, 15), totalResults: 16 });
  answers(LIVE, { p: 2, rpp: 15 }, 200, { events: [event('z')], totalResults: 16 });
  answers(LIVE, { p: 1, rpp: 15 }, 200, { events: ids(1, 15), totalResults: 15 });
  const { store, channels } = storeOf('live');
  store.open();
  await settled();
  store.next();
  await settled();
  channels.send('live-events', { channel: 'live-events', type: 'ENDED', eventId: 'z', sentAt: 0 });
  await settled();
  expect([store.page, store.pages]).toEqual([1, 1]);
});

test('an answer without a list, and an event without an id, leave an empty page rather than a broken one', async () => {
  answers(LIVE, { p: 1, rpp: 15 }, 200, { events: [null, { title: 'x' }, event('a')], totalResults: null });
  const { store } = storeOf('live');
  store.open();
  await settled();
  expect([shown(store), store.pages]).toEqual(['a', 1]);
});
