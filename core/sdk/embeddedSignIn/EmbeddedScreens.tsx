/** The place of screens that a third party draws: a wait indicator of their size until they stand, and a sheet of paper under them. */
import type { Ref } from 'react';
import { Spinner } from '../../ui';
import styles from './EmbeddedScreens.module.css';

export interface EmbeddedScreensProps {
  /** What is waited for; null once the third party has drawn. */
  readonly waiting: string | null;
  /** What the screens are, for those who do not see them. */
  readonly label: string;
  /** Gets the element that is drawn into. React puts nothing there, so nothing of theirs is disturbed. */
  readonly box?: Ref<HTMLDivElement>;
  /** Its id, for third parties that look for one. */
  readonly id?: string;
}

/** Third parties draw for light pages: their sheet is white in every brand. */
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
