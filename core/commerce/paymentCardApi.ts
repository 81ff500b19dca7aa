/** Payment card endpoints (ACC-020, ACC-031). */
import type { Card, CardSetup, PaymentMethodReturn, PaymentMethodVerdict } from '../generated/platform';
import type { PaymentDetails } from '../sdk/payment';
import type { PlatformClient } from '../sdk/platform';
import { addCard, makeCardDefault, readCards, readCardSetup, removeCard } from '../sdk/endpoints/card';
import { validatePaymentMethod } from '../sdk/endpoints/commerce';

export interface PaymentCardApi {
  read(signal?: AbortSignal): Promise<readonly Card[]>;
  makeDefault(cardId: string): Promise<void>;
  remove(cardId: string): Promise<void>;
  /** Payment methods for adding a card; none where cards are only saved with a purchase. */
  setup(): Promise<CardSetup>;
  /** Saves details secured by a provider, and returns all cards. */
  add(details: PaymentDetails): Promise<readonly Card[]>;
  /** Has the platform validate a return from a bank's redirect (PAY-039). */
  validate(returned: PaymentMethodReturn): Promise<PaymentMethodVerdict>;
}

export function createPaymentCardApi(client: PlatformClient): PaymentCardApi {
  return {
    read: async (signal) => (await client.call(readCards, { signal })).cards,
    makeDefault: async (cardId) => void (await client.call(makeCardDefault, { path: { cardId } })),
    remove: async (cardId) => void (await client.call(removeCard, { path: { cardId } })),
    setup: () => client.call(readCardSetup, {}),
    add: async ({ targetPaymentProvider, paymentDetailsExternalId = '', paymentMethodType }) =>
      (
        await client.call(addCard, {
          body: { targetPaymentProvider, paymentDetailsExternalId, paymentMethodType },
        })
      ).cards,
    validate: (returned) => client.call(validatePaymentMethod, { body: returned }),
  };
}
