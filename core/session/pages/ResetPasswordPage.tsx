/** A forgotten password: requests a mail, or sets a new one with the mail's token (PWD-001 to PWD-022). */
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes, useRouteMatch } from '../../routing/RoutingProvider';
import { usePageTitle } from '../../sdk/usePageTitle';
import { useService } from '../../sdk/useService';
import { useSignInService } from '../components/useSignInService';
import { forgetToken, storedToken } from '../addressTokens';
import { resetPlace, resetTitleKey, takesResetToken } from '../password/resetPlace';
import { signInDeps } from '../signInDeps';
import { Alert } from '../../ui/Alert';
import { buttonClass } from '../../ui/Button';
import { Spinner } from '../../ui/Spinner';
import { BackLink } from './BackLink';
import { SignInLayout } from './SignInLayout';
import { NewPasswordForm } from './NewPasswordForm';
import styles from './Password.module.css';
import { RequestMailForm } from './RequestMailForm';

export default observer(function ResetPasswordPage() {
  const t = useText();
  const service = useSignInService();
  const { flow } = service;
  // Part of the login flow: returning from here to a login page must not restart it (SGN-036).
  useLayoutEffect(() => flow.enterPage('result'), [flow]);
  const routes = useActiveRoutes();
  const match = useRouteMatch();
  const { tabValues } = useService(signInDeps);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const onward = new URLSearchParams(query);
  onward.delete('providerName');
  const [kept] = useState(() => storedToken(tabValues, 'reset'));
  const token = takesResetToken(match?.role) ? kept : null;
  const place = resetPlace(service.entries, query.get('providerName'));
  const url = place.kind === 'leave' ? place.url : null;
  const title = t(resetTitleKey(match?.role));
  usePageTitle(title);
  useEffect(() => {
    if (url !== null) service.leaveFor(url);
  }, [service, url]);

  const toSignIn = buildPath(routes, 'LOGIN', {}, { query: onward });
  const lead = place.kind !== 'form' ? null : token === null ? t('enterEmailBelow') : t('newPasswordLead');
  return (
    <SignInLayout title={title} lead={lead} back={<BackLink to={toSignIn} label={t('backToSignIn')} />}>
      {place.kind === 'none' ? (
        <div className={styles['stack']}>
          <Alert>{t('genericError')}</Alert>
          <Link className={buttonClass('primary', 'medium', true)} to={toSignIn}>
            {t('signInInstead')}
          </Link>
        </div>
      ) : place.kind === 'leave' ? (
        <Spinner label={t('leavingForProvider', { provider: place.label })} />
      ) : token === null ? (
        <RequestMailForm provider={place.provider} toSignIn={toSignIn} />
      ) : (
        <NewPasswordForm
          token={token}
          length={place.length}
          toSignIn={toSignIn}
          toRequest={buildPath(routes, 'LOGIN_REQUEST_PASSWORD', {}, { query: onward })}
          onSpent={() => forgetToken(tabValues, 'reset')}
        />
      )}
    </SignInLayout>
  );
});
