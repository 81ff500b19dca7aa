/** The addresses under `/oidc`: redirect the browser to the realm's OpenID provider (ROU-068). */
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { buildPath } from '../../routing/buildPath';
import { oidcForward } from '../../routing/oidcForward';
import { useActiveRoutes, useRouteMatch } from '../../routing/RoutingProvider';
import { useSignInService } from '../components/useSignInService';
import { Spinner } from '../../ui/Spinner';
import styles from './LogoutPage.module.css';

type OidcRole = Parameters<typeof oidcForward>[0];

export default function OidcForwardPage() {
  const t = useText();
  const service = useSignInService();
  const routes = useActiveRoutes();
  const role = useRouteMatch()?.role as OidcRole | undefined;
  const { search } = useLocation();
  const target = role === undefined ? null : oidcForward(role, service.openId, new URLSearchParams(search));
  const url = target?.kind === 'leave' ? target.url : null;
  useEffect(() => {
    if (url !== null) service.leaveFor(url);
  }, [service, url]);

  if (target?.kind === 'go')
    return <Navigate replace to={buildPath(routes, target.role, target.params, { query: target.query })} />;
  return (
    <div className={styles['page']}>
      <Spinner label={t('finishingSignIn')} />
    </div>
  );
}
