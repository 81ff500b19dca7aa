import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Intl, MessageStore, type CompiledMessages } from '../../../../core/i18n';
import { cardSettings, OpenCard } from '../../../../core/catalogue';
import { Actions } from '../../../../core/catalogue/components/Actions';
import InterstitialPage from '../../../../core/pages/watch/InterstitialPage';
import LivePage from '../../../../core/pages/watch/LivePage';
import VodPage from '../../../../core/pages/watch/VodPage';
import { checkedRealm, embedding, pageLog, type Embedding } from '../../../../core/pages/pageServices';
import { playbackSlot } from '../../../../core/playback/playbackSlot';
import { PluginRegistry, RegistryContext } from '../../../../core/plugins';
import { buildRouteTables, RoutingProvider, RoutingStore } from '../../../../core/routing';
import { actions, CallError, clock as clockToken, platformClient, ServicesContext, session, type PluginContext, type Token } from '../../../../core/sdk';
import { signInParts } from '../../../../core/session';
import { defaultPage } from '../../../../core/shell/defaultPage';
import nextUp from '../../../../plugins/player/next-up/part';
import '../../../kit/renderInHouse';
import { fakeContext } from '../../../kit';
import { fakeRoom, manifest, vod } from '../../playback/fakePlayback';

const texts: CompiledMessages = Object.fromEntries(
  ['core/playback', 'core/pages', 'core/catalogue', 'core/content', 'core/i18n', 'plugins/player/next-up'].flatMap((folder) =>
    Object.entries(JSON.parse(readFileSync(`${folder}/messages/en.json`, 'utf8')) as Record<string, string>).map(([key, text]) => [key, parse(text, { ignoreTag: true })]),
  ),
);
const licences = [
  {
    id: 'pass-month',
    name: 'Ringside Pass',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    amounts: [{ id: 'a', sku: 's', amount: 1299, currency: 'EUR', scale: 2, default: true, taxInclusive: true }],
  },
];

async function at(entries: string | readonly string[], answers: Readonly<Record<string, unknown>> = {}, { interstitialPage = true, guest = true, embedded = null as Embedding | null } = {}) {
  const fake = fakeRoom();
  for (const [endpoint, answer] of Object.entries(answers)) fake.platform.answer(endpoint, answer);
  const { house } = fakeContext({ options: {} });
  const lines: string[] = [];
  const services = new Map<symbol, unknown>([
    [playbackSlot.key, { open: () => fake.room, dispose: () => undefined }],
    [checkedRealm.key, { title: 'Ringside', images: {}, settings: { interstitialPage } }],
    [embedding.key, embedded],
    [platformClient.key, fake.platform],
    [pageLog.key, { warn: (message: string, details?: object) => lines.push(`${message} ${JSON.stringify(details)}`) }],
    [cardSettings.key, { showTitles: true, fallbackImage: () => undefined, rules: { socialSharingStatus: 'DISABLED', watchlistsEnabled: false }, openCard: new OpenCard() }],
    [actions.key, Actions],
    [signInParts.key, { realm: { authenticationProviders: [], plugins: [] }, session: { state: { status: guest ? 'guest' : 'viewer' } }, vault: { provider: null }, values: house.storage }],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [clockToken.key, fake.clock],
    [session.key, { viewer: { ...house.session.viewer, isGuest: guest } }],
  ]);
  const service = <T,>(token: Token<T>): T => (services.has(token.key) ? (services.get(token.key) as T) : house.service(token));
  const store = new MessageStore(
    {
      source: { load: async () => ({}), loadRealm: async () => ({}) },
      labels: { load: async () => null },
      memory: { read: () => null, write: () => undefined },
      report: (problem) => {
        throw new Error(`${problem.kind}: ${'key' in problem ? problem.key : ''}`);
      },
      after: () => () => undefined,
      development: false,
    },
    { locale: 'en', bundles: { texts }, realm: {} },
  );
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en' });
  const page = (node: React.ReactNode) => <RoutingProvider store={routing}>{node}</RoutingProvider>;
  const routes: RouteObject[] = [
    { path: '/video/*', element: page(<VodPage />) },
    { path: '/live/*', element: page(<LivePage />) },
    { path: '/interstitial/*', element: page(<InterstitialPage />) },
    { path: '*', element: <p>another page</p> },
  ];
  const plugin = { id: 'player/next-up', title: 'Next up', options: { countdown: 8 }, contributes: { 'player-part': [{ name: 'next-up', slots: ['end'] }] }, scriptSources: [], storage: [] };
  const modules = { 'player/next-up': { 'player-part/next-up': async () => ({ default: nextUp }) } };
  const registry = new PluginRegistry([plugin], modules, ({ options }) => ({ options }) as PluginContext, fake.clock, () => undefined);
  const list = typeof entries === 'string' ? [entries] : [...entries];
  const router = createMemoryRouter(routes, { initialEntries: list, initialIndex: list.length - 1 });
  const rendered = render(
    <ServicesContext value={service}>
      <Intl store={store} timeZone="UTC" now={() => fake.clock.now()}>
        <RegistryContext value={registry}>
          <RouterProvider router={router} />
        </RegistryContext>
      </Intl>
    </ServicesContext>,
  );
  await act(async () => undefined);
  return { ...rendered, ...fake, house, lines, router, user: userEvent.setup() };
}

