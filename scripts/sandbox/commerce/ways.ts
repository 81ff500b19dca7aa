/** The ways to pay that a realm offers beside its card form: who runs each, and what of it the contract says. */
import type { BasketPaymentProvider } from '../../../core/generated/platform';

export const ways = {
  bancontact: { kind: 'browser', ends: 'bank' },
  ideal: { kind: 'browser', ends: 'bank' },
  alipay: { kind: 'browser', ends: 'bank' },
  pix: { kind: 'browser', ends: 'app' },
  wepay: { kind: 'form', ends: 'token' },
} as const satisfies Readonly<Record<string, Way>>;

export interface Way {
  readonly kind: BasketPaymentProvider['kind'];
  /** Where it ends: on a bank's own page, in an app that is shown a code, or with a token of hosted fields. */
  readonly ends: 'bank' | 'app' | 'token';
}

export type WayName = keyof typeof ways;

/** The way of a provider's name; undefined for one that is none of these. */
export const wayOf = (name: string): Way | undefined => (Object.hasOwn(ways, name) ? ways[name as WayName] : undefined);
