/**
 * Lifecycle of a background video: whether it may start, when it pauses, when the text over it disappears,
 * how the viewer pauses it.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { backgroundVideos, type BackgroundVideo, type MovingPictureProps } from '../../sdk/cards';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { HERO_TEXT_LEAVE } from '../../sdk/constants';
import { useSeen } from '../../ui/useSeen';
import { useReducedMotion } from '../../ui/useReducedMotion';
import type { RowLook } from '../../sdk/rowLook';

export interface MovingPictureUse {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: 'still' | 'playing' | 'paused';
  readonly toggle: () => void;
}

const nothing = (): void => undefined;

/**
 * Nothing is loaded before it is visible, nor with reduced motion; an invisible video pauses until it is
 * visible again.
 */
export function useMovingPicture({
  content,
  animation,
  attended = false,
  onQuiet = nothing,
}: MovingPictureProps): MovingPictureUse {
  const videos = useService(backgroundVideos);
  const time = useService(clock);
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<BackgroundVideo | null>(null);
  /** Paused because it was not visible. */
  const rests = useRef(false);
  const [state, setState] = useState<'still' | 'playing' | 'paused'>('still');
  const seen = useSeen(place);
  const stillness = useReducedMotion();
  const [wasSeen, setWasSeen] = useState(false);
  if (seen && !wasSeen) setWasSeen(true);
  const { id } = content;
  const shown = useRef(content);
  useEffect(() => {
    shown.current = content;
  });

  useEffect(() => {
    const element = place.current;
    if (element === null || animation === 'NONE' || stillness || !wasSeen) return;
    const life = new AbortController();
    const { signal } = life;
    const start = async (): Promise<void> => {
      const variant = videoVariant(animation, await videos.wishes(), stillness);
      if (variant === null || signal.aborted) return;
      const onPlaying = (playing: boolean): void => {
        if (!signal.aborted) setState(playing ? 'playing' : 'paused');
      };
      const made = await videos.show(shown.current, element, {
        sound: variant === 'sound',
        signal,
        onPlaying,
      });
      if (signal.aborted) made.end();
      else picture.current = made;
    };
    // On failure the still image beneath remains.
    start().catch(() => {
      if (!signal.aborted) setState('still');
    });
    return () => {
      life.abort();
      picture.current?.end();
      picture.current = null;
      rests.current = false;
      setState('still');
    };
    // Depends on the id: a reloaded row has a new object for the same content, which must not restart the video.
  }, [videos, id, animation, stillness, wasSeen]);

  useEffect(() => {
    if (!seen && state === 'playing') {
      rests.current = true;
      picture.current?.pause();
    } else if (seen && rests.current) {
      rests.current = false;
      picture.current?.play();
    }
  }, [seen, state]);

  useEffect(() => {
    if (state !== 'playing' || attended) {
      onQuiet(false);
      return;
    }
    return time.after(HERO_TEXT_LEAVE, () => onQuiet(true));
  }, [state, attended, time, onQuiet]);

  const toggle = useCallback(
    () => (state === 'playing' ? picture.current?.pause() : picture.current?.play()),
    [state],
  );
  return { place, state, toggle };
}

/**
 * Null: the still image. Sound requires both the row's and the viewer's setting. `stillness`: reduced motion
 * or data saving is on (HOM-026, RLM-093).
 */
export function videoVariant(
  animation: RowLook['animation'],
  { autoPlay, autoPlayAudio }: { readonly autoPlay: boolean; readonly autoPlayAudio: boolean },
  stillness: boolean,
): 'muted' | 'sound' | null {
  if (animation === 'NONE' || !autoPlay || stillness) return null;
  return animation === 'AUDIO_VIDEO' && autoPlayAudio ? 'sound' : 'muted';
}
