/** Chooses the shell layout by viewport width. */
import { useSyncExternalStore } from 'react';
import { FULL_MENU_MIN_WIDTH } from '../sdk/constants';
import { useService } from '../sdk/useService';
import { shellSettings } from '../pageKit/shellSettings';

export type ShellLayout = 'top' | 'top-left' | 'sidebar' | 'hamburger' | 'mobile';

const wide = `(min-width: ${FULL_MENU_MIN_WIDTH}px)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(wide);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** The realm's layout, or the mobile one below 1025 px (NAV-016, RLM-059, RLM-060). */
export function useShellLayout(): ShellLayout {
  const { layout } = useService(shellSettings);
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(wide).matches ?? true,
    () => true,
  );
  return isWide ? layout : 'mobile';
}
