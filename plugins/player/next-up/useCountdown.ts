/** Countdown hook. */
import { useEffect, useState } from 'react';
import { clock as clockToken, useService } from '../../../core/sdk';

/** Remaining whole seconds. Calls `onOver` once, at zero; paused while not running. */
export function useCountdown(seconds: number, running: boolean, onOver: () => void): number {
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
