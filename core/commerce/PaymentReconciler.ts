/**
 * Server-side reconciliation: determines the outcome of a payment whose response was lost, and whether the
 * basket has changed. Only the platform's state counts (PAY-051).
 */
import type { Basket } from '../sdk/payment';
import type { BasketApi } from './basketApi';
import type { BasketStore } from './BasketStore';
import type { CheckoutPersistence } from './CheckoutPersistence';
import type { ProviderSelection } from './ProviderSelection';
import { chargeOf, isSameCharge, type Charge } from './rules/payCall';

export interface PaymentReconcilerDeps {
  readonly api: Pick<BasketApi, 'read' | 'acquired'>;
  readonly basket: BasketStore;
  readonly choice: ProviderSelection;
  readonly memory: CheckoutPersistence;
}

export type Ending =
  /** `pending`: acquired, but the payment is awaited. */
  | { readonly kind: 'complete'; readonly pending: boolean }
  /** The payment has its own page, which shows the outcome. */
  | { readonly kind: 'waits'; readonly paymentId: string }
  /**
   * The basket differs from the one sent for payment, and its licences are not held: paid but not active yet,
   * or changed by another tab.
   */
  | { readonly kind: 'unknown' };

/** All methods reject like the calls they make. */
export class PaymentReconciler {
  readonly #deps: PaymentReconcilerDeps;

  constructor(deps: PaymentReconcilerDeps) {
    this.#deps = deps;
  }

  /** The charge shown on the page. */
  get charge(): Charge {
    const { basket, choice } = this.#deps;
    return chargeOf(basket.basket, choice.providerId);
  }

  /**
   * Outcome of the pending payment; null while its basket is unchanged or nothing was sent. `now` saves
   * fetching the basket.
   */
  async ending(now?: Basket): Promise<Ending | null> {
    const { api, memory } = this.#deps;
    const paid = memory.charge ?? this.charge;
    const current = now ?? (await api.read());
    if (isSameCharge(chargeOf(current, paid.providerId), paid)) return null;
    const acquired = await api.acquired(paid.skus);
    if (acquired !== null) return { kind: 'complete', pending: acquired === 'pending' };
    if (!memory.unanswered) return null;
    const { paymentId } = memory;
    // The call can be repeated with its idempotency key, and its response is more specific than the payment's page.
    return paymentId === null || paid.idempotent ? { kind: 'unknown' } : { kind: 'waits', paymentId };
  }

  /** The platform's basket if it differs from the page's, else null. Another tab may have paid or changed it. */
  async changed(): Promise<Basket | null> {
    const now = await this.#deps.api.read();
    return isSameCharge(chargeOf(now, this.#deps.choice.providerId), this.charge) ? null : now;
  }
}
