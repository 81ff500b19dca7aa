/** Knows whether the viewer wants nothing to move, or to be fetched, by itself. */
import { useSyncExternalStore } from 'react';

/** The browser's word on how data is paid for; not every browser gives it. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

const lessMotion = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-reduced-motion: reduce)');
const connection = (): Connection | undefined => (navigator as Navigator & { readonly connection?: Connection }).connection;

function subscribe(changed: () => void): () => void {
  const sources = [lessMotion(), connection()];
  for (const source of sources) source?.addEventListener?.('change', changed);
  return () => {
    for (const source of sources) source?.removeEventListener?.('change', changed);
  };
}

/** Less motion is wanted (WCAG 2.3.3), or data is to be saved. Follows the viewer's settings as they change. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => lessMotion()?.matches === true || connection()?.saveData === true, () => true);
}
