/** The watch pages as the site draws them, over a player whose events the test sets. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Intl } from '../../../../core/i18n/Intl';
import { MessageStore } from '../../../../core/i18n/MessageStore';
import type { CompiledMessages } from '../../../../core/i18n/compiledMessages';
import { cardSettings, OpenCard } from '../../../../core/catalogue/cardSettings';
import { Actions } from '../../../../core/catalogue/components/Actions';
import InterstitialPage from '../../../../core/pages/watch/InterstitialPage';
import LivePage from '../../../../core/pages/watch/LivePage';
import { FRAMES_SHOWN_AFTER_MS } from '../../../../core/playback/pages/usePictureFirst';
import VodPage from '../../../../core/pages/watch/VodPage';
import { checkedRealm, defaultPage, pageLog, pageTexts } from '../../../../core/pageKit/pageServices';
import { embedding, type Embedding, playbackService } from '../../../../core/playback/playbackService';
import { PluginRegistry } from '../../../../core/plugins/PluginRegistry';
import { RegistryContext } from '../../../../core/plugins/RegistryContext';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import {
  actions,
  analytics,
  clock as clockToken,
  platformClient,
  session,
  type Annotation,
  type PluginContext,
  type Token,
} from '../../../../core/sdk';
import { ServicesContext } from '../../../../core/sdk/useService';
import { signInDeps } from '../../../../core/session/signInDeps';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import nextUp from '../../../../plugins/player/next-up/part';
import '../../../kit/renderInRuntime';
import { fakeContext } from '../../../kit';
import { fakeServices } from '../../playback/fakePlayback';

const texts: CompiledMessages = Object.fromEntries(
  [
    'core/playback',
    'core/pageKit',
    'core/catalogue',
    'core/content',
    'core/i18n',
    'core/live',
    'core/shell',
    'plugins/player/next-up',
  ].flatMap((folder) =>
    Object.entries(
      JSON.parse(readFileSync(`${folder}/messages/en.json`, 'utf8')) as Record<string, string>,
    ).map(([key, text]) => [key, parse(text, { ignoreTag: true })]),
  ),
);
/** Licences that are offered for a denied video. */
export const licences = [
  {
    id: 'pass-month',
    name: 'Ringside Pass',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    amounts: [
      { id: 'a', sku: 's', amount: 1299, currency: 'EUR', scale: 2, default: true, taxInclusive: true },
    ],
  },
];

/** A live event that anybody may watch. */
export const event = {
  id: 'e1',
  title: 'Title night',
  type: 'LIVE',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
};

/**
 * Opens the last of the addresses; `answers` by operation. `liveCount` is the number of live events,
 * `choices` the player preferences stored on the device, `annotations` the marks on the timeline.
 */
export async function at(
  entries: string | readonly string[],
  answers: Readonly<Record<string, unknown>> = {},
  {
    interstitialPage = true,
    guest = true,
    embedded = null as Embedding | null,
    liveCount = 0,
    choices = '',
    annotations = [] as readonly Annotation[],
  } = {},
) {
  const fake = fakeServices({ choices });
  for (const [endpoint, answer] of Object.entries(answers)) fake.platform.answer(endpoint, answer);
  const { runtime } = fakeContext({ options: {} });
  const lines: string[] = [];
  const shell = new ShellStore(runtime.service(analytics));
  shell.showLiveCount(liveCount);
  const services = new Map<symbol, unknown>([
    [playbackService.key, { open: () => fake.room, dispose: () => undefined }],
    [checkedRealm.key, { title: 'Ringside', images: {}, settings: { interstitialPage } }],
    [embedding.key, embedded],
    [platformClient.key, fake.platform],
    [
      pageLog.key,
      { warn: (message: string, details?: object) => lines.push(`${message} ${JSON.stringify(details)}`) },
    ],
    [
      cardSettings.key,
      {
        showTitles: true,
        fallbackImage: () => undefined,
        rules: { socialSharingStatus: 'DISABLED', watchlistsEnabled: false },
        openCard: new OpenCard(),
      },
    ],
    [actions.key, Actions],
    [
      signInDeps.key,
      {
        realm: { authenticationProviders: [], plugins: [] },
        session: { state: { status: guest ? 'guest' : 'viewer' } },
        vault: { provider: null },
        values: runtime.storage,
      },
    ],
    [shellStore.key, shell],
    [pageTexts.key, { has: () => true, require: () => Promise.resolve() }],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [clockToken.key, fake.clock],
    [session.key, { viewer: { ...runtime.session.viewer, isGuest: guest } }],
  ]);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  const store = new MessageStore(
    {
      source: { load: async () => ({}), loadRealm: async () => ({}) },
      labels: { load: async () => null, texts: async () => ({ translations: {} }) },
      memory: { read: () => null, write: () => undefined },
      report: (problem) => {
        throw new Error(`${problem.kind}: ${'key' in problem ? problem.key : ''}`);
      },
      after: () => () => undefined,
      development: false,
    },
    { locale: 'en', bundles: { texts }, realm: {} },
  );
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const page = (node: React.ReactNode) => <RoutingProvider store={routing}>{node}</RoutingProvider>;
  const routes: RouteObject[] = [
    { path: '/video/*', element: page(<VodPage />) },
    { path: '/live/*', element: page(<LivePage />) },
    { path: '/interstitial/*', element: page(<InterstitialPage />) },
    { path: '*', element: <p>another page</p> },
  ];
  const plugin = {
    id: 'player/next-up',
    title: 'Next up',
    options: { countdown: 8 },
    contributes: { 'player-part': [{ name: 'next-up', slots: ['end'] }] },
    scriptSources: [],
    storage: [],
  };
  const marks = {
    ...plugin,
    id: 'player/marks',
    contributes: { 'player-part': [{ name: 'marks', slots: ['timeline'] }] },
  };
  const modules = {
    'player/marks': {
      'player-part/marks': async () => ({
        default: () => ({ views: {}, annotate: async () => annotations }),
      }),
    },
    'player/next-up': { 'player-part/next-up': async () => ({ default: nextUp }) },
  };
  const registry = new PluginRegistry(
    [plugin, marks],
    modules,
    ({ options }) => ({ options }) as PluginContext,
    fake.clock,
    () => undefined,
  );
  const list = typeof entries === 'string' ? [entries] : [...entries];
  runtime.navigation.hasPrevious = list.length > 1;
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
  // The video plays, and the extras below it are drawn.
  await act(async () => fake.clock.pass(FRAMES_SHOWN_AFTER_MS));
  return { ...rendered, ...fake, runtime, shell, lines, router, user: userEvent.setup() };
}
