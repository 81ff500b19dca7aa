/** A hook for CSS media queries. */
import { useCallback, useSyncExternalStore } from 'react';
import { LIST_TABLET_WIDTH, MOBILE_MAX_HEIGHT, MOBILE_MAX_WIDTH } from '../sdk/constants';

/** Lists are vertical (CAT-002, RLM-057). */
export const narrowList = `(max-width: ${LIST_TABLET_WIDTH}px)`;
/** The device class is mobile (RLM-052). */
export const mobileWindow = `(max-width: ${MOBILE_MAX_WIDTH}px), (max-height: ${MOBILE_MAX_HEIGHT}px)`;

/** False if the browser has no matchMedia. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia?.(condition);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(condition)?.matches ?? false,
    () => false,
  );
}
