/** Where an outside system sends the viewer back to a gift's login (SGN-095). */
import { Navigate, useLocation } from 'react-router-dom';
import { useActiveRoutes, useRouteMatch } from '../../routing';
import { loginPages } from '../../session/loginPages';

/** An answer that comes here was led on to the page it belongs to before anything was drawn; whoever sees this brought none, and signs in. */
export default function GiftLoginRedirectPage() {
  const routes = useActiveRoutes();
  const match = useRouteMatch();
  const { search } = useLocation();
  return <Navigate replace to={loginPages(routes, match).list('login', new URLSearchParams(search))} />;
}
