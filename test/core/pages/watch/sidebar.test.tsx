/** The sidebar of a film: its tabs, their contents, and what the device stores of them. */
import { act, screen, within } from '@testing-library/react';
import { FIRST_FRAME_TIMEOUT_MS } from '../../../../core/playback/pages/usePictureFirst';
import type { Annotation } from '../../../../core/sdk';
import { vod } from '../../playback/fakePlayback';
import { at, event } from './watchFixture';

const neighbours = {
  precedingVods: [{ id: 'v0', title: 'The first bell', type: 'VOD' }],
  followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }],
};
const chapters: readonly Annotation[] = [
  { start: 0, end: 30, title: 'The walk', thumbnailUrl: null },
  { start: 30, end: 120, title: 'The bell', thumbnailUrl: null },
];
const onNow = {
  events: [
    { id: 'e1', eventId: 'e1', title: 'Title night', accessLevel: 'GRANTED' },
    { id: 'e2', eventId: 'e2', title: 'The undercard', accessLevel: 'GRANTED' },
  ],
  totalResults: 2,
};

const beside = () => within(screen.getByRole('complementary', { name: 'Beside the film' }));
const tab = (name: string) => beside().getByRole('tab', { name: new RegExp(`^${name}`) });
const tabs = () =>
  beside()
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);

/** Whether the window is wide enough for a sidebar next to the film. */
function windowIs(wide: boolean): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: wide === media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
beforeEach(() => windowIs(true));
afterAll(() => Reflect.deleteProperty(window, 'matchMedia'));

test('CAT-028 CAT-030 PLY-046 PLY-061 the list a video is watched from is open next to it, marks the playing item, and is retained in its links', async () => {
  const { platform } = await at('/video/v1?playlistId=p1&from=%2Fbrowse', {
    readAdjacentPlaylistVods: neighbours,
  });
  const panel = within(beside().getByRole('tabpanel', { name: 'Playlist' }));
  expect(panel.getByRole('heading', { name: 'In this playlist' })).toBeVisible();
  const links = panel.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['v0/the-first-bell', 'v1/the-long-round', 'v2/the-rematch'].map(
      (path) => `/video/${path}?playlistId=p1&from=%2Fbrowse`,
    ),
  );
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(platform.calls.find(({ endpoint }) => endpoint === 'readAdjacentPlaylistVods')?.input).toMatchObject(
    { path: { id: 'p1', videoId: 'v1' }, query: { size: 5 } },
  );
});

test('CAT-009 CAT-029 CAT-030 PLY-046 WCH-015 a shared watchlist is retained with its owner', async () => {
  await at('/video/v1?watchlistId=w1&owner=ann', {
    readAdjacentWatchlistVods: { followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] },
  });
  expect(beside().getByRole('link', { name: /The rematch/ })).toHaveAttribute(
    'href',
    '/video/v2/the-rematch?watchlistId=w1&owner=ann',
  );
});

test('PLY-046 PLY-060 an episode opened by itself has its season next to it, and plays on within it', async () => {
  const { user } = await at('/video/v1', {
    readVod: { ...vod, seasonId: 's1' },
    readAdjacentVods: neighbours,
  });
  await user.click(tab('Episodes'));
  expect(beside().getByRole('link', { name: /The first bell/ })).toHaveAttribute(
    'href',
    '/video/v0/the-first-bell?seasonId=s1',
  );
});

test('CAT-027 PLY-003 without a list the following videos are a tab that starts closed', async () => {
  const { user, room } = await at('/video/v1', { readAdjacentVods: neighbours });
  expect(beside().queryByRole('tabpanel')).toBeNull();
  expect(room.player.state.activeSidebarTab).toBeNull();
  await user.click(tab('Next'));
  expect(beside().getAllByRole('link')).toHaveLength(1);
  expect(beside().getByRole('link', { name: /The rematch/ })).toHaveAttribute(
    'href',
    '/video/v2/the-rematch',
  );
});

