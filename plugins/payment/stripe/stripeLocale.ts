/** Which of Stripe's languages is nearest to the realm's. */
import type { StripeElementLocale } from '@stripe/stripe-js';

const offered = [
  ...([
    'ar',
    'bg',
    'cs',
    'da',
    'de',
    'el',
    'en',
    'en-GB',
    'es',
    'es-419',
    'et',
    'fi',
    'fil',
    'fr',
    'fr-CA',
    'he',
    'hr',
    'hu',
    'id',
    'it',
    'ja',
    'ko',
  ] as const),
  ...([
    'lt',
    'lv',
    'ms',
    'mt',
    'nb',
    'nl',
    'pl',
    'pt',
    'pt-BR',
    'ro',
    'ru',
    'sk',
    'sl',
    'sv',
    'th',
    'tr',
    'vi',
    'zh',
    'zh-HK',
    'zh-TW',
  ] as const),
] as const satisfies readonly StripeElementLocale[];

/** The locale itself, else its language, else `auto`: what the browser asks for. Codes may be written `pt-BR` or `pt_BR`. */
export function stripeLocale(locale: string): StripeElementLocale {
  const [language = '', ...rest] = locale.split(/[-_]/);
  const [plain, regional] = [language.toLowerCase(), [language.toLowerCase(), ...rest.map((part) => part.toUpperCase())].join('-')];
  return offered.find((code) => code === regional) ?? offered.find((code) => code === plain) ?? 'auto';
}
