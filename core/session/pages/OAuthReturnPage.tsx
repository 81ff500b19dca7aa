/**
 * The OAuth callback addresses under `/oauth`: pass a provider's answer to its login page, or to the
 * operator's app (SGP-074).
 */
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes, useRouteMatch } from '../../routing/RoutingProvider';
import { useSignInService } from '../components/useSignInService';
import { buttonClass } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import styles from './LogoutPage.module.css';
import { SignInLayout } from './SignInLayout';

/** The answer can be consumed only once, so the effect runs once, regardless of re-rendering. */
export default function OAuthReturnPage() {
  const t = useText();
  const service = useSignInService();
  const routes = useActiveRoutes();
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = useRouteMatch()?.params;
  const [handedOver, setHandedOver] = useState(false);
  const received = useRef(false);

  useEffect(() => {
    if (received.current || params === undefined) return;
    received.current = true;
    const onward = service.receive(params);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- consuming the answer is a side effect, and this is its result
    if (onward === null) setHandedOver(true);
    else {
      const query = new URLSearchParams(search);
      void navigate(
        onward.place === null
          ? buildPath(routes, 'LOGIN', {}, { query })
          : buildPath(routes, 'LOGIN_PROVIDER', onward.place, { query }),
        { replace: true },
      );
    }
  }, [service, routes, navigate, search, params]);

  if (!handedOver)
    return (
      <div className={styles['page']}>
        <Spinner label={t('finishingSignIn')} />
      </div>
    );
  return (
    <SignInLayout title={t('signInTitle')}>
      <p role="status">{t('signInHandedOver')}</p>
      <Link className={buttonClass('secondary', 'medium', true)} to={buildPath(routes, 'LOGIN', {})}>
        {t('signInInstead')}
      </Link>
    </SignInLayout>
  );
}
