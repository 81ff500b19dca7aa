/** Hook that keeps the address canonical: in the active table, with content in the path. */
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contentKeyRedirect } from './contentKeyRedirect';
import { relocate } from './relocate';
import { useActiveRoutes, useRouteMatch } from './RoutingProvider';

/**
 * Replaces an address of another table, or of the table before a language change, by the same page's in the
 * active one, with query, hash and navigation state (ROU-003, ROU-005). Opens content named in the root
 * page's query at its own path (ROU-101). Call it once, above the pages.
 */
export function useRelocation(): void {
  const routes = useActiveRoutes();
  const match = useRouteMatch();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation() as { search: string; hash: string; state: unknown };
  useEffect(() => {
    const named = match?.role === 'ROOT' ? contentKeyRedirect(routes, search) : null;
    const target = named === null ? match && relocate(routes, match, { search, hash }) : named + hash;
    if (target !== null) void navigate(target, { replace: true, state });
  }, [routes, match, search, hash, state, navigate]);
}
