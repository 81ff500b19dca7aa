/** Loading skeleton with the layout of the news list. */
import { useText } from 'proscenium/i18n';
import { VisuallyHidden } from 'proscenium/ui';
import styles from './NewsSkeleton.module.css';

const CARDS = 6;

export function ListSkeleton() {
  const t = useText();
  return (
    <div role="status">
      <VisuallyHidden>{t('newsLoading')}</VisuallyHidden>
      <div aria-hidden="true" className={styles['lead']}>
        <span className={styles['picture']} />
        <Lines />
      </div>
      <div aria-hidden="true" className={styles['cards']}>
        {Array.from({ length: CARDS }, (_, index) => (
          <div key={index}>
            <span className={styles['picture']} />
            <Lines />
          </div>
        ))}
      </div>
    </div>
  );
}

export function ItemSkeleton() {
  const t = useText();
  return (
    <div className={styles['item']} role="status">
      <VisuallyHidden>
        <h1>{t('newsPage')}</h1>
        {t('newsLoading')}
      </VisuallyHidden>
      <Lines />
      <span aria-hidden="true" className={styles['picture']} />
    </div>
  );
}

function Lines() {
  return (
    <span aria-hidden="true" className={styles['lines']}>
      <span />
      <span />
      <span />
    </span>
  );
}
