/** What a watch page shows by access, its extras, and what comes next. */
import { act, screen, within } from '@testing-library/react';
import { FIRST_FRAME_TIMEOUT_MS } from '../../../../core/playback/pages/usePictureFirst';
import type { Embedding } from '../../../../core/playback/playbackService';
import { CallError } from '../../../../core/sdk';
import { manifest, vod } from '../../playback/fakePlayback';
import { at, licences } from './watchFixture';

test('PLY-031 a granted video plays, with its details below', async () => {
  const { engines } = await at('/video/v1/the-long-round', {
    readVod: {
      ...vod,
      description: 'Eight rounds in the rain.',
      year: 2024,
      genres: ['Boxing'],
      credits: [{ name: 'Maeve Tolland', role: 'Commentary' }],
    },
  });
  expect(screen.getByRole('region', { name: 'Video player: The long round' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'The long round' })).toBeVisible();
  for (const text of ['Eight rounds in the rain.', '2024', 'Maeve Tolland'])
    expect(screen.getByText(text)).toBeVisible();
  expect(document.title).toBe('The long round · Ringside');
  expect(engines[0]?.loads).toHaveLength(1);
});

test('FAV-024 playback starts muted where the device has no stored choice, and unmuting changes nothing at the platform', async () => {
  const { engines, user, platform } = await at('/video/v1', {}, { guest: false });
  expect(engines[0]?.loads[0]?.start).toMatchObject({ muted: true });
  await act(async () => engines[0]?.reach(1));
  await user.click(screen.getAllByRole('button', { name: 'Unmute' })[0]!);
  expect(engines[0]?.calls).toContain('muted false');
  expect(platform.calls.map(({ endpoint }) => endpoint)).not.toContain('writePreferences');
});

test('BRG-001 in another site’s frame there is the player alone, without a back button, and the embedding page may control it', async () => {
  const shown: string[] = [];
  const embedded: Embedding = {
    show: ({ subject }) => {
      shown.push(subject.id);
      return () => shown.pop();
    },
  };
  const { unmount } = await at(
    '/video/v1/the-long-round',
    { readVod: { ...vod, description: 'Eight rounds in the rain.' } },
    { embedded },
  );
  expect(screen.getByRole('region', { name: 'Video player: The long round' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'The long round' })).toBeInTheDocument();
  expect(screen.queryByText('Eight rounds in the rain.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Go back' })).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(shown).toEqual(['v1']);
  unmount();
  expect(shown).toEqual([]);
});

test('CAT-010 PLY-042 playback starts at the position in the address', async () => {
  const { engines } = await at('/video/v1?progress=33');
  expect(engines[0]?.loads[0]?.start.position).toBe(33);
});

test('PLY-028 PLY-036 PLY-043 a denied video offers its licences and the shop, with the return address', async () => {
  const { user, router, engines } = await at('/video/v1/the-long-round?seasonId=s1', {
    readVod: { ...vod, accessLevel: 'DENIED', licences: [], availableLicences: licences },
  });
  expect(screen.getByText('Ringside Pass')).toBeVisible();
  expect(screen.getByText('€12.99 / month')).toBeVisible();
  expect(engines).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Choose and watch' }));
  const { pathname, search } = router.state.location;
  const state: unknown = router.state.location.state;
  expect(pathname).toBe('/purchase');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    licences: 'pass-month',
    from: '/video/v1/the-long-round?seasonId=s1',
  });
  expect(state).toEqual({ licences });
});

test('PLY-033 PLY-036 a refusal in the manifest offers its licences as well', async () => {
  await at('/video/v1', {
    requestVideoManifest: new CallError('requestVideoManifest', 403, 'denied', [], { licences }),
  });
  expect(screen.getByRole('link', { name: 'Choose and watch' })).toBeVisible();
});

test('PLY-034 PLY-035 a video granted on sign-in leads to sign-in and shows no error', async () => {
  await at('/video/v1', { readVod: { ...vod, accessLevel: 'GRANTED_ON_SIGN_IN', licences } });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?from=%2Fvideo%2Fv1');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Choose and watch' })).toBeNull();
});

test('PLY-037 PLY-078 a geoblocked video shows so and sells nothing', async () => {
  await at('/video/v1', { readVod: { ...vod, accessLevel: 'GEOBLOCKED', licences } });
  expect(screen.getByText('This video cannot be watched from where you are.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose and watch' })).toBeNull();
});

