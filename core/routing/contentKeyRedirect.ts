/** Old-style links that name content in the query, such as `/?video=7`, as paths. */
import { pathOf } from './buildPath';
import type { ActiveRoutes } from './routeTables';
import { defaultTable } from './tables/defaultTable';
import { parametersOf } from './routePattern';
import type { RouteRole } from './routeRoles';

/** The content keys in the order in which they are looked for (ROU-102). */
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
 * Where `/?video=7&utm=x` leads: the content's path under the key's name (in the active table's words), all other parameters
 * kept (ROU-101); null when the query names no content. For the root page alone: elsewhere `section` and the like mean
 * other things.
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
