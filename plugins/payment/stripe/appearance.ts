/** The realm's theme for Stripe's Appearance API, since an iframe cannot read the page's styles. */
import type { Appearance } from '@stripe/stripe-js';
import type { CardLook } from '../../../core/sdk/cardForms';
import type { StripeOptions } from './options.generated';

/** The realm's colours, font and corners, over a Stripe theme. */
export function appearanceOf(look: CardLook, wanted: StripeOptions['appearance'] = {}): Appearance {
  const { ground, text, muted, line, accent, inkOnAccent, danger, font, radius, fontSize } = look;
  return {
    theme: wanted.theme ?? 'flat',
    labels: wanted.labels ?? 'above',
    variables: {
      colorPrimary: accent,
      colorBackground: ground,
      colorText: text,
      colorTextSecondary: muted,
      colorTextPlaceholder: muted,
      colorDanger: danger,
      accessibleColorOnColorPrimary: inkOnAccent,
      iconColor: muted,
      fontFamily: font,
      fontSizeBase: fontSize,
      borderRadius: radius,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${line}`, boxShadow: 'none', padding: '12px 14px' },
      '.Input:hover': { borderColor: text },
      '.Input:focus': { borderColor: accent, boxShadow: `0 0 0 3px ${accent}73` },
      '.Input--invalid': { borderColor: danger, boxShadow: 'none' },
      '.Tab': { border: `1.5px solid ${line}`, boxShadow: 'none' },
      '.Tab--selected': { borderColor: accent, color: text },
      '.Label': { fontWeight: '600' },
    },
  };
}
