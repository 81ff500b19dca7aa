/** Binds every service of the first page to its token: who needs whom is read here and nowhere else. */
import type { Container } from 'inversify';
import { Card, cardSettings, createContentApi, SectionStore } from '../catalogue';
import { purchaseLog } from '../commerce/purchaseLog';
import { MessageStore } from '../i18n';
import { checkedRealm, pageDrawn, pageLog, sectionPages } from '../pages/pageServices';
import { createPlatformClient, noTokens, platformLabels } from '../platform';
import { createPlaybackSlot, playbackSlot } from '../playback/playbackSlot';
import { AnalyticsHub, contextFactory, PluginRegistry, ScriptLoader } from '../plugins';
import { realmRoutes } from '../realm/realmRoutes';
import { buildRouteTables, redirectOrigins, RoutingStore } from '../routing';
import * as sdk from '../sdk';
import type { ServiceLocator, Token } from '../sdk';
import { GuestSessions, languageMemory, SessionStore, sessionStore, signInParts, takeSignInReturn, TokenRefresher, TokenVault } from '../session';
import { defaultPage, languageChoice, menuReport, MenuStore, menuStore, shellSettings, ShellStore, shellStore, textIn } from '../shell';
import type { Surroundings } from './surroundings';
import { FirstContent } from './firstContent';
import type { PageData } from './pageData';
import { createContentLinks } from './services/contentLinks';
import { languageCookie } from './services/languageCookie';
import { createMessageSource } from './services/messages';
import { createPluginStates } from './services/pluginStates';
import { createRealmView } from './services/realmView';
import { RouterNavigation } from './services/RouterNavigation';
import { createDefaultPage, createShellSettings } from './services/shell';
import * as own from './tokens';

export interface Wiring {
  readonly page: PageData;
  readonly surroundings: Surroundings;
  readonly get: ServiceLocator;
  readonly onDispose: (end: () => void) => void;
}

export function bindServices(container: Container, wiring: Wiring): void {
  /** Built on first use, with what the tokens before it give. */
  const bind: Bind = (to, needs, make) => {
    container.bind(to.key).toResolvedValue(make as (...given: unknown[]) => unknown, needs.map(({ key }) => key));
  };
  bindBrowser(container, wiring);
  bindSession(bind, wiring);
  bindTexts(bind, wiring);
  bindPlugins(bind, wiring);
  bindFrame(bind, wiring);
  bindCatalogue(bind, wiring);
  bindLazyRooms(bind, wiring);
}

type ServicesOf<Needs extends readonly Token<unknown>[]> = { [Index in keyof Needs]: Needs[Index] extends Token<infer T> ? T : never };
type Bind = <T, const Needs extends readonly Token<unknown>[]>(to: Token<T>, needs: Needs, make: (...given: ServicesOf<Needs>) => T) => void;

const guestSessions = sdk.token<GuestSessions>('guest-sessions@1');
const tokenRefresher = sdk.token<TokenRefresher>('token-refresher@1');
/** Sends no tokens: what refreshes them must not wait for a refresh. */
const tokenlessClient = sdk.token<sdk.PlatformClient>('tokenless-client@1');

function bindBrowser(container: Container, { page, surroundings }: Wiring): void {
  const constant = <T>(to: Token<T>, value: T): void => void container.bind<T>(to.key).toConstantValue(value);
  constant(checkedRealm, page.realm);
  constant(sdk.clock, surroundings.clock);
  constant(own.browserAddressToken, surroundings.address);
  constant(own.lastingValues, surroundings.lasting);
  constant(own.visitValues, surroundings.visit);
  constant(own.firstContent, new FirstContent(surroundings.clock));
}

