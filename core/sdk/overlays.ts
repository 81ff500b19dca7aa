/** What may stand over a page, one at a time (NAV-086, PAY-017). */
import { useEffect } from 'react';
import { token } from './token';
import { useService } from './useService';

/** The terms that a viewer has to answer, what stands in the place of a purchase, the notice of a premiere; the menu, the side panel and the languages. */
export type Overlay = 'consent' | 'restriction' | 'premiere' | 'menu' | 'sidePanel' | 'languages';

/** A set without duplicates, of which one shows. Observable: read it inside an observer. */
export interface Overlays {
  /** It is in the set, and nothing that comes before it is. */
  isOpen(overlay: Overlay): boolean;
  open(overlay: Overlay): void;
  close(overlay: Overlay): void;
}
export const overlays = token<Overlays>('overlays@1');

/** Keeps an overlay in the set while it is wanted; gives whether it may show now. For an observer. */
export function useOverlay(overlay: Overlay, wanted = true): boolean {
  const all = useService(overlays);
  useEffect(() => {
    if (!wanted) return;
    all.open(overlay);
    return () => all.close(overlay);
  }, [all, overlay, wanted]);
  return wanted && all.isOpen(overlay);
}
