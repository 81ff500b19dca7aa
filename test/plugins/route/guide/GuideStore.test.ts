/** The guide's calls, and its state afterwards. */
import { type GuideChannel, ONE_HOUR as HOUR } from '../../../../core/sdk';
import { GuideStore } from '../../../../plugins/route/guide/GuideStore';
import { FakePlatform } from 'proscenium/kit';

const DAY = 24 * HOUR;
const start = Date.UTC(2026, 10, 14);
const span = {
  from: start,
  to: start + 15 * DAY,
  days: Array.from({ length: 15 }, (_, day) => start + day * DAY),
};
const settings = {
  externalTable: null,
  epgPlaybackContentStatus: 'ENABLED',
  currentProgramPlaybackStatus: 'ENABLED',
  pageSize: 2,
  rowSize: 25,
} as const;
const now = start + 7 * DAY + 12 * HOUR;

interface Query {
  readonly from: string;
  readonly to: string;
  readonly lastSeen?: string;
  readonly channel?: string;
}

/** Channels c0…, an hour a programme, two channels a page. */
function guideOf(count: number, { total = true } = {}) {
  const platform = new FakePlatform();
  const state = { fails: false };
  platform.answer('readEpg', ({ query }: { query: Query }) => {
    if (state.fails) return new Error('down');
    const first = query.lastSeen === undefined ? 0 : Number(query.lastSeen.slice(1)) + 1;
    const asked =
      query.channel === undefined
        ? [first, first + 1].filter((index) => index < count)
        : [Number(query.channel.slice(1))];
    const channels = asked.map((index): GuideChannel => ({
      id: `c${index}`,
      name: `Channel ${index}`,
      programmes: hoursOf(query),
    }));
    return {
      channels,
      paging: { moreDataAvailable: first + 2 < count },
      ...(total ? { totalResults: count } : {}),
    };
  });
  const reported: unknown[] = [];
  const store = new GuideStore({ client: platform, settings, span, report: (error) => reported.push(error) });
  return { platform, store, state, reported };
}
const hoursOf = ({ from, to }: Query) => {
  const hours: { title: string; startDate: number; endDate: number }[] = [];
  for (let time = Date.parse(from); time < Date.parse(to); time += HOUR)
    hours.push({ title: 'x', startDate: time, endDate: time + HOUR });
  return hours;
};
const settled = async () => {
  for (let round = 0; round < 60; round++) await Promise.resolve();
};
const calls = ({ calls: made }: FakePlatform) =>
  made.map(({ input }) => {
    const { from, to, lastSeen, channel } = (input as unknown as { query: Query }).query;
    return `${channel ?? ''}${lastSeen ?? ''} ${(Date.parse(from) - start) / HOUR}-${(Date.parse(to) - start) / HOUR}`.trim();
  });

test('LIV-036 it reads the visible part, then a page of time each way, then the next channels by lastSeen', async () => {
  const { platform, store } = guideOf(6);
  store.show({ rows: { from: 0, to: 2 }, times: { from: now, to: now + 4 * HOUR } });
  expect(store.loading).toBe(true);
  await settled();
  expect(calls(platform)).toEqual(['180-184', '176-180', '184-188', 'c1 176-188']);
  expect([store.loading, store.channels.length, store.count, store.whole]).toEqual([false, 4, 6, false]);
  expect(store.programmes.of('c0').programmes).toHaveLength(12);
});

test('loaded parts are not requested again; a jump far down reads the pages in between', async () => {
  const { platform, store } = guideOf(8);
  const times = { from: now, to: now + 4 * HOUR };
  store.show({ rows: { from: 0, to: 2 }, times });
  await settled();
  const before = platform.calls.length;
  store.show({ rows: { from: 0, to: 2 }, times });
  await settled();
  expect(platform.calls).toHaveLength(before);
  store.show({ rows: { from: 6, to: 8 }, times });
  await settled();
  expect(calls(platform).slice(before)).toEqual([
    'c3 180-184',
    'c5 180-184',
    'c3 176-180',
    'c3 184-188',
    'c5 176-180',
    'c5 184-188',
  ]);
  expect(store.whole).toBe(true);
});

