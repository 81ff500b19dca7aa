/** A hook that lets what stands beneath a picture wait for it: a row of cards takes as long to draw as the first picture does. */
import { useEffect, useState } from 'react';
import { clock, useService } from '../../sdk';

/** Milliseconds from the start to the moment that pictures move for certain. */
export const STARTING = 150;
/** Milliseconds after which nothing waits for them any more. */
export const TIMEOUT = 1500;

/** Whether it is its turn. `awaited`: a picture is to come; `started`: it has been told to play. */
export function usePictureFirst(awaited: boolean, started: boolean): boolean {
  const time = useService(clock);
  const [over, setOver] = useState(false);
  useEffect(() => (awaited ? time.after(started ? STARTING : TIMEOUT, () => setOver(true)) : undefined), [awaited, started, time]);
  return over || !awaited;
}
