/** A hook that gives where a viewer signs in to watch (PLY-043, CAT-011). */
import { useLocation } from 'react-router-dom';
import { openingOf } from '../rules/opening';
import { buildPath } from '../../routing/buildPath';
import { queryNames } from '../../routing/queryNames';
import { returnAddress } from '../../routing/returnAddress';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { providerPath } from '../../routing/routeLinks';
import { useService } from '../../sdk/useService';
import { signInDeps } from '../../session/signInDeps';

/**
 * The page of the sign-in provider that the address names, if the realm has it, else the login page. Both
 * come back to `from`, which is the page itself unless another is given.
 */
export function useSignInPath(from?: string): string {
  const routes = useActiveRoutes();
  const { realm } = useService(signInDeps);
  const here = useLocation();
  const { provider } = openingOf(new URLSearchParams(here.search));
  const query = { [queryNames.from]: from ?? returnAddress(here) };
  const named = realm.authenticationProviders.find(({ key }) => key === provider);
  return (
    (named === undefined ? null : providerPath(routes, named.key, query)) ??
    buildPath(routes, 'LOGIN', {}, { query })
  );
}
