/** Impersonation: staff open the site as a viewer, with a token from the platform (ADM-012). */
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { impersonate } from '../../sdk/endpoints/impersonation';
import { impersonation } from '../TokenVault';
import { forgetToken, storedToken } from '../addressTokens';
import { signInDeps } from '../signInDeps';
import { Spinner } from '../../ui/Spinner';
import { Message } from '../../pageKit/Message';
import styles from './LogoutPage.module.css';

export default function ImpersonationPage() {
  const t = useText();
  const { client, session, address, navigation, home, log, tabValues } = useService(signInDeps);
  const [token] = useState(() => storedToken(tabValues, 'impersonation') ?? '');
  const [failed, setFailed] = useState(false);
  const spent = useRef(false);

  useEffect(() => {
    // The token is single-use: it was removed from the address before the first render and is never sent
    // again (ADM-013).
    if (spent.current) return;
    spent.current = true;
    forgetToken(tabValues, 'impersonation');
    address.rewrite(new URL(home(), address.current()));
    client
      .call(impersonate, { body: { token } })
      .then((tokens) => session.signIn(tokens, impersonation))
      .then(
        () => navigation.go(home(), { replace: true }),
        (error: unknown) => {
          log.warn('The impersonation token was not taken.', { reason: String(error) });
          setFailed(true);
        },
      );
  }, [client, session, address, navigation, home, log, tabValues, token]);

  if (failed)
    return (
      <Message
        picture="error"
        title={t('impersonationFailedTitle')}
        text={t('genericError')}
        action={{ label: t('toDefaultPage'), run: () => navigation.go(home(), { replace: true }) }}
      />
    );
  return (
    <div className={styles['page']}>
      <Spinner label={t('impersonating')} />
    </div>
  );
}
