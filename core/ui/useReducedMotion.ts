/** Whether the viewer prefers no motion and no automatic downloads. */
import { useSyncExternalStore } from 'react';

/** Network Information API; not in every browser. */
interface Connection extends EventTarget {
  readonly saveData?: boolean;
}

const lessMotion = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-reduced-motion: reduce)');
const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

function subscribe(changed: () => void): () => void {
  const sources = [lessMotion(), connection()];
  for (const source of sources) source?.addEventListener?.('change', changed);
  return () => {
    for (const source of sources) source?.removeEventListener?.('change', changed);
  };
}

/** Reduced motion (WCAG 2.3.3) or data saving is on. Follows changes of the settings. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lessMotion()?.matches === true || connection()?.saveData === true,
    () => true,
  );
}
