/** Classifies a failed pay call by what it means for its payment details. */
import type { ExpectedBasket } from '../../generated/platform';
import { CallError } from '../../sdk/platform';
import type { Basket } from '../../sdk/payment';

/** No response, an unreadable one, or a server error: the platform may have acted on the call. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof CallError && (error.status < 300 || error.status >= 500);

/**
 * The same payment is in progress, or its key was sent with other details: the platform may have acted on an
 * earlier call.
 */
export const isTakenElsewhere = (error: unknown): boolean =>
  error instanceof CallError &&
  ((error.status === 409 && error.code === 'paymentInProgress') || error.status === 422);

/** The platform refused and charged nothing. Calls that it did not evaluate (401, 408, 429) do not count. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status) &&
  !isTakenElsewhere(error);

/**
 * The platform decided on these details: the next attempt needs new ones. Lost calls, questions and missing
 * fields retain them.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return (
    isRefusal(error) && error.status !== 424 && !(error.status === 409 && error.code === 'freeTrialDenied')
  );
}

/**
 * Refused for a reason that a payment in another tab would also explain: an empty or changed basket, or a
 * licence already held.
 */
export const isContested = (error: unknown): boolean =>
  isRefusal(error) &&
  error instanceof CallError &&
  (error.status === 404 || error.status === 409) &&
  error.code !== 'freeTrialDenied';

/** The basket differs from the confirmed one. */
export const isBasketChanged = (error: unknown): boolean =>
  error instanceof CallError && error.status === 409 && error.code === 'basketChanged';

/** Not paid at the provider yet, but may still be: wait for the outcome. */
export const isIncomplete = (error: unknown): boolean =>
  error instanceof CallError && error.status === 402 && error.code === 'paymentIncomplete';

/** What a payment is for. Details secured for one charge are invalid for any other. */
export interface Charge {
  readonly basketId: string;
  readonly skus: readonly string[];
  readonly currency: string;
  readonly due: number;
  readonly providerId: string | null;
  /** Recipient of a gift, and the platform's version of the basket. Null if the platform sends none. */
  readonly recipient: string | null;
  readonly version: string | null;
  /** The platform supports idempotency keys: a repeated call returns the original response. */
  readonly idempotent: boolean;
  /** For analytics (ANA-012). */
  readonly licenceId?: string | null;
}

/** Identity of a charge regardless of the payment method: goods, amount and recipient. */
export const contentOf = ({ basketId, skus, currency, due, recipient, version }: Charge): string =>
  JSON.stringify([basketId, skus, currency, due, recipient, version]);

export const isSameCharge = (one: Charge, other: Charge): boolean =>
  contentOf(one) === contentOf(other) && one.providerId === other.providerId;

export function chargeOf(basket: Basket | null, providerId: string | null): Charge {
  const {
    id = '',
    currency = '',
    discountedTotal = 0,
    basketItems = [],
    recipient = null,
    version = null,
    idempotentPayments,
  } = basket ?? {};
  return {
    basketId: id,
    currency,
    skus: basketItems.map(({ sku }) => sku),
    due: discountedTotal,
    providerId,
    recipient:
      recipient === null
        ? null
        : JSON.stringify([
            recipient.name,
            recipient.email,
            recipient.message ?? null,
            recipient.deliverAt ?? null,
          ]),
    version,
    idempotent: idempotentPayments === true,
    licenceId: basketItems[0]?.licenceId ?? null,
  };
}

/** Expected basket for optimistic concurrency control, if the platform supports it. */
export function expectedOf({ due, currency, version, idempotent }: Charge): ExpectedBasket | undefined {
  if (version === null && !idempotent) return undefined;
  return { total: due, currency, ...(version === null ? {} : { basketVersion: version }) };
}

/** The only sku of a charge; null if unknown or several. */
export const onlySku = ({ skus }: Charge): string | null => (skus.length === 1 ? (skus[0] ?? null) : null);
