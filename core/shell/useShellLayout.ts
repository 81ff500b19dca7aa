/** Chooses the shell layout by viewport width. */
import { useSyncExternalStore } from 'react';
import { FULL_MENU_MIN_WIDTH } from '../sdk/constants';
import { useService } from '../sdk/useService';
import { useHostRender } from '../ui/hostRender';
import { shellSettings } from '../pageKit/shellSettings';

export type ShellLayout = 'top' | 'top-left' | 'sidebar' | 'hamburger' | 'mobile';

const wide = `(min-width: ${FULL_MENU_MIN_WIDTH}px)`;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(wide);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

export interface ShownLayout {
  readonly layout: ShellLayout;
  /** The style sheet shows it in these windows only; undefined for the one that fits this window. */
  readonly windows?: 'wide' | 'narrow';
}

/**
 * The realm's layout, or the mobile one below 1025 px (NAV-016, RLM-059, RLM-060). The host's render has both,
 * since it knows no window.
 */
export function useShellLayouts(): readonly ShownLayout[] {
  const { layout } = useService(shellSettings);
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(wide).matches ?? true,
    () => true,
  );
  if (useHostRender() === null) return [{ layout: isWide ? layout : 'mobile' }];
  return [
    { layout, windows: 'wide' },
    { layout: 'mobile', windows: 'narrow' },
  ];
}
