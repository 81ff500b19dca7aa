/** The calls of the basket and of paying it. */
import type { ExpectedBasket, PayBasket, PaymentMethodReturn, PaymentMethodVerdict } from '../generated/platform';
import { CallError, type Basket, type PaymentDetails, type PaymentTerms, type PlatformClient } from '../sdk';
import { addVoucher, payBasket, paySku, putIntoBasket, readActiveSubscriptions, readBasket, removeVoucher, validatePaymentMethod } from '../sdk/endpoints/commerce';
import { paymentResult, type KnownResult } from './rules/paymentResult';

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
  pay(details: PaymentDetails, how: PayOptions): Promise<KnownResult>;
  /** Whether the viewer holds what these skus stand for: so ends a purchase whose answer was lost. */
  holds(skus: readonly string[]): Promise<boolean>;
  /** Has the platform judge what a provider sent back (PAY-039). */
  validate(returned: PaymentMethodReturn): Promise<PaymentMethodVerdict>;
}

export type PayOptions = Pick<PaymentTerms, 'acknowledgeNoFreeTrial'> &
  Partial<PaymentTerms> & {
    /** The one thing that the viewer has seen and confirmed; without it the basket is paid as it stands. */
    readonly sku?: string | null;
    /** Under which the platform charges once; without it the platform has not said that it looks at keys. */
    readonly key?: string | undefined;
    /** What was confirmed; the platform charges nothing else. */
    readonly expected?: ExpectedBasket | undefined;
  };

/** What a call that pays sends, whichever basket it is for. */
export const payBody = ({ paymentDetailsExternalId, targetPaymentProvider, paymentMethodType }: PaymentDetails, { consent = [], expected }: PayOptions): PayBasket => ({
  paymentArrangement: {
    primaryPaymentDetailsAttributes: { targetPaymentProvider, paymentMethodType, ...(paymentDetailsExternalId === undefined ? {} : { paymentDetailsExternalId }) },
    ...(consent.length === 0 ? {} : { consent: consent.map((answer) => ({ ...answer })) }),
  },
  ...(expected === undefined ? {} : { expected }),
});

/** Only a key that the platform has asked for: a browser would stop the call for a header that the platform's CORS rules do not know. */
export const payHeaders = ({ key }: PayOptions): Readonly<Record<string, string>> => (key === undefined ? {} : { 'idempotency-key': key });

/** Rejects as a call without an answer does where the answer does not say how the payment ended. */
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
    put: (sku, acknowledgeNoFreeTrial) => client.call(putIntoBasket, { path: { id: sku }, query: { acknowledgeNoFreeTrial } }),
    pay: async (details, how) => {
      const { sku, acknowledgeNoFreeTrial } = how;
      const given = { query: { acknowledgeNoFreeTrial }, body: payBody(details, how), headers: payHeaders(how) };
      return known(await (sku == null ? client.call(payBasket, given) : client.call(paySku, { ...given, path: { id: sku } })));
    },
    holds: async (skus) => {
      const { licences } = await client.call(readActiveSubscriptions, {});
      const held = new Set(licences.flatMap(({ sku, amounts }) => [sku, ...(amounts ?? []).map((amount) => amount.sku)]));
      return skus.length > 0 && skus.every((sku) => held.has(sku));
    },
    validate: (returned) => client.call(validatePaymentMethod, { body: returned }),
  };
}
