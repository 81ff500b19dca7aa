import { CallError } from '../../../core/sdk';
import { FakeChannels } from '../../kit';
import { fakeServices, vod } from './fakePlayback';

const missing = (endpoint: string) => new CallError(endpoint, 404, 'notFound', []);
const event = {
  id: 'e1',
  title: 'Title night',
  type: 'LIVE',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
};

test.each([
  [403, 'videoLoadForbidden'],
  [500, 'videoLoadFailed'],
])('PLY-075 a video refused with %d shows %s, and can be retried', async (status, messageKey) => {
  const { room, platform } = fakeServices();
  platform.answer('readVod', new CallError('readVod', status, 'x', []));
  const store = room.watch({ kind: 'vod', id: 'v1' });
  await store.load();
  expect(store.state).toEqual({ status: 'failed', messageKey });
  platform.answer('readVod', vod);
  await store.load();
  expect(store.state.status).toBe('ready');
});

test('CAT-084 a video that does not exist is missing, which is no failure', async () => {
  const { room, platform, reports } = fakeServices();
  platform.answer('readVod', missing('readVod'));
  const store = room.watch({ kind: 'vod', id: 'v1' });
  await store.load();
  expect([store.state, reports]).toEqual([{ status: 'missing' }, []]);
});

test.each([
  [{ kind: 'none' }, 'readAdjacentVods', { path: { id: 'v1' } }],
  [{ kind: 'season', seasonId: 's1' }, 'readAdjacentVods', { path: { id: 'v1' } }],
  [{ kind: 'playlist', playlistId: 'p1' }, 'readAdjacentPlaylistVods', { path: { id: 'p1', videoId: 'v1' } }],
  [
    { kind: 'watchlist', watchlistId: 'w1', owner: 'o1' },
    'readAdjacentWatchlistVods',
    { path: { ownerId: 'o1', id: 'w1', contentId: 'v1' } },
  ],
] as const)(
  'CAT-027 CAT-028 CAT-029 PLY-046 the neighbours of a video watched from %j',
  async (list, endpoint, input) => {
    const { room, platform } = fakeServices();
    platform.answer(endpoint, {
      precedingVods: [{ id: 'v0', title: 'Before', type: 'VOD' }],
      followingVods: [{ id: 'v2', title: 'Next', type: 'VOD' }],
    });
    const store = room.watch({ kind: 'vod', id: 'v1', list });
    await store.load();
    expect([store.preceding.map(({ id }) => id), store.following.map(({ id }) => id)]).toEqual([
      ['v0'],
      ['v2'],
    ]);
    expect(platform.calls.find((call) => call.endpoint === endpoint)?.input).toMatchObject({
      ...input,
      query: { size: 5 },
    });
  },
);

test('CAT-042 a video with a future premiere is waited for, and available once it has started', async () => {
  const { room, platform, clock } = fakeServices();
  const scheduledAt = clock.now() + 5000;
  platform.answer('readVod', { ...vod, premiereRelease: { type: 'PREMIERE', scheduledAt } });
  const store = room.watch({ kind: 'vod', id: 'v1' });
  await store.load();
  expect(store.phase).toEqual({ kind: 'waiting', startsAt: scheduledAt });
  clock.pass(5000);
  expect(store.phase).toEqual({ kind: 'on' });
});

test('PLY-054 a video and an event are each read by their own call', async () => {
  const { room, platform } = fakeServices();
  platform.answer('readEvent', event);
  await room.watch({ kind: 'vod', id: 'v1' }).load();
  await room.watch({ kind: 'live', id: 'e1' }).load();
  expect(platform.calls.filter(({ endpoint }) => endpoint !== 'readAdjacentVods')).toMatchObject([
    { endpoint: 'readVod', input: { path: { id: 'v1' } } },
    { endpoint: 'readEvent', input: { path: { id: 'e1' } } },
  ]);
});

test('LIV-024 LIV-025 PLY-056 PLY-079 PLY-080 an event that no longer exists becomes the video it left', async () => {
  const { room, platform } = fakeServices();
  platform.answer('readEvent', missing('readEvent')).answer('readVodOfEvent', { ...vod, id: 'v9' });
  const store = room.watch({ kind: 'live', id: 'e1' });
  await store.load();
  expect(store.state).toMatchObject({
    status: 'ready',
    moved: true,
    content: { kind: 'vod', info: { id: 'v9' } },
  });
  expect(platform.calls.map(({ endpoint }) => endpoint).slice(0, 2)).toEqual(['readEvent', 'readVodOfEvent']);
});