test('LIV-036 the next channels are requested by the answer’s own cursor, also when its last channel is invalid', async () => {
  const platform = new FakePlatform();
  platform.answer('readEpg', ({ query }: { query: Query }) => {
    const page = query.lastSeen === undefined ? 0 : Number(query.lastSeen.split(':')[1]);
    const channels =
      page === 0
        ? [
            { id: 'a', name: 'A', programmes: hoursOf(query) },
            { id: 'b', name: '', programmes: [] },
          ]
        : [{ id: 'c', name: 'C', programmes: hoursOf(query) }];
    return {
      channels,
      paging: { moreDataAvailable: page === 0, lastSeen: `cursor:${page + 1}` },
      totalResults: 3,
    };
  });
  const store = new GuideStore({ client: platform, settings, span, report: () => undefined });
  store.show({ rows: { from: 0, to: 3 }, times: { from: now, to: now + 4 * HOUR } });
  await settled();
  expect(calls(platform)).toContain('cursor:1 180-184');
  expect(calls(platform).filter((call) => /^[ab] /.test(call))).toEqual([]);
  expect(store.channels.map(({ id }) => id)).toEqual(['a', 'c']);
  // Further times of the second page are fetched with the cursor of that page.
  expect(calls(platform)).toContain('cursor:1 176-180');
});

test('LIV-030 one channel’s day is read by its id', async () => {
  const { platform, store } = guideOf(4);
  store.showDay('c3', { from: start + DAY, to: start + 2 * DAY });
  await settled();
  expect(calls(platform)).toEqual(['c3 24-48']);
  expect(store.programmes.of('c3').programmes).toHaveLength(24);
});

test('LIV-037 when the first part fails the guide has failed, and a retry loads it', async () => {
  const { store, state, reported } = guideOf(2);
  state.fails = true;
  store.show({ rows: { from: 0, to: 2 }, times: { from: now, to: now + HOUR } });
  await settled();
  expect([store.failed, store.loading, reported.length]).toEqual([true, false, 1]);
  state.fails = false;
  store.retry();
  await settled();
  expect([store.failed, store.channels.length]).toEqual([false, 2]);
});

test('LIV-037 when a later part fails the shown parts stay, nothing is requested repeatedly, and a retry fills it', async () => {
  const { platform, store, state } = guideOf(2);
  store.show({ rows: { from: 0, to: 2 }, times: { from: now, to: now + 4 * HOUR } });
  await settled();
  state.fails = true;
  store.show({ rows: { from: 0, to: 2 }, times: { from: now + 8 * HOUR, to: now + 12 * HOUR } });
  await settled();
  const made = platform.calls.length;
  await settled();
  expect([store.incomplete, store.failed, platform.calls.length]).toEqual([true, false, made]);
  expect(store.programmes.of('c0').known(now + 9 * HOUR)).toBe(false);
  state.fails = false;
  store.retry();
  await settled();
  expect([store.incomplete, store.programmes.of('c0').known(now + 9 * HOUR)]).toEqual([false, true]);
});

test('a guide without a total grows as it is read; a page without anything new ends it', async () => {
  const { platform, store } = guideOf(4, { total: false });
  store.show({ rows: { from: 0, to: 1 }, times: { from: now, to: now + 1 } });
  await settled();
  expect(store.count).toBe(2);
  platform.answer('readEpg', {
    channels: [{ id: 'c0', name: 'Again', programmes: [] }],
    paging: { moreDataAvailable: true },
  });
  store.wantAll();
  await settled();
  expect([store.whole, store.count]).toEqual([true, 2]);
});

test('LIV-020 LIV-027 a channel’s messages replace the listed programmes; after a lost connection the guide is read again', async () => {
  const { platform, store } = guideOf(2);
  store.show({ rows: { from: 0, to: 2 }, times: { from: now, to: now + 4 * HOUR } });
  await settled();
  const late = { title: 'Extra time', startDate: now, endDate: now + 1.5 * HOUR };
  store.programmes.advance({
    channel: 'now-playing',
    type: 'NOW_PLAYING',
    channelId: 'c0',
    programmingInfo: { currentProgramme: late, nextProgramme: null },
    sentAt: 0,
  });
  const titles = store.programmes
    .of('c0')
    .programmes.filter(({ endDate, startDate }) => endDate > now && startDate < now + 2 * HOUR);
  expect(titles).toEqual([late]);
  const made = platform.calls.length;
  store.refresh();
  await settled();
  expect(platform.calls.length).toBeGreaterThan(made);
  expect(store.programmes.of('c0').known(now)).toBe(true);
});

test('a closed page makes no more calls', async () => {
  const { platform, store } = guideOf(8);
  store.show({ rows: { from: 0, to: 2 }, times: { from: now, to: now + HOUR } });
  store.dispose();
  await settled();
  expect(platform.calls).toHaveLength(1);
});
