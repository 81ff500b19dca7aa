/** Answers requests for sitemaps. A realm that search engines must not show has none. */
import { plain, tagged, type Answer } from '../answers';
import { isUnlisted } from '../headers';
import type { Site } from '../Site';
import type { TraceContext } from '../traceContext';
import { RETRY_AFTER, SITEMAP_INDEX, type Sitemaps } from './Sitemaps';

/** Whether the path is one of a sitemap. */
export const isSitemap = (pathname: string): boolean =>
  pathname === SITEMAP_INDEX || pathname.startsWith('/sitemaps/');

/** Stands for the origin in remembered sitemaps: a Host header may have any port, and each would be asked for again. */
const NO_ORIGIN = 'https://origin.invalid';

/** A failure of the platform is a 503: search engines would take an empty sitemap for a site without pages. */
export async function sitemapAnswer(
  sitemaps: Pick<Sitemaps, 'file'>,
  { realm }: Site,
  origin: string,
  pathname: string,
  trace: TraceContext['headers'],
): Promise<Answer> {
  const sitemap = isUnlisted(realm)
    ? ({ kind: 'missing' } as const)
    : await sitemaps.file(realm, NO_ORIGIN, pathname, trace);
  if (sitemap.kind === 'missing') return plain(404, 'No such sitemap.');
  if (sitemap.kind === 'failed')
    return plain(503, 'The sitemap cannot be made now.', { 'retry-after': String(RETRY_AFTER) });
  return tagged({
    status: 200,
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body: sitemap.xml.replaceAll(NO_ORIGIN, origin),
  });
}