test('LIV-024 PLY-079 without such a video the video of the same id is tried', async () => {
  const { room, platform } = fakeServices();
  platform.answer('readEvent', missing('readEvent')).answer('readVodOfEvent', missing('readVodOfEvent'));
  const store = room.watch({ kind: 'live', id: 'v1' });
  await store.load();
  expect(store.state).toMatchObject({ moved: true, content: { info: { id: 'v1' } } });
});

test('CAT-084 LIV-024 PLY-079 with neither, event and video are missing, which is no failure', async () => {
  const { room, platform, reports } = fakeServices();
  platform.answers.clear();
  const store = room.watch({ kind: 'live', id: 'e1' });
  await store.load();
  expect([store.state, reports]).toEqual([{ status: 'missing' }, []]);
  expect(platform.calls.map(({ endpoint }) => endpoint)).toEqual(['readEvent', 'readVodOfEvent', 'readVod']);
});

test.each([
  [403, 'videoLoadForbidden'],
  [500, 'videoLoadFailed'],
])(
  'PLY-079 whether an event became a video is unknown after %d: the page shows %s, and can be retried',
  async (status, messageKey) => {
    const { room, platform } = fakeServices();
    platform.answers.clear();
    platform.answer('readVodOfEvent', new CallError('readVodOfEvent', status, 'x', []));
    const store = room.watch({ kind: 'live', id: 'e1' });
    await store.load();
    expect(store.state).toEqual({ status: 'failed', messageKey });
  },
);

test('PLY-079 any other refusal of an event does not fall back', async () => {
  const { room, platform } = fakeServices();
  platform.answer('readEvent', new CallError('readEvent', 403, 'x', []));
  const store = room.watch({ kind: 'live', id: 'e1' });
  await store.load();
  expect(store.state).toEqual({ status: 'failed', messageKey: 'videoLoadForbidden' });
});

test('PLY-096 an event is waited for, and available once it has started', async () => {
  const { room, platform, clock } = fakeServices();
  const startDate = clock.now() + 3 * 86_400_000;
  platform.answer('readEvent', { ...event, eventSchedule: { startDate } });
  const store = room.watch({ kind: 'live', id: 'e1' });
  await store.load();
  expect(store.phase).toEqual({ kind: 'waiting', startsAt: startDate });
  clock.pass(3 * 86_400_000 - 1);
  expect(store.phase.kind).toBe('waiting');
  clock.pass(1);
  expect(store.phase).toEqual({ kind: 'on' });
  store.dispose();
});

test('PLY-082 an event with a past end has ended once it has no stream, or when a message reports it', async () => {
  const { room, platform, clock } = fakeServices();
  platform.answer('readEvent', {
    ...event,
    eventSchedule: { startDate: clock.now() - 2000, endDate: clock.now() - 1000 },
  });
  const store = room.watch({ kind: 'live', id: 'e1' });
  await store.load();
  expect(store.phase.kind).toBe('on');
  store.streamMissing();
  expect(store.phase.kind).toBe('ended');

  const other = room.watch({ kind: 'live', id: 'e1' });
  await other.load();
  other.endEvent();
  expect(other.phase.kind).toBe('ended');
});

test('PLY-060 the neighbours of a video are five, and a failure to read them is only logged', async () => {
  const { room, platform, reports } = fakeServices();
  const store = room.watch({ kind: 'vod', id: 'v1' });
  await store.load();
  expect(store.following).toEqual([]);
  expect(reports).toHaveLength(1);
  platform.answer('readAdjacentVods', { followingVods: [{ id: 'v2', title: 'Next', type: 'VOD' }] });
  await store.load();
  expect(store.following).toHaveLength(1);
  expect(platform.calls.at(-1)).toMatchObject({
    endpoint: 'readAdjacentVods',
    input: { path: { id: 'v1' }, query: { size: 5 } },
  });
});

test('a page that was left gets no more messages', async () => {
  const { room } = fakeServices();
  const store = room.watch({ kind: 'vod', id: 'v1' });
  const loading = store.load();
  store.dispose();
  await loading;
  expect(store.state.status).toBe('loading');
});

