/** The room that the pages of a gift stand in, and what stands there until they do. */
import type { ReactNode } from 'react';
import { Spinner, VisuallyHidden } from '../../../core/ui';
import styles from './GiftRoom.module.css';

export interface GiftRoomProps {
  /** The gift stands beside its form where there is space for both. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

export const GiftRoom = ({ beside = false, children }: GiftRoomProps) => (
  <div className={styles['room']} data-beside={beside || undefined}>
    {children}
  </div>
);

/** The page's name for those who do not see it, and what is waited for. */
export const GiftWaiting = ({ title, label }: { readonly title: string; readonly label: string }) => (
  <div className={styles['waiting']}>
    <VisuallyHidden>
      <h1>{title}</h1>
    </VisuallyHidden>
    <Spinner label={label} />
  </div>
);
