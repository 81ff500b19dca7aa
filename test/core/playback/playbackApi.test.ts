import { createPlaybackApi, type PlaybackApiDeps } from '../../../core/playback/playbackApi';
import { FakePlatform } from '../../kit';
import nock from '../../nock';

const cdn = 'https://cdn.example';
const { signal } = new AbortController();

function api(changes: Partial<PlaybackApiDeps> = {}) {
  const platform = new FakePlatform();
  const parts: PlaybackApiDeps = {
    client: platform,
    fetch: (url, init) => fetch(url, init),
    streamApiVersion: 'v5',
    displayGeoblocked: false,
    ...changes,
  };
  return { platform, api: createPlaybackApi(parts) };
}

afterEach(() => {
  expect(nock.pendingMocks()).toEqual([]);
  nock.cleanAll();
});

test.each([
  ['vod', 'requestVideoManifest'],
  ['live', 'requestEventManifest'],
] as const)(
  'PLY-050 the manifest of a %s is requested with its details as addresses',
  async (kind, endpoint) => {
    const { platform, api: calls } = api();
    platform.answer(endpoint, { streams: [] });
    await calls.manifest(kind, '7', signal);
    expect(platform.calls).toEqual([
      { endpoint, input: { path: { id: '7' }, query: { includePlaybackDetails: 'URL' }, signal } },
    ]);
  },
);

test('PLY-051 displayGeoblocked is sent only when the realm lists geoblocked content', async () => {
  const { platform, api: calls } = api({ displayGeoblocked: true });
  platform.answer('requestVideoManifest', { streams: [] });
  await calls.manifest('vod', '7', signal);
  expect(platform.calls[0]?.input['query']).toEqual({
    includePlaybackDetails: 'URL',
    displayGeoblocked: true,
  });
});

test.each([
  ['vod', 'readVodStream', '/ticket'],
  ['live', 'readEventStream', '/ticket?dvr=true'],
] as const)(
  'PLY-052 PLY-058 with the v4 calls the streams of a %s are where %s says',
  async (kind, endpoint, path) => {
    const { platform, api: calls } = api({ streamApiVersion: 'v4' });
    platform.answer(endpoint, { playbackUrl: 'http://cdn.example/ticket' });
    nock(cdn)
      .get(path)
      .reply(200, { streams: [{ protocol: 'HLS', url: `${cdn}/m.m3u8` }] });
    expect((await calls.manifest(kind, '7', signal)).streams).toHaveLength(1);
  },
);

test('PLY-094 a heartbeat has the content, its position, and the screen', async () => {
  const { platform, api: calls } = api();
  platform.answer('sendHeartbeat', undefined);
  const body = { eventIds: ['e1'], positions: [90], sessionId: 'a1' };
  await calls.heartbeat(body, signal);
  expect(platform.calls).toEqual([{ endpoint: 'sendHeartbeat', input: { body, signal } }]);
});

test('PLY-058 a stream address is fetched plainly: no key, no token', async () => {
  const { platform, api: calls } = api({ streamApiVersion: 'v4' });
  platform.answer('readVodStream', { playbackUrl: `${cdn}/ticket` });
  nock(cdn, { badheaders: ['authorization', 'x-api-key'] })
    .get('/ticket')
    .reply(200, { streams: [] });
  await expect(calls.manifest('vod', '7', signal)).resolves.toEqual({ streams: [] });
});

test('PLY-059 a stream address that refuses throws the response itself', async () => {
  const { platform, api: calls } = api({ streamApiVersion: 'v4' });
  platform.answer('readVodStream', { playbackUrl: `${cdn}/ticket` });
  nock(cdn).get('/ticket').reply(403);
  const thrown: unknown = await calls.manifest('vod', '7', signal).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).status).toBe(403);
});

test('CAT-026 PLY-055 trailers are read from the v3 call', async () => {
  const { platform, api: calls } = api();
  platform.answer('readVodV3', {
    id: '7',
    title: 'T',
    type: 'VOD',
    trailers: [{ id: 't', accessLevel: 'GRANTED' }],
  });
  expect(await calls.trailers('7', signal)).toEqual([{ id: 't', accessLevel: 'GRANTED' }]);
});

describe('PLY-047 after the last episode of a season', () => {
  const season = { seriesId: 'camp', seasonId: 'camp-1' };
  const summary = (id: string, episodeCount: number) => ({ id, title: id, episodeCount });

  test('the next one starts with its first episode; an announced season is skipped', async () => {
    const { platform, api: calls } = api();
    platform
      .answer('readAdjacentSeasons', {
        precedingSeasons: [summary('camp-0', 8)],
        followingSeasons: [summary('camp-2', 0), summary('camp-3', 6)],
      })
      .answer('readSeason', {
        id: 'camp-3',
        title: 'Three',
        episodes: [{ id: 'e1', title: 'Day one', type: 'VOD' }],
        paging: {},
      });
    expect(await calls.firstOfNextSeason(season, signal)).toMatchObject({ id: 'e1' });
    expect(platform.calls).toMatchObject([
      { endpoint: 'readAdjacentSeasons', input: { path: season } },
      { endpoint: 'readSeason', input: { path: { id: 'camp-3' } } },
    ]);
  });

  test('nothing follows the last season', async () => {
    const { platform, api: calls } = api();
    platform.answer('readAdjacentSeasons', { precedingSeasons: [], followingSeasons: [] });
    expect(await calls.firstOfNextSeason(season, signal)).toBeNull();
  });
});
