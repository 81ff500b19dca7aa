/** The return page for external systems during a gift's login (SGN-095). */
import { Navigate, useLocation } from 'react-router-dom';
import { useActiveRoutes, useRouteMatch } from '../../routing/RoutingProvider';
import { loginPages } from '../loginPages';

/**
 * Returns with an answer were already routed to their page before the first render; visitors who see this
 * page have none and sign in.
 */
export default function GiftLoginRedirectPage() {
  const routes = useActiveRoutes();
  const match = useRouteMatch();
  const { search } = useLocation();
  return <Navigate replace to={loginPages(routes, match).list('login', new URLSearchParams(search))} />;
}