describe('PLY-095 while the page of an event is open', () => {
  const programme = (title: string) => ({ title, startDate: 1, endDate: 2 });
  const opened = async () => {
    const fake = fakeServices();
    fake.platform.answer('readEvent', {
      ...event,
      programmingInfo: { channelId: 'c1', channelLogoUrl: 'https://cdn.example/c1.svg' },
    });
    const store = fake.room.watch({ kind: 'live', id: 'e1' });
    await store.load();
    const channels = new FakeChannels();
    return {
      ...fake,
      store,
      channels,
      stop: store.follow(channels),
      info: () => (store.state.status === 'ready' ? store.state.content.info : null),
    };
  };
  const message = { channel: 'live-events', eventId: 'e1', sentAt: 1 } as const;
  const card = { id: 'e1', eventId: 'e1', title: 'Renamed', accessLevel: 'DENIED' } as const;

  test('a change of it is shown, and the access stays', async () => {
    const { channels, info, store } = await opened();
    channels.send('live-events', { ...message, type: 'CHANGED', event: card });
    expect(info()).toMatchObject({ title: 'Renamed', programmingInfo: { channelId: 'c1' } });
    expect(store.access).toMatchObject({ granted: true });
  });

  test('a new start time is waited for, and starts', async () => {
    const { channels, store, clock } = await opened();
    const startDate = clock.now() + 5000;
    channels.send('live-events', {
      ...message,
      type: 'CHANGED',
      event: { ...card, eventSchedule: { startDate, endDate: startDate + 1000 } },
    });
    expect(store.phase).toEqual({ kind: 'waiting', startsAt: startDate });
    clock.pass(5000);
    expect(store.phase).toEqual({ kind: 'on' });
  });

  test('PLY-082 its end ends it, and another start time reopens it', async () => {
    const { channels, store } = await opened();
    channels.send('live-events', { ...message, type: 'ENDED' });
    expect(store.phase).toEqual({ kind: 'ended' });
    channels.send('live-events', { ...message, type: 'STARTED', event: card });
    expect(store.phase).toEqual({ kind: 'on' });
  });

  test.each([
    ['that names the event', { eventId: 'e1', channelId: 'other' }, true],
    ['of its channel', { channelId: 'c1' }, true],
    ['of another channel', { channelId: 'c2' }, false],
    ['of another event', { eventId: 'e2', channelId: 'c1' }, false],
  ])('a programme %s is on: %p %p', async (_, about, shown) => {
    const { channels, info } = await opened();
    channels.send('now-playing', {
      channel: 'now-playing',
      type: 'NOW_PLAYING',
      sentAt: 1,
      programmingInfo: { currentProgramme: programme('The weigh-in') },
      ...about,
    });
    expect(info()?.programmingInfo?.currentProgramme?.title).toBe(shown ? 'The weigh-in' : undefined);
    expect(info()?.programmingInfo?.channelLogoUrl).toBe('https://cdn.example/c1.svg');
  });

  test('messages about other events, and empty ones, change nothing', async () => {
    const { channels, store } = await opened();
    const before = store.state;
    channels.send('live-events', { ...message, eventId: 'e2', type: 'ENDED' });
    channels.send('live-events', { ...message, type: 'CHANGED', event: null });
    expect(store.state).toBe(before);
    expect(store.phase).toEqual({ kind: 'on' });
  });

  test('missed messages are replaced by a read when the connection is back; a failure leaves what is shown', async () => {
    const { channels, platform, info, reports } = await opened();
    platform.answer('readEvent', { ...event, title: 'Renamed meanwhile' });
    channels.reopen('live-events');
    await new Promise((resolve) => setTimeout(resolve));
    expect(info()?.title).toBe('Renamed meanwhile');
    platform.answer('readEvent', new CallError('readEvent', 500, undefined, []));
    channels.reopen('live-events');
    await new Promise((resolve) => setTimeout(resolve));
    expect(info()?.title).toBe('Renamed meanwhile');
    expect(reports).toHaveLength(1);
  });

  test('nothing subscribes once the page has closed, nor for a video', async () => {
    const { channels, stop, room } = await opened();
    expect([channels.listeners('live-events'), channels.listeners('now-playing')]).toEqual([1, 1]);
    stop();
    expect([channels.listeners('live-events'), channels.listeners('now-playing')]).toEqual([0, 0]);
    room.watch({ kind: 'vod', id: 'v1' }).follow(channels);
    expect(channels.listeners('live-events')).toBe(0);
  });
});
