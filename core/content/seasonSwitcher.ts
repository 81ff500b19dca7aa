/** Chooses the form of the season selector. */

export interface SwitcherPlace {
  /** The device class is mobile (RLM-052). */
  readonly isMobile: boolean;
  /** Narrower than a full menu (RLM-059). */
  readonly isNarrow: boolean;
  readonly layout: 'top' | 'top-left' | 'sidebar' | 'hamburger';
}

/** Dropdown on mobile and on narrow sidebar layouts, tabs elsewhere (CAT-039, CAT-040). */
export function switcherShape({ isMobile, isNarrow, layout }: SwitcherPlace): 'dropdown' | 'tabs' {
  return isMobile || (layout === 'sidebar' && isNarrow) ? 'dropdown' : 'tabs';
}
