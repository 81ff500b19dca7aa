/** What stands over the last picture: the next video, which opens by itself, or watching again. */
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { useService, clock as clockToken } from '../../sdk';
import { Button, Picture } from '../../ui';
import type { NextItem } from '../rules/nextItem';
import type { Screening } from '../Screening';
import { PlayIcon, ReplayIcon } from './icons';
import styles from './Overlays.module.css';

/** Seconds between the end of a video and the start of the next. */
export const NEXT_DELAY = 8;

export interface EndCardProps {
  readonly screening: Screening;
  readonly next: NextItem | null;
  /** The next opens by itself (PLY-047). */
  readonly advances: boolean;
  readonly onNext: () => void;
  /** What plugins put beneath. */
  readonly children?: ReactNode;
}

export const EndCard = observer(function EndCard({ screening, next, advances, onNext, children }: EndCardProps) {
  const t = useText();
  const clock = useService(clockToken);
  const [left, setLeft] = useState(NEXT_DELAY);
  const [stays, setStays] = useState(false);
  const counts = advances && next !== null && !stays;

  useEffect(() => {
    if (!counts) return;
    if (left <= 0) {
      onNext();
      return;
    }
    return clock.after(1000, () => setLeft(left - 1));
  }, [counts, left, clock, onNext]);

  return (
    <div className={styles['cover']} data-cover="">
      <div className={styles['ending']}>
        {next !== null && (
          <>
            <Picture className={styles['nextPicture']} src={next.content.thumbnailUrl} alt="" ratio="16 / 9" eager />
            <div className={styles['words']}>
              <p className={styles['kicker']}>{t('playerUpNext')}</p>
              <p className={styles['headline']}>{next.eventTitle}</p>
              {counts && (
                <p role="timer" aria-live="off" className={styles['note']}>
                  {t('playerNextIn', { seconds: left })}
                </p>
              )}
              <div className={styles['actions']}>
                <Button autoFocus icon={<PlayIcon width={20} height={20} />} onClick={onNext}>
                  {t('playerNextNow')}
                </Button>
                {counts ? (
                  <button type="button" className={styles['pill']} onClick={() => setStays(true)}>
                    {t('playerNextCancel')}
                  </button>
                ) : (
                  <Replay screening={screening} />
                )}
              </div>
            </div>
          </>
        )}
        {next === null && <Replay screening={screening} large />}
      </div>
      {children}
    </div>
  );
});

function Replay({ screening, large = false }: { readonly screening: Screening; readonly large?: boolean }) {
  const t = useText();
  return (
    <button type="button" className={large ? styles['bigAction'] : styles['pill']} onClick={() => screening.restart()}>
      <ReplayIcon />
      {t('playerReplay')}
    </button>
  );
}
