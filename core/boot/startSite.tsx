/**
 * Starts what a page carries. Starting a site: builds its runtime, processes the address and stored state,
 * renders it, and starts deferred work after the first page.
 */
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { applyDocumentLanguage } from '../i18n/applyDocumentLanguage';
import { datesDependOnCountry } from '../i18n/dateLocale';
import { sessionStore } from '../session/SessionStore';
import { menuStore } from '../shell/useMenu';
import { App } from './App';
import { createRuntime, type Runtime } from './createRuntime';
import type { Start } from './preview/previewSite';
import {
  analyticsHub,
  errorFeed,
  firstContent,
  firstPage,
  messageStore,
  routingStore,
  scrollRestoration,
  signInReturn,
  tabValues,
  tokenVault,
  viewerCountry,
} from './tokens';
import { startLocale } from '../i18n/startLocale';
import type { MessageStore } from '../i18n/MessageStore';
import type { CheckedRealm } from '../realm/checkedRealm';
import { checkedRealm } from '../pageKit/pageServices';
import { isIndexedRole } from '../pageKit/roleFacts';
import { routesByLanguage } from '../realm/realmRoutes';
import { languageMemory } from '../session/languageMemory';
import { usesArrowKeys } from './arrowKeys/television';
import type { BrowserEnvironment } from './browserEnvironment';
import { replayEvents } from '../ui/recordedEvents';
import { importWithRetry } from '../plugins/PluginRegistry';
import { watchConnection, whenOnline } from '../ui/useOnline';
import { discardContent, forgetContent, hostedPage, type HostedPage } from './hostedPage';
import { readPageData, type PageData } from './pageData';
import { preparePage } from './preparePage';
import { isEmbedded } from '../embed/isEmbedded';
import { previewSetupOf } from './preview/previewSetupOf';
import { autorun } from 'mobx';
import type { MenuStore } from '../shell/MenuStore';
import { phoneScreen } from './services/FirstPage';
import { BrowserRouter } from 'react-router-dom';
import { hasOnlyCampaignParameters } from '../routing/queryNames';
import { languagesAt } from '../routing/languagesAt';
import type { RoutingStore } from '../routing/RoutingStore';

/**
 * Starts what the page carries: the site, its preview in an admin page's frame, its player in the frame of a
 * trusted site, or a message where the realm cannot be read (RLM-002). Resolves once it is drawn; rejects when
 * the page has no element for the site.
 */
export async function startPage(window: Window, environment: BrowserEnvironment): Promise<Runtime | null> {
  const { document } = environment;
  // Registered early, since the first images matter most; captured, since an element's error does not bubble.
  document.addEventListener(
    'error',
    ({ target }) =>
      void import('./imageErrorReporter').then(
        ({ reportImageError }) => reportImageError(target, environment.log('page')),
        () => undefined,
      ),
    true,
  );
  const page = carriedPage(environment);
  const hosted = page === null ? null : hostedPage(document);
  if (hosted === null) discardContent(document);
  if (page === null) {
    const { showUnreadablePage } = await import('./unreadablePage');
    showUnreadablePage(document, environment.languages, () => environment.address.reload());
    return null;
  }
  const start = await startIn(window, {
    page,
    environment:
      hosted === null ? environment : { ...environment, fetch: hosted.answering(environment.fetch) },
  });
  const pause = nextTask(start.environment);
  const runtime = await prepareSite(start, pause);
  const element = document.getElementById('root');
  if (element === null) throw new Error('The page has no place for the site.');
  const place = { runtime, environment: start.environment, element, pause };
  const willHydrate = hosted !== null && (await canHydrate(start, runtime));
  hosted?.drop();
  if (willHydrate) {
    await hydrateSite({ ...place, renderedAt: hosted.renderedAt });
  } else {
    if (hosted !== null) discardContent(document);
    await drawSite(place);
  }
  window.addEventListener('pagehide', () => runtime.get(analyticsHub).flush());
  return runtime;
}

/** The start of the site as the page's window wants it: an admin page's setup comes before a trusted site's frame. */
async function startIn(window: Window, start: Start): Promise<Start> {
  const previewSetup = previewSetupOf(window);
  if (previewSetup !== null) return (await import('./preview/previewSite')).previewSite(previewSetup, start);
  return isEmbedded(window, start.page.realm.settings.trustedEmbedOrigins)
    ? (await import('./embed/embeddedSite')).embeddedSite(window, start)
    : start;
}

/** Null when the page carries no readable realm; the reason is logged for the operator. */
function carriedPage({ document, log }: BrowserEnvironment): PageData | null {
  try {
    return readPageData(document);
  } catch (error) {
    log('page').error('The realm cannot be read.', error);
    return null;
  }
}

