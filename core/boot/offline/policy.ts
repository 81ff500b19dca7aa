/**
 * What a browser keeps of a site, for opening it without a connection. Kept are the scripts, styles, fonts, texts and
 * pictures of the brand, one page without content per language, and the pages last seen whose content the host rendered
 * for guests. Never kept are the platform's answers, tokens, media, licences, pages that take payments, and addresses with
 * a query or for another origin.
 */

/** Where the host has what it serves for this: its worker, and a page without content in each language. */
const PLACE = '/_offline/';
export const WORKER_PATH = `${PLACE}worker.js`;

/** The address of the page without content in a language. */
export const shellPath = (locale: string): string => `${PLACE}page/${locale}`;

/** The language of {@link shellPath}; null for other paths. */
export const shellLocale = (pathname: string): string | null =>
  /^\/_offline\/page\/([A-Za-z0-9-]+)$/.exec(pathname)?.[1] ?? null;

/** The response header of pages that may be kept: they contain what every guest sees, and nothing else. */
export const KEEP_HEADER = 'x-proscenium-keep';

/** The value of `data-offline` of the root element of a kept page: one that was seen, or the one without content. */
export type KeptKind = 'seen' | 'shell';

/** What the host tells the worker of a site. */
export interface OfflineSite {
  /** Differs between builds. A worker removes what another build's worker has kept. */
  readonly version: string;
  /** Language to the first segment of its addresses, for languages that have one. */
  readonly prefixes: Readonly<Record<string, string>>;
}

/** What a page tells the worker when it has loaded. */
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

/** Whether a file of the site, by its path with its query, may be kept. */
export const isKeptFile = (path: string): boolean =>
  fileHandling(new URL(path, 'https://site.invalid')) !== null;

/** The files that a page loads with its HTML. Fonts are not among them: which of them a page needs depends on its texts. */
export function filesIn(html: string): readonly string[] {
  const named = html.matchAll(/ (?:href|src)="(\/[^"]+)"/g);
  return [...new Set([...named].map(([, file = '']) => file.replaceAll('&amp;', '&')))].filter(isKeptFile);
}

/** The language of the page to show at an address: that of its prefix, else the one used last. */
export function shellLocaleAt(
  pathname: string,
  { prefixes }: OfflineSite,
  last: string | null,
): string | null {
  const [first = ''] = pathname.slice(1).split('/');
  return Object.keys(prefixes).find((locale) => prefixes[locale] === first) ?? last;
}
