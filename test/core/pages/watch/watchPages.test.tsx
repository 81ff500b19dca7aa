import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Intl, MessageStore, type CompiledMessages } from '../../../../core/i18n';
import LivePage from '../../../../core/pages/watch/LivePage';
import VodPage from '../../../../core/pages/watch/VodPage';
import { checkedRealm } from '../../../../core/pages/pageServices';
import { playbackSlot } from '../../../../core/playback/playbackSlot';
import { buildRouteTables, RoutingProvider, RoutingStore } from '../../../../core/routing';
import { CallError, clock as clockToken, ServicesContext, session, type Token } from '../../../../core/sdk';
import { defaultPage } from '../../../../core/shell/defaultPage';
import { fakeContext } from '../../../kit';
import { fakeRoom, manifest, vod } from '../../playback/fakePlayback';

const texts: CompiledMessages = Object.fromEntries(
  ['playback', 'pages', 'catalogue', 'i18n'].flatMap((room) =>
    Object.entries(JSON.parse(readFileSync(`core/${room}/messages/en.json`, 'utf8')) as Record<string, string>).map(([key, text]) => [key, parse(text, { ignoreTag: true })]),
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

async function at(entries: string | readonly string[], answers: Readonly<Record<string, unknown>> = {}) {
  const fake = fakeRoom();
  for (const [endpoint, answer] of Object.entries(answers)) fake.platform.answer(endpoint, answer);
  const { house } = fakeContext({ options: {} });
  const services = new Map<symbol, unknown>([
    [playbackSlot.key, { open: () => fake.room, dispose: () => undefined }],
    [checkedRealm.key, { title: 'Ringside', images: {} }],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [clockToken.key, fake.clock],
    [session.key, { viewer: { ...house.session.viewer } }],
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
    { path: '*', element: <p>another page</p> },
  ];
  const list = typeof entries === 'string' ? [entries] : [...entries];
  const router = createMemoryRouter(routes, { initialEntries: list, initialIndex: list.length - 1 });
  const rendered = render(
    <ServicesContext value={service}>
      <Intl store={store} timeZone="UTC" now={() => fake.clock.now()}>
        <RouterProvider router={router} />
      </Intl>
    </ServicesContext>,
  );
  await act(async () => undefined);
  return { ...rendered, ...fake, house, router, user: userEvent.setup() };
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

test('PLY-042 a position in the address is where playback begins', async () => {
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

test('PLY-081 PLY-082 an event that is over and has no stream says that it has ended', async () => {
  const now = Date.UTC(2026, 10, 21, 20);
  await at('/live/e1', {
    readEvent: { ...event, eventSchedule: { startDate: now - 2000, endDate: now - 1000 } },
    requestEventManifest: new CallError('requestEventManifest', 404, 'notFound', []),
  });
  expect(screen.getByRole('heading', { name: 'This event has ended' })).toBeVisible();
});

test('PLY-079 PLY-080 the address of an event that became a video becomes the video’s, in place', async () => {
  const { router } = await at(['/browse', '/live/e1?from=%2Fbrowse'], {
    readEvent: new CallError('readEvent', 404, 'notFound', []),
    readVodOfEvent: { ...vod, id: 'v9', title: 'The replay' },
    readVod: { ...vod, id: 'v9', title: 'The replay' },
  });
  expect(router.state.location).toMatchObject({ pathname: '/video/v9/the-replay', search: '?from=%2Fbrowse' });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('PLY-047 the next video opens in place, within the list and with its way back', async () => {
  const { router, engines, user } = await at('/video/v1?seasonId=s1&from=%2Fbrowse', {
    readAdjacentVods: { followingVods: [{ id: 'v2', title: 'The rematch', type: 'VOD' }] },
  });
  act(() => engines[0]?.listener.onEvent({ type: 'ended' }));
  await user.click(screen.getByRole('button', { name: 'Play now' }));
  expect(router.state.location).toMatchObject({ pathname: '/video/v2/the-rematch', search: '?seasonId=s1&from=%2Fbrowse' });
});

test('PLY-085 PLY-088 a premiere that is on is announced, joined where it is, and stays away once dismissed', async () => {
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

test('PLY-044 the trailer action is there when a trailer may be watched', async () => {
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
