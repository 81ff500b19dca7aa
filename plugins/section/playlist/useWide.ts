/** Whether the window is wider than a list of cards (HOM-075). */
import { useSyncExternalStore } from 'react';

/** RLM-061. */
const QUERY = '(min-width: 1025px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);
}
