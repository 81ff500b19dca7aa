/** Loading skeletons with the fighters' layout. */
import { useText } from 'proscenium/i18n';
import { VisuallyHidden } from 'proscenium/ui';
import styles from './Skeletons.module.css';

const CARDS = 12;

export function FightersSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <VisuallyHidden>{t('fightersLoading')}</VisuallyHidden>
      <div className={styles['line']} aria-hidden="true" />
      <div className={styles['cards']} aria-hidden="true">
        {Array.from({ length: CARDS }, (_, index) => (
          <span key={index} className={styles['poster']} />
        ))}
      </div>
    </div>
  );
}

export function ProfileSkeleton() {
  const t = useText();
  return (
    <div className={styles['profile']} role="status">
      <VisuallyHidden>
        <h1>{t('fighterPage')}</h1>
        {t('fightersLoading')}
      </VisuallyHidden>
      <span className={styles['poster']} aria-hidden="true" />
      <span className={styles['words']} aria-hidden="true" />
    </div>
  );
}
