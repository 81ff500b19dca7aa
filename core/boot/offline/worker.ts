/**
 * The service worker: answers pages from the network and, while offline, from its caches (policy.ts). Pages
 * always come from the network first, so no release is ever hidden by an older one.
 */
import {
  filesIn,
  handlingOf,
  isCacheableFile,
  CACHEABLE_HEADER,
  shellLocale,
  shellLocaleAt,
  shellPath,
  type CachedPageKind,
  type PageLoaded,
} from './policy';
import { cacheName, removeCaches, workerScope } from './workerScope';

/** The most pages and files in the caches; the least recently stored are evicted. */
const MOST_PAGES = 30;
const MOST_FILES = 400;

const scope = workerScope();
const site = scope.prosceniumOffline;
const { origin } = scope.location;
const PAGES = cacheName(site.version, 'pages');
const FILES = cacheName(site.version, 'files');

scope.addEventListener('install', (event) => {
  // Requests for other origins, such as for media, need not start the worker.
  const others = { condition: { not: { urlPattern: `${origin}/*` } }, source: 'network' };
  void Promise.resolve(event.addRoutes?.([others])).catch(() => undefined);
  event.waitUntil(install());
});

scope.addEventListener('activate', (event) => event.waitUntil(activate()));

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (isPageLoaded(data)) event.waitUntil(cacheLoadedPage(data));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  switch (handlingOf(request, origin)) {
    case 'page':
      return event.respondWith(pageAnswer(request, event.preloadResponse, later));
    case 'file':
      return event.respondWith(fileAnswer(request, later));
    case 'texts':
      return event.respondWith(textsAnswer(request, later));
    case null:
  }
});

/** Before an update takes over, precaches the app shell in each language that the previous worker has cached. */
async function install(): Promise<void> {
  const locales = new Set<string>();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) {
      const locale = shellLocale(new URL(url).pathname);
      if (locale !== null) locales.add(locale);
    }
  await Promise.all([...locales].map(cacheShell));
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await removeCaches([PAGES, FILES]);
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

const isPageLoaded = (data: unknown): data is PageLoaded =>
  (data as Partial<PageLoaded> | null)?.kind === 'page-loaded';

async function cacheLoadedPage({ locale, path, files }: PageLoaded): Promise<void> {
  await cacheFiles(files.filter(isCacheableFile));
  await cacheShell(locale);
  if (path !== null) await cachePage(await fetch(path));
}

/** Fetches the app shell in a language; revalidated by its entity tag when it is cached already. */
async function cacheShell(locale: string): Promise<void> {
  const path = shellPath(locale);
  await storePage(path, await fetch(path, { cache: 'no-cache' }));
}

/** Caches a page with the header of pages that may be cached. */
async function cachePage(answer: Response): Promise<void> {
  const { pathname, search } = new URL(answer.url);
  if (answer.headers.has(CACHEABLE_HEADER) && search === '' && !answer.redirected)
    await storePage(pathname, answer);
}

/** Stores a page after all of its files, so that what is stored always starts. */
async function storePage(path: string, answer: Response): Promise<void> {
  if (!answer.ok) return;
  await cacheFiles(filesIn(await answer.clone().text()));
  const pages = await caches.open(PAGES);
  await pages.put(path, answer);
  await removeOldest(pages, MOST_PAGES);
}

async function cacheFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  const missing = await Promise.all(
    paths.map(async (path) => ((await files.match(path)) === undefined ? [path] : [])),
  );
  await Promise.all(
    missing.flat().map(async (path) => {
      const answer = await fetch(path);
      if (answer.ok) await files.put(path, answer);
    }),
  );
  await removeOldest(files, MOST_FILES);
}

/** A cache lists its entries in the order in which they were put. */
async function removeOldest(cache: Cache, most: number): Promise<void> {
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - most)).map((each) => cache.delete(each)));
}

type Later = (work: Promise<unknown>) => void;

async function pageAnswer(
  request: Request,
  preload: Promise<Response | undefined>,
  later: Later,
): Promise<Response> {
  let answer: Response;
  try {
    answer = (await preload) ?? (await fetch(request));
  } catch (error) {
    const cached = await cachedPage(new URL(request.url));
    if (cached === undefined) throw error;
    return cached;
  }
  later(cachePage(answer.clone()));
  return answer;
}

/** The cached page at an address, else the app shell in the language used last. */
async function cachedPage({ pathname, search }: URL): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const cached = async (path: string, kind: CachedPageKind) => {
    // Looked up by address alone: whatever else the host's answer depends on is the same in this browser.
    const answer = await pages.match(path, { ignoreVary: true });
    return answer === undefined ? undefined : marked(answer, kind);
  };
  const seen = search === '' ? await cached(pathname, 'seen') : undefined;
  if (seen !== undefined) return seen;
  const shells = (await pages.keys()).flatMap(({ url }) => shellLocale(new URL(url).pathname) ?? []);
  const locale = shellLocaleAt(pathname, site, shells.at(-1) ?? null);
  return locale === null ? undefined : cached(shellPath(locale), 'shell');
}

/** The response, with an attribute by which the page knows that it is offline. */
async function marked(answer: Response, kind: CachedPageKind): Promise<Response> {
  const html = (await answer.text()).replace('<html ', `<html data-offline="${kind}" `);
  return new Response(html, { status: answer.status, headers: answer.headers });
}

async function fileAnswer(request: Request, later: Later): Promise<Response> {
  const files = await caches.open(FILES);
  const cached = await files.match(request, { ignoreVary: true });
  if (cached !== undefined) return cached;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    later(files.put(request.url, copy).then(() => removeOldest(files, MOST_FILES)));
  }
  return answer;
}

async function textsAnswer(request: Request, later: Later): Promise<Response> {
  const files = await caches.open(FILES);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      later(files.put(request.url, copy));
    }
    return answer;
  } catch (error) {
    const cached = await files.match(request, { ignoreVary: true });
    if (cached === undefined) throw error;
    return cached;
  }
}