test('PLY-032 a granted video that cannot be played online shows so', async () => {
  await at('/video/v1', { readVod: { ...vod, onlinePlayback: 'NOT_AVAILABLE' } });
  expect(screen.getByRole('heading', { name: 'Not available right now' })).toBeVisible();
});

test.each([
  [403, 'You may not open this video.'],
  [500, 'This video could not be loaded.'],
])('PLY-075 PLY-076 a page refused with %d shows why, retries, and goes back', async (status, text) => {
  const { user, platform, router } = await at(['/browse', '/video/v1'], {
    readVod: new CallError('readVod', status, 'x', []),
  });
  expect(screen.getByText(text)).toBeVisible();
  platform.answer('readVod', vod);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('region', { name: /The long round/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(router.state.location.pathname).not.toBe('/video/v1');
});

test.each([
  ['the from target', '/video/v1?from=%2Fbrowse', '/browse'],
  ['the default menu page', '/video/v1', '/home'],
  ['the default menu page, when from leaves the site', '/video/v1?from=https%3A%2F%2Fevil.example', '/home'],
])('PLY-076 NAV-021 with an empty history going back leads to %s', async (_, address, target) => {
  const { user, runtime } = await at(address, { requestVideoManifest: manifest });
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(runtime.navigation.visited).toEqual([target]);
});

test('PLY-047 the next video opens in place, within the list and with its return address', async () => {
  const { router, engines, user } = await at('/video/v1?seasonId=s1&from=%2Fbrowse', {
    readAdjacentVods: { followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] },
  });
  act(() => engines[0]?.listener.onEvent({ type: 'ended' }));
  await user.click(screen.getByRole('button', { name: 'Play now' }));
  expect(router.state.location).toMatchObject({
    pathname: '/video/v2/the-rematch',
    search: '?seasonId=s1&from=%2Fbrowse',
  });
});

test('PLY-047 after the last episode of a season the first of the next one opens, in its own season', async () => {
  const { router, engines, user } = await at('/video/v1?seasonId=s1', {
    readVod: {
      ...vod,
      series: { seriesId: 'camp', title: 'Camp' },
      season: { seasonId: 's1', title: 'One' },
      seasonId: 's1',
    },
    readAdjacentVods: { precedingVods: [{ id: 'v0', title: 'Day one', type: 'VOD' }], followingVods: [] },
    readAdjacentSeasons: {
      precedingSeasons: [],
      followingSeasons: [{ id: 's2', title: 'Two', episodeCount: 4 }],
    },
    readSeason: {
      id: 's2',
      title: 'Two',
      episodes: [{ id: 'v9', title: 'Day nine', type: 'VOD', seasonId: 's2' }],
      paging: {},
    },
  });
  expect(within(screen.getByRole('complementary')).queryByText('Day nine')).toBeNull();
  act(() => engines[0]?.listener.onEvent({ type: 'ended' }));
  await user.click(screen.getByRole('button', { name: 'Play now' }));
  expect(router.state.location).toMatchObject({ pathname: '/video/v9/day-nine', search: '?seasonId=s2' });
});

test('PLY-047 the last episode of all has no next one, and shows nothing', async () => {
  const { engines, platform } = await at('/video/v1?playlistId=p1', {
    readVod: { ...vod, series: { seriesId: 'camp', title: 'Camp' }, seasonId: 's1' },
    readAdjacentPlaylistVods: { precedingVods: [], followingVods: [] },
  });
  act(() => engines[0]?.listener.onEvent({ type: 'ended' }));
  expect(screen.queryByRole('button', { name: 'Play now' })).toBeNull();
  // A playlist does not wrap around.
  expect(platform.calls.some(({ endpoint }) => endpoint === 'readAdjacentSeasons')).toBe(false);
});

test('CAT-008 CAT-014 PLY-044 the trailer action is there when a trailer may be watched', async () => {
  const { unmount } = await at('/video/v1', {
    readVod: { ...vod, trailers: [{ id: 't1', title: 'Trailer', accessLevel: 'GRANTED' }] },
  });
  expect(screen.getByRole('link', { name: 'Watch the trailer' })).toHaveAttribute(
    'href',
    '/video/t1/trailer?trailerFrom=v1',
  );
  unmount();
  await at('/video/v1', { readVod: { ...vod, trailers: [{ id: 't1', accessLevel: 'DENIED' }] } });
  expect(screen.queryByRole('link', { name: 'Watch the trailer' })).toBeNull();
});

test('PLY-048 nothing is downloaded', async () => {
  await at('/video/v1');
  expect(screen.queryByText(/download/i)).toBeNull();
});

test('CAT-084 a video that does not exist is not found', async () => {
  await at('/video/v1', { readVod: new CallError('readVod', 404, 'notFound', []) });
  expect(screen.getByRole('heading', { name: 'No such page' })).toBeVisible();
  expect(document.title).toBe('No such page · Ringside');
});

test('CAT-042 a video with a future premiere shows its time, and no player', async () => {
  const scheduledAt = Date.UTC(2026, 10, 21, 20) + 3_723_000;
  const { engines, clock } = await at('/video/v1', {
    readVod: { ...vod, computedReleases: [{ type: 'PREMIERE', scheduledAt }] },
  });
  expect(screen.getByRole('timer', { name: 'Time until the start' })).toBeVisible();
  expect(engines).toEqual([]);
  await act(async () => clock.pass(3_723_000));
  expect(engines).toHaveLength(1);
});

test('CAT-086 related content is below a video, without its neighbours', async () => {
  await at('/video/v1', {
    readAdjacentVods: { followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] },
    readRelatedVods: {
      vods: [
        { id: 'v2', title: 'The rematch', type: 'VOD', isRelated: true },
        { id: 'v5', title: 'Corner talk', type: 'VOD', isRelated: true },
      ],
      totalPages: 1,
    },
  });
  const related = within(screen.getByRole('region', { name: 'More like this' }));
  expect(related.getByText('Corner talk')).toBeVisible();
  expect(related.queryByText('The rematch')).toBeNull();
});

