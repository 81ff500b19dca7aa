/** What stands over the last picture: what parts put there, and watching again. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import type { Screening } from '../Screening';
import { ReplayIcon } from './icons';
import styles from './Overlays.module.css';

export interface EndCardProps {
  readonly screening: Screening;
  /** The slot of the parts. */
  readonly children: ReactNode;
}

export function EndCard({ screening, children }: EndCardProps) {
  const t = useText();
  return (
    <div className={styles['cover']} data-cover="">
      <div className={styles['ending']}>
        {children}
        <button type="button" className={styles['replay']} onClick={() => screening.transport.restart()}>
          <ReplayIcon />
          {t('playerReplay')}
        </button>
      </div>
    </div>
  );
}
