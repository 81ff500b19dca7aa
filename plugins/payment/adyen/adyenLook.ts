/**
 * The realm's theme for text inside Adyen's iframes. Boxes and labels are part of the page, styled by
 * AdyenFields.module.css.
 */
import type { CardLook } from '../../../core/sdk/cardForms';
import type { CardStyles } from './adyenWeb';

export function adyenStyles({ text, muted, danger, font, fontSize }: CardLook): CardStyles {
  return {
    base: { color: text, fontFamily: font, fontSize },
    error: { color: danger },
    placeholder: { color: muted },
  };
}
