/** Up-next card over the end screen: opens the next video after a countdown, on press, or not at all (PLY-047). */
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useText } from '../../../core/i18n';
import { fallbackPicture, useService, type PlayerPartProps, type PlayerQueue } from '../../../core/sdk';
import { Button, Icon, Picture } from '../../../core/ui';
import styles from './NextCard.module.css';
import { placeInSeries } from './placeInSeries';
import { useCountdown } from './useCountdown';

export interface NextCardProps extends Pick<PlayerPartProps, 'Action'> {
  readonly queue: PlayerQueue;
  /** Seconds. */
  readonly countdown: number;
}

/** Renders nothing when nothing follows. */
export const NextCard = observer(function NextCard({ queue, countdown, Action }: NextCardProps) {
  const t = useText();
  const fallback = useService(fallbackPicture);
  const { next, autoAdvance } = queue;
  const [stays, setStays] = useState(false);
  const counts = next !== null && autoAdvance && !stays;
  const open = useCallback(() => queue.openNext(), [queue]);
  const left = useCountdown(countdown, counts, open);
  if (next === null) return null;
  const place = placeInSeries(next);
  return (
    <section className={styles['card']} aria-label={t('nextUpTitle')}>
      <Picture
        className={styles['picture']}
        src={next.thumbnailUrl}
        fallback={fallback(next)}
        alt=""
        ratio="16 / 9"
        eager
      />
      <div className={styles['words']}>
        <p className={styles['kicker']}>{t('nextUpTitle')}</p>
        <p className={styles['title']}>{next.title}</p>
        {place !== null && (
          <p className={`${styles['note']} ${styles['place']}`}>{t(place.key, place.values)}</p>
        )}
        {counts && (
          <p role="timer" aria-live="off" className={styles['note']}>
            {t('nextUpStartsIn', { seconds: left })}
          </p>
        )}
        <p role="status" className={styles['note']}>
          {stays && t('nextUpStays')}
        </p>
      </div>
      <div className={styles['actions']}>
        <Button autoFocus icon={<Icon name="play" />} onClick={open}>
          {t('nextUpPlay')}
        </Button>
        {counts && <Action label={t('nextUpStay')} onPress={() => setStays(true)} />}
      </div>
    </section>
  );
});
