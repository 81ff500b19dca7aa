/** Draws the sign-in pages as the running site does: router, routes, texts, registry, services. */
import { parse } from '@formatjs/icu-messageformat-parser';
import { render } from '@testing-library/react';
import { act, StrictMode, type ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import commerce from '../../../../core/commerce/messages/en.json';
import pages from '../../../../core/pageKit/messages/en.json';
import session from '../../../../core/session/messages/en.json';
import shell from '../../../../core/shell/messages/en.json';
import id from '../../../../plugins/sign-in/id/messages/en.json';
import openid from '../../../../plugins/sign-in/openid/messages/en.json';
import details from '../../../../core/details/messages/en.json';
import idProvider from '../../../../plugins/sign-in/id/provider';
import { Intl } from '../../../../core/i18n/Intl';
import { MessageStore } from '../../../../core/i18n/MessageStore';
import { checkedRealm, defaultPage, languageChoice, pageLog } from '../../../../core/pageKit/pageServices';
import { PluginRegistry } from '../../../../core/plugins/PluginRegistry';
import { RegistryContext } from '../../../../core/plugins/RegistryContext';
import { buildRouteTables } from '../../../../core/routing/routeTables';
import { matchPath } from '../../../../core/routing/matchPath';
import { RoutingProvider } from '../../../../core/routing/RoutingProvider';
import { RoutingStore } from '../../../../core/routing/RoutingStore';
import {
  analytics,
  clock,
  navigation,
  overlays,
  platformClient,
  realm,
  type ServiceLocator,
  type SignInProvider,
  type Token,
} from '../../../../core/sdk';
import { ServicesContext } from '../../../../core/sdk/useService';
import { sessionStore } from '../../../../core/session/SessionStore';
import { signInDeps } from '../../../../core/session/signInDeps';
import { takeAddressToken } from '../../../../core/session/addressTokens';
import { signInService, type SignInService } from '../../../../core/session/SignInService';
import type { SignInRealm } from '../../../../core/session/signInEntries';
import { shellSettings } from '../../../../core/pageKit/shellSettings';
import { ShellStore, shellStore } from '../../../../core/pageKit/ShellStore';
import { fakeContext } from '../../../kit';
import { signInFixture, type SignInFixture } from '../signInSite';
import { idPlugin, openIdPlugin } from '../signInFixture';

const texts = Object.fromEntries(
  Object.entries({ ...shell, ...pages, ...session, ...commerce, ...details, ...id, ...openid }).map(
    ([key, text]) => [key, parse(text, { ignoreTag: true })],
  ),
);

export interface Drawn extends SignInFixture {
  readonly service: SignInService;
  readonly shell: ShellStore;
  unmount(): void;
  /** Path and query of the router. */
  place(): string;
  /** Its locations, in order. */
  readonly places: readonly string[];
}

export interface Drawing {
  /** Address at which the browser opens. */
  readonly href: string;
  readonly realm?: SignInRealm;
  readonly state?: unknown;
  /** Pages before it in the history. */
  readonly visited?: readonly string[];
  readonly direction?: 'en' | 'ar';
  /** What an earlier page stored in the browser. */
  readonly before?: (values: SignInFixture['values']) => void;
  readonly arrange?: (runtime: SignInFixture) => void;
  /** Loads the module of a contribution; fails while it throws. */
  readonly load?: (name: string) => void;
  readonly openid?: SignInProvider;
}

export async function drawAt(
  element: ReactElement,
  {
    href,
    realm: given,
    before,
    state,
    visited = [],
    direction = 'en',
    arrange,
    load,
    openid: redirecting = {},
  }: Drawing,
): Promise<Drawn> {
  const runtime = signInFixture({ href, ...(given && { realm: given }), ...(before && { before }) });
  arrange?.(runtime);
  const { context } = fakeContext({
    facts: { name: 'id' },
    options: { passwordLength: { min: 8, max: 64 } },
  });
  const { context: idContext } = {
    context: {
      ...context,
      use: ((token: Token<unknown>) =>
        token.name === 'platform-client@1' ? runtime.platform : context.use(token)) as typeof context.use,
    },
  };
  const module = (name: string, activate: () => SignInProvider) => async () => {
    load?.(name);
    return { default: activate };
  };
  const registry = new PluginRegistry(
    [idPlugin, openIdPlugin],
    {
      'sign-in/id': { 'sign-in-provider/id': module('id', () => idProvider(idContext)) },
      'sign-in/openid': { 'sign-in-provider/openid': module('openid', () => redirecting) },
    },
    () => context,
    runtime.clock,
    () => undefined,
  );
  const parts = { ...runtime.parts, registry };
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
    { locale: direction, bundles: { runtime: texts }, realm: {} },
  );
  const images = { signIn: { mobile: '/m.webp', desktop: '/d.webp', desktopRtl: '/d-rtl.webp' } };
  const shellOfPage = new ShellStore(parts.analytics);
  const services = new Map<symbol, unknown>([
    [signInDeps.key, parts],
    [sessionStore.key, parts.session],
    [
      checkedRealm.key,
      {
        title: 'Ringside',
        images,
        settings: { vpnDisallowed: false, addressCountryRestriction: [], ...given?.settings },
      },
    ],
    [pageLog.key, { info: () => undefined, warn: () => undefined, error: () => undefined }],
    [platformClient.key, runtime.platform],
    [
      navigation.key,
      { ...parts.navigation, current: () => parts.address.current(), canGoBack: () => visited.length > 0 },
    ],
    [defaultPage.key, { path: '/home', section: 'home' }],
    [
      shellSettings.key,
      {
        title: 'Ringside',
        logo: '/logo.svg',
        languages: [
          { code: 'en', name: 'English' },
          { code: 'ar', name: 'العربية' },
        ],
      },
    ],
    [shellStore.key, shellOfPage],
    [languageChoice.key, { choose: () => undefined }],
    [realm.key, { locale: direction, title: 'Ringside' }],
    [clock.key, runtime.clock],
    [overlays.key, { isOpen: () => true, open: () => undefined, close: () => undefined }],
    [analytics.key, parts.analytics],
  ]);
  const locate: ServiceLocator = <T,>(token: Token<T>): T => {
    if (!services.has(token.key)) throw new Error(`The runtime under test offers no ${token.name}.`);
    return services.get(token.key) as T;
  };
  const routing = new RoutingStore({ tables: buildRouteTables(), language: () => 'en', signInPaths: [] });
  const places: string[] = [];
  const Place = () => {
    const { pathname, search } = useLocation();
    const place = pathname + search;
    if (places.at(-1) !== place) places.push(place);
    return null;
  };
  // A provider's answer and a one-time token have been removed from the address by the time the router reads it.
  takeAddressToken(parts.address, parts.tabValues, (path) =>
    matchPath({ tables: buildRouteTables(), activeTable: 'default', signInPaths: [] }, path),
  );
  const { pathname, search } = parts.address.current();
  const { unmount } = render(
    <StrictMode>
      <ServicesContext value={locate}>
        <Intl store={store} timeZone="UTC" now={() => runtime.clock.now()}>
          <RegistryContext value={registry}>
            <MemoryRouter
              initialEntries={[
                ...visited,
                { pathname, search, state, ...(visited.length > 0 && { key: 'later' }) },
              ]}
            >
              <RoutingProvider store={routing}>
                <Place />
                {element}
              </RoutingProvider>
            </MemoryRouter>
          </RegistryContext>
        </Intl>
      </ServicesContext>
    </StrictMode>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return Object.assign(runtime, {
    service: signInService(parts),
    shell: shellOfPage,
    unmount,
    places,
    place: () => places.at(-1) ?? '',
  });
}
