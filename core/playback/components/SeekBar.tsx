/** The time line: position, buffered ranges, chapters, and a preview of the moment under the pointer. */
import { observer } from 'mobx-react-lite';
import { type PointerEvent, useCallback, useRef, useState } from 'react';
import { useFormat, useText } from '../../i18n/hooks';
import type { PlaybackSession } from '../PlaybackSession';
import { chapterAt, thumbnailAt } from '../rules/annotations';
import type { SeekRange } from '../rules/livePosition';
import { ThumbnailPicture } from './ThumbnailPicture';
import styles from './SeekBar.module.css';

const percentIn = ({ start, end }: SeekRange, seconds: number): number =>
  end > start ? Math.min(100, Math.max(0, ((seconds - start) / (end - start)) * 100)) : 0;

/** Runs left to right in every language (LOC-012). A drag seeks once, at its end (PLY-015). */
export const SeekBar = observer(function SeekBar({
  playbackSession,
}: {
  readonly playbackSession: PlaybackSession;
}) {
  const t = useText();
  const format = useFormat();
  const spoken = useSpokenTime();
  const bar = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const { player, media } = playbackSession;
  const { range, canSeek, isLive, annotations, chapters } = media;
  const { position } = player.state;
  if (!canSeek || (isLive && !media.isPlaced)) return null;

  const at = percentIn(range, position);
  const chapter = chapterAt(annotations, position);
  const secondsUnder = (event: PointerEvent): number => {
    const { left, width } = bar.current?.getBoundingClientRect() ?? { left: 0, width: 0 };
    const part = width > 0 ? Math.min(1, Math.max(0, (event.clientX - left) / width)) : 0;
    return range.start + part * (range.end - range.start);
  };
  const drag = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      player.dragStart();
      player.dragTo(secondsUnder(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const seconds = secondsUnder(event);
      setPointed(seconds);
      player.dragTo(seconds);
    },
    onPointerUp: () => {
      const target = player.dragStop();
      if (target !== null) playbackSession.transport.seek(target);
      setPointed(null);
    },
    onPointerCancel: () => {
      player.dragStop();
      setPointed(null);
    },
    onPointerLeave: () => {
      if (!player.dragging) setPointed(null);
    },
  };
  const said = isLive
    ? media.atLiveEdge
      ? t('playerAtLive')
      : t('playerBehindLive', { time: spoken(media.behindLive) })
    : chapter === null
      ? t('playerPosition', { position: spoken(position), duration: spoken(range.end) })
      : t('playerPositionInChapter', { position: spoken(position), duration: spoken(range.end), chapter });

  return (
    <div
      ref={bar}
      dir="ltr"
      role="slider"
      tabIndex={0}
      aria-label={t('playerTimeline')}
      aria-valuemin={Math.floor(range.start)}
      aria-valuemax={Math.floor(range.end)}
      aria-valuenow={Math.floor(position)}
      aria-valuetext={said}
      className={styles['bar']}
      data-dragging={player.dragging || undefined}
      data-live={(isLive && media.atLiveEdge) || undefined}
      {...drag}
    >
      <div className={styles['track']}>
        {media.times.buffered.map(({ start, end }) => (
          <div
            key={start}
            className={styles['buffered']}
            style={{
              insetInlineStart: `${percentIn(range, start)}%`,
              inlineSize: `${percentIn(range, end) - percentIn(range, start)}%`,
            }}
          />
        ))}
        {pointed !== null && (
          <div className={styles['pointed']} style={{ inlineSize: `${percentIn(range, pointed)}%` }} />
        )}
        <div className={styles['played']} style={{ inlineSize: `${at}%` }} />
        {chapters.map(
          ({ start }) =>
            start > range.start && (
              <div
                key={start}
                className={styles['mark']}
                style={{ insetInlineStart: `${percentIn(range, start)}%` }}
              />
            ),
        )}
      </div>
      <div className={styles['thumb']} style={{ insetInlineStart: `${at}%` }} />
      {pointed !== null && (
        <div
          className={styles['preview']}
          style={{
            insetInlineStart: `clamp(var(--preview-half), ${percentIn(range, pointed)}%, 100% - var(--preview-half))`,
          }}
          aria-hidden="true"
        >
          <ThumbnailPicture thumbnail={thumbnailAt(annotations, pointed)} />
          <span className={styles['moment']}>
            {chapterAt(annotations, pointed) !== null && (
              <span className={styles['chapter']}>{chapterAt(annotations, pointed)}</span>
            )}
            {isLive ? `−${format.playbackTime(range.end - pointed)}` : format.playbackTime(pointed)}
          </span>
        </div>
      )}
    </div>
  );
});

/** Returns a function from seconds to a text such as "1 minute 20 seconds". */
export function useSpokenTime(): (seconds: number) => string {
  const t = useText();
  return useCallback(
    (seconds) => {
      const parts = timeParts(seconds);
      return parts === null ? t('playerZeroTime') : t('playerSpokenTime', { ...parts }).trim();
    },
    [t],
  );
}

/** Splits a duration into hours, minutes and seconds, for texts of assistive technology. */

interface TimeParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Null for less than one second. */
export function timeParts(seconds: number): TimeParts | null {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return whole === 0
    ? null
    : { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}
