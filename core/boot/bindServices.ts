/** Binds every service of the first page to its token: who needs whom is read here and nowhere else. */
import type { Container } from 'inversify';
import { observable } from 'mobx';
import { Card, cardSettings, CardShelf, createContentApi, LazyActions, LazyMovingPicture, fallbackImage, OpenCard, SectionStore, sizedAddress } from '../catalogue';
import { purchaseLog } from '../commerce/purchaseLog';
import { purchaseMemory } from '../commerce/purchaseMemory';
import { MessageStore } from '../i18n';
import { createFavouriteSlot, createWatchlistSlot, favouriteSlot, watchlistSlot } from '../library';
import { PREFERENCES_CHANGED } from '../pages/account/preferenceNews';
import { Message } from '../pages/fallback/Message';
import { NotFoundPage } from '../pages/fallback/NotFoundPage';
import { SectionPage } from '../pages/section/SectionPage';
import { checkedRealm, embedding, newRelease, pageDrawn, pageLog, pageTexts, preferencesChanged, sectionPages } from '../pages/pageServices';
import { CountryList, createPlatformClient, noTokens, platformLabels, ViewerCountry, type TokenSource } from '../platform';
import { changeRoom, type Refusal } from '../platform/changes/changeRoom';
import { PaymentScope, paymentScope } from '../platform/PaymentScope';
import { createPlaybackSlot, playbackSlot } from '../playback/playbackSlot';
import { profileRoom } from '../profiles/profileRoom';
import type { ProfileStore } from '../profiles/ProfileStore';
import { AnalyticsHub, contextFactory, PluginRegistry } from '../plugins';
import type { ScriptLoader } from '../plugins/ScriptLoader';
import { PAGE_SIZES } from '../realm/constants';
import { realmRoutes } from '../realm/realmRoutes';
import { buildRouteTables, redirectOrigins, RoutingStore } from '../routing';
import { createEntryMemory } from '../routing/createEntryMemory';
import { createSearchSlot, searchSlot } from '../search/searchSlot';
import * as sdk from '../sdk';
import type { ServiceLocator, Token } from '../sdk';
import { GuestSessions, languageMemory, ProviderReturn, SessionStore, sessionStore, signInParts, TokenRefresher, TokenVault } from '../session';
import { defaultPage, languageChoice, menuReport, MenuStore, menuStore, menuTexts, shellSettings, ShellStore, shellStore, textIn } from '../shell';
import { reloadForNewRelease } from './staleRelease';
import type { Surroundings } from './surroundings';
import { FirstContent } from './firstContent';
import type { PageData } from './pageData';
import { createBackgroundVideos } from './services/backgroundVideos';
import { createContentLinks } from './services/contentLinks';
import { channelsOf } from './services/channels';
import { createDraftChecker } from './services/draftChecker';
import { fetchPicture } from './services/fetchPicture';
import { FirstPage } from './services/FirstPage';
import { messageReport } from './services/messageReport';
import { createMessageSource } from './services/messages';
import { createHeroPlayer } from './services/heroPlayer';
import { createScreens } from './services/screens';
import { createKeptPositions } from './services/keptPositions';
import { createPluginStates } from './services/pluginStates';
import { phoneScreen } from './services/phoneScreen';
import { createRealmView } from './services/realmView';
import { RouterNavigation } from './services/RouterNavigation';
import { createDefaultPage, createShellSettings } from './services/shell';
import { createStage } from './services/stage';
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
  constant(embedding, surroundings.playerFrame ?? null);
  constant(own.windowPlaces, { current: null });
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
  const reader = () => import('../platform/reading/readAnswer').then(({ readerOf }) => readerOf(log('platform')), () => undefined);
  const clientOf = (tokens: TokenSource, clock: sdk.Clock) => createPlatformClient({ url, apiKey, endpoints, locale, tokens, fetch, clock, reader });
  bind(paymentScope, [tokenRefresher, sdk.clock], (tokens, clock) => new PaymentScope(clientOf(tokens, clock)));
  bind(sdk.platformClient, [paymentScope], (scope) => scope);
  bind(sdk.guestCheckout, [tokenlessClient, own.visitValues, sdk.clock], (tokenless, values, clock) => {
    let opened: Promise<sdk.GuestCheckout> | null = null;
    const open = async () => new (await import('../commerce/GuestCheckoutStore')).GuestCheckoutStore({ values, tokenless, clientOf: (tokens) => clientOf(tokens, clock) });
    return () => (opened ??= open().catch((error: unknown) => {
      opened = null;
      throw error;
    }));
  });
  bind(sdk.plainFetch, [], () => fetch);
  bind(sdk.outsideClient, [sdk.clock], (clock) => (url) => createPlatformClient({ url, apiKey: null, locale, tokens: noTokens, fetch, clock }));
  bind(sessionStore, [own.tokenVault, guestSessions, tokenRefresher, sdk.platformClient, sdk.clock], (vault, guests, refresher, client, clock) => {
    const store = new SessionStore({ vault, guests, refresher, client, tabs, clock, log: log('session') });
    onDispose(() => store.dispose());
    return store;
  });
  bind(sdk.session, [sessionStore], (store) => store);
  bind(own.signInReturn, [own.routingStore], (routing) => new ProviderReturn({ address: surroundings.address, values: surroundings.lasting, match: (pathname) => routing.match(pathname), log: log('sign-in') }));
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
      visitValues: surroundings.visit,
      outlivesPage: surroundings.outlivesPage,
      analytics: get(sdk.analytics),
      clock,
      scripts: get(own.pageScripts),
      log: log('sign-in'),
      routes: () => routing,
      targets: { origin: address.current().origin, allowedOrigins: allowedOrigins(page.realm), match: (pathname: string) => routing.match(pathname) },
      home: () => home.path,
      languages: {
        stored: () => languageMemory(surroundings.lasting).read(),
        offered: page.realm.locales.offered.map(({ code }) => code),
        present: () => messages.locale,
        choose: (code: string) => messages.setLocale(code),
      },
      texts: { has: (key: string) => messages.messages.has(key), require: (plugin: string) => messages.require(plugin) },
    };
  });
}

