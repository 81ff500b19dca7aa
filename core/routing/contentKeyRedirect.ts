/** Converts old-style links that name content in the query, such as `/?video=7`, to paths. */
import { pathOf } from './buildPath';
import type { ActiveRoutes } from './routeTables';
import { defaultTable } from './tables/defaultTable';
import { parametersOf } from './routePattern';
import type { RouteRole } from './routeRoles';

/** The content keys in order of precedence (ROU-102). */
const roleByContentKey = {
  video: 'VOD',
  live: 'LIVE',
  playlist: 'PLAYLIST',
  season: 'SEASON',
  series: 'SERIES',
  section: 'SECTION',
  plugin: 'PLUGIN',
} as const satisfies Record<string, RouteRole>;

/**
 * The target of `/?video=7&utm=x`: the content's path in the active table, with all other parameters
 * (ROU-101); null when the query names no content. Only for the root page: elsewhere `section` and the like
 * have other meanings.
 */
export function contentKeyRedirect(routes: ActiveRoutes, search: string): string | null {
  const query = new URLSearchParams(search);
  for (const [key, role] of Object.entries(roleByContentKey)) {
    const value = query.get(key) ?? '';
    if (value === '') continue;
    query.delete(key);
    const [idName = ''] = parametersOf(defaultTable[role]);
    return pathOf(routes, role, { [idName]: value }, { query });
  }
  return null;
}
