/** Skeleton of the offers, of the same size. */
import { useText } from '../../i18n/hooks';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './ChooseSkeleton.module.css';

export function ChooseSkeleton() {
  const t = useText();
  return (
    <div role="status" className={styles['waiting']}>
      <VisuallyHidden>{t('purchaseLoading')}</VisuallyHidden>
      <span className={styles['title']} aria-hidden="true" />
      <span className={styles['offers']} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </span>
    </div>
  );
}
