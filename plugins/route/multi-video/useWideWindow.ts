/** Whether the window has room for several videos (MUL-008). */
import { useSyncExternalStore } from 'react';
import { NARROWEST_WINDOW } from './constants';

const wide = (): MediaQueryList | undefined => window.matchMedia?.(`(min-width: ${NARROWEST_WINDOW}px)`);

/** At this moment; a browser that cannot tell has room. */
export const isWideEnough = (): boolean => wide()?.matches ?? true;

/** Follows the window. */
export function useWideWindow(): boolean {
  return useSyncExternalStore(subscribe, isWideEnough, () => true);
}

function subscribe(changed: () => void): () => void {
  const query = wide();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
