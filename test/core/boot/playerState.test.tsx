/** The player's state during playback in the composed product: the video element's events, and what the viewer sees. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from '../../nock';
import { BEGIN_TIMEOUT_MS } from '../../../core/playback/parts/beginning';
import { composedTests } from './composed';
import { bout, film, watching, type Given, type Watching } from './playing';
import { FakeShaka, video } from '../playback/engine/shakaFixture';

composedTests();

const first = {
  ...{
    isReady: false,
    isPlaying: false,
    hasStarted: false,
    position: 0,
    duration: 0,
    fullscreen: false,
    volume: 100,
    muted: true,
  },
  ...{ activeSidebarTab: null, waiting: false, videoEnded: false, autoStartFailed: false },
};

/** The page of a film that plays. */
async function playing(given?: Given): Promise<Watching> {
  const page = await watching('/video/7', given);
  await waitFor(() => expect(page.starts).not.toEqual([]));
  await screen.findByRole('button', { name: given?.autoplay === false ? 'Play One' : 'Pause' });
  return page;
}

test('PLY-001 PLY-002 PLY-003 the player has exactly twelve values, and starts with full volume, muted', async () => {
  const { playback } = await watching('/home');
  expect(playback.player.state).toEqual(first);
});

test('PLY-002 the element starts with full volume, and the slider shows it once unmuted', async () => {
  const page = await playing();
  expect([page.video().volume, page.video().muted]).toEqual([1, true]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Unmute' })[0] as HTMLElement);
  expect(screen.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '100 percent');
});

test('PLY-005 PLY-009 PLY-010 playable content is ready, and the timeline is in seconds', async () => {
  const page = await playing();
  expect(page.playback.player.state.isReady).toBe(false);
  page.tells('canplay');
  page.library().seekRange = () => ({ start: 0, end: 600 });
  page.tells('durationchange', { duration: 600 });
  page.tells('timeupdate', { currentTime: 80.5 });
  expect(page.playback.player.state).toMatchObject({ isReady: true, duration: 600, position: 80.5 });
  expect(screen.getByRole('slider', { name: 'Time line' })).toHaveAttribute(
    'aria-valuetext',
    '1 minute 20 seconds of 10 minutes',
  );
});

test('PLY-004 PLY-007 PLY-008 it plays or is paused, and the button offers the opposite', async () => {
  const page = await playing();
  expect(page.playback.player.state.isPlaying).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(page.playback.player.state.isPlaying).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(page.playback.player.state.isPlaying).toBe(true);
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

test('PLY-007 PLY-021 the end stops playback and offers a replay; playing clears the end', async () => {
  const page = await playing();
  page.tells('ended');
  expect(page.playback.player.state).toMatchObject({ videoEnded: true, isPlaying: false });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Watch again' }))[0] as HTMLElement);
  expect(page.playback.player.state).toMatchObject({ videoEnded: false, isPlaying: true });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Watch again' })).toBeNull());
  page.tells('ended');
  page.tells('play');
  expect(page.playback.player.state).toMatchObject({ videoEnded: false, isPlaying: true });
});

describe('PLY-024 autoplay', () => {
  test.each([
    ['muted, as the player begins', {}, { muted: true, volume: 1 }],
    [
      'heard, for a viewer who unmuted on this device',
      { muted: false, volume: 40 },
      { muted: false, volume: 0.4 },
    ],
  ])(
    'PLY-022 refused by the browser was tried once, %s, and a button waits for a press',
    async (_, choices, start) => {
      const page = await playing({ autoplay: false, choices });
      expect(page.starts).toEqual([start]);
      expect(page.playback.player.state).toMatchObject({
        autoStartFailed: true,
        isPlaying: false,
        hasStarted: false,
      });
      await page.pass(10_000);
      expect(page.starts).toHaveLength(1);
    },
  );

  test('PLY-006 is replaced by a press: playback has started, and the refusal is cleared', async () => {
    const page = await playing({ autoplay: false });
    page.autoplay = true;
    await userEvent.click(screen.getByRole('button', { name: 'Play One' }));
    expect(page.playback.player.state).toMatchObject({
      hasStarted: true,
      isPlaying: true,
      autoStartFailed: false,
    });
    expect(screen.queryByRole('button', { name: 'Play One' })).toBeNull();
  });
});

describe('an event before its start', () => {
  const startsIn = (milliseconds: number) => ({
    'GET /api/v4/event/e1': {
      ...bout,
      eventSchedule: { startDate: Date.UTC(2026, 10, 21, 20) + milliseconds },
    },
  });

  test('PLY-006 is waited for until it starts', async () => {
    const page = await watching('/live/e1', { answers: startsIn(60_000) });
    await screen.findByRole('timer');
    expect(page.playback.player.state).toMatchObject({ waiting: true, hasStarted: false });
    await page.pass(60_000);
    await waitFor(() =>
      expect(page.playback.player.state).toMatchObject({ waiting: false, hasStarted: true, isPlaying: true }),
    );
  });

  test('PLY-006 PLY-025 has not started when the viewer leaves its page', async () => {
    const page = await watching('/live/e1', { answers: startsIn(60_000) });
    await screen.findByRole('timer');
    await act(async () => window.history.pushState(null, '', '/home'));
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(page.playback.player.state).toEqual(first);
  });
});

describe('PLY-020 events of the element and the media library are passed on under their own names', () => {
  test.each([
    ['ready', 'canplay', {}, { type: 'ready' }],
    ['ended', 'ended', {}, { type: 'ended' }],
    ['seeked', 'seeked', { currentTime: 12 }, { type: 'seeked', position: 12 }],
    ['progress', 'progress', { currentTime: 12 }, { type: 'progress', position: 12 }],
    ['timeupdate', 'timeupdate', { currentTime: 12 }, { type: 'timeupdate', position: 12 }],
    ['volume', 'volumechange', { volume: 0.3, muted: false }, { type: 'volume', volume: 30, muted: false }],
    ['play', 'play', {}, { type: 'play' }],
    ['pause', 'pause', {}, { type: 'pause' }],
    ['durationchange', 'durationchange', { duration: 600 }, { type: 'durationchange', duration: 600 }],
    ['fullscreen', 'webkitbeginfullscreen', {}, { type: 'fullscreen', fullscreen: true }],
  ])('%s', async (_, type, properties, reported) => {
    const page = await playing();
    const received: unknown[] = [];
    page.playback.player.subscribe((event) => received.push(event));
    page.tells(type, properties);
    expect(received).toEqual([reported]);
  });

  test('buffer and error', async () => {
    const page = await playing();
    const received: unknown[] = [];
    page.playback.player.subscribe((event) => received.push(event));
    act(() => page.library().listeners.get('buffering')?.({ buffering: true }));
    const detail = { code: 3016, category: 3, severity: 2, data: [] };
    act(() => page.library().listeners.get('error')?.({ detail }));
    expect(received.slice(0, 2)).toEqual([
      { type: 'buffer', buffering: true },
      { type: 'error', error: detail },
    ]);
    expect(await screen.findByText('The video stopped and could not go on.')).toBeVisible();
  });
});

test('PLY-009 a live stream that is opened again while advertisements are awaited has its time line, jumps and qualities', async () => {
  nock('https://ads.test')
    .get('/first')
    .query(true)
    .reply(200, () => new Promise(() => undefined));
  const before: FakeShaka | undefined = FakeShaka.last;
  const page = await watching('/live/e1', {
    answers: {
      'POST /api/v5/manifest/event/e1': {
        streams: [
          {
            ...{ protocol: 'HLS', url: 'https://cdn.test/master.m3u8' },
            adUnits: [{ type: 'PRE', adTagUrl: 'https://ads.test/first' }],
          },
        ],
      },
    },
  });
  await waitFor(() => {
    expect(page.library()).not.toBe(before);
    expect(page.library().reported).toContain('loaded');
  });
  const library = page.library();
  const loads = () => library.reported.filter((call) => call.startsWith('load ')).length;
  let loadAgain = (): void => undefined;
  library.loading = () => new Promise<void>((resolve) => (loadAgain = resolve));
  // The address of the stream has expired.
  const detail = { code: 1001, category: 1, severity: 2, data: ['https://cdn.test/1.ts', 403] };
  act(() => library.listeners.get('error')?.({ detail }));
  await waitFor(() => expect(loads()).toBe(2));
  // Until here the first opening waited for the advertisements.
  await page.pass(BEGIN_TIMEOUT_MS);
  const player = () => screen.getByRole('region', { name: /Title night/ });
  expect([page.starts, player().getAttribute('aria-busy')]).toEqual([[], 'true']);
  library.live = true;
  library.videos = [video(720, 3_000_000, true), video(360, 1_000_000)];
  await act(async () => loadAgain());
  page.tells('loadeddata');
  await waitFor(() => expect(page.starts).toHaveLength(1));
  page.tells('timeupdate', { currentTime: 10 });
  expect(await screen.findByRole('slider', { name: 'Time line' })).toBeInTheDocument();
  for (const name of ['Back 10 seconds', 'Forward 10 seconds', 'Quality', 'Go to live'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

test.each(['/video/7', '/live/e1'])(
  'ENT-001 %s shows the title, picture, skip marker, watermark and favourite flag of its answer',
  async (at) => {
    const shown = {
      thumbnailUrl: 'https://img.test/still.webp',
      skipMarkers: [{ type: 'INTRO', startTimeMs: 5000, stopTimeMs: 30_000 }],
      watermark: { imageUrl: 'https://img.test/mark.webp', position: 'TOP_LEFT' },
      favourite: true,
    };
    const page = await watching(at, {
      member: true,
      autoplay: false,
      answers: { 'GET /api/v4/vod/7': { ...film, ...shown }, 'GET /api/v4/event/e1': { ...bout, ...shown } },
    });
    const { title } = at === '/live/e1' ? bout : film;
    const start = await screen.findByRole('button', { name: `Play ${title}` });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() =>
      expect(
        document.querySelector('img[src*="still.webp"], [poster*="still.webp"], [style*="still.webp"]'),
      ).not.toBeNull(),
    );
    page.autoplay = true;
    await userEvent.click(start);
    page.tells('canplay');
    page.tells('playing');
    page.tells('timeupdate', { currentTime: 10 });
    expect(await screen.findByRole('button', { name: /Skip intro/i })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('img[data-corner="TOP_LEFT"]')).toHaveAttribute(
        'src',
        'https://img.test/mark.webp',
      ),
    );
    // Only videos can be favourites.
    if (at === '/video/7')
      expect(await screen.findByRole('button', { name: 'Favourite' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
  },
);

test.each([
  [10, 'above'],
  [9, 'right'],
  [1430, 'above'],
  [1431, 'left'],
])('RLM-082 RLM-092 at %i of 1440 px, a control’s tooltip is %s', async (left, side) => {
  await playing();
  const place = screen.getByRole('button', { name: 'Pause' }).parentElement as HTMLElement;
  // The simulated browser has no layout: the tooltip has no width, and starts at the middle of its control.
  jest.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(left - 20, 300, 40, 40));
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  await userEvent.hover(place);
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveAttribute('data-side', side);
});
