/** Hook that navigates to pages by role. */
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { buildPath, type PathArguments, type PathExtras } from './buildPath';
import type { RouteRole } from './routeRoles';
import { useActiveRoutes } from './RoutingProvider';

export interface GoExtras extends PathExtras {
  /** Replaces the current history entry. */
  readonly replace?: boolean | undefined;
  /** Navigation state for the next page, such as an email to prefill (SGN-027). */
  readonly state?: unknown;
}

/** Returns a function that navigates to a page: `go('LOGIN', {}, { query: { from }, replace: true })`. */
export function useRoleNavigate(): <Role extends RouteRole>(
  role: Role,
  ...rest: PathArguments<Role, GoExtras>
) => void {
  const routes = useActiveRoutes();
  const navigate = useNavigate();
  return useCallback(
    (role, ...rest) => {
      const { replace = false, state } = rest[1] ?? {};
      void navigate(buildPath(routes, role, ...rest), { replace, state });
    },
    [routes, navigate],
  );
}
