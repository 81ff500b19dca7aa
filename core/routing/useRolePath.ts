/** Hook that builds addresses by role. */
import { useCallback } from 'react';
import { buildPath, type PathArguments } from './buildPath';
import type { RouteRole } from './routeRoles';
import { useActiveRoutes } from './RoutingProvider';

/** Returns a function that builds addresses in the active table: `path('VOD', { eventId })`. */
export function useRolePath(): <Role extends RouteRole>(role: Role, ...rest: PathArguments<Role>) => string {
  const routes = useActiveRoutes();
  return useCallback((role, ...rest) => buildPath(routes, role, ...rest), [routes]);
}
