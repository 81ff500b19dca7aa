/** What a failed pay call means for the details it was made with. */
import { CallError, type Basket } from '../../sdk';

/** The platform may have acted on a call whose answer never came, cannot be read, or was a failure of its own. */
export const isUnanswered = (error: unknown): boolean => error instanceof CallError && (error.status < 300 || error.status >= 500);

/** The platform judged these very details: the next attempt needs new ones. Lost calls, questions and missing details keep them. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  if (error.status === 409) return error.code !== 'freeTrialDenied';
  return error.status >= 400 && error.status < 500 && ![401, 408, 424, 429].includes(error.status);
}

/** The platform says no for a reason that a payment made meanwhile, in another tab, explains as well: an empty basket, or something held already. */
export const isContested = (error: unknown): boolean => error instanceof CallError && (error.status === 404 || error.status === 409) && error.code !== 'freeTrialDenied';

/** The provider has not been paid yet, but may still be: how it ends is to be waited for. */
export const isIncomplete = (error: unknown): boolean => error instanceof CallError && error.status === 402 && error.code === 'paymentIncomplete';

/** What a payment is for: details that were secured for one are good for no other. */
export interface Charge {
  readonly basketId: string;
  readonly skus: readonly string[];
  readonly currency: string;
  readonly due: number;
  readonly providerId: string | null;
}

export function isSameCharge(one: Charge, other: Charge): boolean {
  return (
    one.basketId === other.basketId &&
    one.skus.join() === other.skus.join() &&
    one.currency === other.currency &&
    one.due === other.due &&
    one.providerId === other.providerId
  );
}

export function chargeOf(basket: Basket | null, providerId: string | null): Charge {
  const { id = '', currency = '', discountedTotal = 0, basketItems = [] } = basket ?? {};
  return { basketId: id, currency, skus: basketItems.map(({ sku }) => sku), due: discountedTotal, providerId };
}

/** The one thing that is paid for; null where it is not known, or there are several. */
export const onlySku = ({ skus }: Charge): string | null => (skus.length === 1 ? (skus[0] ?? null) : null);
