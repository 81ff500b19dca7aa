/**
 * What the service worker caches, so that a site opens while offline: the scripts, styles, fonts, texts and pictures of
 * the brand, the app shell (a page without content) in each language that was used, and the last pages with content that
 * the host rendered for guests. Never cached: responses of the platform, tokens, media, licences, pages that take
 * payments, addresses with a query, and other origins.
 */

/** The path of the service worker and of the app shells. */
const PLACE = '/_offline/';
export const WORKER_PATH = `${PLACE}worker.js`;

/** The path of the app shell in a language. */
export const shellPath = (locale: string): string => `${PLACE}page/${locale}`;

/** The language of {@link shellPath}; null for other paths. */
export const shellLocale = (pathname: string): string | null =>
  /^\/_offline\/page\/([A-Za-z0-9-]+)$/.exec(pathname)?.[1] ?? null;

/** The response header of pages that may be cached: they contain what every guest sees, and nothing else. */
export const CACHEABLE_HEADER = 'x-proscenium-cacheable';

/** The value of `data-offline` on the root element of a page from the cache: one seen before, or the app shell. */
export type CachedPageKind = 'seen' | 'shell';

/** The configuration that the host writes before the worker's code. */
export interface OfflineSite {
  /** Differs between builds. A worker deletes the caches of other builds. */
  readonly version: string;
  /** Language to the first segment of its addresses, for languages that have one. */
  readonly prefixes: Readonly<Record<string, string>>;
}

/** The message of a page to the worker when it has loaded. */
export interface PageLoaded {
  readonly kind: 'page-loaded';
  readonly locale: string;
  /** Path of a page that the worker has not seen; null where it has, and where the address has a query. */
  readonly path: string | null;
  /** Paths of the site's files that it has requested. */
  readonly files: readonly string[];
}

/** How the worker answers a request; null: not at all, so the browser does. */
export type Handling = 'page' | 'file' | 'texts' | null;

/** The parts of a request that decide. */
export interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly destination: string;
  readonly url: string;
}

export function handlingOf({ method, mode, destination, url }: RequestFacts, origin: string): Handling {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || address.pathname.startsWith(PLACE)) return null;
  if (mode === 'navigate') return destination === 'document' ? 'page' : null;
  return fileHandling(address);
}

/** Files are named by their content, texts are not. */
function fileHandling({ pathname, searchParams }: URL): Handling {
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/images/') && searchParams.has('v')) return 'file';
  return pathname.startsWith('/realm-messages/') ? 'texts' : null;
}

/** Whether a file of the site, by its path with its query, may be cached. */
export const isCacheableFile = (path: string): boolean =>
  fileHandling(new URL(path, 'https://site.invalid')) !== null;

/** The files that a page loads with its HTML. Fonts are not among them: which of them a page needs depends on its texts. */
export function filesIn(html: string): readonly string[] {
  const named = html.matchAll(/ (?:href|src|name="module" content)="(\/[^"]+)"/g);
  return [...new Set([...named].map(([, file = '']) => file.replaceAll('&amp;', '&')))].filter(
    isCacheableFile,
  );
}

/** The language of the app shell for an address: that of its prefix, else the one used last. */
export function shellLocaleAt(
  pathname: string,
  { prefixes }: OfflineSite,
  last: string | null,
): string | null {
  const [first = ''] = pathname.slice(1).split('/');
  return Object.keys(prefixes).find((locale) => prefixes[locale] === first) ?? last;
}
