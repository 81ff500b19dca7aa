/** Visibility of the player controls. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clock } from '../../sdk/services';

/** Milliseconds for which controls stay visible after the last movement. */
export const CONTROLS_HIDE_AFTER_MS = 3000;

export interface ControlsShown {
  readonly shown: boolean;
  /** Pointer or key activity: shows the controls for a while. */
  readonly stir: () => void;
  /** Hides the controls at once, unless they are pinned. */
  readonly rest: () => void;
}

/** `pinned` keeps them visible: paused, dragging, menu open, or not playing. */
export function useControlsShown(clock: Clock, pinned: boolean): ControlsShown {
  const [stirred, setStirred] = useState(true);
  const cancel = useRef<(() => void) | null>(null);

  const rest = useCallback(() => {
    cancel.current?.();
    cancel.current = null;
    setStirred(false);
  }, []);
  const stir = useCallback(() => {
    cancel.current?.();
    setStirred(true);
    cancel.current = clock.after(CONTROLS_HIDE_AFTER_MS, () => setStirred(false));
  }, [clock]);

  // After unpinning, the controls stay visible for a while.
  const [wasPinned, setWasPinned] = useState(pinned);
  if (pinned !== wasPinned) {
    setWasPinned(pinned);
    setStirred(true);
  }
  useEffect(() => {
    if (!pinned) cancel.current = clock.after(CONTROLS_HIDE_AFTER_MS, () => setStirred(false));
    return () => cancel.current?.();
  }, [pinned, clock]);

  return { shown: pinned || stirred, stir, rest };
}
