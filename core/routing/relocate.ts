/** Rewrites addresses of another table into the active one (ROU-003, ROU-005). */
import { pathOf } from './buildPath';
import { isOwnAddress, matchPath, type RouteMatch } from './matchPath';
import type { ActiveRoutes } from './routeTables';

/** The parts of an address that are preserved, in the router's format: `?a=b` and `#top`, or empty. */
export interface AddressTail {
  readonly search: string;
  readonly hash: string;
}

/**
 * The replacement for a path of another table or prefix, with parameters, query and hash (ROU-005); null when it is
 * already written as in the active language, or cannot be rewritten.
 */
export function relocate(routes: ActiveRoutes, match: RouteMatch, tail: AddressTail): string | null {
  return isOwnAddress(routes, match) ? null : sameRoleIn(routes, match, tail);
}

/** The address of a match in the active table (ROU-003); null when that path does not lead back to the same role. */
export function sameRoleIn(
  routes: ActiveRoutes,
  match: RouteMatch,
  { search, hash }: AddressTail,
): string | null {
  const path = pathOf(routes, match.role, match.params);
  const landing = path === null ? null : matchPath(routes, path);
  return landing?.role === match.role && isOwnAddress(routes, landing) ? `${path}${search}${hash}` : null;
}
