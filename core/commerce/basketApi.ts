/** The calls of the basket and of paying it. */
import type { PaymentMethodReturn, PaymentMethodVerdict, PaymentResult } from '../generated/platform';
import type { Basket, PaymentDetails, PaymentTerms, PlatformClient } from '../sdk';
import { addVoucher, payBasket, paySku, putIntoBasket, readActiveSubscriptions, readBasket, removeVoucher, validatePaymentMethod } from '../sdk/endpoints/commerce';

export interface BasketApi {
  /** The basket as the platform keeps it (PAY-030). */
  read(): Promise<Basket>;
  /** Makes one sku the basket's content (PAY-031). Rejects with 409 freeTrialDenied until that is acknowledged. */
  put(sku: string, acknowledgeNoFreeTrial: boolean): Promise<Basket>;
  /** Adds a voucher (PAY-035) and gives the basket as it is then (PAY-040). Rejects with 404 for an unknown one, 409 for one that has run out. */
  addVoucher(code: string): Promise<Basket>;
  /** Takes a voucher out (PAY-036), and gives the basket as it is then. */
  removeVoucher(code: string): Promise<Basket>;
  /** Pays what was confirmed (PAY-032, PAY-033), whatever another tab has put into the basket since. Without details it is paid with none, as at a total of 0. */
  pay(details: PaymentDetails, how: PayOptions): Promise<PaymentResult>;
  /** Whether the viewer holds what these skus stand for: so ends a purchase whose answer was lost. */
  holds(skus: readonly string[]): Promise<boolean>;
  /** Has the platform judge what a provider sent back (PAY-039). */
  validate(returned: PaymentMethodReturn): Promise<PaymentMethodVerdict>;
}

export type PayOptions = Pick<PaymentTerms, 'acknowledgeNoFreeTrial'> &
  Partial<PaymentTerms> & {
    /** The one thing that the viewer has seen and confirmed; without it the basket is paid as it stands. */
    readonly sku?: string | null;
  };

export function createBasketApi(client: PlatformClient): BasketApi {
  const read = () => client.call(readBasket, {});
  return {
    read,
    addVoucher: async (code) => {
      await client.call(addVoucher, { path: { code } });
      return read();
    },
    removeVoucher: async (code) => {
      await client.call(removeVoucher, { path: { code } });
      return read();
    },
    put: (sku, acknowledgeNoFreeTrial) => client.call(putIntoBasket, { path: { id: sku }, query: { acknowledgeNoFreeTrial } }),
    pay: ({ paymentDetailsExternalId, targetPaymentProvider, paymentMethodType }, { sku, acknowledgeNoFreeTrial, consent = [] }) => {
      const given = {
        query: { acknowledgeNoFreeTrial },
        body: {
          paymentArrangement: {
            primaryPaymentDetailsAttributes: {
              targetPaymentProvider,
              paymentMethodType,
              ...(paymentDetailsExternalId === undefined ? {} : { paymentDetailsExternalId }),
            },
            ...(consent.length === 0 ? {} : { consent: consent.map((answer) => ({ ...answer })) }),
          },
        },
      };
      return sku == null ? client.call(payBasket, given) : client.call(paySku, { ...given, path: { id: sku } });
    },
    holds: async (skus) => {
      const { licences } = await client.call(readActiveSubscriptions, {});
      const held = new Set(licences.flatMap(({ sku, amounts }) => [sku, ...(amounts ?? []).map((amount) => amount.sku)]));
      return skus.length > 0 && skus.every((sku) => held.has(sku));
    },
    validate: (returned) => client.call(validatePaymentMethod, { body: returned }),
  };
}
