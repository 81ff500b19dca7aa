/** A hook that keeps the address in the active table. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { relocate } from './relocate';
import { useActiveRoutes } from './RoutingProvider';
import { useRouteMatch } from './useRouteMatch';

/**
 * Replaces an address of another table, or of the table before a change of language, by the same page's in the active one; query,
 * hash and navigation state stay (ROU-003, ROU-005). Called once, above the pages.
 */
export function useRelocation(): void {
  const routes = useActiveRoutes();
  const match = useRouteMatch();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  useEffect(() => {
    const target = match === null ? null : relocate(routes, match, { search, hash });
    if (target !== null) void navigate(target, { replace: true, state });
  }, [routes, match, search, hash, state, navigate]);
}