function bindSession(bind: Bind, { page, surroundings, get, onDispose }: Wiring): void {
  const { url, apiKey, endpoints } = page.realm.platform;
  const { fetch, locks, tabs, log } = surroundings;
  // Asked for at every call: the language is known before the first one is made, but not while all this is built.
  const locale = () => get(own.messageStore).locale;
  bind(own.tokenVault, [own.lastingValues], (values) => new TokenVault(values));
  bind(tokenlessClient, [sdk.clock], (clock) => createPlatformClient({ url, apiKey, endpoints, locale, tokens: noTokens, fetch, clock }));
  bind(guestSessions, [own.tokenVault, tokenlessClient], (vault, client) => new GuestSessions(vault, client, locks, log('session')));
  bind(tokenRefresher, [own.tokenVault, guestSessions, tokenlessClient, sdk.clock], (vault, guests, client, clock) => new TokenRefresher(vault, guests, client, locks, clock));
  bind(sdk.platformClient, [tokenRefresher, sdk.clock], (tokens, clock) => createPlatformClient({ url, apiKey, endpoints, locale, tokens, fetch, clock }));
  bind(sessionStore, [own.tokenVault, guestSessions, tokenRefresher, sdk.platformClient, sdk.clock], (vault, guests, refresher, client, clock) => {
    const store = new SessionStore({ vault, guests, refresher, client, tabs, clock, log: log('session') });
    onDispose(() => store.dispose());
    return store;
  });
  bind(sdk.session, [sessionStore], (store) => store);
  bind(own.signInReturn, [own.routingStore], (routing) => takeSignInReturn(surroundings.address, surroundings.lasting, (pathname) => routing.match(pathname)));
  bind(signInParts, [sessionStore, own.tokenVault, sdk.platformClient, own.pluginRegistry, own.messageStore, own.routingStore, own.routerNavigation, defaultPage], (...given) => {
    const [session, vault, client, registry, messages, routing, navigation, home] = given;
    const { address, clock } = surroundings;
    return {
      realm: page.realm,
      session,
      vault,
      client,
      registry,
      returned: get(own.signInReturn),
      address,
      navigation,
      values: surroundings.lasting,
      analytics: get(sdk.analytics),
      clock,
      log: log('sign-in'),
      routes: () => routing,
      targets: { origin: address.current().origin, allowedOrigins: allowedOrigins(page.realm), match: (pathname: string) => routing.match(pathname) },
      home: () => home.path,
      texts: { has: (key: string) => messages.messages.has(key), require: (plugin: string) => messages.require(plugin) },
    };
  });
}

function bindTexts(bind: Bind, { page, surroundings, get, onDispose }: Wiring): void {
  const log = surroundings.log('texts');
  bind(own.messageStore, [own.lastingValues], (values) => {
    const memory = languageMemory(values);
    const store = new MessageStore(
      {
        source: createMessageSource(page, surroundings.fetch),
        labels: { load: (locale, signal) => platformLabels(get(sdk.platformClient), page.realm.id).load(locale, signal) },
        memory: { read: () => memory.read(), write: (locale) => (memory.write(locale), languageCookie(surroundings.document, locale)) },
        report: (problem) => log.warn(problem.kind, { ...problem }),
        after: surroundings.clock.after,
        development: false,
      },
      { locale: page.locale, ...page.messages } as ConstructorParameters<typeof MessageStore>[1],
    );
    onDispose(() => store.dispose());
    return store;
  });
  bind(languageChoice, [own.messageStore], (store) => ({ choose: (code) => void store.setLocale(code) }));
  bind(own.routingStore, [own.messageStore], (store) => {
    const { realm } = page;
    return new RoutingStore({ tables: buildRouteTables(realmRoutes(realm)), pinned: realm.routes.language, language: () => store.locale });
  });
  bind(sdk.realm, [own.messageStore], (store) => createRealmView(page.realm, store));
}

function bindPlugins(bind: Bind, { page, surroundings, get, onDispose }: Wiring): void {
  const { document, modules, lasting, log } = surroundings;
  bind(own.pluginRegistry, [sdk.clock], (clock) => {
    const { plugins } = page.realm;
    const policies = (globalThis as { trustedTypes?: ConstructorParameters<typeof ScriptLoader>[3] }).trustedTypes;
    const scripts = new ScriptLoader(document, clock, plugins.flatMap(({ scriptSources }) => scriptSources), policies);
    const contexts = contextFactory({ service: get, scripts, keyValues: lasting, log: (id) => log(id) });
    const registry = new PluginRegistry(plugins, withTexts(modules, (plugin) => get(own.messageStore).require(plugin)), contexts, clock, (failure) =>
      log(failure.plugin).error(failure.message, failure.cause),
    );
    onDispose(() => registry.dispose());
    return registry;
  });
  bind(sdk.pluginStates, [own.pluginRegistry], createPluginStates);
  bind(own.analyticsHub, [own.pluginRegistry, sdk.clock, sessionStore], (registry, clock, store) => new AnalyticsHub(registry, clock, () => store.userType, log('analytics')));
  bind(sdk.analytics, [own.analyticsHub], (hub) => hub);
}

/** A plugin's texts arrive with its code; without them it speaks in keys, which is better than not at all. */
function withTexts(modules: Surroundings['modules'], require: (plugin: string) => Promise<void>): Surroundings['modules'] {
  const entries = Object.entries(modules).map(([plugin, contributions]) => {
    const loading = Object.entries(contributions).map(([name, load]) => [name, async () => (await Promise.all([load(), require(plugin).catch(() => undefined)]))[0]] as const);
    return [plugin, Object.fromEntries(loading)] as const;
  });
  return Object.fromEntries(entries);
}

