/** The life of a background video: whether it may start, when the words leave it, how it is paused. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { backgroundVideos, clock, useService, type Content, type MovingPicture, type RowLook } from '../../../core/sdk';
import { videoManner } from './videoManner';

/** HOM-028. Milliseconds. */
export const TEXT_LEAVES_AFTER = 2000;

export interface MovingPictureUse {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly state: 'still' | 'playing' | 'paused';
  readonly toggle: () => void;
}

const wantsStillness = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

export function useMovingPicture(content: Content, animation: RowLook['animation'], attended: boolean, onQuiet: (quiet: boolean) => void): MovingPictureUse {
  const videos = useService(backgroundVideos);
  const time = useService(clock);
  const place = useRef<HTMLDivElement>(null);
  const picture = useRef<MovingPicture | null>(null);
  const [state, setState] = useState<'still' | 'playing' | 'paused'>('still');

  useEffect(() => {
    const element = place.current;
    if (element === null || animation === 'NONE') return;
    const life = new AbortController();
    const { signal } = life;
    const start = async (): Promise<void> => {
      const manner = videoManner(animation, await videos.wishes(), wantsStillness());
      if (manner === null || signal.aborted) return;
      const onPlaying = (playing: boolean): void => {
        if (!signal.aborted) setState(playing ? 'playing' : 'paused');
      };
      const shown = await videos.show(content, element, { sound: manner === 'sound', signal, onPlaying });
      if (signal.aborted) shown.end();
      else picture.current = shown;
    };
    // What cannot move stays still: the picture beneath is whole.
    start().catch(() => setState('still'));
    return () => {
      life.abort();
      picture.current?.end();
      picture.current = null;
      setState('still');
    };
  }, [videos, content, animation]);

  useEffect(() => {
    if (state !== 'playing' || attended) {
      onQuiet(false);
      return;
    }
    return time.after(TEXT_LEAVES_AFTER, () => onQuiet(true));
  }, [state, attended, time, onQuiet]);

  const toggle = useCallback(() => (state === 'playing' ? picture.current?.pause() : picture.current?.play()), [state]);
  return { place, state, toggle };
}
