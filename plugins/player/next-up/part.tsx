/** Plays the next video after the end. */
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useText } from 'proscenium/i18n';
import {
  clock as clockToken,
  fallbackPicture,
  useService,
  type Activate,
  type Content,
  type PlayerPartProps,
  type PlayerQueue,
} from 'proscenium/sdk';
import { Button, Icon, Picture } from 'proscenium/ui';
import styles from './NextCard.module.css';
import type { PlayerNextUpOptions } from './options.generated';

interface NextCardProps extends Pick<PlayerPartProps, 'Action'> {
  readonly queue: PlayerQueue;
  /** Seconds. */
  readonly countdown: number;
}

/**
 * Up-next card over the end screen: opens the next video after a countdown, on press, or not at all
 * (PLY-047). Renders nothing when nothing follows.
 */
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

interface PlaceText {
  readonly key: 'nextUpEpisode' | 'nextUpSeasonEpisode';
  readonly values: { readonly episode: number; readonly season: string };
}

/** Text with the season and episode numbers of an episode. Null when it is not an episode. */
export function placeInSeries({
  episodeNumber,
  season,
}: Pick<Content, 'episodeNumber' | 'season'>): PlaceText | null {
  if (typeof episodeNumber !== 'number') return null;
  const title = season?.title ?? '';
  return {
    key: title === '' ? 'nextUpEpisode' : 'nextUpSeasonEpisode',
    values: { episode: episodeNumber, season: title },
  };
}

/** Remaining whole seconds. Calls `onOver` once, at zero; paused while not running. */
function useCountdown(seconds: number, running: boolean, onOver: () => void): number {
  const clock = useService(clockToken);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!running) return;
    if (left <= 0) {
      onOver();
      return;
    }
    return clock.after(1000, () => setLeft(left - 1));
  }, [running, left, clock, onOver]);
  return left;
}

export default (({ options: { countdown } }) => ({
  views: {
    end: ({ playbackSession, Action }) => (
      <NextCard queue={playbackSession.queue} countdown={countdown} Action={Action} />
    ),
  },
})) satisfies Activate<'player-part', PlayerNextUpOptions>;
