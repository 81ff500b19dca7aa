/** What a failed pay call means for the details it was made with. */
import type { ExpectedBasket } from '../../generated/platform';
import { CallError, type Basket } from '../../sdk';

/** The platform may have acted on a call whose answer never came, cannot be read, or was a failure of its own. */
export const isUnanswered = (error: unknown): boolean => error instanceof CallError && (error.status < 300 || error.status >= 500);

/** The same payment is being processed, or its key was sent with other details: the platform may have acted on a call before this one. */
export const isTakenElsewhere = (error: unknown): boolean => error instanceof CallError && ((error.status === 409 && error.code === 'paymentInProgress') || error.status === 422);

/** The platform says no, and charges nothing. Calls that it did not look into say nothing. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status) && !isTakenElsewhere(error);

/** The platform judged these very details: the next attempt needs new ones. Lost calls, questions and missing details keep them. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return isRefusal(error) && error.status !== 424 && !(error.status === 409 && error.code === 'freeTrialDenied');
}

/** The platform says no for a reason that a payment made meanwhile, in another tab, explains as well: an empty or another basket, or something held already. */
export const isContested = (error: unknown): boolean => isRefusal(error) && error instanceof CallError && (error.status === 404 || error.status === 409) && error.code !== 'freeTrialDenied';

/** The basket is not what was confirmed. */
export const isBasketChanged = (error: unknown): boolean => error instanceof CallError && error.status === 409 && error.code === 'basketChanged';

/** The provider has not been paid yet, but may still be: how it ends is to be waited for. */
export const isIncomplete = (error: unknown): boolean => error instanceof CallError && error.status === 402 && error.code === 'paymentIncomplete';

/** What a payment is for: details that were secured for one are good for no other. */
export interface Charge {
  readonly basketId: string;
  readonly skus: readonly string[];
  readonly currency: string;
  readonly due: number;
  readonly providerId: string | null;
  /** Who gets it, of a gift; the platform's version of the basket. Null where the platform does not say. */
  readonly recipient: string | null;
  readonly version: string | null;
  /** The platform answers a call that is repeated under its key as it did before. */
  readonly idempotent: boolean;
  /** What analytics call it (ANA-012). */
  readonly licenceId?: string | null;
}

/** What is bought, for how much and for whom: the same for every way to pay it. */
export const contentOf = ({ basketId, skus, currency, due, recipient, version }: Charge): string => JSON.stringify([basketId, skus, currency, due, recipient, version]);

export const isSameCharge = (one: Charge, other: Charge): boolean => contentOf(one) === contentOf(other) && one.providerId === other.providerId;

export function chargeOf(basket: Basket | null, providerId: string | null): Charge {
  const { id = '', currency = '', discountedTotal = 0, basketItems = [], recipient = null, version = null, idempotentPayments } = basket ?? {};
  return {
    basketId: id,
    currency,
    skus: basketItems.map(({ sku }) => sku),
    due: discountedTotal,
    providerId,
    recipient: recipient === null ? null : JSON.stringify([recipient.name, recipient.email, recipient.message ?? null, recipient.deliverAt ?? null]),
    version,
    idempotent: idempotentPayments === true,
    licenceId: basketItems[0]?.licenceId ?? null,
  };
}

/** What the platform is told to expect, where it has said that it looks at it. */
export function expectedOf({ due, currency, version, idempotent }: Charge): ExpectedBasket | undefined {
  if (version === null && !idempotent) return undefined;
  return { total: due, currency, ...(version === null ? {} : { basketVersion: version }) };
}

/** The one thing that is paid for; null where it is not known, or there are several. */
export const onlySku = ({ skus }: Charge): string | null => (skus.length === 1 ? (skus[0] ?? null) : null);
