/** robots.txt of a realm. */
import { builtInPage } from '../../../core/pageKit/builtInPages';
import { languagePrefixes, routeContributions } from '../../../core/realm/realmRoutes';
import { withPrefix } from '../../../core/routing/languagePrefix';
import { tablesOf } from '../../publish/routes';
import type { Answer } from './answers';
import { isUnlisted } from './headers';
import type { Site } from './Site';
import { SITEMAP_INDEX } from './sitemap/Sitemaps';

/**
 * Excludes sign-in and purchase pages and plugin pages with restricted access, in
 * every route table and with the prefix of every language, and the admin pages; names the sitemap of a listed realm.
 */
export function robotsAnswer({ realm }: Site, origin: string): Answer {
  const contributed = new Map(routeContributions(realm).map(({ role, access }) => [role, access]));
  const shut = (role: string) =>
    contributed.has(role) ? contributed.get(role) !== 'anyone' : builtInPage(role)?.indexed === false;
  const patterns = Object.values(tablesOf(realm)).flatMap((table) =>
    Object.entries(table).flatMap(([role, pattern]) => (shut(role) ? [pattern] : [])),
  );
  const everywhere = (path: string) =>
    ['', ...Object.values(languagePrefixes(realm))].map((prefix) => withPrefix(prefix, path));
  const prefixes = [...new Set(['/_admin/', ...patterns.map(fixedPart).flatMap(everywhere)])]
    .filter((prefix) => prefix !== '/')
    .sort();
  // Paths below another prefix of the list are already excluded.
  const needed = prefixes.filter(
    (prefix) =>
      !prefixes.some(
        (other) => other !== prefix && prefix.startsWith(other.endsWith('/') ? other : `${other}/`),
      ),
  );
  const sitemap = isUnlisted(realm) ? [] : [`Sitemap: ${origin}${SITEMAP_INDEX}`];
  const disallowed = isUnlisted(realm) ? ['/'] : needed;
  const rules = disallowed.map((prefix) => `Disallow: ${encodeURI(prefix)}`);
  const body = ['User-agent: *', ...rules, ...sitemap, ''].join('\n');
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
