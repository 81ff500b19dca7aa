/** The platform calls of the composed product's playback, and how it handles the answers. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from '../../nock';
import { composedTests, type Composed } from './composed';
import { film, openChannel, streams, watching, type Watching } from './playing';

composedTests();

const paths = (site: Composed, method: string, path: string): string[] =>
  site.callsTo(method, path).map((call) => call.path);
const started = (page: Watching): Promise<void> => waitFor(() => expect(page.starts).not.toEqual([]));
const v4 = (document: Record<string, unknown>): void =>
  void Object.assign(document['platform'] as object, { streamApiVersion: 'v4' });

describe('stream requests', () => {
  test('PLY-051 content that cannot be watched here is requested only where the realm lists it', async () => {
    const listing = (document: Record<string, unknown>): void =>
      void Object.assign(document['settings'] as object, {
        appSettings: { WEB: { displayGeoblocked: true } },
      });
    const plain = await watching('/video/7');
    await started(plain);
    expect(paths(plain.site, 'POST', '/api/v5/manifest')).toEqual([
      '/api/v5/manifest/video/7?includePlaybackDetails=URL',
    ]);
    plain.site.close();
    const page = await watching('/video/7', { change: listing });
    await started(page);
    expect(paths(page.site, 'POST', '/api/v5/manifest')).toEqual([
      '/api/v5/manifest/video/7?includePlaybackDetails=URL&displayGeoblocked=true',
    ]);
  });

  test.each([
    [
      'PLY-052 a film: by version 5 unless the realm says otherwise',
      '/video/7',
      undefined,
      'POST',
      '/api/v5/manifest/video/7',
    ],
    [
      'PLY-052 PLY-053 LIV-025 an event, which is looked up by its id as well',
      '/live/e1',
      undefined,
      'POST',
      '/api/v5/manifest/event/e1',
    ],
    ['PLY-052 a film by version 4', '/video/7', v4, 'GET', '/api/v4/stream/vod/7'],
    ['PLY-052 PLY-053 LIV-025 an event by version 4', '/live/e1', v4, 'GET', '/api/v4/stream/e1'],
  ])('%s', async (_, at, change, method, path) => {
    nock('https://play.test').persist().get('/now').query(true).reply(200, { streams });
    const playbackUrl = { playbackUrl: 'https://play.test/now' };
    const page = await watching(at, {
      answers: { 'GET /api/v4/stream/vod/7': playbackUrl, 'GET /api/v4/stream/e1': playbackUrl },
      ...(change === undefined ? {} : { change }),
    });
    await started(page);
    const asked = [
      ...page.site.callsTo('POST', '/api/v5/manifest'),
      ...page.site.callsTo('GET', '/api/v4/stream'),
    ].map((call) => `${call.method} ${call.path.split('?')[0]}`);
    expect(asked).toEqual([`${method} ${path}`]);
    expect(paths(page.site, 'GET', '/api/v4/event/e1').length > 0).toBe(at === '/live/e1');
  });

  test.each([
    ['an event, with its recording', '/live/e1', '/now?token=t&dvr=true'],
    ['a film, which has none', '/video/7', '/now?token=t'],
  ])(
    'PLY-058 the address from version 4 is fetched over https, without key or token: of %s',
    async (_, at, path) => {
      const asked: Record<string, unknown>[] = [];
      nock('https://play.test')
        .get(path)
        .reply(function () {
          asked.push(this.req.headers);
          return [200, { streams }];
        });
      const playbackUrl = { playbackUrl: 'http://play.test/now?token=t' };
      const page = await watching(at, {
        change: v4,
        answers: { 'GET /api/v4/stream/vod/7': playbackUrl, 'GET /api/v4/stream/e1': playbackUrl },
      });
      await started(page);
      expect(asked).toHaveLength(1);
      expect(Object.keys(asked[0] ?? {})).not.toEqual(expect.arrayContaining(['authorization']));
      expect(Object.keys(asked[0] ?? {}).filter((name) => /key|realm|authorization/i.test(name))).toEqual([]);
    },
  );

  test.each([
    [401, 'Your session has ended. Sign in to go on watching.'],
    [403, 'Your account may not play this video.'],
    [500, 'The video stopped and could not go on.'],
  ])(
    'PLY-059 an address that answers %i stops the player with the message for that status',
    async (status, text) => {
      nock('https://play.test').get('/now').query(true).reply(status);
      await watching('/video/7', {
        change: v4,
        answers: { 'GET /api/v4/stream/vod/7': { playbackUrl: 'https://play.test/now' } },
      });
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test('PLY-064 protocol, address, subtitles, protection and ad units of a stream are used', async () => {
    nock('https://ads.test').get('/first').query(true).reply(200, '<VAST version="4.0"></VAST>');
    const stream = {
      ...{ protocol: 'DASH', url: 'https://cdn.test/movie.mpd' },
      drm: {
        jwtToken: 'token',
        url: 'https://drm.test/',
        encryptionMode: 'CENC',
        keySystems: ['com.widevine.alpha'],
      },
      subtitles: [{ format: 'vtt', language: 'es', url: 'https://cdn.test/es.vtt' }],
      adUnits: [{ type: 'PRE', adTagUrl: 'https://ads.test/first' }],
    };
    const page = await watching('/video/7', {
      answers: { 'POST /api/v5/manifest/video/7': { streams: [stream] } },
    });
    await started(page);
    const { reported, configurations, texts } = page.library();
    expect(reported).toContain('load https://cdn.test/movie.mpd null');
    expect(configurations[0]).toMatchObject({
      drm: { servers: { 'com.widevine.alpha': 'https://drm.test/' } },
    });
    await waitFor(() => expect(texts.map(({ language }) => language)).toEqual(['es']));
    expect(nock.pendingMocks().filter((mock) => mock.includes('ads.test'))).toEqual([]);
  });
});

describe('PLY-062 the stream answer', () => {
  const asked = ({ site }: Watching): number => site.callsTo('POST', '/api/v5/manifest/video/7').length;

  test.each([
    ['is good for an hour', 3_599_000, 1],
    ['is asked for again after an hour, before the viewer goes on', 3_600_000, 2],
  ])('%s', async (_, pause, calls) => {
    const page = await watching('/video/7');
    await started(page);
    page.tells('loadeddata');
    page.tells('timeupdate', { currentTime: 42 });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await page.pass(pause);
    await userEvent.click(await screen.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(page.starts).toHaveLength(2));
    expect(asked(page)).toBe(calls);
    if (calls === 2) expect(page.library().reported).toContain('load https://cdn.test/master.m3u8 42');
  });

  test('expires after an hour: playback starts from the beginning for a viewer who watches again', async () => {
    const page = await watching('/video/7', {
      answers: { 'GET /api/v4/vod/7': { ...film, watchProgress: 300 } },
    });
    await started(page);
    page.tells('loadeddata');
    page.tells('timeupdate', { currentTime: 600 });
    page.tells('ended');
    await page.pass(3_600_000);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Watch again' }))[0] as HTMLElement);
    await waitFor(() => expect(page.starts).toHaveLength(2));
    expect(page.library().reported.filter((line) => line.startsWith('load '))).toEqual([
      'load https://cdn.test/master.m3u8 300',
      'load https://cdn.test/master.m3u8 0',
    ]);
  });
});

describe('missing data of a video', () => {
  const trailer = { id: 't', title: 'One, the trailer', accessLevel: 'GRANTED' };

  test('CAT-026 PLY-055 trailers that the answer of version 4 leaves out are read by version 3', async () => {
    const page = await watching('/video/7', {
      answers: { 'GET /api/v3/vod/7': { id: '7', trailers: [trailer] } },
    });
    await started(page);
    expect(await screen.findByRole('link', { name: 'Watch the trailer' })).toHaveAttribute(
      'href',
      expect.stringContaining('/video/t/'),
    );
    expect(page.site.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['GET /api/v4/vod/7', 'GET /api/v3/vod/7']),
    );
  });

  test.each([
    ['none', []],
    ['one', [trailer]],
  ])('PLY-055 version 3 is not called where version 4 states that there is %s', async (_, trailers) => {
    const page = await watching('/video/7', { answers: { 'GET /api/v4/vod/7': { ...film, trailers } } });
    await started(page);
    await waitFor(() => expect(paths(page.site, 'GET', '/api/v4/vod/7/adjacent')).toHaveLength(1));
    expect(paths(page.site, 'GET', '/api/v3/vod')).toEqual([]);
  });

  test.each([404, 500])('PLY-055 a film plays without them where version 3 answers %i', async (status) => {
    const page = await watching('/video/7', { answers: { 'GET /api/v3/vod/7': status } });
    await started(page);
    await waitFor(() => expect(paths(page.site, 'GET', '/api/v3/vod/7')).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Watch the trailer' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'One' })).toBeVisible();
  });

  test('PLY-056 an event that is not found is requested as the video it became, and the page gets its address', async () => {
    const page = await watching('/live/e9', {
      answers: { 'GET /api/v4/event/e9': 404, 'GET /api/v4/vods/live/e9': film },
    });
    await started(page);
    expect(paths(page.site, 'GET', '/api/v4/vods/live')).toEqual(['/api/v4/vods/live/e9']);
    expect(window.location.pathname).toBe('/video/7/one');
  });

  test.each([
    ['cannot be had', { 'chapters.vtt': 500, 'thumbnails.vtt': 404 }],
    ['is no such file', { 'chapters.vtt': 200, 'thumbnails.vtt': 200 }],
  ])('PLY-073 a film plays without a message when its timeline marks %s', async (_, files) => {
    for (const [file, status] of Object.entries(files))
      nock('https://cdn.test').get(`/${file}`).reply(status, 'no cues');
    const annotations = {
      chaptersUrl: 'https://cdn.test/chapters.vtt',
      thumbnailsUrl: 'https://cdn.test/thumbnails.vtt',
    };
    const page = await watching('/video/7', {
      answers: { 'POST /api/v5/manifest/video/7': { streams, annotations } },
    });
    await started(page);
    await waitFor(() => expect(nock.pendingMocks().filter((mock) => mock.includes('.vtt'))).toEqual([]));
    await screen.findByRole('button', { name: 'Pause' });
    expect(page.playback.player.state.isPlaying).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('tab', { name: 'Chapters' })).toBeNull();
  });
});

describe('the heartbeat of an event', () => {
  const beats = ({ site }: Watching) =>
    site.callsTo('POST', '/api/v1/multiviewHeartbeat').map(({ body }) => body);

  test('API-005 PLY-094 PLY-026 LIV-047 is posted every 30 seconds during playback, with its position and one id for the screen', async () => {
    const page = await watching('/live/e1', { answers: { 'POST /api/v1/multiviewHeartbeat': {} } });
    await started(page);
    page.tells('timeupdate', { currentTime: 12.9 });
    await page.pass(29_999);
    expect(beats(page)).toEqual([]);
    await page.pass(1);
    page.tells('timeupdate', { currentTime: 42 });
    await page.pass(30_000);
    const sessionId = expect.stringMatching(/^[0-9a-f]{32}$/) as string;
    expect(beats(page)).toEqual([
      { eventIds: ['e1'], positions: [12], sessionId },
      { eventIds: ['e1'], positions: [42], sessionId },
    ]);
    expect(new Set(beats(page).map((beat) => (beat as { sessionId: string }).sessionId)).size).toBe(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await page.pass(60_000);
    expect(beats(page)).toHaveLength(2);
  });

  test('PLY-094 is only logged when it fails', async () => {
    const page = await watching('/live/e1', { answers: { 'POST /api/v1/multiviewHeartbeat': 500 } });
    await started(page);
    await page.pass(30_000);
    await waitFor(() =>
      expect(page.site.reports.filter((report) => report.startsWith('playback:'))).not.toEqual([]),
    );
    expect(page.playback.player.state.isPlaying).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('PLY-094 LIV-047 is not sent for a film, which the platform tracks by itself', async () => {
    const page = await watching('/video/7');
    await started(page);
    await page.pass(120_000);
    expect(beats(page)).toEqual([]);
  });
});

test('PLY-095 a message of the live events channel changes the playing event, without a reload', async () => {
  const send = openChannel('live-events');
  const page = await watching('/live/e1');
  await started(page);
  await screen.findByRole('heading', { level: 1, name: 'Title night' });
  send({
    type: 'CHANGED',
    eventId: 'e1',
    event: { id: 'e1', eventId: 'e1', type: 'LIVE', title: 'Title night, extended', accessLevel: 'GRANTED' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Title night, extended' })).toBeVisible();
  expect(page.playback.player.state.isPlaying).toBe(true);
  send({ type: 'ENDED', eventId: 'another', event: null });
  send({
    type: 'CHANGED',
    eventId: 'e1',
    event: { id: 'e1', eventId: 'e1', type: 'LIVE', title: 'Title night, last bout', accessLevel: 'GRANTED' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Title night, last bout' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'This event has ended' })).toBeNull();
  send({ type: 'ENDED', eventId: 'e1', event: null });
  expect(await screen.findByRole('heading', { name: 'This event has ended' })).toBeVisible();
  expect(page.site.callsTo('POST', '/api/v5/manifest')).toHaveLength(1);
});
