/** Overlay at the end of the video: content of plugins and a replay button. */
import type { ReactNode } from 'react';
import { useText } from '../../i18n/hooks';
import type { PlaybackSession } from '../PlaybackSession';
import { ReplayIcon } from './icons';
import styles from './Overlays.module.css';

export interface EndCardProps {
  readonly playbackSession: PlaybackSession;
  /** The slot for player parts. */
  readonly children: ReactNode;
}

export function EndCard({ playbackSession, children }: EndCardProps) {
  const t = useText();
  return (
    <div className={styles['cover']} data-cover="">
      <div className={styles['ending']}>
        {children}
        <button
          type="button"
          className={styles['replay']}
          onClick={() => playbackSession.transport.restart()}
        >
          <ReplayIcon />
          {t('playerReplay')}
        </button>
      </div>
    </div>
  );
}
