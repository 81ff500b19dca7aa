/** Mouse and touch on the picture itself. */
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { Clock } from '../../sdk';
import type { PlaybackSession } from '../PlaybackSession';
import { tapAction, tapSide, type Tap } from '../rules/taps';
import type { ControlsShown } from './useControlsShown';

/** A jump that was just made by tapping, for the mark that shows it. */
export interface TapJump {
  readonly side: 'left' | 'right';
  /** All seconds of the taps that belong together. */
  readonly seconds: number;
  readonly count: number;
}

export interface PointerParts {
  readonly playbackSession: PlaybackSession;
  readonly controls: ControlsShown;
  readonly clock: Clock;
  readonly toggleFullscreen: () => void;
}

/** A click plays or pauses, two fill the screen; a tap shows the controls, two on a side move (PLY-014). */
export function usePointer({ playbackSession, controls, clock, toggleFullscreen }: PointerParts) {
  const lastTap = useRef<Tap | null>(null);
  const [jump, setJump] = useState<TapJump | null>(null);
  const endJump = useRef<(() => void) | null>(null);

  const pressedBy = useRef('mouse');

  const tap = (event: MouseEvent): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const now: Tap = { side: tapSide(event.clientX - left, width), at: clock.now() };
    const action = tapAction(now, lastTap.current);
    lastTap.current = now;
    if (action.kind === 'toggleControls') {
      if (controls.shown) controls.rest();
      else controls.stir();
      return;
    }
    playbackSession.transport.seekBy(action.seconds);
    controls.rest();
    const side = action.seconds < 0 ? 'left' : 'right';
    setJump((before) => ({
      side,
      seconds: Math.abs(action.seconds) + (before?.side === side ? before.seconds : 0),
      count: (before?.count ?? 0) + 1,
    }));
    endJump.current?.();
    endJump.current = clock.after(700, () => setJump(null));
  };

  return {
    jump,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        pressedBy.current = event.pointerType;
      },
      // Acting before the click would let that click fall on a button that has just come into sight.
      onClick: (event: MouseEvent) => {
        if (pressedBy.current === 'touch') tap(event);
        else playbackSession.transport.togglePlay();
      },
      onDoubleClick: () => {
        // Touch has its own meaning for two taps.
        if (pressedBy.current !== 'touch') toggleFullscreen();
      },
    },
  };
}
