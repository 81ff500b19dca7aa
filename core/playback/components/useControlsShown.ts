/** When the controls of the player are in sight. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Clock } from '../../sdk';

/** How long controls stay after the last movement, in milliseconds. */
export const CONTROLS_STAY = 3000;

export interface ControlsShown {
  readonly shown: boolean;
  /** The viewer moved: shows the controls for a while. */
  readonly stir: () => void;
  /** Hides them at once, unless they are pinned. */
  readonly rest: () => void;
}

/** `pinned` keeps them in sight: paused, dragging, a menu open, the keyboard's focus among them. */
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
    cancel.current = clock.after(CONTROLS_STAY, () => setStirred(false));
  }, [clock]);

  // What was pinned stays for a while after it is let go.
  const [wasPinned, setWasPinned] = useState(pinned);
  if (pinned !== wasPinned) {
    setWasPinned(pinned);
    setStirred(true);
  }
  useEffect(() => {
    if (!pinned) cancel.current = clock.after(CONTROLS_STAY, () => setStirred(false));
    return () => cancel.current?.();
  }, [pinned, clock]);

  return { shown: pinned || stirred, stir, rest };
}
