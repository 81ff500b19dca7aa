/**
 * The host as one web-standard fetch handler: the host name selects a realm, the address a page or a file. It
 * imports nothing from Node, so it runs unchanged on an edge runtime.
 */
import type { PublishedPage } from '../../publish/publishRealm';
import { routesIn } from '../../publish/routes';
import { pagePolicy, policyHeaders } from '../../publish/securityPolicy';
import { type Answer, entityTag, finished, plain } from './answers';
import { AnswerRecord, type AnswerFacts } from './AnswerRecord';
import { describePage, type PageDescription, type PageSources } from './describePage';
import { frameOptions, isSecure, pageHeaders, realmHeaders } from './headers';
import { failurePage, wantsPage } from './failurePage';
import {
  assetAnswer,
  embedAnswer,
  type FileSources,
  hostedFileAnswer,
  iconAnswer,
  imageAnswer,
  realmDataAnswer,
  textsAnswer,
} from './files';
import { Compression, type Compressor } from './Compression';
import { accessRefusal } from './realmAccess';
import { pageIdentity } from './pageIdentity';
import { headMarkup } from './headMarkup';
import { pageLocale } from './pageLocale';
import { PageMemory, type PageInputs } from './PageMemory';
import { offlineAnswer } from './offline';
import { movedCache, pageCache } from './pageCache';
import { robotsAnswer } from './robots';
import { hydrationScripts, SiteReplaced, type Site } from './Site';
import { isSitemap, sitemapAnswer } from './sitemap/sitemapAnswer';
import type { Sitemaps } from './sitemap/Sitemaps';
import { needsScript, withoutScript } from './withoutScript';
import { withContent } from './pageContent';
import { webManifestAnswer } from './webManifest';
import type { GuestPages } from './GuestPages';
import { CACHEABLE_HEADER } from '../../../core/boot/offline/policy';
import { isOfflineEnabled } from '../../../core/realm/offlineSupport';
import { isHostedRole } from '../../../core/pageKit/roleFacts';
import { hasOnlyCampaignParameters } from '../../../core/routing/queryNames';
import { matchPath } from '../../../core/routing/matchPath';

/** The sources of everything that the handler serves. */
export interface HostSources extends FileSources, PageSources {
  /** The site of a host name, in lower case, without a port and without a dot at the end; null when there is none. */
  site(hostname: string): Promise<Site | null>;
  readonly sitemaps: Pick<Sitemaps, 'file'>;
  /** Renders what guests see; absent on a host that does not. */
  readonly guestPages?: Pick<GuestPages, 'renders' | 'find'> | undefined;
  /** Whether the realms are edited while they are served, so that no cache may store their pages. */
  readonly isEdited?: boolean;
  readonly compressor: Compressor;
  /** Called for each answer; for an access log and metrics. */
  readonly observe?: (facts: AnswerFacts) => void;
  /** Reports an internal error; the viewer only learns that one occurred. */
  report(error: unknown): void;
}

interface Host {
  readonly sources: HostSources;
  readonly pages: PageMemory;
}

/** A path that no route has. */
const NO_PAGE = '//';
/** Begins the body in every published page. */
const BODY = '<body>';

/** Responds to every request; never rejects. */
export function createHandler(sources: HostSources): (request: Request) => Promise<Response> {
  const compression = new Compression(sources.compressor);
  const host: Host = { sources, pages: new PageMemory() };
  return async (request) => {
    const url = addressOf(request);
    const record = new AnswerRecord(url.hostname, request.headers);
    const send = async (answer: Answer) => {
      const response = await finished(answer, request, compression, record.site?.realm.id ?? null);
      sources.observe?.(record.facts(response.status));
      return response;
    };
    const attempt = async () => send(await answerTo(host, url, request, record));
    try {
      return await attempt().catch((error: unknown) => {
        if (error instanceof SiteReplaced) return attempt();
        throw error;
      });
    } catch (error) {
      sources.report(error);
      return send(
        wantsPage(request) ? await failurePage(500, request) : plain(500, 'The page could not be made.'),
      );
    }
  };
}