function bindTexts(bind: Bind, { page, surroundings, get, onDispose }: Wiring): void {
  const log = surroundings.log('texts');
  const { development = false } = page;
  bind(own.messageStore, [own.lastingValues], (values) => {
    const memory = languageMemory(values);
    const store = new MessageStore(
      {
        source: createMessageSource(page, surroundings.fetch),
        labels: { load: (locale, signal) => platformLabels(get(sdk.platformClient), page.realm.id).load(locale, signal) },
        memory: { read: () => memory.read(), write: (locale) => (memory.write(locale), surroundings.rememberLanguage(locale)) },
        report: messageReport(log, development),
        after: surroundings.clock.after,
        development,
      },
      { locale: page.locale, ...page.messages } as ConstructorParameters<typeof MessageStore>[1],
    );
    onDispose(() => store.dispose());
    return store;
  });
  bind(own.viewerCountry, [sdk.platformClient, own.messageStore], (client, store) => {
    const countries = new CountryList(client, () => store.locale);
    return new ViewerCountry(countries, surroundings.visit, (error) => log.warn('The country is not known.', { reason: String(error) }));
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
  bind(own.pageScripts, [sdk.clock], (clock) => {
    let loader: Promise<ScriptLoader> | undefined;
    return () => (loader ??= import('../plugins/ScriptLoader').then(({ pageScripts }) => pageScripts(document, clock, page.realm)));
  });
  bind(own.scriptGuests, [], () => new Set());
  bind(own.pluginRegistry, [sdk.clock], (clock) => {
    const { plugins } = page.realm;
    const contexts = contextFactory({ service: get, scripts: get(own.pageScripts), guests: get(own.scriptGuests), keyValues: lasting, visitValues: surroundings.visit, log: (id) => log(id) });
    const registry = new PluginRegistry(plugins, withTexts(modules, (plugin) => get(own.messageStore).require(plugin)), contexts, clock, (failure) =>
      log(failure.plugin).error(failure.message, failure.cause),
    );
    onDispose(() => registry.dispose());
    return registry;
  });
  bind(sdk.pluginStates, [own.pluginRegistry], createPluginStates);
  bind(sdk.stage, [], () => createStage(page.realm));
  bind(sdk.draftChecker, [], () => createDraftChecker(page, surroundings.fetch));
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
  bind(menuTexts, [own.messageStore], (texts) => ({ has: (key) => texts.messages.has(key), require: (plugin) => void texts.require(plugin).catch(() => undefined) }));
  bind(menuStore, [sdk.platformClient], (client) => new MenuStore(realm.menus, client, (error) => log.warn('The menu was not refreshed.', { reason: String(error) })));
  bind(shellStore, [sdk.analytics], (analytics) => new ShellStore(analytics));
  bind(sdk.overlays, [shellStore], (shell) => shell);
  bind(shellSettings, [own.routingStore], (routing) => createShellSettings(realm, routing));
  bind(defaultPage, [own.routingStore, sdk.session, menuStore], (routing, session, menus) => createDefaultPage(realm, routing, session, menus));
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

function bindCatalogue(bind: Bind, { page, surroundings, get }: Wiring): void {
  const { realm } = page;
  const log = surroundings.log('catalogue');
  bind(pageTexts, [own.messageStore], (texts) => ({ has: (key) => texts.messages.has(key), require: (bundle) => texts.require(bundle).catch(() => undefined) }));
  bind(newRelease, [own.visitValues, own.browserAddressToken], (visit, address) => () => reloadForNewRelease(visit, address));
  bind(pageLog, [], () => surroundings.log('page'));
  bind(pageDrawn, [own.firstContent], (first) => () => first.drawn());
  bind(sdk.card, [], () => Card);
  bind(sdk.sectionPage, [], () => SectionPage);
  bind(sdk.notFoundPage, [], () => NotFoundPage);
  bind(sdk.pageMessage, [], () => Message);
  bind(sdk.contentLinks, [own.routingStore, sdk.session, sdk.clock], (routing, session, clock) => createContentLinks(routing, session, realm.settings, clock));
  bind(cardSettings, [], () => ({
    showTitles: realm.settings.contentTitles === 'show',
    fallbackImage: (content) => fallbackImage(realm.images, content),
    rules: realm.settings,
    openCard: new OpenCard(),
  }));
  bind(sdk.cardShelf, [], () => CardShelf);
  bind(sdk.actions, [], () => LazyActions);
  bind(sdk.movingPicture, [], () => LazyMovingPicture);
  bind(sdk.heroPlayer, [own.messageStore], (texts) => (realm.settings.heroPlayer ? createHeroPlayer((bundle) => texts.require(bundle)) : null));
  bind(sdk.backgroundPicture, [], () => (address) => sizedAddress(address, surroundings.document.documentElement.clientWidth));
  bind(sdk.keptPositions, [own.lastingValues, sdk.clock, sessionStore], (values, clock, session) => createKeptPositions(values, clock, () => session.keeping));
  bind(changeRoom, [sessionStore], (session) => ({ around: surroundings, viewerId: () => session.keeping.id, refusals: observable.array<Refusal>([], { deep: false }), standing: new Map() }));
  bind(favouriteSlot, [sdk.platformClient, sdk.analytics, changeRoom], (client, analytics, room) => {
    const report = (error: unknown) => surroundings.log('library').warn('A favourite was not saved.', { reason: String(error) });
    return createFavouriteSlot(() => import('../library/openFavourites').then(({ openFavourites }) => openFavourites({ client, analytics, room, report })));
  });
  bind(sdk.favourites, [favouriteSlot], (slot) => slot);
  bind(sdk.backgroundVideos, [playbackSlot], (slot) => createBackgroundVideos(slot));
  bind(sdk.entryMemory, [sectionPages, sdk.session], (pages, session) => createEntryMemory(() => [pages.audience, session.viewer.id && `${session.viewer.id} ${session.viewer.isChild}`]));
  const report = (error: unknown) => log.warn('A section or row was not read whole.', { reason: String(error) });
  const openSection = (section: string, client: sdk.PlatformClient, messages: MessageStore) =>
    new SectionStore(section, {
      api: createContentApi(client, realm.settings),
      pages: realm.pages,
      localise: (text) => (typeof text === 'object' ? textIn(text, messages.locale) : null),
      firstAnswer: (asked) => get(own.firstPage).takeAnswer(asked, messages.locale),
      taken: (store, answer) => void get(own.firstContent).ready.then(() => import('../catalogue/readRowsAgain')).then(({ readRowsAgain }) => readRowsAgain({ store, answer, fixed: section in realm.pages, report }), report),
      report,
    });
  bind(own.firstPage, [sdk.platformClient, own.messageStore, own.pluginRegistry, own.firstContent, sdk.clock], (client, messages, registry, first, clock) => {
    return new FirstPage({ early: globalThis.prosceniumEarly, fetchPicture, open: (section) => openSection(section, client, messages), registry, drawn: first.ready, clock });
  });
  bind(sectionPages, [sdk.platformClient, own.messageStore, sessionStore, own.tokenVault, own.firstPage], (client, messages, session, vault, first) => {
    // Until the platform has said who is here, the page shows what it shows to whoever the kept tokens belong to.
    const kept = vault.read() !== null && vault.provider !== null ? 'viewer' : 'guest';
    const audience = () => `${messages.locale} ${session.state.status === 'starting' ? kept : session.state.status} ${session.profileChanges}`;
    return {
      get audience() {
        return audience();
      },
      open: (section) => first.storeOf(section) ?? openSection(section, client, messages),
    };
  });
}

/** What rooms that are fetched later need from the start: their parts, never their code. */
function bindLazyRooms(bind: Bind, { page, surroundings, get, onDispose }: Wiring): void {
  const { clock, fetch, lasting, log } = surroundings;
  bind(purchaseLog, [], () => log('commerce'));
  bind(sdk.channels, [tokenRefresher, sdk.session, own.messageStore], (tokens, session, messages) =>
    channelsOf({ platform: page.realm.platform, surroundings, tokens, session, locale: () => messages.locale, onDispose }),
  );
  bind(sdk.guideSettings, [], () => ({
    externalTable: page.realm.settings.externalTable ?? null,
    epgPlaybackContentStatus: page.realm.settings.epgPlaybackContentStatus,
    currentProgramPlaybackStatus: page.realm.settings.currentProgramPlaybackStatus,
    pageSize: PAGE_SIZES.guide,
    rowSize: PAGE_SIZES.guideBucket,
  }));
  bind(sdk.signInSettings, [], () => ({ appCheck: page.realm.settings.appCheck, isPhone: () => phoneScreen().matches }));
  bind(sdk.cancellationPromo, [own.messageStore], (messages) => async () => {
    const [{ CancellationPromo }] = await Promise.all([import('../commerce/components/CancellationPromo'), messages.require('commerce')]);
    return CancellationPromo;
  });
  bind(sdk.basketCheckout, [own.messageStore], (messages) => async () => {
    const [{ BasketCheckout }] = await Promise.all([import('../pages/purchase/BasketCheckout'), messages.require('commerce'), messages.require('details')]);
    return BasketCheckout;
  });
  bind(preferencesChanged, [playbackSlot], (slot) => (change) => {
    slot.forgetPreferences();
    lasting.write(PREFERENCES_CHANGED, String(clock.now()));
    // What was chosen in the player of this device would come before them.
    if ('audioLanguage' in change || 'subTitleLanguage' in change) void import('../playback/PlayerChoices').then(({ PlayerChoices }) => new PlayerChoices(lasting).forgetLanguages());
  });
  bind(purchaseMemory, [own.visitValues], (values) => values);
  bind(watchlistSlot, [sdk.platformClient, changeRoom], (client, room) => {
    const report = (error: unknown) => log('library').warn('A watchlist was not loaded or changed.', { reason: String(error) });
    return createWatchlistSlot({ client, report, room });
  });
  bind(sdk.watchlists, [watchlistSlot, own.messageStore], (slot, messages) => async () => {
    const [{ openWatchlists }] = await Promise.all([import('../library/openWatchlists'), messages.require('library')]);
    return openWatchlists(slot);
  });
  bind(profileRoom, [sdk.platformClient, sessionStore, own.lastingValues, own.messageStore], (client, session, values, messages) => {
    const report = (error: unknown) => log('profiles').warn('A profile was not read or changed.', { reason: String(error) });
    let store: ProfileStore | null = null;
    return async () => {
      const [{ ProfileStore }] = await Promise.all([import('../profiles/ProfileStore'), messages.require('profiles')]);
      return (store ??= new ProfileStore({ client, session, values, report }));
    };
  });
  bind(searchSlot, [sdk.platformClient, own.pluginRegistry], (client, registry) => {
    const slot = createSearchSlot({ client, clock, registry, report: (error) => log('search').warn('A search or a list was not read whole.', { reason: String(error) }) });
    onDispose(() => slot.dispose());
    return slot;
  });
  bind(sdk.screens, [playbackSlot, sdk.channels, sdk.navigation, own.messageStore], (slot, channels, navigation, messages) =>
    createScreens({ slot, channels, navigation, signIn: () => get(signInParts), requireTexts: (bundle) => messages.require(bundle) }),
  );
  bind(playbackSlot, [sdk.platformClient, sessionStore, own.messageStore, sdk.analytics], (client, session, messages, analytics) => {
    const slot = createPlaybackSlot({
      client,
      fetch,
      clock,
      keyValues: lasting,
      platform: page.realm.platform,
      settings: page.realm.settings,
      viewer: () => session.keeping,
      locale: () => messages.locale,
      report: (error) => log('playback').warn('A part of the playback failed.', { reason: String(error) }),
      analytics,
    });
    onDispose(surroundings.tabs.listen((key) => key === PREFERENCES_CHANGED && slot.forgetPreferences()));
    onDispose(() => slot.dispose());
    return slot;
  });
}
