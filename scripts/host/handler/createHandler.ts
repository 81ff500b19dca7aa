/**
 * The host as one web-standard fetch handler: the host name selects a realm, the address a page or a file. It
 * imports nothing from Node, so it runs unchanged on an edge runtime.
 */
import { contentKeyRedirect } from '../../../core/routing/contentKeyRedirect';
import { tableForLanguage } from '../../../core/routing/routeTables';
import { tablesOf } from '../../publish/routes';
import { pagePolicy, policyHeaders } from '../../publish/securityPolicy';
import { type Answer, finished, plain, tagged } from './answers';
import { AnswerRecord, type AnswerFacts } from './AnswerRecord';
import { describePage, type PageDescription, type PageSources } from './describePage';
import { frameOptions, isSecure, isUnlisted, pageHeaders, realmHeaders } from './headers';
import { failurePage, wantsPage } from './failurePage';
import {
  assetAnswer,
  embedAnswer,
  type FileSources,
  hostedFileAnswer,
  iconAnswer,
  imageAnswer,
  textsAnswer,
} from './files';
import { Compression, type Compressor } from './Compression';
import { accessRefusal } from './realmAccess';
import { pageIdentity } from './pageIdentity';
import { preferredLocale } from './preferredLocale';
import type { Site } from './Site';
import { escapeAttribute, jsonForScript } from '../../publish/escape';
import { builtInPage } from '../../../core/pageKit/builtInPages';
import { routeContributions, signInPaths } from '../../../core/realm/realmRoutes';

/** Sites that show a description truncate longer ones, often within a word. */
const LONGEST_DESCRIPTION = 300;

/** The part of a page's head that depends on the address. */
function pageHead({
  title,
  siteName,
  description,
  canonical,
  kind,
  picture,
  data,
  preloads,
}: PageDescription): string {
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeAttribute(content)}">`;
  const graph = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeAttribute(content)}">`;
  const summary = description === null ? null : shortened(description);
  return [
    `<title>${escapeAttribute(title)}</title>`,
    summary === null ? '' : named('description', summary) + graph('description', summary),
    canonical === null
      ? ''
      : `<link rel="canonical" href="${escapeAttribute(canonical)}">${graph('url', canonical)}`,
    graph('title', title) + graph('type', kind) + graph('site_name', siteName),
    picture === null ? '' : graph('image', picture) + named('twitter:card', 'summary_large_image'),
    // A data block is not executed, so it needs no hash in the CSP.
    data === null ? '' : `<script type="application/ld+json">${jsonForScript(data)}</script>`,
    ...preloads.map((script) => `<link rel="modulepreload" href="/assets/${script}">`),
  ].join('');
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_DESCRIPTION
    ? plain
    : `${plain.slice(0, LONGEST_DESCRIPTION).replace(/\s\S*$/, '')}…`;
}

/** The sources of everything that the handler serves. */
export interface HostSources extends FileSources, PageSources {
  /** The site of a host name, in lower case, without a port and without a dot at the end; null when there is none. */
  site(hostname: string): Promise<Site | null>;
  readonly compressor: Compressor;
  /** Called for each answer; for an access log and metrics. */
  readonly observe?: (facts: AnswerFacts) => void;
  /** Reports an internal error; the viewer only learns that one occurred. */
  report(error: unknown): void;
}

/** Responds to every request; never rejects. */
export function createHandler(sources: HostSources): (request: Request) => Promise<Response> {
  const compression = new Compression(sources.compressor);
  return async (request) => {
    const url = addressOf(request);
    const record = new AnswerRecord(url.hostname, request.headers);
    const observed = (response: Response) => {
      sources.observe?.(record.facts(response.status));
      return response;
    };
    try {
      return observed(await finished(await answerTo(sources, url, request, record), request, compression));
    } catch (error) {
      sources.report(error);
      if (wantsPage(request))
        return observed(await finished(await failurePage(500, request), request, compression));
      return observed(await finished(plain(500, 'The page could not be made.'), request, compression));
    }
  };
}

/** The address that was requested, without the dot of the root zone that a host name may end with. */
function addressOf(request: Request): URL {
  const url = new URL(request.url);
  url.hostname = url.hostname.replace(/\.$/, '');
  return url;
}

async function answerTo(
  sources: HostSources,
  url: URL,
  request: Request,
  record: AnswerRecord,
): Promise<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  const isAsset = url.pathname.startsWith('/assets/');
  if (isAsset) record.kind = 'asset';
  const reading = record.timed('store', () => sources.site(url.hostname));
  const site = await reading.catch((error: unknown) => {
    // The build that is deployed with the server has its assets, whatever has become of the store.
    if (!isAsset) throw error;
    sources.report(error);
    return null;
  });
  record.site = site;
  if (site === null && isAsset) return assetAnswer(sources, url, request);
  if (site === null)
    return wantsPage(request)
      ? failurePage(404, request)
      : plain(404, `No realm is published for ${url.hostname}.`);
  const refusal = await accessRefusal(site.realm, url, request);
  const answer = refusal ?? (await siteAnswer(sources, site, url, request, record));
  return { ...answer, headers: realmHeaders(site.realm, request, answer.headers) };
}

