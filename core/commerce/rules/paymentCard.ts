/** Labels and actions of payment cards (ACC-020, ACC-021). */
import type { Card } from '../../generated/platform';

export type { Card };

export interface PaymentCardActions {
  readonly makeDefault: boolean;
  readonly remove: boolean;
}

/** The default card and cards that pay for licences cannot be removed; an expired one cannot become the default. */
export function paymentCardActions({ default: isDefault, expired, licences }: Card): PaymentCardActions {
  return { makeDefault: !isDefault && expired !== true, remove: !isDefault && (licences ?? []).length === 0 };
}

/** Cards that a licence can be moved to: all chargeable ones except the current one. */
export function cardsToMoveTo(cards: readonly Card[], paying: string | null): readonly Card[] {
  return cards.filter(({ cardId, expired }) => expired !== true && cardId !== paying);
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  mc: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  bcmc: 'Bancontact',
  elo: 'Elo',
  mada: 'mada',
};

/** Official spelling of a brand; null if it has no name. */
export function brandName(cardType: string): string | null {
  const code = cardType.trim().toLowerCase();
  if (code === '' || code === 'unknown' || code === 'card') return null;
  return brands[code] ?? cardType.trim();
}
