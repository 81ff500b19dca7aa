/** Shows on every page which viewer is being impersonated, with a link to end it (ADM-013). */
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/hooks';
import { useRolePath } from '../../routing/RoutingProvider';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { buttonClass } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import styles from './ImpersonationBanner.module.css';

export default observer(function ImpersonationBanner() {
  const t = useText();
  const path = useRolePath();
  const { viewer } = useService(session);
  return (
    <aside className={styles['banner']} aria-label={t('impersonatedAs', { viewer: viewer.email ?? '' })}>
      <Icon name="eye" />
      <p className={styles['words']}>
        <b>{t('impersonatedAs', { viewer: viewer.email ?? '' })}</b>{' '}
        <span className={styles['limits']}>{t('impersonatedLimits')}</span>
      </p>
      <Link to={path('LOGOUT')} className={buttonClass('secondary', 'small')}>
        {t('endImpersonation')}
      </Link>
    </aside>
  );
});
