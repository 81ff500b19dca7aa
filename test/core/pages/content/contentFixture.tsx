/** The pages of series, seasons and playlists in a runtime of fakes, at addresses of their own. */
import '../../../kit/renderInRuntime';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { cardSettings, OpenCard } from '../../../../core/catalogue/cardSettings';
import { Intl } from '../../../../core/i18n/Intl';
import PlaylistPage from '../../../../core/pages/content/PlaylistPage';
import WatchlistsPage from '../../../../core/pages/watchlists/WatchlistsPage';
import SeriesPage from '../../../../core/pages/content/SeriesPage';
import { watchlistsService } from '../../../../core/library/watchlistsService';
import { lazyService } from '../../../../core/platform/lazyService';
import type { MutationServices } from '../../../../core/platform/outbox/mutationServices';
import { checkedRealm, defaultPage, pageLog } from '../../../../core/pageKit/pageServices';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import {
  actions,
  analytics,
  realm,
  type ActionsProps,
  type ActionSubject,
  type Token,
} from '../../../../core/sdk';
import { ServicesContext } from '../../../../core/sdk/useService';
import { shellSettings } from '../../../../core/pageKit/shellSettings';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import { fakeContext } from '../../../kit';
import { mutationServicesOf, FakeTabs } from '../../library/libraryFixture';
import { coreTexts } from '../../../kit/renderInRuntime';

/** Results of media queries: those of a phone, of a tablet, or of neither. */
function windowOf(width: number): void {
  const limit = (condition: string): number => Number(/max-width: (\d+)px/.exec(condition)?.[1] ?? 0);
  window.matchMedia = (condition) =>
    ({
      matches: width <= limit(condition),
      media: condition,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

export interface ContentFixtureInput {
  /** The window's, in px. */
  readonly width?: number;
  readonly layout?: 'top' | 'sidebar';
  readonly showTitles?: boolean;
  readonly watchlistsEnabled?: boolean;
  /** A viewer is signed in, in place of a guest. */
  readonly signedIn?: boolean;
  /** Called with each content whose actions are drawn. */
  readonly onActions?: (subject: ActionSubject) => void;
  /** Navigation state that the viewer arrives with. */
  readonly state?: unknown;
  /** The tab of the page; a new one by default. */
  readonly tab?: MutationServices['around'];
}

export async function contentAt(
  address: string,
  answers: Readonly<Record<string, unknown>>,
  {
    width = 1440,
    layout = 'top',
    showTitles = true,
    watchlistsEnabled = true,
    signedIn = false,
    onActions,
    state,
    tab = new FakeTabs().open(),
  }: ContentFixtureInput = {},
) {
  windowOf(width);
  const { runtime } = fakeContext({ options: {} });
  if (signedIn)
    runtime.session.viewer = {
      id: 'me',
      isGuest: false,
      role: 'USER',
      email: 'me@noor.example',
      isChild: false,
    };
  for (const [endpoint, answer] of Object.entries(answers)) runtime.platform.answer(endpoint, answer);
  const shell = new ShellStore(runtime.service(analytics));
  const services = new Map<symbol, unknown>([
    [shellStore.key, shell],
    [checkedRealm.key, { title: 'Noor', images: {}, settings: { watchlistsEnabled } }],
    [realm.key, { ...runtime.service(realm), title: 'Noor' }],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [shellSettings.key, { layout }],
    ...(onActions === undefined
      ? []
      : [[actions.key, ({ subject }: ActionsProps) => (onActions(subject), null)] as const]),
    [pageLog.key, { warn: () => undefined }],
    [
      watchlistsService.key,
      lazyService(
        {
          client: runtime.platform,
          report: () => undefined,
          services: mutationServicesOf(tab, () => runtime.session.viewer.id),
        },
        () => runtime.session.viewer.id,
      ),
    ],
    [cardSettings.key, { showTitles, fallbackImage: () => undefined, rules: {}, openCard: new OpenCard() }],
  ]);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const page = (node: React.ReactNode) => <RoutingProvider store={routing}>{node}</RoutingProvider>;
  const series = page(<SeriesPage />);
  const router = createMemoryRouter(
    [
      { path: '/:kind/*', element: series },
      { path: '/playlist/*', element: page(<PlaylistPage />) },
      { path: '/watchlists/*', element: page(<WatchlistsPage />) },
      { path: '/login', element: <p>the sign-in page</p> },
      { path: '/video/*', element: <p>a video</p> },
      { path: '/home', element: <p>the main page</p> },
    ],
    { initialEntries: [{ ...parsePath(address), state }] },
  );
  const rendered = render(
    <ServicesContext value={service}>
      <Intl store={coreTexts('en')} timeZone="UTC" now={() => runtime.clock.now()}>
        <RouterProvider router={router} />
      </Intl>
    </ServicesContext>,
  );
  await act(async () => undefined);
  return { ...rendered, runtime, shell, router, user: userEvent.setup() };
}
