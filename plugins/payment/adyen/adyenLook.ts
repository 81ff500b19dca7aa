/** The realm's look for the text inside Adyen's frames. Boxes and labels stand in the page, and are dressed by AdyenFields.module.css. */
import type { CardLook } from '../../../core/sdk/cardForms';
import type { CardStyles } from './adyenWeb';

export function adyenStyles({ text, muted, danger, font, fontSize }: CardLook): CardStyles {
  return {
    base: { color: text, fontFamily: font, fontSize },
    error: { color: danger },
    placeholder: { color: muted },
  };
}
