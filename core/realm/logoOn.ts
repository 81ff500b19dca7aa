/** Chooses a brand's logo by background. */
import type { CheckedRealm } from './checkedRealm';

/** The logo for a light or dark background, falling back to the general one (RLM-011, RLM-013). */
export function logoOn(ground: 'light' | 'dark', logos: CheckedRealm['logos']): string {
  return logos[ground] ?? logos.web;
}
