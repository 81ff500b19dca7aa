/** Bindings of tokens, the platform client that sends them, the session, and sign-in. */
import { createPlatformClient } from '../../platform/transport/createPlatformClient';
import { noTokens, type TokenSource } from '../../platform/transport/TokenSource';
import { checkoutKeys } from '../../commerce/purchaseMemory';
import { loadOnce } from '../../platform/loadOnce';
import { PaymentScope, paymentScope } from '../../platform/PaymentScope';
import { token } from '../../sdk/token';
import { type PlatformClient, platformClient, plainFetch, outsideClient } from '../../sdk/platform';
import { guestCheckout, type GuestCheckout } from '../../sdk/checkout';
import * as sdk from '../../sdk/services';
import { GuestSessions } from '../../session/GuestSessions';
import { languageMemory } from '../../session/languageMemory';
import { ProviderReturn } from '../../session/ProviderReturn';
import { SessionStore, sessionStore } from '../../session/SessionStore';
import { signInDeps } from '../../session/signInDeps';
import { TokenRefresher } from '../../session/TokenRefresher';
import { TokenVault } from '../../session/TokenVault';
import type { Revocations } from '../../session/Revocations';
import { REVOCATIONS } from '../../session/storedTokens';
import { tokenKeys } from '../../routing/tokenRoles';
import { defaultPage } from '../../pageKit/pageServices';
import * as own from '../tokens';
import { allowedOrigins } from './allowedOrigins';
import type { Bind, Wiring } from './wiring';

/** Storage keys of core that belong to one viewer, besides those of the session and of a sign-in. */
const ownKeys: readonly string[] = [...checkoutKeys, ...tokenKeys];

const guestSessions = token<GuestSessions>('guest-sessions@1');
const revocations = token<() => Promise<Revocations>>('revocations@1');
/** Sends no tokens: a token refresh must not wait for a token refresh. */
const tokenlessClient = token<PlatformClient>('tokenless-client@1');

export function bindSession(bind: Bind, { page, environment, get, onDispose }: Wiring): void {
  const { url, apiKey, endpoints } = page.realm.platform;
  const { fetch, locks, tabs, log } = environment;
  // Read at every call: the language is known before the first call, but not during construction.
  const locale = () => get(own.messageStore).locale;
  bind(own.tokenVault, [own.localValues, own.tabValues], (values, visit) => new TokenVault(values, visit));
  bind(tokenlessClient, [sdk.clock], (clock) =>
    createPlatformClient({ url, apiKey, endpoints, locale, tokens: noTokens, fetch, clock }),
  );
  bind(
    guestSessions,
    [own.tokenVault, tokenlessClient],
    (vault, client) => new GuestSessions(vault, client, locks, log('session')),
  );
  bind(revocations, [own.localValues, tokenlessClient, sdk.clock], (values, client, clock) => async () => {
    const { Revocations } = await import('../../session/Revocations');
    return new Revocations({ values, client, clock, log: log('session') });
  });
  const revoke = (refreshToken: string): void =>
    void get(revocations)().then(
      (all) => {
        all.keep(refreshToken);
        return all.send();
      },
      (error: unknown) =>
        log('session').warn('A session that nobody uses was not ended.', { reason: String(error) }),
    );
  const revokeLeft = async (): Promise<void> => {
    if (environment.localValues.read(REVOCATIONS) !== null) await (await get(revocations)()).send();
  };
  bind(
    own.tokenRefresher,
    [own.tokenVault, guestSessions, tokenlessClient, sdk.clock],
    (vault, guests, client, clock) => new TokenRefresher(vault, guests, client, locks, clock, revoke),
  );
  const reader = () =>
    import('../../platform/reading/readAnswer').then(
      ({ readerOf }) => readerOf(log('platform')),
      () => undefined,
    );
  const clientOf = (tokens: TokenSource, clock: sdk.Clock) =>
    createPlatformClient({
      url,
      apiKey,
      endpoints,
      locale,
      tokens,
      fetch,
      clock,
      reader,
      isOnBehalf: () => get(sessionStore).impersonated,
    });
  bind(
    paymentScope,
    [own.tokenRefresher, sdk.clock],
    (tokens, clock) => new PaymentScope(clientOf(tokens, clock)),
  );
  bind(platformClient, [paymentScope], (scope) => scope);
  bind(guestCheckout, [tokenlessClient, own.tabValues, sdk.clock], (tokenless, values, clock) => {
    return loadOnce<GuestCheckout>(
      async () =>
        new (await import('../../commerce/GuestCheckoutStore')).GuestCheckoutStore({
          values,
          tokenless,
          clientOf: (tokens) => clientOf(tokens, clock),
        }),
    );
  });
  bind(plainFetch, [], () => fetch);
  bind(
    outsideClient,
    [sdk.clock],
    (clock) => (url) => createPlatformClient({ url, apiKey: null, locale, tokens: noTokens, fetch, clock }),
  );
  bind(
    sessionStore,
    [own.tokenVault, guestSessions, own.tokenRefresher, platformClient, sdk.clock],
    (vault, guests, refresher, client, clock) => {
      const viewerKeys = [...ownKeys, ...page.realm.plugins.flatMap(({ storage }) => storage)];
      const store = new SessionStore({
        vault,
        guests,
        refresher,
        client,
        tabs,
        visit: environment.sessionValues,
        // A token that this page's address brought is for whoever is here now.
        viewerKeys: () => viewerKeys.filter((key) => key !== get(own.signInReturn).takenToken),
        revoke,
        revokeLeft,
        clock,
        log: log('session'),
      });
      onDispose(() => store.dispose());
      return store;
    },
  );
  bind(sdk.session, [sessionStore], (store) => store);
  bind(
    own.signInReturn,
    [own.routingStore],
    (routing) =>
      new ProviderReturn({
        address: environment.address,
        values: environment.localValues,
        visit: environment.sessionValues,
        match: (pathname) => routing.match(pathname),
        log: log('sign-in'),
      }),
  );
  bind(
    signInDeps,
    [
      sessionStore,
      own.tokenVault,
      platformClient,
      own.pluginRegistry,
      own.messageStore,
      own.routingStore,
      own.routerNavigation,
      defaultPage,
    ],
    (...given) => {
      const [session, vault, client, registry, messages, routing, navigation, home] = given;
      const { address, clock } = environment;
      return {
        realm: page.realm,
        session,
        vault,
        client,
        registry,
        returned: get(own.signInReturn),
        address,
        navigation,
        values: environment.localValues,
        tabValues: environment.sessionValues,
        viewerKeys: ownKeys,
        locks,
        outlivesPage: environment.outlivesPage,
        analytics: get(sdk.analytics),
        clock,
        scripts: get(own.pageScripts),
        fetch,
        hasConsentTerms: page.hasConsentTerms === true,
        log: log('sign-in'),
        routes: () => routing,
        targets: {
          origin: address.current().origin,
          allowedOrigins: allowedOrigins(page.realm),
          match: (pathname: string) => routing.match(pathname),
        },
        home: () => home.path,
        languages: {
          stored: () => languageMemory(environment.localValues).read(),
          offered: page.realm.locales.offered.map(({ code }) => code),
          present: () => messages.locale,
          choose: (code: string) => messages.setLocale(code),
        },
        texts: {
          has: (key: string) => messages.messages.has(key),
          knows: (key: string) => messages.knows(key),
          require: (plugin: string) => messages.require(plugin),
        },
      };
    },
  );
}
