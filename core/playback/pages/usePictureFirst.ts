/**
 * Delays content below the player until it has started: rendering a row of cards would take as long as
 * showing the first frame.
 */
import { useEffect, useState } from 'react';
import { clock } from '../../sdk/services';
import { useService } from '../../sdk/useService';

/** Delay in ms from the start of playback until frames are certainly shown. */
export const FRAMES_SHOWN_AFTER_MS = 150;
/** Time limit in ms, after which content no longer waits. */
export const FIRST_FRAME_TIMEOUT_MS = 1500;

/** Whether content below may render. `awaited`: playback is expected; `started`: playback was requested. */
export function usePictureFirst(awaited: boolean, started: boolean): boolean {
  const time = useService(clock);
  const [over, setOver] = useState(false);
  useEffect(
    () =>
      awaited
        ? time.after(started ? FRAMES_SHOWN_AFTER_MS : FIRST_FRAME_TIMEOUT_MS, () => setOver(true))
        : undefined,
    [awaited, started, time],
  );
  return over || !awaited;
}
