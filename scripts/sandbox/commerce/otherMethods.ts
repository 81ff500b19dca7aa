/** Payment methods of a realm besides its card form: their providers and their contract data. */
import type { BasketPaymentProvider } from '../../../core/generated/platform';

export const otherMethods = {
  bancontact: { kind: 'browser', ends: 'bank' },
  ideal: { kind: 'browser', ends: 'bank' },
  alipay: { kind: 'browser', ends: 'bank' },
  pix: { kind: 'browser', ends: 'app' },
  wepay: { kind: 'form', ends: 'token' },
} as const satisfies Readonly<Record<string, OtherMethod>>;

export interface OtherMethod {
  readonly kind: BasketPaymentProvider['kind'];
  /** Where it completes: on a bank's page, in an app that reads a code, or with a token of hosted fields. */
  readonly ends: 'bank' | 'app' | 'token';
}

export type OtherMethodName = keyof typeof otherMethods;

/** The payment method of a provider name; undefined when there is none. */
export const otherMethodOf = (name: string): OtherMethod | undefined =>
  Object.hasOwn(otherMethods, name) ? otherMethods[name as OtherMethodName] : undefined;
