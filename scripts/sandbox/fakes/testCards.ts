/** Card rules of the fake card providers: validation of the fields, and the behaviour of test cards. */
import type { CardProblem } from '../commerce/paymentIntents';

export interface CardFields {
  readonly number: string;
  /** MM/YY, with or without the slash. */
  readonly expiry: string;
  readonly cvc: string;
}

export type CardOutcome =
  | { readonly kind: 'succeeds' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'declined'; readonly problem: CardProblem };

type Locale = 'en' | 'pt' | 'es' | 'ar';
type MessageKey = keyof typeof MESSAGES;

const MESSAGES = {
  incomplete_number: {
    en: 'Your card number is incomplete.',
    pt: 'O número do cartão está incompleto.',
    es: 'El número de la tarjeta está incompleto.',
    ar: 'رقم البطاقة غير مكتمل.',
  },
  invalid_number: {
    en: 'Your card number is not valid.',
    pt: 'O número do cartão não é válido.',
    es: 'El número de la tarjeta no es válido.',
    ar: 'رقم البطاقة غير صحيح.',
  },
  incomplete_expiry: {
    en: 'The expiry date is incomplete.',
    pt: 'A data de validade está incompleta.',
    es: 'La fecha de caducidad está incompleta.',
    ar: 'تاريخ الانتهاء غير مكتمل.',
  },
  invalid_expiry_month: {
    en: 'The expiry month is not valid.',
    pt: 'O mês de validade não é válido.',
    es: 'El mes de caducidad no es válido.',
    ar: 'شهر الانتهاء غير صحيح.',
  },
  invalid_expiry_year: {
    en: 'The expiry year is in the past.',
    pt: 'O ano de validade já passou.',
    es: 'El año de caducidad ya pasó.',
    ar: 'سنة الانتهاء مضت.',
  },
  incomplete_cvc: {
    en: 'The security code is incomplete.',
    pt: 'O código de segurança está incompleto.',
    es: 'El código de seguridad está incompleto.',
    ar: 'رمز الأمان غير مكتمل.',
  },
  card_declined: {
    en: 'Your card was declined.',
    pt: 'O cartão foi recusado.',
    es: 'La tarjeta fue rechazada.',
    ar: 'رُفضت البطاقة.',
  },
  insufficient_funds: {
    en: 'Your card has insufficient funds.',
    pt: 'O cartão não tem saldo suficiente.',
    es: 'La tarjeta no tiene fondos suficientes.',
    ar: 'لا يوجد رصيد كافٍ في البطاقة.',
  },
  expired_card: {
    en: 'Your card has expired.',
    pt: 'O cartão expirou.',
    es: 'La tarjeta ha caducado.',
    ar: 'انتهت صلاحية البطاقة.',
  },
  incorrect_cvc: {
    en: 'The security code is not right.',
    pt: 'O código de segurança está errado.',
    es: 'El código de seguridad no es correcto.',
    ar: 'رمز الأمان غير صحيح.',
  },
  authentication_failure: {
    en: 'We could not confirm that it is you. Try again or use another card.',
    pt: 'Não foi possível confirmar a sua identidade. Tente de novo ou use outro cartão.',
    es: 'No pudimos confirmar que eres tú. Inténtalo de nuevo o usa otra tarjeta.',
    ar: 'تعذّر التحقق من هويتك. حاول مجدداً أو استخدم بطاقة أخرى.',
  },
} as const;

/** Any language tag; falls back to English. */
export function cardMessage(key: MessageKey, locale: string): string {
  const language = locale.toLowerCase().split('-')[0] ?? 'en';
  return MESSAGES[key][Object.hasOwn(MESSAGES[key], language) ? (language as Locale) : 'en'];
}

/** The first validation error, in field order; undefined when the card is valid. */
export function validateCard(
  { number, expiry, cvc }: CardFields,
  locale: string,
  now: Date,
): CardProblem | undefined {
  const wrong = (code: MessageKey): CardProblem => ({
    type: 'validation_error',
    code,
    message: cardMessage(code, locale),
  });
  const digits = onlyDigits(number);
  const amex = /^3[47]/.test(digits);
  if (digits.length < (amex ? 15 : 16)) return wrong('incomplete_number');
  if (!passesLuhn(digits)) return wrong('invalid_number');
  const date = onlyDigits(expiry);
  if (date.length < 4) return wrong('incomplete_expiry');
  const month = Number(date.slice(0, 2));
  const year = 2000 + Number(date.slice(2, 4));
  if (month < 1 || month > 12) return wrong('invalid_expiry_month');
  if (year < now.getUTCFullYear()) return wrong('invalid_expiry_year');
  if (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1) return wrong('invalid_expiry_month');
  if (onlyDigits(cvc).length < (amex ? 4 : 3)) return wrong('incomplete_cvc');
  return undefined;
}

/** Results of the well-known test numbers; every other valid number succeeds. */
export function outcomeOf(number: string, locale: string): CardOutcome {
  const declined = (code: MessageKey, declineCode?: string): CardOutcome => ({
    kind: 'declined',
    problem: {
      type: 'card_error',
      code: declineCode === undefined ? code : 'card_declined',
      ...(declineCode !== undefined && { decline_code: declineCode }),
      message: cardMessage(code, locale),
    },
  });
  switch (onlyDigits(number)) {
    case '4000000000000002':
      return declined('card_declined', 'generic_decline');
    case '4000000000009995':
      return declined('insufficient_funds', 'insufficient_funds');
    case '4000000000000069':
      return declined('expired_card');
    case '4000000000000127':
      return declined('incorrect_cvc');
    case '4000000000003220':
      return { kind: 'challenge' };
    default:
      return { kind: 'succeeds' };
  }
}

/** The description of a used card. */
export function describeCard(number: string): {
  readonly type: 'card';
  readonly brand: string;
  readonly last4: string;
} {
  const digits = onlyDigits(number);
  const brand = digits.startsWith('4')
    ? 'visa'
    : /^(5|2)/.test(digits)
      ? 'mastercard'
      : /^3[47]/.test(digits)
        ? 'amex'
        : 'unknown';
  return { type: 'card', brand, last4: digits.slice(-4) };
}

const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '');

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
