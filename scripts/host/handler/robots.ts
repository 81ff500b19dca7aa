/** robots.txt of a realm: excludes pages that searches should not lead to. */
import { builtInPage } from '../../../core/pageKit/builtInPages';
import { routeContributions } from '../../../core/realm/realmRoutes';
import type { PublishedRealm } from '../../publish/publishRealm';
import { tablesOf } from '../../publish/routes';
import type { Answer } from './answers';

/**
 * Sign-in and purchase pages, and plugin pages with restricted access, in every route table; the admin pages
 * by their prefix.
 */
export function robotsAnswer({ realm }: PublishedRealm): Answer {
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
  const body = ['User-agent: *', ...needed.map((prefix) => `Disallow: ${encodeURI(prefix)}`), ''].join('\n');
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
