/** The account page with its real panels and providers, for a given viewer and platform. */
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { directionOf } from '../../../../core/i18n';
import { Intl } from '../../../../core/i18n/Intl';
import AccountPage from '../../../../core/pages/account/AccountPage';
import PreferencesPage from '../../../../core/pages/account/PreferencesPage';
import {
  checkedRealm,
  languageChoice,
  newRelease,
  pageLog,
  pageTexts,
  preferencesChanged,
} from '../../../../core/pageKit/pageServices';
import { mutationServices } from '../../../../core/platform/outbox/mutationServices';
import { PluginRegistry } from '../../../../core/plugins/PluginRegistry';
import { RegistryContext } from '../../../../core/plugins/RegistryContext';
import type { ContributionFailure } from '../../../../core/plugins/ContributionState';
import type { EnabledPlugin, ProviderEntry } from '../../../../core/realm/checkedRealm';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import { navigation, session, type SignInProvider, type Token, type Viewer } from '../../../../core/sdk';
import { ServicesContext } from '../../../../core/sdk/useService';
import { signInDeps } from '../../../../core/session/signInDeps';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import linked from '../../../../plugins/account/linked/panel';
import linkedManifest from '../../../../plugins/account/linked/plugin.json';
import idProvider from '../../../../plugins/sign-in/id/provider';
import { fakeContext } from '../../../kit';
import { coreTexts } from '../../../kit/renderInRuntime';
import { mutationServicesOf } from '../../library/libraryFixture';
import { idEntry, idPlugin, openIdPlugin, realmWith } from '../../session/signInFixture';
import { signInFixture } from '../../session/signInSite';

export const maeve: Viewer = {
  id: '7',
  isGuest: false,
  role: 'USER',
  email: 'maeve@ringside.example',
  isChild: false,
};

export const linkedPlugin: EnabledPlugin = {
  id: linkedManifest.id,
  title: linkedManifest.title,
  options: {},
  contributes: linkedManifest.contributes,
  scriptSources: [],
  storage: [],
};

export interface AccountGiven {
  /** Answers of the platform by operation id. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly viewer?: Viewer;
  /** The realm's sign-in methods; the viewer used the first. */
  readonly entries?: readonly ProviderEntry[];
  readonly plugins?: readonly EnabledPlugin[];
  /** Modules of contributions besides the built-in ones, by plugin and contribution. */
  readonly modules?: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: unknown }>>>>>;
  readonly provider?: SignInProvider;
  readonly narrow?: boolean;
  readonly locale?: string;
  /** Whether the realm has profiles. */
  readonly profiles?: 'NONE' | 'ENABLED';
}

const countries = [
  {
    iso3166alpha2: 'PT',
    name: 'Portugal',
    callingCode: '+351',
    samplePhoneNumber: '912 345 678',
    addressRequiredFields: [{ fieldName: 'city', label: 'city' }],
  },
  {
    iso3166alpha2: 'BR',
    name: 'Brazil',
    callingCode: '+55',
    samplePhoneNumber: '(11) 96123-4567',
    addressRequiredFields: [{ fieldName: 'postalCode', label: 'CEP' }],
  },
];
const usual = {
  readCountries: { countries, callerCountryCode: 'PT' },
  readUserDetails: { name: 'Maeve Quinn', address: { country: 'PT' } },
  writeUserDetails: {},
};

export async function accountFixture(
  path: string,
  {
    answers = {},
    viewer = maeve,
    entries = [idEntry],
    plugins = [linkedPlugin],
    modules = {},
    provider,
    narrow = false,
    locale = 'en',
    profiles = 'NONE',
  }: AccountGiven = {},
) {
  const { context, runtime } = fakeContext<{ passwordLength: { min: number; max: number } }>({
    facts: { name: 'id' },
    options: { passwordLength: { min: 8, max: 64 } },
  });
  for (const [operation, given] of Object.entries({ ...usual, ...answers }))
    runtime.platform.answer(operation, given);
  const signIn = signInFixture({ realm: realmWith(entries) });
  const [taken] = entries;
  if (taken !== undefined) signIn.vault.keep({ authorisationToken: 'a', refreshToken: 'r' }, taken.key);
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: narrow,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const failures: ContributionFailure[] = [];
  const registry = new PluginRegistry(
    [...plugins, idPlugin, openIdPlugin],
    {
      'account/linked': { 'account-panel/linked': async () => ({ default: linked }) },
      'sign-in/id': {
        'sign-in-provider/id': async () => ({ default: () => provider ?? idProvider(context) }),
      },
      'sign-in/openid': { 'sign-in-provider/openid': async () => ({ default: () => provider ?? {} }) },
      ...modules,
    },
    () => context,
    runtime.clock,
    (failure) => void failures.push(failure),
  );
  const router = createMemoryRouter(
    Object.entries({
      '*': <h1>Elsewhere</h1>,
      '/account': <AccountPage />,
      '/preferences': <PreferencesPage />,
    }).map(([route, element]) => ({
      path: route,
      element: <RoutingProvider store={routing}>{element}</RoutingProvider>,
    })),
    { initialEntries: ['/before', path], initialIndex: 1 },
  );
  const here = () =>
    new URL(`https://ringside.localhost${router.state.location.pathname}${router.state.location.search}`);
  const texts = coreTexts(locale);
  const chosen: string[] = [];
  const services = new Map<symbol, unknown>([
    [
      checkedRealm.key,
      {
        title: 'Ringside',
        images: {},
        settings: {
          addressCountryRestriction: [],
          adminRoles: ['ADMIN'],
          profileConfiguration: { status: profiles },
        },
        locales: {
          default: 'en',
          offered: [
            { code: 'en', name: 'English' },
            { code: 'es', name: 'Español' },
          ],
        },
      },
    ],
    [shellStore.key, new ShellStore({ track: () => undefined })],
    [languageChoice.key, { choose: (code: string) => void chosen.push(code) }],
    [preferencesChanged.key, (change: object) => void chosen.push(JSON.stringify(change))],
    [pageLog.key, context.log],
    [mutationServices.key, mutationServicesOf(undefined, () => viewer.id)],
    [newRelease.key, () => false],
    [pageTexts.key, { has: (key: string) => texts.messages.has(key), require: async () => undefined }],
    [signInDeps.key, { ...signIn.parts, registry }],
    [session.key, { viewer, known: true }],
    [
      navigation.key,
      { ...runtime.navigation, current: here, hrefOf: runtime.navigation.hrefOf.bind(runtime.navigation) },
    ],
  ]);
  const service = <T,>(token: Token<T>): T =>
    services.has(token.key) ? (services.get(token.key) as T) : runtime.service(token);
  document.documentElement.dir = directionOf(locale);
  render(
    <ServicesContext value={service}>
      <Intl store={texts} timeZone="UTC" now={() => runtime.clock.now()}>
        <RegistryContext value={registry}>
          <RouterProvider router={router} />
        </RegistryContext>
      </Intl>
    </ServicesContext>,
  );
  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
  await settle();
  const go = async (to: string | -1) => {
    await act(async () => (to === -1 ? router.navigate(-1) : router.navigate(to)));
    await settle();
  };
  return { runtime, signIn, failures, chosen, here, go, settle, user: userEvent.setup({ delay: null }) };
}

const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
