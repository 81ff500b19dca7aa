/** A forgotten password: asking for a mail, and choosing a new one with the mail's token (PWD-001 to PWD-022). */
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n';
import { buildPath, useActiveRoutes, useRouteMatch } from '../../routing';
import { usePageTitle } from '../../sdk';
import { useSignInRoom } from '../../session/components/useSignInRoom';
import { resetPlace, resetTitleKey, resetToken } from '../../session/password/resetPlace';
import { Alert, buttonClass, Spinner } from '../../ui';
import { BackLink } from '../signIn/BackLink';
import { SignInLayout } from '../signIn/SignInLayout';
import { NewPasswordForm } from './NewPasswordForm';
import styles from './Password.module.css';
import { RequestMailForm } from './RequestMailForm';
import { useAddressToken } from './useAddressToken';

export default observer(function ResetPasswordPage() {
  const t = useText();
  const room = useSignInRoom();
  const { flow } = room;
  // It stands among the login pages: whoever comes from one and goes back to it has not begun anew (SGN-036).
  useLayoutEffect(() => flow.enterPage('result'), [flow]);
  const routes = useActiveRoutes();
  const match = useRouteMatch();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const found = resetToken(match?.role, match?.params ?? {}, query);
  const onward = new URLSearchParams(query);
  for (const name of ['token', 'providerName']) onward.delete(name);
  const token = useAddressToken(found, {
    pathname: match?.role === 'CONFIRM_RESET' ? buildPath(routes, 'RESET_PWD', {}) : pathname,
    search: withoutToken(query),
  });
  const place = resetPlace(room.entries, query.get('providerName'));
  const url = place.kind === 'leave' ? place.url : null;
  const title = t(resetTitleKey(match?.role));
  usePageTitle(title);
  useEffect(() => {
    if (url !== null) room.leaveFor(url);
  }, [room, url]);

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
        <NewPasswordForm token={token} length={place.length} toSignIn={toSignIn} toRequest={buildPath(routes, 'LOGIN_REQUEST_PASSWORD', {}, { query: onward })} />
      )}
    </SignInLayout>
  );
});

function withoutToken(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  rest.delete('token');
  return rest.size === 0 ? '' : `?${rest}`;
}
