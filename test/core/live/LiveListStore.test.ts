import { LiveListStore } from '../../../core/live/LiveListStore';
import { liveEventContent } from '../../../core/live/liveEventContent';
import type { PlatformClient } from '../../../core/sdk';

const event = (id: string) => ({ id, eventId: `e${id}`, title: id, accessLevel: 'GRANTED' as const });
type Answer = { events: ReturnType<typeof event>[]; totalResults: number };

function storeOf(answer: (page: number) => Promise<Answer>) {
  const asked: unknown[] = [];
  const reported: unknown[] = [];
  const client = {
    call: (_endpoint: unknown, { query }: { query: { p: number } }) => {
      asked.push(query);
      return answer(query.p);
    },
  } as unknown as PlatformClient;
  return { store: new LiveListStore(client, (error) => reported.push(error)), asked, reported };
}

test('LIV-012 NAV-061 pages of 10, appended on request, up to totalResults (LIV-003)', async () => {
  const { store, asked } = storeOf((page) =>
    Promise.resolve({ events: [event(`${page}`)], totalResults: 2 }),
  );
  await store.load();
  await Promise.all([store.loadMore(), store.loadMore()]);
  await store.loadMore();
  expect(asked).toEqual([
    { p: 1, rpp: 10 },
    { p: 2, rpp: 10 },
  ]);
  expect(store.state).toMatchObject({ status: 'ready', events: [{ id: '1' }, { id: '2' }] });
  expect(store.more).toBe(false);
});

test('LIV-005 ERR-023 a failure is a state and is reported; loading again clears it', async () => {
  let fails = true;
  const { store, reported } = storeOf(() =>
    fails ? Promise.reject(new Error('down')) : Promise.resolve({ events: [event('1')], totalResults: 1 }),
  );
  await store.load();
  expect(store.state.status).toBe('failed');
  expect(reported).toHaveLength(1);
  fails = false;
  await store.load();
  expect(store.state.status).toBe('ready');
});

test('a repeated page ends the list', async () => {
  const { store } = storeOf(() => Promise.resolve({ events: [event('1')], totalResults: 50 }));
  await store.load();
  await store.loadMore();
  expect(store.more).toBe(false);
});

test('LIV-018 LIV-019 an event becomes a card that leads to it; the channel’s logo replaces a missing picture', () => {
  expect(
    liveEventContent({
      ...event('1'),
      logoUrl: 'https://cdn.example/l.svg',
      programmingInfo: { channelLogoUrl: 'https://cdn.example/c.svg' },
    }),
  ).toMatchObject({
    type: 'LIVE',
    liveEventId: 'e1',
    thumbnailUrl: 'https://cdn.example/c.svg',
    displayLiveBadge: true,
  });
});