/** The address that was requested, without the dot of the root zone that a host name may end with. */
function addressOf(request: Request): URL {
  const url = new URL(request.url);
  url.hostname = url.hostname.replace(/\.$/, '');
  return url;
}

async function answerTo(host: Host, url: URL, request: Request, record: AnswerRecord): Promise<Answer> {
  const { sources } = host;
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
  const answer = refusal ?? (await siteAnswer(host, site, url, request, record));
  return { ...answer, headers: realmHeaders(site.realm, request, answer.headers) };
}

async function siteAnswer(
  host: Host,
  site: Site,
  url: URL,
  request: Request,
  record: AnswerRecord,
): Promise<Answer> {
  const { sources } = host;
  if (record.kind === 'asset') return assetAnswer(sources, url, request);
  record.kind = 'file';
  if (url.pathname.startsWith('/images/')) return imageAnswer(site, url);
  if (url.pathname === '/embed.js') return embedAnswer(sources, site, 'script', url, request);
  if (url.pathname === '/embed.d.ts') return embedAnswer(sources, site, 'types', url, request);
  if (url.pathname === '/robots.txt') return robotsAnswer(site, originOf(url, request));
  if (isSitemap(url.pathname))
    return record.timed('lookup', async () => ({
      ...(await sitemapAnswer(sources.sitemaps, site, originOf(url, request), url.pathname, record.trace)),
      isInvented: hasInventedPort(sources, url),
    }));
  if (url.pathname === '/favicon.ico') return iconAnswer(site);
  const texts = /^\/realm-messages\/([A-Za-z0-9_-]+)\.json$/.exec(url.pathname)?.[1];
  if (texts !== undefined) return textsAnswer(site, texts);
  const part = /^\/realm-data\/([a-z-]+)\.json$/.exec(url.pathname)?.[1];
  if (part !== undefined) return realmDataAnswer(site, part);
  const other =
    (await hostedFileAnswer(site, url.pathname)) ??
    (await webManifestAnswer(site, url)) ??
    (await offlineAnswer(sources, site, url));
  if (other !== null) return other;
  record.kind = 'page';
  return pageAnswer(host, site, url, request, record);
}

