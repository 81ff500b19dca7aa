/** A watch page before its content is known, of the same sizes as what comes. */
import { useText } from '../../i18n';
import { VisuallyHidden } from '../../ui';
import styles from './WatchPage.module.css';

export function WatchSkeleton() {
  const t = useText();
  return (
    <div className={styles['page']} role="status">
      <VisuallyHidden>{t('watchLoading')}</VisuallyHidden>
      <div className={styles['stage']} aria-hidden="true">
        <div className={styles['dark']} />
      </div>
      <div className={styles['lines']} aria-hidden="true">
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
