/** Overlays over a page, one at a time (NAV-086, PAY-017). */
import { useEffect } from 'react';
import { token } from './token';
import { useService } from './useService';

/** Consent dialog, purchase restriction, premiere notice; the menu, the side panel and the language menu. */
export type Overlay = 'consent' | 'restriction' | 'premiere' | 'menu' | 'sidePanel' | 'languages';

/** A set of which one is shown. Observable: read inside an observer. */
export interface Overlays {
  /** It is in the set and has the highest precedence. */
  isOpen(overlay: Overlay): boolean;
  open(overlay: Overlay): void;
  close(overlay: Overlay): void;
}
/** The open overlays of the page, so that keys and pauses know of them. */
export const overlays = token<Overlays>('overlays@1');

/** Keeps an overlay in the set while it is wanted; returns whether it may be shown now. For use in an observer. */
export function useOverlay(overlay: Overlay, wanted = true): boolean {
  const all = useService(overlays);
  useEffect(() => {
    if (!wanted) return;
    all.open(overlay);
    return () => all.close(overlay);
  }, [all, overlay, wanted]);
  return wanted && all.isOpen(overlay);
}
