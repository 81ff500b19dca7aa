/** Skeleton of a watch page, of the same size. */
import { useText } from '../../i18n/hooks';
import { useService } from '../../sdk/useService';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { Opening } from '../rules/opening';
import { BackControl } from '../../pageKit/ContentHead';
import { SlowLoad } from '../../pageKit/SlowLoad';
import { embedding } from '../playbackService';
import { useSidebarSpace } from './useSidebar';
import styles from './WatchPage.module.css';

export interface WatchSkeletonProps {
  readonly kind: 'vod' | 'live';
  readonly opening: Opening;
}

export function WatchSkeleton({ kind, opening }: WatchSkeletonProps) {
  const t = useText();
  const embedded = useService(embedding) !== null;
  const room = useSidebarSpace(kind, opening);
  return (
    <div className={styles[embedded ? 'alone' : 'page']} role="status">
      <VisuallyHidden>{t('watchLoading')}</VisuallyHidden>
      <SlowLoad />
      <div className={styles['stage']}>
        <div className={styles['dark']} aria-hidden="true" />
        {!embedded && <BackControl />}
      </div>
      {!embedded && room !== null && <div className={styles['side']} data-side={room} aria-hidden="true" />}
      <div className={styles['lines']} aria-hidden="true">
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
