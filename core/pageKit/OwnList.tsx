/** Pages that need an account: guests are sent to sign-in and return here (FAV-008). */
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useText } from '../i18n/hooks';
import { useActiveRoutes } from '../routing/RoutingProvider';
import { signInPath } from '../routing/routeLinks';
import { returnAddress } from '../routing/returnAddress';
import { session } from '../sdk/services';
import { useService } from '../sdk/useService';
import { PageFailed } from './PageFailed';
import { Spinner } from '../ui/Spinner';
import styles from './OwnList.module.css';
import { SlowLoad } from './SlowLoad';

/** Waits while an earlier session is being restored. */
export const OwnList = observer(function OwnList({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { viewer, known, unreached } = useService(session);
  const routes = useActiveRoutes();
  const here = useLocation();
  if (known === false)
    return (
      <div className={styles['waiting']}>
        <Spinner label={t('loadingPage')} />
        <SlowLoad />
      </div>
    );
  // The browser has a session that the platform cannot confirm at present: signing in would fail as well.
  if (unreached) return <PageFailed retry={() => unreached.retry()} />;
  if (viewer.isGuest) return <Navigate replace to={signInPath(routes, { from: returnAddress(here) })} />;
  // Keyed by viewer, so that nothing of one viewer is shown to, or changed for, another.
  return <Fragment key={viewer.id}>{children}</Fragment>;
});
