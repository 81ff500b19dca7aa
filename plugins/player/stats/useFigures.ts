/** What the player measures, looked at once a second for as long as somebody looks. */
import { useEffect, useState } from 'react';
import { clock as clockToken, useService, type PlaybackFigures, type ScreeningView } from '../../../core/sdk';

/** Milliseconds between two looks. */
export const LOOK = 1000;

export function useFigures(screening: ScreeningView): PlaybackFigures | null {
  const clock = useService(clockToken);
  const [figures, setFigures] = useState(() => screening.figures());
  useEffect(() => {
    let cancel = (): void => undefined;
    const look = (): void => {
      setFigures(screening.figures());
      cancel = clock.after(LOOK, look);
    };
    look();
    return () => cancel();
  }, [clock, screening]);
  return figures;
}
