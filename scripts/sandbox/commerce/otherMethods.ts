/** Payment methods of a realm besides its card form: their providers and their contract data. */
import type { BasketPaymentProvider } from '../../../core/generated/platform';

export const otherMethods = {
  bancontact: { kind: 'browser', ends: 'bank' },
  ideal: { kind: 'browser', ends: 'bank' },
  alipay: { kind: 'browser', ends: 'bank' },
  pix: { kind: 'browser', ends: 'app' },
  wepay: { kind: 'form', ends: 'token' },
  prepaid: { kind: 'form', ends: 'number' },
} as const satisfies Readonly<Record<string, OtherMethod>>;

export interface OtherMethod {
  readonly kind: BasketPaymentProvider['kind'];
  /** Where it completes: on a bank's page, in an app that reads a code, with a token of hosted fields, or with a number. */
  readonly ends: 'bank' | 'app' | 'token' | 'number';
}

/** The number of a prepaid card that pays any amount, any number of times. */
export const PREPAID_NUMBER = '70000001';

export type OtherMethodName = keyof typeof otherMethods;

/** The payment method of a provider name; undefined when there is none. */
export const otherMethodOf = (name: string): OtherMethod | undefined =>
  Object.hasOwn(otherMethods, name) ? otherMethods[name as OtherMethodName] : undefined;