test('the extras below wait for the video, but not for one that does not load', async () => {
  const { clock } = await at('/video/v1', {
    readRelatedVods: {
      vods: [{ id: 'v5', title: 'Corner talk', type: 'VOD', isRelated: true }],
      totalPages: 1,
    },
    requestVideoManifest: new Promise(() => undefined),
  });
  expect(screen.queryByRole('region', { name: 'More like this' })).toBeNull();
  await act(async () => clock.pass(FIRST_FRAME_TIMEOUT_MS));
  expect(screen.getByRole('region', { name: 'More like this' })).toBeVisible();
});

test('CAT-061 CAT-062 CAT-063 a review is opened, corrected, posted, and the form closes', async () => {
  const { user, platform } = await at(
    '/video/v1',
    { writeReview: { id: 'r1', rating: 4, text: 'A draw.' } },
    { guest: false },
  );
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  await user.click(screen.getByRole('button', { name: 'Post the review' }));
  expect(screen.getByText('Choose from one to five stars.')).toBeVisible();
  expect(screen.getByText('Write a few words.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'A draw.');
  await user.click(screen.getByRole('button', { name: 'Post the review' }));
  expect(screen.getByText('Your review is posted. Thank you.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write a review' })).toHaveAttribute('aria-expanded', 'false');
  expect(platform.calls.find(({ endpoint }) => endpoint === 'writeReview')?.input).toMatchObject({
    path: { id: 'v1' },
    body: { rating: 4, text: 'A draw.' },
  });
});

test('CAT-064 a review that fails stays in its form', async () => {
  const { user } = await at(
    '/video/v1',
    { writeReview: new CallError('writeReview', 500, 'x', []) },
    { guest: false },
  );
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  await user.click(screen.getByRole('radio', { name: '1 star' }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'No.');
  await user.click(screen.getByRole('button', { name: 'Post the review' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Your review could not be posted.');
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('No.');
});

test('CAT-065 a guest is sent to sign in before a review', async () => {
  await at('/video/v1');
  expect(screen.getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
    'href',
    '/login?from=%2Fvideo%2Fv1',
  );
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});

test('ROU-111 leaving the page clears the player except for the volume and the next video', async () => {
  const { room, router, engines } = await at('/video/v1?seasonId=s1', {
    readAdjacentVods: { followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] },
  });
  const { player } = room;
  act(() => {
    engines[0]?.listener.onEvent({ type: 'durationchange', duration: 600 });
    engines[0]?.listener.onEvent({ type: 'timeupdate', position: 90 });
    player.setVolume(35);
  });
  expect(player.state).toMatchObject({ position: 90, duration: 600, volume: 35 });
  await act(async () => router.navigate('/browse'));
  expect(player.state).toMatchObject({
    isReady: false,
    isPlaying: false,
    hasStarted: false,
    position: 0,
    duration: 0,
    volume: 35,
    activeSidebarTab: null,
    videoEnded: false,
  });
  expect(player.nextVideo?.eventId).toBe('v2');
});
