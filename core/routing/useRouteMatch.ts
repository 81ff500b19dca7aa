/** Hook for the current page. */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchPath, type RouteMatch } from './matchPath';
import { useActiveRoutes } from './RoutingProvider';

/** The page of the current address, in whichever table it is written, or null when there is none (ROU-009). */
export function useRouteMatch(): RouteMatch | null {
  const routes = useActiveRoutes();
  const { pathname } = useLocation();
  return useMemo(() => matchPath(routes, pathname), [routes, pathname]);
}
