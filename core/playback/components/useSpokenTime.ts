/** Formats durations as words. */
import { useCallback } from 'react';
import { useText } from '../../i18n/hooks';
import { timeParts } from '../rules/spokenTime';

/** Returns a function from seconds to a text such as "1 minute 20 seconds". */
export function useSpokenTime(): (seconds: number) => string {
  const t = useText();
  return useCallback(
    (seconds) => {
      const parts = timeParts(seconds);
      return parts === null ? t('playerZeroTime') : t('playerSpokenTime', { ...parts }).trim();
    },
    [t],
  );
}