test('PLY-031 a granted video plays, with what there is to know of it beneath', async () => {
  const { engines } = await at('/video/v1/the-long-round', {
    readVod: { ...vod, description: 'Eight rounds in the rain.', year: 2024, genres: ['Boxing'], credits: [{ name: 'Maeve Tolland', role: 'Commentary' }] },
  });
  expect(screen.getByRole('region', { name: 'Video player: The long round' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'The long round' })).toBeVisible();
  for (const text of ['Eight rounds in the rain.', '2024', 'Maeve Tolland']) expect(screen.getByText(text)).toBeVisible();
  expect(document.title).toBe('The long round · Ringside');
  expect(engines[0]?.loads).toHaveLength(1);
});

test('BRG-001 in another site’s frame there is the player alone, without a way back, and the page around may steer it', async () => {
  const shown: string[] = [];
  const embedded: Embedding = {
    show: ({ subject }) => {
      shown.push(subject.id);
      return () => shown.pop();
    },
  };
  const { unmount } = await at('/video/v1/the-long-round', { readVod: { ...vod, description: 'Eight rounds in the rain.' } }, { embedded });
  expect(screen.getByRole('region', { name: 'Video player: The long round' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'The long round' })).toBeInTheDocument();
  expect(screen.queryByText('Eight rounds in the rain.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Go back' })).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
  expect(shown).toEqual(['v1']);
  unmount();
  expect(shown).toEqual([]);
});

test('CAT-010 PLY-042 a position in the address is where playback begins', async () => {
  const { engines } = await at('/video/v1?progress=33');
  expect(engines[0]?.loads[0]?.start.position).toBe(33);
});

test('PLY-028 PLY-036 PLY-043 a denied video offers its licences and the shop, with the way back', async () => {
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
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ licences: 'pass-month', from: '/video/v1/the-long-round?seasonId=s1' });
  expect(state).toEqual({ licences });
});

test('PLY-033 PLY-036 a refusal that comes with the manifest offers its licences as well', async () => {
  await at('/video/v1', { requestVideoManifest: new CallError('requestVideoManifest', 403, 'denied', [], { licences }) });
  expect(screen.getByRole('link', { name: 'Choose and watch' })).toBeVisible();
});

test('PLY-034 PLY-035 a video granted on sign-in leads to sign-in and shows no error', async () => {
  await at('/video/v1', { readVod: { ...vod, accessLevel: 'GRANTED_ON_SIGN_IN', licences } });
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?from=%2Fvideo%2Fv1');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Choose and watch' })).toBeNull();
});

test('PLY-037 PLY-078 a geoblocked video says so and sells nothing', async () => {
  await at('/video/v1', { readVod: { ...vod, accessLevel: 'GEOBLOCKED', licences } });
  expect(screen.getByText('This video cannot be watched from where you are.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose and watch' })).toBeNull();
});

test('PLY-032 a granted video that cannot be played online says so', async () => {
  await at('/video/v1', { readVod: { ...vod, onlinePlayback: 'NOT_AVAILABLE' } });
  expect(screen.getByRole('heading', { name: 'Not available right now' })).toBeVisible();
});

