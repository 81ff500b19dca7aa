/** How the seasons of a series are chosen from. */

export interface SwitcherPlace {
  /** The device class is mobile (RLM-052). */
  readonly isMobile: boolean;
  /** Less than a full menu's width (RLM-059). */
  readonly isNarrow: boolean;
  /** The realm's menu layout. */
  readonly layout: 'top' | 'top-left' | 'sidebar' | 'hamburger';
}

/** A list to choose from where the page runs downwards, tabs elsewhere (CAT-039, CAT-040). */
export function switcherShape({ isMobile, isNarrow, layout }: SwitcherPlace): 'dropdown' | 'tabs' {
  return isMobile || (layout === 'sidebar' && isNarrow) ? 'dropdown' : 'tabs';
}
