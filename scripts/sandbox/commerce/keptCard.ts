/** The card that the platform would charge for a basket: the account's default one. */
import type { Card, PrimaryPaymentDetails } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import type { SandboxRealm } from '../realms';
import { readCards } from './cards';
import type { PaymentIntent } from './paymentIntents';

/** Undefined for an account without cards, and while the default one has run out. */
export async function keptCard(sql: SqlRunner, realm: SandboxRealm, accountId: string): Promise<Card | undefined> {
  return (await readCards(sql, realm, accountId)).find((card) => card.default && card.expired !== true);
}

export const methodOf = ({ cardType, last4Digits }: Card): PaymentIntent['method'] => ({ type: 'card', brand: cardType, last4: last4Digits });

export const keptCardAnswer = (card: Card, { trade }: SandboxRealm): PrimaryPaymentDetails => ({
  paymentDetailsExternalId: card.cardId,
  targetPaymentProvider: trade.cards,
  paymentMethodType: 'card',
  paymentMethodDetails: { ...methodOf(card) },
});