test.each([
  [403, 'You may not open this video.'],
  [500, 'This video could not be loaded.'],
])('PLY-075 PLY-076 a page refused with %d says why, tries again, and goes back', async (status, text) => {
  const { user, platform, router } = await at(['/browse', '/video/v1'], { readVod: new CallError('readVod', status, 'x', []) });
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
])('PLY-076 NAV-021 with no history going back leads to %s', async (_, address, target) => {
  const { user, house } = await at(address, { requestVideoManifest: manifest });
  await user.click(screen.getByRole('button', { name: 'Go back' }));
  expect(house.navigation.visited).toEqual([target]);
});

const event = { id: 'e1', title: 'Title night', type: 'LIVE', accessLevel: 'GRANTED', onlinePlayback: 'AVAILABLE' };

test('PLY-096 PLY-019 an event is waited for with a countdown, and tried at zero', async () => {
  const startDate = Date.UTC(2026, 10, 21, 20) + 3_723_000;
  const { clock, engines, room } = await at('/live/e1', { readEvent: { ...event, thumbnailUrl: 'https://cdn.example/still.webp', eventSchedule: { startDate } } });
  expect(screen.getByRole('timer', { name: 'Time until the start' })).toHaveTextContent('01hour02minutes03seconds');
  expect(screen.getByRole('heading', { level: 2, name: 'Title night' })).toBeVisible();
  expect(document.querySelector('img[src="https://cdn.example/still.webp"]')).not.toBeNull();
  expect(room.player.state.waiting).toBe(true);
  expect(engines).toEqual([]);
  await act(async () => clock.pass(3_723_000));
  expect(engines).toHaveLength(1);
  expect(room.player.state.waiting).toBe(false);
});

test('LIV-023 PLY-081 PLY-082 an event that is over and has no stream says that it has ended', async () => {
  const now = Date.UTC(2026, 10, 21, 20);
  await at('/live/e1', {
    readEvent: { ...event, eventSchedule: { startDate: now - 2000, endDate: now - 1000 } },
    requestEventManifest: new CallError('requestEventManifest', 404, 'notFound', []),
  });
  expect(screen.getByRole('heading', { name: 'This event has ended' })).toBeVisible();
});

test('LIV-024 PLY-079 PLY-080 the address of an event that became a video becomes the video’s, in place', async () => {
  const { router } = await at(['/browse', '/live/e1?from=%2Fbrowse'], {
    readEvent: new CallError('readEvent', 404, 'notFound', []),
    readVodOfEvent: { ...vod, id: 'v9', title: 'The replay' },
    readVod: { ...vod, id: 'v9', title: 'The replay' },
  });
  expect(router.state.location).toMatchObject({ pathname: '/video/v9/the-replay', search: '?from=%2Fbrowse' });
  expect(router.state.historyAction).toBe('REPLACE');
});