function bindFrame(bind: Bind, { page, surroundings }: Wiring): void {
  const { realm } = page;
  const log = surroundings.log('shell');
  const warned = new Set<string>();
  bind(menuReport, [], () => (problem) => {
    if (!warned.has(problem)) log.warn(problem);
    warned.add(problem);
  });
  bind(menuStore, [sdk.platformClient], (client) => new MenuStore(realm.menus, client, (error) => log.warn('The menu was not refreshed.', { reason: String(error) })));
  bind(shellStore, [sdk.analytics], (analytics) => new ShellStore(analytics));
  bind(shellSettings, [own.routingStore], (routing) => createShellSettings(realm, routing));
  bind(defaultPage, [own.routingStore, sdk.session, menuStore], (routing, session, menus) => createDefaultPage(realm, routing, session, () => menus.menus));
  bind(own.routerNavigation, [own.browserAddressToken, own.routingStore, defaultPage], (address, routing, page_) => {
    return new RouterNavigation(address, routing, allowedOrigins(realm), () => page_.path);
  });
  bind(sdk.navigation, [own.routerNavigation], (navigation) => navigation);
}

/** Origins that a redirect may name: the realm's, and those its providers call back to (ROU-108). */
function allowedOrigins({ routes, authenticationProviders }: PageData['realm']): ReadonlySet<string> {
  const callbacks = authenticationProviders.flatMap(({ options }) => (typeof options['callbackUri'] === 'string' ? [options['callbackUri']] : []));
  return redirectOrigins(routes.allowedRedirectOrigins, callbacks);
}

function bindCatalogue(bind: Bind, { page, surroundings }: Wiring): void {
  const { realm } = page;
  const log = surroundings.log('catalogue');
  bind(pageLog, [], () => surroundings.log('page'));
  bind(pageDrawn, [own.firstContent], (first) => () => first.drawn());
  bind(sdk.card, [], () => Card);
  bind(sdk.contentLinks, [own.routingStore, sdk.session, sdk.clock], (routing, session, clock) => createContentLinks(routing, session, realm.settings, clock));
  bind(cardSettings, [], () => ({
    showTitles: realm.settings.contentTitles === 'show',
    fallbackImage: ({ type }) => (type.toLowerCase() === 'playlist' ? realm.images.playlistThumbnail : undefined) ?? realm.images.cardThumbnail,
  }));
  bind(sectionPages, [sdk.platformClient, own.messageStore, sessionStore, own.tokenVault], (client, messages, session, vault) => {
    // Until the platform has said who is here, the page shows what it shows to whoever the kept tokens belong to.
    const kept = vault.read() !== null && vault.provider !== null ? 'viewer' : 'guest';
    const audience = () => `${messages.locale} ${session.state.status === 'starting' ? kept : session.state.status}`;
    return {
      get audience() {
        return audience();
      },
      open: (section) =>
      new SectionStore(section, {
        api: createContentApi(client, realm.settings),
        pages: realm.pages,
        localise: (text) => (typeof text === 'object' ? textIn(text, messages.locale) : null),
        firstAnswer: (asked) => takeEarlyAnswer(asked, messages.locale),
        report: (error) => log.warn('A section or row was not loaded.', { reason: String(error) }),
      }),
    };
  });
}

/** What rooms that are fetched later need from the start: their parts, never their code. */
function bindLazyRooms(bind: Bind, { page, surroundings, onDispose }: Wiring): void {
  const { clock, fetch, lasting, log } = surroundings;
  bind(purchaseLog, [], () => log('commerce'));
  bind(playbackSlot, [sdk.platformClient, sdk.session, own.messageStore], (client, session, messages) => {
    const slot = createPlaybackSlot({
      client,
      fetch,
      clock,
      keyValues: lasting,
      platform: page.realm.platform,
      settings: page.realm.settings,
      viewer: () => session.viewer,
      locale: () => messages.locale,
      report: (error) => log('playback').warn('A part of the playback failed.', { reason: String(error) }),
    });
    onDispose(() => slot.dispose());
    return slot;
  });
}

/** The page's own first call, once, while it is still for this section in this language. */
function takeEarlyAnswer(section: string, locale: string) {
  const early = globalThis.prosceniumEarly;
  globalThis.prosceniumEarly = undefined;
  return early?.section === section && early.locale === locale ? early.answer : undefined;
}
