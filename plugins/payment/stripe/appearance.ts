/** The realm's look in the words of Stripe's Appearance API, since a frame cannot read the page's styles. */
import type { Appearance } from '@stripe/stripe-js';
import type { RealmView } from '../../../core/sdk';
import type { StripeOptions } from './options.generated';

/** Colours, face and corners of the realm, laid over a theme of Stripe's. */
export function appearanceOf(
  realm: Pick<RealmView, 'color' | 'bodyFont' | 'radius'>,
  wanted: StripeOptions['appearance'] = {},
): Appearance {
  const [ground, text, line, accent] = [realm.color('ground'), realm.color('text'), realm.color('line'), realm.color('accent')];
  return {
    theme: wanted.theme ?? 'flat',
    labels: wanted.labels ?? 'above',
    variables: {
      colorPrimary: accent,
      colorBackground: ground,
      colorText: text,
      colorTextSecondary: realm.color('muted'),
      colorTextPlaceholder: realm.color('muted'),
      colorDanger: realm.color('danger'),
      accessibleColorOnColorPrimary: realm.color('inkOnAccent'),
      iconColor: realm.color('muted'),
      fontFamily: realm.bodyFont,
      fontSizeBase: '16px',
      borderRadius: `${realm.radius}px`,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${line}`, boxShadow: 'none', padding: '12px 14px' },
      '.Input:hover': { borderColor: text },
      '.Input:focus': { borderColor: accent, boxShadow: `0 0 0 3px ${accent}73` },
      '.Input--invalid': { borderColor: realm.color('danger'), boxShadow: 'none' },
      '.Tab': { border: `1.5px solid ${line}`, boxShadow: 'none' },
      '.Tab--selected': { borderColor: accent, color: text },
      '.Label': { fontWeight: '600' },
    },
  };
}