async function siteAnswer(
  sources: HostSources,
  site: Site,
  url: URL,
  request: Request,
  record: AnswerRecord,
): Promise<Answer> {
  if (record.kind === 'asset') return assetAnswer(sources, url, request);
  record.kind = 'file';
  if (url.pathname.startsWith('/images/')) return imageAnswer(site, url);
  if (url.pathname === '/embed.js') return embedAnswer(sources, site, 'script', url, request);
  if (url.pathname === '/embed.d.ts') return embedAnswer(sources, site, 'types', url, request);
  if (url.pathname === '/robots.txt') return robotsAnswer(site);
  if (url.pathname === '/favicon.ico') return iconAnswer(site);
  const texts = /^\/realm-messages\/([A-Za-z0-9_-]+)\.json$/.exec(url.pathname)?.[1];
  if (texts !== undefined) return textsAnswer(site, texts);
  const hosted = await hostedFileAnswer(site, url.pathname);
  if (hosted !== null) return hosted;
  record.kind = 'page';
  return pageAnswer(sources, site, url, request, record);
}

/** Pages are always revalidated, and vary by language. */
async function pageAnswer(
  sources: HostSources,
  site: Site,
  url: URL,
  request: Request,
  record: AnswerRecord,
): Promise<Answer> {
  const locale = preferredLocale(site, request.headers);
  const moved = contentAddress(site, locale, url);
  if (moved !== null)
    return {
      status: 302,
      headers: { location: moved, 'cache-control': 'no-cache', vary: 'accept-language, cookie' },
      body: null,
    };
  const page = await record.timed('store', () => site.page(locale));
  const origin = `${isSecure(request) ? 'https' : 'http'}://${url.host}`;
  const description = await describePage(site, page.locale, origin, url.pathname, {
    contents: isFramed(request) ? nobody : record.lookups(sources.contents),
  });
  record.role = description.role;
  const policy = pagePolicy(page.policies, description.thirdParties, description.embedders);
  const isReported = description.canonical !== null && url.search === '';
  const head = pageHead(description);
  const answer = {
    status: description.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.locale,
      'cache-control': 'no-cache',
      vary: 'accept-language, cookie, sec-fetch-dest',
      ...policyHeaders(policy, site.realm.hosting?.contentSecurityPolicy, isReported),
      ...frameOptions(policy.ancestors),
      ...pageHeaders(site.realm, policy.payers),
      ...(description.indexed ? {} : { 'x-robots-tag': 'noindex' }),
      'server-timing': record.serverTiming(),
      ...(description.referrer === null ? {} : { 'referrer-policy': description.referrer }),
    },
    body: page.before + head + page.after[description.skeleton],
  };
  return tagged(answer, await pageIdentity(page, head, description.skeleton));
}

/**
 * Where the root page redirects when its query names content (ROU-101), so that crawlers and shared links get
 * the content's own page and head.
 */
function contentAddress({ realm }: Site, locale: string, { pathname, search }: URL): string | null {
  return pathname === '/'
    ? contentKeyRedirect(
        {
          tables: tablesOf(realm),
          activeTable: tableForLanguage(locale, realm.routes.language),
          signInPaths: signInPaths(realm),
        },
        search,
      )
    : null;
}

/**
 * Nobody links to a framed page: its head does not describe its subject (which a preview may supply) and does
 * not wait for it.
 */
const isFramed = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'iframe';
const nobody: HostSources['contents'] = { find: async () => ({ kind: 'unknown' }) };

/**
 * robots.txt of a realm, which excludes sign-in and purchase pages and plugin pages with restricted access, in
 * every route table, and the admin pages by their prefix.
 */
function robotsAnswer({ realm }: Site): Answer {
  const contributed = new Map(routeContributions(realm).map(({ role, access }) => [role, access]));
  const shut = (role: string) =>
    contributed.has(role) ? contributed.get(role) !== 'anyone' : builtInPage(role)?.indexed === false;
  const patterns = Object.values(tablesOf(realm)).flatMap((table) =>
    Object.entries(table).flatMap(([role, pattern]) => (shut(role) ? [pattern] : [])),
  );
  const prefixes = [...new Set(['/_admin/', ...patterns.map(fixedPart)])]
    .filter((prefix) => prefix !== '/')
    .sort();
  // Paths below another prefix of the list are already excluded.
  const needed = prefixes.filter(
    (prefix) =>
      !prefixes.some(
        (other) => other !== prefix && prefix.startsWith(other.endsWith('/') ? other : `${other}/`),
      ),
  );
  const disallowed = isUnlisted(realm) ? ['/'] : needed;
  const body = ['User-agent: *', ...disallowed.map((prefix) => `Disallow: ${encodeURI(prefix)}`), ''].join(
    '\n',
  );
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body,
  };
}

/** A pattern up to its first parameter. */
function fixedPart(pattern: string): string {
  return pattern.split('{')[0] ?? '';
}
