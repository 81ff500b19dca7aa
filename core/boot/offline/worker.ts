/**
 * The service worker: answers pages from the network and, without a connection, from what it has kept (policy.ts). Pages
 * always come from the network first, so no release is ever hidden by an older one.
 */
import {
  filesIn,
  handlingOf,
  isKeptFile,
  KEEP_HEADER,
  shellLocale,
  shellLocaleAt,
  shellPath,
  type KeptKind,
  type PageLoaded,
} from './policy';
import { cacheName, removeCaches, workerScope } from './workerScope';

/** The most pages and files that are kept; the ones used longest ago are removed. */
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
  if (isPageLoaded(data)) event.waitUntil(keepLoaded(data));
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

/** An update first gets the pages without content that the worker before it has kept, in this build's version. */
async function install(): Promise<void> {
  const locales = new Set<string>();
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) {
      const locale = shellLocale(new URL(url).pathname);
      if (locale !== null) locales.add(locale);
    }
  await Promise.all([...locales].map(keepShell));
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  await removeCaches([PAGES, FILES]);
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

const isPageLoaded = (data: unknown): data is PageLoaded =>
  (data as Partial<PageLoaded> | null)?.kind === 'page-loaded';

async function keepLoaded({ locale, path, files }: PageLoaded): Promise<void> {
  await keepFiles(files.filter(isKeptFile));
  await keepShell(locale);
  if (path !== null) await keepPage(await fetch(path));
}

/** Requests the page without content in a language; the same again costs no more than a question to the host. */
async function keepShell(locale: string): Promise<void> {
  const path = shellPath(locale);
  await storePage(path, await fetch(path, { cache: 'no-cache' }));
}

/** Keeps a page that may be kept. */
async function keepPage(answer: Response): Promise<void> {
  const { pathname, search } = new URL(answer.url);
  if (answer.headers.has(KEEP_HEADER) && search === '' && !answer.redirected)
    await storePage(pathname, answer);
}

/** Stores a page after all of its files, so that what is stored always starts. */
async function storePage(path: string, answer: Response): Promise<void> {
  if (!answer.ok) return;
  await keepFiles(filesIn(await answer.clone().text()));
  const pages = await caches.open(PAGES);
  await pages.put(path, answer);
  await removeOldest(pages, MOST_PAGES);
}

async function keepFiles(paths: readonly string[]): Promise<void> {
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
    const kept = await keptPage(new URL(request.url));
    if (kept === undefined) throw error;
    return kept;
  }
  later(keepPage(answer.clone()));
  return answer;
}

/** The page that was seen at an address, else the one without content in the language used last. */
async function keptPage({ pathname, search }: URL): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const kept = async (path: string, kind: KeptKind) => {
    // Kept by address alone: whatever else the host's answer depends on is the same in this browser.
    const answer = await pages.match(path, { ignoreVary: true });
    return answer === undefined ? undefined : marked(answer, kind);
  };
  const seen = search === '' ? await kept(pathname, 'seen') : undefined;
  if (seen !== undefined) return seen;
  const shells = (await pages.keys()).flatMap(({ url }) => shellLocale(new URL(url).pathname) ?? []);
  const locale = shellLocaleAt(pathname, site, shells.at(-1) ?? null);
  return locale === null ? undefined : kept(shellPath(locale), 'shell');
}

/** The answer, with a mark by which the page knows that there is no connection. */
async function marked(answer: Response, kind: KeptKind): Promise<Response> {
  const html = (await answer.text()).replace('<html ', `<html data-offline="${kind}" `);
  return new Response(html, { status: answer.status, headers: answer.headers });
}

async function fileAnswer(request: Request, later: Later): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
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
    const kept = await files.match(request, { ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  }
}
