/** The number of live events next to its menu item; hidden for guests and at 0 (NAV-029, NAV-031, NAV-033). */
import { observer } from 'mobx-react-lite';
import { useText } from '../../i18n/hooks';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { shellStore } from '../../pageKit/ShellStore';
import styles from './LiveCount.module.css';

export const LiveCount = observer(function LiveCount() {
  const t = useText();
  const { viewer } = useService(session);
  const { liveCount } = useService(shellStore);
  if (viewer.isGuest || liveCount === 0) return null;
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {liveCount}
      </span>
      <VisuallyHidden>{t('liveCount', { count: liveCount })}</VisuallyHidden>
    </>
  );
});