/** Yields to the browser between two steps, each of which is a long task on a slow phone. */
export type Pause = () => Promise<void>;

const nextTask =
  ({ clock }: Pick<Start['environment'], 'clock'>): Pause =>
  () =>
    new Promise((resolve) => void clock.after(0, resolve));

/**
 * Everything before the first render that does not need the root element: a sign-in provider's response, the
 * language, the menus.
 */
export async function prepareSite({ page, environment }: Start, pause: Pause): Promise<Runtime> {
  // Evaluating the scripts was already a long task.
  await pause();
  const runtime = createRuntime(page, environment);
  const { get } = runtime;
  environment.playerFrame?.open(get);
  await pause();

  // Before the router or other code reads the address: it may contain a provider's response (SGN-099).
  await get(signInReturn).find();
  await pause();
  await startLanguage(get(messageStore), page, environment, get(routingStore));
  applyDocumentLanguage(environment.document, get(messageStore));
  return runtime;
}

/**
 * Whether the host's content is the first page of this viewer: a guest, in the page's language, at the page's address.
 * Loads the code and the data of that page.
 */
async function canHydrate({ page, environment }: Start, { get, ...runtime }: Runtime): Promise<boolean> {
  const { address, document, playerFrame, isPreview } = environment;
  const { pathname, search, hash } = address.current();
  if (playerFrame !== undefined || isPreview === true || hash !== '' || !hasOnlyCampaignParameters(search))
    return false;
  if (!get(tokenVault).isGuest || get(messageStore).locale !== page.locale) return false;
  const entry = { pathname, key: entryKey(document.defaultView?.history.state) };
  return preparePage({ get, ...runtime }, entry).catch(() => false);
}

/** The router's key of the history entry that a document was loaded in. */
function entryKey(state: unknown): string {
  const { key } = (state ?? {}) as { readonly key?: unknown };
  return typeof key === 'string' ? key : 'default';
}

interface Place {
  readonly runtime: Runtime;
  readonly environment: Start['environment'];
  readonly element: Element;
  readonly pause: Pause;
}

/** Renders the site into the element; returns the React root, so that it can be unmounted. */
export async function drawSite({ runtime, environment, element, pause }: Place): Promise<Root> {
  const { get } = runtime;
  const root = createRoot(element, reports(runtime, environment));
  await pause();
  followScreen(get(menuStore));
  await get(firstPage).prepare(get(messageStore).locale);
  // As a transition, in slices, so that a slow phone can scroll meanwhile.
  startTransition(() =>
    root.render(<App runtime={runtime} Router={BrowserRouter} timeZone={environment.timeZone} />),
  );
  startSession(runtime, environment, pause);
  return root;
}

/** The same for an element with the host's content, whose code and data are loaded: React attaches to it. */
export async function hydrateSite({
  runtime,
  environment,
  element,
  pause,
  renderedAt,
}: Place & Pick<HostedPage, 'renderedAt'>): Promise<Root> {
  const { get } = runtime;
  get(firstContent).waitForHydration();
  await pause();
  const options = {
    ...reports(runtime, environment),
    onRecoverableError: (error: unknown) =>
      environment.log('page').error('The page differs from the one that the host rendered.', error),
  };
  const site = (
    <App runtime={runtime} Router={BrowserRouter} timeZone={environment.timeZone} renderedAt={renderedAt} />
  );
  const root = await new Promise<Root>((resolve) =>
    startTransition(() => resolve(hydrateRoot(element, site, options))),
  );
  void get(firstContent).ready.then(() => {
    // The host's content has the menu of wide windows.
    followScreen(get(menuStore));
    forgetContent(environment.document);
    replayEvents();
  });
  startSession(runtime, environment, pause);
  return root;
}

function reports({ get }: Runtime, { log }: Start['environment']): RootOptions {
  const report = (message: string, error: unknown): void => {
    log('page').error(message, error);
    get(errorFeed).add(error);
  };
  return {
    onUncaughtError: (error) => report('A page could not be drawn.', error),
    onCaughtError: (error) => report('A part of the page could not be drawn.', error),
  };
}

function startSession(runtime: Runtime, environment: Start['environment'], pause: Pause): void {
  const { get } = runtime;
  globalThis.prosceniumBusy = () =>
    void import('../plugins/renderLoops').then(
      ({ stopRenderLoops }) => stopRenderLoops(),
      () => undefined,
    );
  // A returning viewer's session starts at once; a guest's is deferred until the page is rendered, like the rest.
  const waits = get(tokenVault).isGuest;
  if (!waits) void get(sessionStore).start();
  void get(firstContent).ready.then(() => startTheRest(runtime, environment, pause, waits));
}

