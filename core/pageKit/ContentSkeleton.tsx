/** Skeleton of a content page, of the same size. */
import { useText } from '../i18n/hooks';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { RowSkeleton } from './PageSkeleton';
import { BackControl } from './ContentHead';
import head from './ContentHead.module.css';
import items from './ContentItems.module.css';
import styles from './ContentPage.module.css';
import { LineSkeleton } from './LineSkeleton';
import { SlowLoad } from './SlowLoad';
import { narrowList, useMedia } from './useMedia';

export interface ContentSkeletonProps {
  /** The page has the shell's top bar, so it needs no back button. */
  readonly framed?: boolean;
  /** The content is a vertical list at every width. */
  readonly lines?: boolean;
}

export function ContentSkeleton({ framed = false, lines = false }: ContentSkeletonProps) {
  const t = useText();
  const narrow = useMedia(narrowList);
  return (
    <div className={styles['page']} data-list-state="loading">
      <div role="status">
        <VisuallyHidden>{t('contentLoading')}</VisuallyHidden>
      </div>
      <SlowLoad />
      <div className={head['head']}>
        {!framed && <BackControl />}
        <div className={`${head['art']} ${styles['boneArt']}`} aria-hidden="true" />
        <div className={head['words']} aria-hidden="true">
          <span className={`${styles['bone']} ${styles['boneTitle']}`} />
          <span className={styles['bone']} />
          <span className={styles['bone']} />
          <span className={head['actions']} />
        </div>
      </div>
      {narrow || lines ? (
        <div className={items['downwards']} data-lines={lines || undefined}>
          <LineSkeleton />
        </div>
      ) : (
        <RowSkeleton shape="cards" />
      )}
    </div>
  );
}
