/** Layout of the gift pages, and its loading state. */
import type { ReactNode } from 'react';
import { Spinner, VisuallyHidden } from 'proscenium/ui';
import styles from './GiftRoom.module.css';

export interface GiftRoomProps {
  /** The gift is next to its form where there is space. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

export const GiftRoom = ({ beside = false, children }: GiftRoomProps) => (
  <div className={styles['room']} data-beside={beside || undefined}>
    {children}
  </div>
);

/** Visually hidden page title, and the loading label. */
export const GiftWaiting = ({ title, label }: { readonly title: string; readonly label: string }) => (
  <div className={styles['waiting']}>
    <VisuallyHidden>
      <h1>{title}</h1>
    </VisuallyHidden>
    <Spinner label={label} />
  </div>
);
