/** The frame around an empty page, for a given realm and viewer. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createContentLinks } from '../../../core/boot/bind/bindCatalogue';
import type { UserProfile } from '../../../core/generated/platform';
import type { MenuItem } from '../../../core/generated/realm';
import { directionOf } from '../../../core/i18n';
import { Intl } from '../../../core/i18n/Intl';
import { profileService } from '../../../core/profiles/profileService';
import type { ProfileStore } from '../../../core/profiles/ProfileStore';
import { mutationServices } from '../../../core/platform/outbox/mutationServices';
import type { CheckedSettings } from '../../../core/realm/checkedRealm';
import { buildRouteTables } from '../../../core/routing/routeTables';
import { RoutingProvider } from '../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../core/routing/RoutingStore';
import {
  channels,
  clock,
  contentLinks,
  realm,
  session,
  type ChannelMessages,
  type Token,
  type Viewer,
} from '../../../core/sdk';
import { ServicesContext } from '../../../core/sdk/useService';
import { sessionStore } from '../../../core/session/SessionStore';
import { defaultPage, languageChoice } from '../../../core/pageKit/pageServices';
import { menuReport, menuStore, menuTexts } from '../../../core/shell/useMenu';
import { MenuStore } from '../../../core/shell/MenuStore';
import { Shell } from '../../../core/shell/components/Shell';
import { shellSettings, type ShellSettings } from '../../../core/pageKit/shellSettings';
import { ShellStore, shellStore } from '../../../core/pageKit/ShellStore';
import { fakeContext } from '../../kit';
import { mutationServicesOf } from '../library/libraryFixture';
import { coreTexts } from '../../kit/renderInRuntime';

export const guest: Viewer = { id: null, isGuest: true, role: 'GUEST', email: null, isChild: false };
export const viewer: Viewer = {
  id: '7',
  isGuest: false,
  role: 'USER',
  email: 'maeve@ringside.example',
  isChild: false,
};

export const section = (id: string, label: string, given: Partial<MenuItem> = {}) =>
  ({ type: 'section', title: { en: label }, data: { id }, ...given }) as MenuItem;
export const view = (name: string, label: string) =>
  ({ type: 'view', title: { en: label }, data: { view: name } }) as MenuItem;

export interface ShellGiven {
  readonly viewer?: Viewer;
  readonly items?: readonly MenuItem[];
  readonly settings?: Partial<ShellSettings>;
  readonly chrome?: 'full' | 'bare';
  readonly path?: string;
  readonly wide?: boolean;
  /** Answers of the platform by operation id. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The current profile. */
  readonly profile?: UserProfile | null;
  /** Loads the profile service. */
  readonly profiles?: () => Promise<ProfileStore>;
}

const noProfiles = async (): Promise<ProfileStore> => {
  throw new Error('There are no profiles here.');
};

const settings: ShellSettings = {
  layout: 'top',
  title: 'Ringside',
  logo: '/images/logo.svg',
  languages: [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Español' },
  ],
  liveShown: true,
  scheduleShown: false,
  profilesShown: false,
  adminRoles: ['ADMIN'],
  pluginItems: new Map(),
  cardThumbnail: '/images/card-thumbnail.webp',
  searchIsPage: true,
  canSignUp: true,
  signIn: { kind: 'panel' },
};

export async function shellFixture({
  viewer: who = guest,
  items = [section('home', 'Tonight')],
  settings: own = {},
  chrome = 'full',
  path = '/home',
  wide = true,
  answers = {},
  profile = null,
  profiles = noProfiles,
}: ShellGiven = {}) {
  const { runtime } = fakeContext({ options: {} });
  for (const [operation, answer] of Object.entries(answers)) runtime.platform.answer(operation, answer);
  const tracked: string[] = [];
  const reported: string[] = [];
  const chosen: string[] = [];
  const channel: { message?: ((message: ChannelMessages['live-events']) => void) | undefined } = {};
  const shell = new ShellStore({ track: (name) => tracked.push(name) });
  const menus = new MenuStore(
    { WEB: { layout: 'top', items: [...items] }, 'MOBILE-WEB': { layout: 'top', items: [...items] } },
    runtime.platform,
    (error) => reported.push(String(error)),
  );
  globalThis.matchMedia = ((query: string) => ({
    matches: wide,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  const texts = coreTexts('en');
  const room = mutationServicesOf();
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const rules = {
    interstitialPage: false,
    enhancedMetadata: false,
    seriesInterstitial: false,
  } as CheckedSettings;
  const given: readonly (readonly [symbol, unknown])[] = [
    [session.key, { viewer: who }],
    [contentLinks.key, createContentLinks(routing, { viewer: who }, rules, runtime.clock)],
    [shellStore.key, shell],
    [menuStore.key, menus],
    [menuReport.key, (problem: string) => reported.push(problem)],
    [menuTexts.key, { has: (key: string) => texts.messages.has(key), require: () => undefined }],
    [shellSettings.key, { ...settings, ...own }],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [languageChoice.key, { choose: (code: string) => chosen.push(code) }],
    [
      channels.key,
      {
        subscribe: (_channel: string, onMessage: (typeof channel)['message']) => (
          (channel.message = onMessage),
          () => undefined
        ),
      },
    ],
    [realm.key, runtime.realm],
    [mutationServices.key, room],
    [sessionStore.key, { user: profile === null ? null : { id: who.id, profile } }],
    [profileService.key, profiles],
  ];
  const services = new Map(given);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <RoutingProvider store={routing}>
            <Shell
              chrome={chrome}
              signIn={<p>the ways to sign in</p>}
              live={<p>the live list</p>}
              search={<p>the search</p>}
            >
              <Here />
            </Shell>
          </RoutingProvider>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  document.documentElement.dir = directionOf('en');
  render(
    <ServicesContext value={service}>
      <Intl store={texts} timeZone="UTC" now={() => runtime.clock.now()}>
        <RouterProvider router={router} />
      </Intl>
    </ServicesContext>,
  );
  // The components for a signed-in viewer are fetched.
  await act(async () => undefined);
  return {
    shell,
    menus,
    runtime,
    room,
    tracked,
    reported,
    chosen,
    channel,
    router,
    clock: runtime.service(clock),
    user: userEvent.setup(),
  };
}

function Here() {
  const { pathname, search, hash } = useLocation();
  return <h1>{`${pathname}${search}${hash}`}</h1>;
}

/** The bar or side bar. */
export const bar = () => screen.getByRole('banner');
