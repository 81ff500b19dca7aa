/** The card that the platform charges for a basket: the account's default one. */
import type { Card, PrimaryPaymentDetails } from '../../../core/generated/platform';
import type { SqlRunner } from '../database/database';
import type { SandboxRealm } from '../realms';
import { readCards } from './cards';
import type { PaymentIntent } from './paymentIntents';

/** Undefined when the account has no card or the default one has expired. */
export async function keptCard(
  sql: SqlRunner,
  realm: SandboxRealm,
  accountId: string,
): Promise<Card | undefined> {
  return (await readCards(sql, realm, accountId)).find((card) => card.default && card.expired !== true);
}

export const methodOf = ({ cardType, last4Digits }: Card): PaymentIntent['method'] => ({
  type: 'card',
  brand: cardType,
  last4: last4Digits,
});

export const keptCardAnswer = (card: Card, { trade }: SandboxRealm): PrimaryPaymentDetails => ({
  paymentDetailsExternalId: card.cardId,
  targetPaymentProvider: trade.cards,
  paymentMethodType: 'card',
  paymentMethodDetails: { ...methodOf(card) },
});