async function pageAnswer(
  { sources, pages }: Host,
  site: Site,
  url: URL,
  request: Request,
  record: AnswerRecord,
): Promise<Answer> {
  const { isEdited = false } = sources;
  const { locale, isNegotiated, moved } = pageLocale(site, url, request.headers);
  if (moved !== null)
    return {
      status: moved.isPermanent ? 301 : 302,
      headers: { location: moved.path, ...movedCache(isEdited, moved.isPermanent) },
      body: null,
    };
  // Most pages are remembered and compressed already, so that their contents need not be read.
  let reading: Promise<PublishedPage> | null = null;
  const contentsOfPage = () => (reading ??= record.timed('store', () => site.page(locale)));
  const framed = isFramed(request);
  const origin = originOf(url, request);
  const hasQuery = url.search !== '';
  const hasOnlyCampaign = hasOnlyCampaignParameters(url.search);
  // All addresses without a route share one remembered page, so that invented addresses cost neither memory nor time.
  const pathname = matchPath(routesIn(site.realm, locale), url.pathname) === null ? NO_PAGE : url.pathname;
  const key = JSON.stringify([locale, origin, pathname, isNegotiated, hasQuery, hasOnlyCampaign, framed]);
  const inputs: PageInputs = {
    contents: framed ? nobody : record.lookups(sources.contents),
    guestPage: async () => {
      const { guestPages } = sources;
      return guestPages?.renders(site) !== true
        ? null
        : record.timed('content', () =>
            guestPages.find({
              site,
              locale,
              // Not the origin: anybody may write any port, and the content contains none.
              url: new URL(url.pathname, `https://${url.hostname}`),
              page: contentsOfPage,
              file: (path) => ownFile(sources, new URL(path, origin)),
            }),
          );
    },
  };
  const make = async ({ contents, guestPage: find }: PageInputs) => {
    const page = await contentsOfPage();
    const description = await describePage(site, page.locale, origin, pathname, { contents });
    const guestPage = !framed && hasOnlyCampaign && isForGuests(site, description) ? await find() : null;
    const policy = pagePolicy(page.policies, description.thirdParties, description.embedders, {
      sheets: guestPage?.styleSources ?? [],
      attributes: guestPage?.attributeSources ?? [],
    });
    const isReported = description.canonical !== null && !hasQuery;
    const forHydration = guestPage === null ? [] : hydrationScripts(site.build);
    const preloads = [...new Set([...description.preloads, ...forHydration])];
    const markup = headMarkup({ ...description, preloads }, site.build.integrity);
    const bodyStart =
      guestPage === null ? withoutScript(site, page.locale, description) : needsScript(page.locale);
    const pageKind = { isEdited, isNegotiated, isFramed: framed, description };
    return {
      status: description.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': page.locale,
        // Nobody asks for an invented address again, and a page that contains it is not worth caching.
        ...(description.isInvented && description.canonical !== null
          ? {}
          : {
              etag: await entityTag(
                await pageIdentity(
                  page,
                  markup + bodyStart + (guestPage?.identity ?? ''),
                  description.skeleton,
                ),
              ),
            }),
        ...pageCache(pageKind),
        ...policyHeaders(policy, site.realm.hosting?.contentSecurityPolicy, isReported),
        ...frameOptions(policy.ancestors),
        ...pageHeaders(site.realm, policy.payers),
        ...(description.indexed ? {} : { 'x-robots-tag': 'noindex' }),
        ...(description.referrer === null ? {} : { 'referrer-policy': description.referrer }),
        ...(guestPage !== null && isOfflineEnabled(site.realm) ? { [CACHEABLE_HEADER]: '1' } : {}),
      },
      role: description.role,
      head: markup,
      bodyStart,
      skeleton: description.skeleton,
      isInvented: (description.isInvented && description.role !== null) || hasInventedPort(sources, url),
    };
  };
  const { head, bodyStart, guestPage, skeleton, headers, status, role } = await pages.page(
    site,
    key,
    inputs,
    make,
  );
  record.role = role;
  return {
    status,
    headers,
    body: async () => {
      const page = await contentsOfPage();
      const after = page.after[skeleton].replace(BODY, () => BODY + bodyStart);
      return guestPage === null
        ? page.before + head + after
        : withContent({ before: page.before + head, after }, guestPage);
    },
    isInvented: hasInventedPort(sources, url),
    timing: () => record.serverTiming(),
  };
}

/** Whether the page shows the same content to every guest, and what it is about is known. */
const isForGuests = (
  { realm }: Site,
  { role, canonical, isComplete, isInvented }: PageDescription,
): boolean =>
  realm.hosting?.guestContent !== false &&
  role !== null &&
  isHostedRole(realm, role) &&
  canonical !== null &&
  isComplete &&
  !isInvented;

/** A file of the build, for the renderer. */
async function ownFile(sources: FileSources, url: URL): Promise<Response> {
  const { status, headers, body } = await assetAnswer(sources, url, new Request(url));
  return new Response(typeof body === 'function' ? await body() : body, { status, headers });
}

/** Anybody may write any port into a Host header. Realms in production use that of their scheme, which is not written. */
const hasInventedPort = ({ isEdited = false }: HostSources, { port }: URL): boolean =>
  !isEdited && port !== '';

const originOf = (url: URL, request: Request): string =>
  `${isSecure(request) ? 'https' : 'http'}://${url.host}`;

/**
 * Nobody links to a framed page: its head does not describe its subject (which a preview may supply) and does
 * not wait for it.
 */
const isFramed = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'iframe';
const nobody: HostSources['contents'] = { find: async () => ({ kind: 'unknown' }) };
