/** Mouse and touch gestures on the picture. */
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { Clock } from '../../sdk/services';
import type { PlaybackSession } from '../PlaybackSession';
import { tapAction, tapSide, type Tap } from '../rules/taps';
import type { ControlsShown } from './useControlsShown';

/** The jump of a double tap, for the indicator that shows it. */
export interface TapJump {
  readonly side: 'left' | 'right';
  /** Total seconds of consecutive taps. */
  readonly seconds: number;
  readonly count: number;
}

export interface PointerParts {
  readonly playbackSession: PlaybackSession;
  readonly controls: ControlsShown;
  readonly clock: Clock;
  readonly toggleFullscreen: () => void;
}

/**
 * Click plays or pauses, double click toggles full screen; a tap toggles the controls, a double tap on a side
 * seeks (PLY-014).
 */
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
      // Acting on pointerup would let the following click hit a button that has just appeared.
      onClick: (event: MouseEvent) => {
        if (pressedBy.current === 'touch') tap(event);
        else playbackSession.transport.togglePlay();
      },
      onDoubleClick: () => {
        // Double taps seek, see tapAction.
        if (pressedBy.current !== 'touch') toggleFullscreen();
      },
    },
  };
}
