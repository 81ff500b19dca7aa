/** Which of the brand's marks suits a place. */
import type { CheckedRealm } from './checkedRealm';

/** The mark for a light or a dark ground: the one that is made for it, else the one for everywhere (RLM-011, RLM-013). */
export function logoOn(ground: 'light' | 'dark', logos: CheckedRealm['logos']): string {
  return logos[ground] ?? logos.web;
}