describe('LIV-041 a channel from the beginning of its programme', () => {
  const moment = Date.UTC(2026, 10, 21, 19, 30);
  const recordedFrom = (playheadDate: number) => ({ isLive: true, seekRange: { start: 1000, end: 4600 }, buffered: [], playheadDate });

  test('playback begins there, and says nothing of it', async () => {
    const { engines, lines } = await at(`/live/e1?start=${moment}`, { readEvent: event });
    expect(engines[0]?.loads[0]?.start).toMatchObject({ moment });
    const [engine] = engines;
    if (engine === undefined) throw new Error('Nothing plays.');
    engine.time = recordedFrom(moment);
    await act(async () => engine.reach(1000));
    expect(screen.queryByText(/no longer recorded/)).toBeNull();
    expect(lines).toEqual([]);
  });

  test('one that is no longer recorded begins at the earliest moment, and a note says so for a while', async () => {
    const { engines, clock } = await at(`/live/e1?start=${moment}`, { readEvent: event });
    const [engine] = engines;
    if (engine === undefined) throw new Error('Nothing plays.');
    engine.time = recordedFrom(moment + 3_600_000);
    await act(async () => engine.reach(1000));
    expect(screen.getByText(/no longer recorded/)).toBeVisible();
    await act(async () => clock.pass(12_000));
    expect(screen.queryByText(/no longer recorded/)).toBeNull();
  });

  test.each(['soon', '-1', '1e12', '%3Cscript%3E'])('start=%s is ignored, with a line in the log', async (text) => {
    const { engines, lines } = await at(`/live/e1?start=${text}`, { readEvent: event });
    expect(engines[0]?.loads[0]?.start.moment).toBeNull();
    expect(lines).toEqual(['A part of the address cannot be read and is ignored. {"page":"live","parameter":"start"}']);
  });

  test('a video ignores it', async () => {
    const { engines } = await at(`/video/v1?start=${moment}`);
    expect(engines[0]?.loads[0]?.start.moment).toBeNull();
  });

  test('PLY-043 it goes through signing in and buying with the address that leads back', async () => {
    await at(`/live/e1?start=${moment}`, { readEvent: { ...event, accessLevel: 'GRANTED_ON_SIGN_IN' } });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?from=${encodeURIComponent(`/live/e1?start=${moment}`)}`);
    cleanup();
    await at(`/live/e1?start=${moment}`, { readEvent: { ...event, accessLevel: 'DENIED', availableLicences: licences } });
    const query = new URLSearchParams(screen.getByRole('link', { name: 'Choose and watch' }).getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({ licences: 'pass-month', from: `/live/e1?start=${moment}` });
  });

  test('PLY-080 the video that the event became is opened without it', async () => {
    const { router } = await at(`/live/e1?start=${moment}&from=%2Fbrowse`, { readEvent: new CallError('readEvent', 404, 'notFound', []), readVodOfEvent: { ...vod, id: 'v9' }, readVod: { ...vod, id: 'v9' } });
    expect(router.state.location.search).toBe('?from=%2Fbrowse');
  });
});

test('PLY-047 the next video opens in place, within the list and with its way back', async () => {
  const { router, engines, user } = await at('/video/v1?seasonId=s1&from=%2Fbrowse', {
    readAdjacentVods: { followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] },
  });
  act(() => engines[0]?.listener.onEvent({ type: 'ended' }));
  await user.click(screen.getByRole('button', { name: 'Play now' }));
  expect(router.state.location).toMatchObject({ pathname: '/video/v2/the-rematch', search: '?seasonId=s1&from=%2Fbrowse' });
});

test('PLY-047 after the last episode of a season the first of the next one opens, in its own season', async () => {
  const { router, engines, user } = await at('/video/v1?seasonId=s1', {
    readVod: { ...vod, series: { seriesId: 'camp', title: 'Camp' }, season: { seasonId: 's1', title: 'One' }, seasonId: 's1' },
    readAdjacentVods: { precedingVods: [{ id: 'v0', title: 'Day one', type: 'VOD' }], followingVods: [] },
    readAdjacentSeasons: { precedingSeasons: [], followingSeasons: [{ id: 's2', title: 'Two', episodeCount: 4 }] },
    readSeason: { id: 's2', title: 'Two', episodes: [{ id: 'v9', title: 'Day nine', type: 'VOD', seasonId: 's2' }], paging: {} },
  });
  expect(within(screen.getByRole('complementary')).queryByText('Day nine')).toBeNull();
  act(() => engines[0]?.listener.onEvent({ type: 'ended' }));
  await user.click(screen.getByRole('button', { name: 'Play now' }));
  expect(router.state.location).toMatchObject({ pathname: '/video/v9/day-nine', search: '?seasonId=s2' });
});

test('PLY-047 the last episode of all is followed by nothing, and says so by its silence', async () => {
  const { engines, platform } = await at('/video/v1?playlistId=p1', {
    readVod: { ...vod, series: { seriesId: 'camp', title: 'Camp' }, seasonId: 's1' },
    readAdjacentPlaylistVods: { precedingVods: [], followingVods: [] },
  });
  act(() => engines[0]?.listener.onEvent({ type: 'ended' }));
  expect(screen.queryByRole('button', { name: 'Play now' })).toBeNull();
  // A playlist ends where it ends.
  expect(platform.calls.some(({ endpoint }) => endpoint === 'readAdjacentSeasons')).toBe(false);
});

test('LIV-048 a live page never announces a premiere, whatever its event says of one', async () => {
  const scheduledAt = Date.UTC(2026, 10, 21, 20) - 60_000;
  await at('/live/e1', { readEvent: { ...event, duration: 5400, premiereRelease: { type: 'PREMIERE', scheduledAt } } });
  expect(screen.queryByText('The premiere is on')).toBeNull();
});

test('CAT-043 PLY-085 PLY-088 a premiere that is on is announced, joined where it is, and stays away once dismissed', async () => {
  const scheduledAt = Date.UTC(2026, 10, 21, 20) - 60_000;
  const premiere = { readVod: { ...vod, premiereRelease: { type: 'PREMIERE', scheduledAt } } };
  const { user, engines, unmount } = await at('/video/v1', premiere);
  await user.click(screen.getByRole('button', { name: 'Join live' }));
  expect(engines[0]?.told).toContain('seek 60');
  expect(screen.queryByText('The premiere is on')).toBeNull();
  unmount();

  const again = await at('/video/v1', premiere);
  await again.user.click(screen.getByRole('button', { name: 'Not now' }));
  act(() => again.clock.pass(10_000));
  expect(screen.queryByText('The premiere is on')).toBeNull();
});

test('CAT-008 CAT-014 PLY-044 the trailer action is there when a trailer may be watched', async () => {
  const { unmount } = await at('/video/v1', { readVod: { ...vod, trailers: [{ id: 't1', title: 'Trailer', accessLevel: 'GRANTED' }] } });
  expect(screen.getByRole('link', { name: 'Watch the trailer' })).toHaveAttribute('href', '/video/t1/trailer?trailerFrom=v1');
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

test('CAT-042 a video whose premiere is to come shows when, and no player', async () => {
  const scheduledAt = Date.UTC(2026, 10, 21, 20) + 3_723_000;
  const { engines, clock } = await at('/video/v1', { readVod: { ...vod, computedReleases: [{ type: 'PREMIERE', scheduledAt }] } });
  expect(screen.getByRole('timer', { name: 'Time until the start' })).toBeVisible();
  expect(engines).toEqual([]);
  await act(async () => clock.pass(3_723_000));
  expect(engines).toHaveLength(1);
});

test('CAT-028 CAT-030 PLY-046 the list a video is watched from stands beside it, marks what plays, and is kept by its links', async () => {
  await at('/video/v1?playlistId=p1&from=%2Fbrowse', {
    readAdjacentPlaylistVods: { precedingVods: [{ id: 'v0', title: 'The first bell', type: 'VOD' }], followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] },
  });
  const aside = within(screen.getByRole('complementary', { name: 'In this playlist' }));
  const links = aside.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['v0/the-first-bell', 'v1/the-long-round', 'v2/the-rematch'].map((path) => `/video/${path}?playlistId=p1&from=%2Fbrowse`));
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});

test('CAT-009 CAT-029 CAT-030 a shared watchlist is kept with its owner', async () => {
  await at('/video/v1?watchlistId=w1&owner=ann', { readAdjacentWatchlistVods: { followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] } });
  expect(screen.getByRole('link', { name: /The rematch/ })).toHaveAttribute('href', '/video/v2/the-rematch?watchlistId=w1&owner=ann');
});

test('CAT-006 CAT-013 CAT-017 CAT-020 the flag shows the interstitial; play takes it away and plays, in place', async () => {
  const { user, router, engines } = await at(['/browse', '/video/v1/the-long-round?showInterstitial=true&seasonId=s1']);
  expect(screen.getByRole('heading', { level: 1, name: 'The long round' })).toBeVisible();
  expect(engines).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Watch now' }));
  expect(router.state.location).toMatchObject({ pathname: '/video/v1/the-long-round', search: '?seasonId=s1' });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(engines).toHaveLength(1);
});

test('CAT-017 a realm without the interstitial plays at once', async () => {
  const { engines } = await at('/video/v1?showInterstitial=true', {}, { interstitialPage: false });
  expect(engines).toHaveLength(1);
});

test('CAT-017 CAT-097 what is live never has an interstitial', async () => {
  const { engines } = await at('/live/e1?showInterstitial=true', { readEvent: { ...event, eventSchedule: {} } });
  expect(engines).toHaveLength(1);
});

test('CAT-097 the interstitial address of what is live leads to the live page', async () => {
  const { router } = await at('/interstitial/v1', { readVod: { ...vod, type: 'LIVE', liveEventId: 'e1' }, readEvent: event });
  expect(router.state.location.pathname).toBe('/live/e1/the-long-round');
});

test('CAT-018 CAT-013 CAT-012 at its own address the interstitial leads to the video, within the list', async () => {
  const { user, router, engines } = await at('/interstitial/v1/the-long-round?playlistId=p1');
  expect(engines).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Watch now' }));
  expect(router.state.location).toMatchObject({ pathname: '/video/v1/the-long-round', search: '?playlistId=p1' });
  expect(engines).toHaveLength(1);
});

test('CAT-019 an interstitial of what wants a sign-in leads there, and on to the video', async () => {
  await at('/interstitial/v1/the-long-round', { readVod: { ...vod, accessLevel: 'GRANTED_ON_SIGN_IN' } });
  expect(screen.getByRole('link', { name: 'Sign in to watch' })).toHaveAttribute('href', '/login?from=%2Fvideo%2Fv1%2Fthe-long-round');
  expect(screen.queryByRole('link', { name: 'Watch now' })).toBeNull();
});

test('CAT-016 CAT-019 an interstitial of what is denied leads to the shop with its licences', async () => {
  const { user, router } = await at('/interstitial/v1', { readVod: { ...vod, accessLevel: 'DENIED', availableLicences: licences } });
  await user.click(screen.getByRole('link', { name: 'Purchase' }));
  const { pathname, search, state } = router.state.location as { pathname: string; search: string; state: unknown };
  expect([pathname, Object.fromEntries(new URLSearchParams(search)), state]).toEqual(['/purchase', { licences: 'pass-month', from: '/interstitial/v1' }, { licences }]);
});

test('CAT-042 an interstitial before a premiere says when, and does not play', async () => {
  const scheduledAt = Date.UTC(2026, 10, 22, 20);
  await at('/interstitial/v1', { readVod: { ...vod, premiereRelease: { type: 'PREMIERE', scheduledAt } } });
  expect(screen.getByText(/^Premieres .*22/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Watch now' })).toBeNull();
});

test('CAT-086 what goes with a video stands beneath it, without its neighbours', async () => {
  await at('/video/v1', {
    readAdjacentVods: { followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] },
    readRelatedVods: { vods: [{ id: 'v2', title: 'The rematch', type: 'VOD', isRelated: true }, { id: 'v5', title: 'Corner talk', type: 'VOD', isRelated: true }], totalPages: 1 },
  });
  const related = within(screen.getByRole('region', { name: 'More like this' }));
  expect(related.getByText('Corner talk')).toBeVisible();
  expect(related.queryByText('The rematch')).toBeNull();
});

test('CAT-061 CAT-062 CAT-063 a review is opened, corrected, posted, and the form closes', async () => {
  const { user, platform } = await at('/video/v1', { writeReview: { id: 'r1', rating: 4, text: 'A draw.' } }, { guest: false });
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  await user.click(screen.getByRole('button', { name: 'Post the review' }));
  expect(screen.getByText('Choose from one to five stars.')).toBeVisible();
  expect(screen.getByText('Write a few words.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'A draw.');
  await user.click(screen.getByRole('button', { name: 'Post the review' }));
  expect(screen.getByText('Your review is posted. Thank you.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write a review' })).toHaveAttribute('aria-expanded', 'false');
  expect(platform.calls.find(({ endpoint }) => endpoint === 'writeReview')?.input).toMatchObject({ path: { id: 'v1' }, body: { rating: 4, text: 'A draw.' } });
});

test('CAT-064 a review that fails stays in its form', async () => {
  const { user } = await at('/video/v1', { writeReview: new CallError('writeReview', 500, 'x', []) }, { guest: false });
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  await user.click(screen.getByRole('radio', { name: '1 star' }));
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'No.');
  await user.click(screen.getByRole('button', { name: 'Post the review' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Your review could not be posted.');
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveValue('No.');
});

test('CAT-065 a guest is led to sign in before a review', async () => {
  await at('/video/v1');
  expect(screen.getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute('href', '/login?from=%2Fvideo%2Fv1');
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
});
