/** A watch page before its content is known, of the same sizes as what comes. */
import { useText } from '../../i18n';
import { VisuallyHidden } from '../../ui';
import { BackControl } from '../content/BackControl';
import styles from './WatchPage.module.css';

export function WatchSkeleton() {
  const t = useText();
  return (
    <div className={styles['page']} role="status">
      <VisuallyHidden>{t('watchLoading')}</VisuallyHidden>
      <div className={styles['stage']}>
        <div className={styles['dark']} aria-hidden="true" />
        <BackControl />
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
