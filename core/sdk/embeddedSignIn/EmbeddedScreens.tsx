/**
 * Container for screens drawn by a third party: a loading indicator of their size until they are ready, on a
 * white sheet.
 */
import type { Ref } from 'react';
import { Spinner } from '../../ui/Spinner';
import styles from './EmbeddedScreens.module.css';

/** Props of {@link EmbeddedScreens}. */
export interface EmbeddedScreensProps {
  /** Loading label; null once the third party has drawn. */
  readonly waiting: string | null;
  /** Accessible name of the screens. */
  readonly label: string;
  /** The element to draw into. React renders nothing inside it, so it never disturbs third-party nodes. */
  readonly box?: Ref<HTMLDivElement>;
  /** Element id, for third parties that look one up. */
  readonly id?: string;
}

/** Third parties assume a light page: the sheet is white in every brand. */
export function EmbeddedScreens({ waiting, label, box, id }: EmbeddedScreensProps) {
  return (
    <div className={styles['place']} aria-busy={waiting !== null || undefined}>
      {waiting !== null && (
        <div className={styles['wait']}>
          <Spinner label={waiting} />
        </div>
      )}
      <div ref={box} id={id} className={styles['screens']} role="group" aria-label={label} />
    </div>
  );
}