test('PLY-016 a press on the open tab closes it, another tab replaces it; the device stores the last one', async () => {
  const { user, room, values, unmount } = await at(
    '/video/v1?playlistId=p1',
    { readAdjacentPlaylistVods: neighbours, readLiveEvents: onNow },
    { guest: false, liveCount: 2 },
  );
  expect(room.player.state.activeSidebarTab).toBe('list');
  await user.click(tab('Live now'));
  expect(room.player.state.activeSidebarTab).toBe('live');
  expect(tab('Live now')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Playlist')).toHaveAttribute('aria-selected', 'false');
  await user.click(tab('Live now'));
  expect(room.player.state.activeSidebarTab).toBeNull();
  expect(beside().queryByRole('tabpanel')).toBeNull();
  const stored = values.read('player choices') ?? '';
  expect(JSON.parse(stored)).toEqual({ sidebar: 'closed' });
  unmount();
  await at('/video/v1?playlistId=p1', { readAdjacentPlaylistVods: neighbours }, { choices: stored });
  expect(beside().queryByRole('tabpanel')).toBeNull();
});

test('PLY-016 the stored tab is open next to the next film; without content another tab is shown', async () => {
  const { unmount } = await at(
    '/video/v1',
    { readAdjacentVods: neighbours, readLiveEvents: onNow },
    { guest: false, liveCount: 2, choices: '{"sidebar":"live"}' },
  );
  expect(beside().getByRole('tabpanel', { name: /^Live now/ })).toBeVisible();
  unmount();
  await at('/video/v1', { readAdjacentVods: neighbours }, { choices: '{"sidebar":"live"}' });
  expect(tabs()).toEqual(['Next']);
  expect(beside().getByRole('tabpanel', { name: 'Next' })).toBeVisible();
});

test('PLY-018 PLY-025 a film that restarts leaves the sidebar as it was', async () => {
  const { room, user, router } = await at('/video/v1?playlistId=p1', {
    readAdjacentPlaylistVods: neighbours,
  });
  await user.click(beside().getByRole('button', { name: 'Close what stands beside the film' }));
  expect(tab('Playlist')).toHaveFocus();
  await act(async () => router.navigate('/video/v1?playlistId=p1&progress=40', { replace: true }));
  expect(room.player.state.activeSidebarTab).toBeNull();
  await user.click(tab('Playlist'));
  await act(async () => router.navigate('/video/v1?playlistId=p1&progress=50', { replace: true }));
  expect(room.player.state.activeSidebarTab).toBe('list');
});

test('LIV-012 LIV-055 a viewer has other live events next to the film, ten at a time, with their count', async () => {
  const { user, platform } = await at(
    '/live/e1',
    { readEvent: event, readLiveEvents: onNow },
    { guest: false, liveCount: 2 },
  );
  expect(tabs()).toEqual(['1Live now1 event is on']);
  await user.click(tab('Live now'));
  expect(beside().getByRole('link', { name: 'The undercard' })).toBeVisible();
  expect(beside().queryByRole('link', { name: 'Title night' })).toBeNull();
  expect(platform.calls.find(({ endpoint }) => endpoint === 'readLiveEvents')?.input).toMatchObject({
    query: { p: 1, rpp: 10 },
  });
});

test.each([
  ['LIV-049 a guest', '/video/v1', { guest: true, liveCount: 4 }],
  ['a viewer, while nothing is on', '/video/v1', { guest: false, liveCount: 0 }],
  ['who watches the one thing that is on', '/live/e1', { guest: false, liveCount: 1 }],
])('%s has no tab of live events', async (_, address, runtime) => {
  await at(address, { readEvent: event }, runtime);
  expect(screen.queryByRole('tab', { name: /Live now/ })).toBeNull();
});

test('PLY-072 the chapters of a film are a tab; a press plays one from its start, and the playing one is marked', async () => {
  const { user, engines } = await at('/video/v1', {}, { annotations: chapters });
  expect(tabs()).toEqual(['Chapters']);
  await user.click(tab('Chapters'));
  await act(async () => engines[0]?.reach(12));
  const rows = () => beside().getAllByRole('button', { name: /The (walk|bell)/ });
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
  await user.click(rows()[1] ?? document.body);
  expect(engines[0]?.calls.slice(-2)).toEqual(['seek 30', 'play']);
  expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
});

test('FRM-044 the times of chapters have hours from one hour on', async () => {
  const starts = [75, 3599, 3600, 36_610];
  const { user } = await at(
    '/video/v1',
    {},
    {
      annotations: starts.map((start) => ({ start, end: start + 10, title: 'A round', thumbnailUrl: null })),
    },
  );
  await user.click(tab('Chapters'));
  expect(
    beside()
      .getAllByRole('button', { name: /A round/ })
      .map(({ textContent }) => textContent?.replace('A round', '')),
  ).toEqual(['01:15', '59:59', '01:00:00', '10:10:10']);
});

test.each([
  ['beside the film', true, 'vertical', '{ArrowDown}', '{ArrowUp}'],
  ['beneath it', false, 'horizontal', '{ArrowRight}', '{ArrowLeft}'],
])(
  'the arrow keys move among the tabs %s, Home and End lead to the ends, Enter opens',
  async (_, wide, orientation, ahead, back) => {
    windowIs(wide);
    const { user } = await at(
      '/video/v1',
      { readAdjacentVods: neighbours, readLiveEvents: onNow },
      { guest: false, liveCount: 2, choices: '{"sidebar":"closed"}' },
    );
    expect(beside().getByRole('tablist')).toHaveAttribute('aria-orientation', orientation);
    tab('Next').focus();
    for (const [key, name] of [
      [ahead, 'Live now'],
      [ahead, 'Next'],
      [back, 'Live now'],
      ['{Home}', 'Next'],
      ['{End}', 'Live now'],
    ] as const) {
      await user.keyboard(key);
      expect(tab(name)).toHaveFocus();
    }
    await user.keyboard('{Enter}');
    expect(beside().getByRole('tabpanel', { name: /^Live now/ })).toBeVisible();
  },
);

test('below the film the list is open, since it takes no width from it', async () => {
  windowIs(false);
  await at('/video/v1', { readAdjacentVods: neighbours });
  expect(beside().getByRole('tabpanel', { name: 'Next' })).toBeVisible();
});

test('nothing of it is drawn before the video plays, but its space is reserved', async () => {
  const { clock, container } = await at('/video/v1?playlistId=p1', {
    readAdjacentPlaylistVods: neighbours,
    requestVideoManifest: new Promise(() => undefined),
  });
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(container.querySelector('[data-side="open"]')).toBeEmptyDOMElement();
  await act(async () => clock.pass(FIRST_FRAME_TIMEOUT_MS));
  expect(beside().getByRole('tabpanel', { name: 'Playlist' })).toBeVisible();
});

test('a film without a sidebar has the whole width', async () => {
  const { container } = await at('/video/v1');
  expect(container.querySelector('[data-side]')).toBeNull();
});
