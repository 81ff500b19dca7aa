/** Sign-in inside the side panel (NAV-011): the viewer stays on the page (SGN-055). */
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { buildPath } from '../../routing/buildPath';
import { useActiveRoutes } from '../../routing/RoutingProvider';
import { useService } from '../../sdk/useService';
import { SignInPanel } from '../components/SignInPanel';
import { useProviderTexts, useSignInService } from '../components/useSignInService';
import { SignInMethodsSkeleton } from '../components/SignInMethodsSkeleton';
import { ConsentInPlace } from '../consent/ConsentDialog';
import type { SignInVisit } from '../signInVisit';
import { shellStore } from '../../pageKit/ShellStore';
import styles from './PanelSignIn.module.css';
import ways from './SignInScreen.module.css';
import { returnAddress } from '../../routing/returnAddress';

/** Providers that leave the site return to the page under the panel. */
const PanelSignIn = observer(function PanelSignIn() {
  const t = useText();
  const service = useSignInService();
  const shell = useService(shellStore);
  const routes = useActiveRoutes();
  const ready = useProviderTexts();
  const from = returnAddress(useLocation());
  const visit: SignInVisit = useMemo(
    () => ({
      intent: { type: 'login', query: new URLSearchParams({ from }) },
      callback: () => shell.close('sidePanel'),
    }),
    [from, shell],
  );
  useLayoutEffect(() => service.flow.forget(), [service]);

  return (
    <ConsentInPlace>
      <div className={styles['panel']}>
        {ready ? (
          <SignInPanel entries={service.offered} visit={visit} />
        ) : (
          <SignInMethodsSkeleton entries={service.offered} type="login" />
        )}
        {service.signUpEntries.length > 0 && (
          <p className={ways['other']}>
            {t('noAccountYet')}{' '}
            <Link to={buildPath(routes, 'SIGNUP', {}, { query: { type: 'signup', from } })}>
              {t('createAccount')}
            </Link>
          </p>
        )}
      </div>
    </ConsentInPlace>
  );
});
export default PanelSignIn;
