/** The language in which an address is served, and where an address from before redirects (ROU-118, ROU-119). */
import { isIndexedRole } from '../../../core/pageKit/roleFacts';
import { contentKeyRedirect } from '../../../core/routing/contentKeyRedirect';
import { languagesAt } from '../../../core/routing/languagesAt';
import { matchPath } from '../../../core/routing/matchPath';
import { relocate } from '../../../core/routing/relocate';
import { languageRoutes, routesIn } from '../../publish/routes';
import { bringsSecret } from './pageSecrets';
import { preferredLocale } from './preferredLocale';
import type { Site } from './Site';

export interface PageLocale {
  /** The code of an offered language. */
  readonly locale: string;
  /** Whether the viewer's languages decided, so that caches must tell viewers apart. */
  readonly isNegotiated: boolean;
  /** The address of the page in this language, with its query, when it is another one. */
  readonly moved: { readonly path: string; readonly isPermanent: boolean } | null;
}

/** The language of the address; among several the viewer's choice, else the browser's, else the realm's (LOC-009). */
export function pageLocale(site: Site, { pathname, search }: URL, headers: Headers): PageLocale {
  const { codes, inPlace } = languagesAt(languageRoutes(site.realm), pathname, (role) =>
    isIndexedRole(site.realm, role),
  );
  const [first = site.defaultLocale] = codes;
  const fallback = codes.includes(site.defaultLocale) ? site.defaultLocale : first;
  const locale = preferredLocale({ locales: codes, defaultLocale: fallback }, headers);
  const isNegotiated = codes.length > 1;
  const routes = routesIn(site.realm, locale);
  const match = matchPath(routes, pathname);
  // Links that name content in the query of the root page (ROU-101), so that crawlers get the content's own head.
  const named = match?.role === 'ROOT' ? contentKeyRedirect(routes, search) : null;
  if (named !== null) return { locale, isNegotiated, moved: { path: named, isPermanent: false } };
  // The browser takes a secret out of its address first, and rewrites the rest itself.
  const path =
    inPlace || match === null || bringsSecret(match) ? null : relocate(routes, match, { search, hash: '' });
  return { locale, isNegotiated, moved: path === null ? null : { path, isPermanent: !isNegotiated } };
}
