/** A title's page before its data is there, of the same sizes as what comes. */
import { useText } from '../../i18n';
import { VisuallyHidden } from '../../ui';
import { RowSkeleton } from '../section/PageSkeleton';
import { BackControl } from './BackControl';
import head from './ContentHead.module.css';
import items from './ContentItems.module.css';
import styles from './ContentPage.module.css';
import { LineSkeleton } from './LineSkeleton';
import { narrowList, useMedia } from './useMedia';

export function ContentSkeleton() {
  const t = useText();
  const narrow = useMedia(narrowList);
  return (
    <div className={styles['page']} data-list-state="loading">
      <div role="status">
        <VisuallyHidden>{t('contentLoading')}</VisuallyHidden>
      </div>
      <div className={head['head']}>
        <BackControl />
        <div className={`${head['art']} ${styles['boneArt']}`} aria-hidden="true" />
        <div className={head['words']} aria-hidden="true">
          <span className={`${styles['bone']} ${styles['boneTitle']}`} />
          <span className={styles['bone']} />
          <span className={styles['bone']} />
        </div>
      </div>
      {narrow ? (
        <div className={items['downwards']}>
          <LineSkeleton />
        </div>
      ) : (
        <RowSkeleton shape="cards" />
      )}
    </div>
  );
}
