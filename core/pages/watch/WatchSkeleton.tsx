/** A watch page before its content is known, of the same sizes as what comes. */
import { useText } from '../../i18n';
import { useService } from '../../sdk';
import { VisuallyHidden } from '../../ui';
import { BackControl } from '../content/BackControl';
import { embedding } from '../pageServices';
import styles from './WatchPage.module.css';

export function WatchSkeleton() {
  const t = useText();
  const embedded = useService(embedding) !== null;
  return (
    <div className={styles[embedded ? 'alone' : 'page']} role="status">
      <VisuallyHidden>{t('watchLoading')}</VisuallyHidden>
      <div className={styles['stage']}>
        <div className={styles['dark']} aria-hidden="true" />
        {!embedded && <BackControl />}
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
