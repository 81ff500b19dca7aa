/** What is said of a card, and what can be done with it (ACC-020, ACC-021). */
import type { Card } from '../../generated/platform';

export type { Card };

export interface PaymentCardActions {
  readonly makeDefault: boolean;
  readonly remove: boolean;
}

/** The default card and one that pays for a licence stay; one that has expired cannot become the default. */
export function paymentCardActions({ default: isDefault, expired, licences }: Card): PaymentCardActions {
  return { makeDefault: !isDefault && expired !== true, remove: !isDefault && (licences ?? []).length === 0 };
}

/** The cards that a licence can be moved to: all that can be charged, but the one that pays already. */
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

/** A brand as it writes itself; null for one without a name. */
export function brandName(cardType: string): string | null {
  const code = cardType.trim().toLowerCase();
  if (code === '' || code === 'unknown' || code === 'card') return null;
  return brands[code] ?? cardType.trim();
}
