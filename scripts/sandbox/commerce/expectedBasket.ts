/** Compares the basket that the viewer confirmed with the one that would be charged. */
import { createHash } from 'node:crypto';
import type { Basket, PayBasket } from '../../../core/generated/platform';
import { PlatformError } from '../platformError';

/** A version that changes with any of `parts`. */
export const versionOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Throws 409 with the current basket when it differs from the confirmed one. */
export function refuseUnexpected(basket: Basket, expected: PayBasket['expected']): void {
  if (expected === undefined) return;
  const { total, currency, basketVersion } = expected;
  const same =
    total === basket.discountedTotal &&
    currency === basket.currency &&
    (basketVersion === undefined || basketVersion === basket.version);
  if (!same)
    throw new PlatformError(409, 'basketChanged', ['The basket has changed since it was confirmed.'], {
      basket,
    });
}
