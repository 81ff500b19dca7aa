/** Basket and payment endpoints. */
import type {
  ExpectedBasket,
  PayBasket,
  PaymentMethodReturn,
  PaymentMethodVerdict,
} from '../generated/platform';
import { CallError, type PlatformClient } from '../sdk/platform';
import type { Basket, PaymentDetails, PaymentTerms } from '../sdk/payment';
import {
  addVoucher,
  payBasket,
  paySku,
  putIntoBasket,
  readActiveSubscriptions,
  readBasket,
  removeVoucher,
  validatePaymentMethod,
} from '../sdk/endpoints/commerce';
import { awaitsPayment } from './rules/licence';
import { paymentResult, type KnownResult } from './rules/paymentResult';

export interface BasketApi {
  /** The platform's basket (PAY-030). */
  read(): Promise<Basket>;
  /**
   * Replaces the basket's content by one sku (PAY-031). Rejects with 409 freeTrialDenied until that is
   * acknowledged.
   */
  put(sku: string, acknowledgeNoFreeTrial: boolean): Promise<Basket>;
  /** Adds a voucher (PAY-035) and returns the updated basket (PAY-040). Rejects with 404 if unknown, 409 if expired. */
  addVoucher(code: string): Promise<Basket>;
  /** Removes a voucher (PAY-036) and returns the updated basket. */
  removeVoucher(code: string): Promise<Basket>;
  /**
   * Pays what was confirmed (PAY-032, PAY-033), even if another tab has changed the basket since. At a total
   * of 0, details are optional.
   */
  pay(details: PaymentDetails, how: PayOptions): Promise<KnownResult>;
  /**
   * What the viewer's licences prove of a purchase of these skus, such as one whose response was lost: `pending` if the
   * payment of one is awaited, for example a transfer; null if not all are held.
   */
  acquired(skus: readonly string[]): Promise<'paid' | 'pending' | null>;
  /** Has the platform validate a provider's return (PAY-039). */
  validate(returned: PaymentMethodReturn): Promise<PaymentMethodVerdict>;
}

export type PayOptions = Pick<PaymentTerms, 'acknowledgeNoFreeTrial'> &
  Partial<PaymentTerms> & {
    /** The single sku that the viewer confirmed; without it the current basket is paid. */
    readonly sku?: string | null;
    /** Idempotency key; omitted unless the platform has announced support for it. */
    readonly key?: string | undefined;
    /** The confirmed total and version; the platform charges nothing else. */
    readonly expected?: ExpectedBasket | undefined;
  };

/** Request body of a pay call, for any kind of basket. */
export const payBody = (
  { paymentDetailsExternalId, targetPaymentProvider, paymentMethodType }: PaymentDetails,
  { consent = [], expected }: PayOptions,
): PayBasket => ({
  paymentArrangement: {
    primaryPaymentDetailsAttributes: {
      targetPaymentProvider,
      paymentMethodType,
      ...(paymentDetailsExternalId === undefined ? {} : { paymentDetailsExternalId }),
    },
    ...(consent.length === 0 ? {} : { consent: consent.map((answer) => ({ ...answer })) }),
  },
  ...(expected === undefined ? {} : { expected }),
});

/**
 * Sent only if the platform supports keys: otherwise browsers would block the call for a header that its CORS
 * rules do not allow.
 */
export const payHeaders = ({ key }: PayOptions): Readonly<Record<string, string>> =>
  key === undefined ? {} : { 'idempotency-key': key };

/** An unknown status rejects like a call without a response. */
export function known(answer: unknown): KnownResult {
  const result = paymentResult(answer);
  if (result === null) throw new CallError('pay', 200, undefined, []);
  return result;
}

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
    put: (sku, acknowledgeNoFreeTrial) =>
      client.call(putIntoBasket, { path: { id: sku }, query: { acknowledgeNoFreeTrial } }),
    pay: async (details, how) => {
      const { sku, acknowledgeNoFreeTrial } = how;
      const given = {
        query: { acknowledgeNoFreeTrial },
        body: payBody(details, how),
        headers: payHeaders(how),
      };
      return known(
        await (sku == null
          ? client.call(payBasket, given)
          : client.call(paySku, { ...given, path: { id: sku } })),
      );
    },
    acquired: async (skus) => {
      const { licences } = await client.call(readActiveSubscriptions, {});
      const held = skus.map((sku) =>
        licences.filter((each) => each.sku === sku || each.amounts?.some((amount) => amount.sku === sku)),
      );
      if (held.length === 0 || held.some((found) => found.length === 0)) return null;
      return held.every((found) => !found.every(awaitsPayment)) ? 'paid' : 'pending';
    },
    validate: (returned) => client.call(validatePaymentMethod, { body: returned }),
  };
}