async function startTheRest(
  { get }: Runtime,
  environment: Start['environment'],
  pause: Pause,
  startsSession: boolean,
): Promise<void> {
  const steps = [
    () => startsSession && get(sessionStore).start(),
    () => loadDeferredFonts(environment.document),
    () => get(messageStore).loadLabels(),
    () => get(viewerCountry).findWhen(() => datesDependOnCountry(get(messageStore).locale)),
    () => startArrowKeys(get(checkedRealm), environment.document),
    async () => new (await importWithRetry(() => import('./LinkPrefetcher'))).LinkPrefetcher(get),
    () => refreshMenus(get(menuStore), get(messageStore)),
    () => get(analyticsHub).start(),
    () => startOffline({ get }, environment),
    async () => {
      const { ScrollRestoration } = await importWithRetry(() => import('./ScrollRestoration'));
      get(scrollRestoration).current = new ScrollRestoration(get, get(tabValues));
    },
  ];
  // The page works without each of them.
  const run = async (start: () => unknown): Promise<void> => {
    const isConnected = watchConnection();
    try {
      await start();
    } catch (error) {
      if (isConnected()) environment.log('page').error('A part of the page did not start.', error);
      else whenOnline(() => void run(start));
    }
  };
  for (const start of steps) {
    await pause();
    void run(start);
  }
}

/** Starts offline support (setting `offline`). A preview is not the site, nor is a player in a frame. */
async function startOffline(
  { get }: Pick<Runtime, 'get'>,
  { document: { defaultView }, clock, isPreview, playerFrame }: BrowserEnvironment,
): Promise<void> {
  if (!get(checkedRealm).settings.offline || isPreview === true || playerFrame !== undefined) return;
  const { registerWorker } = await importWithRetry(() => import('./offline/registerWorker'));
  if (defaultView !== null) await registerWorker({ window: defaultView, clock, texts: get(messageStore) });
}

/** Loads spatial navigation where the realm wants it (setting `arrowKeys`). */
async function startArrowKeys(realm: CheckedRealm, document: Document): Promise<void> {
  if (!usesArrowKeys(realm, document.documentElement.dataset['screen'] === 'television')) return;
  const { ArrowKeys } = await importWithRetry(() => import('./arrowKeys/ArrowKeys'));
  new ArrowKeys(document);
}

/**
 * Enables the deferred fonts, for scripts other than the page's own, which the page carries in separate
 * styles (scripts/publish/fontFaces): nothing above the fold waits for them.
 */
function loadDeferredFonts(document: Document): void {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>('style[media="not all"]'))
    sheet.media = 'all';
}

/**
 * LOC-009: the stored language, else the browser's, else the realm's. The host has applied the same rule, so
 * this matters only for a page from a cache or a CDN that knows no viewers. At an address that belongs to some
 * of the languages the page stays in one of them (ROU-118). If the language's texts cannot be loaded, the page
 * stays in its own.
 */
async function startLanguage(
  store: MessageStore,
  { realm, locale }: PageData,
  { address, localValues, languages, isPreview }: BrowserEnvironment,
  { tables }: RoutingStore,
): Promise<void> {
  const here = languagesAt(routesByLanguage(realm, tables), address.current().pathname, (role) =>
    isIndexedRole(realm, role),
  ).codes;
  const offered = realm.locales.offered.map(({ code }) => code);
  if (isPreview !== true && here.length < offered.length && (here.length === 1 || !here.includes(locale)))
    return;
  const wanted = startLocale({
    stored: languageMemory(localValues).read(),
    browser: languages,
    realmDefault: here.includes(realm.locales.default) ? realm.locales.default : locale,
    offered: isPreview === true ? offered : here,
  });
  if (wanted !== locale) await store.setLocale(wanted);
}

/** Phones get the menu MOBILE-WEB in either orientation (NAV-022, RLM-052). The listener lives as long as the page. */
function followScreen(menus: MenuStore): void {
  const phone = phoneScreen();
  const show = () => menus.show(phone.matches ? 'MOBILE-WEB' : 'WEB');
  phone.addEventListener('change', show);
  show();
}

/** Refreshes the menu now and whenever its request changes; a previous request is aborted. */
export function refreshMenus(menus: MenuStore, texts: Pick<MessageStore, 'locale'>): void {
  let asking = new AbortController();
  autorun(() => {
    asking.abort();
    asking = new AbortController();
    void menus.refresh({ platform: menus.platform, locale: texts.locale }, asking.signal);
  });
}
