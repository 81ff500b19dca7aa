/** What the platform says of a payment whose answer was lost, and of the basket that is about to be paid: its word is the only one that counts (PAY-051). */
import type { Basket } from '../sdk';
import type { BasketApi } from './basketApi';
import type { BasketStore } from './BasketStore';
import type { CheckoutPersistence } from './CheckoutPersistence';
import type { ProviderSelection } from './ProviderSelection';
import { chargeOf, isSameCharge, type Charge } from './rules/payCall';

export interface PaymentReconcilerDeps {
  readonly api: Pick<BasketApi, 'read' | 'holds'>;
  readonly basket: BasketStore;
  readonly choice: ProviderSelection;
  readonly memory: CheckoutPersistence;
}

export type Ending =
  | { readonly kind: 'complete' }
  /** The payment has a page of its own, which knows more. */
  | { readonly kind: 'waits'; readonly paymentId: string }
  /** The basket is no longer the one that was sent for payment, and nothing that was bought is to be seen: paid and not active yet, or changed by another tab. */
  | { readonly kind: 'unknown' };

/** Each question rejects as the calls do. */
export class PaymentReconciler {
  constructor(private readonly deps: PaymentReconcilerDeps) {}

  /** What the page shows, as something to be paid. */
  get charge(): Charge {
    const { basket, choice } = this.deps;
    return chargeOf(basket.basket, choice.providerId);
  }

  /** How the payment that is under way has ended; null while its basket is as it was, or nothing was sent. `now` spares reading the basket. */
  async ending(now?: Basket): Promise<Ending | null> {
    const { api, memory } = this.deps;
    const paid = memory.charge ?? this.charge;
    const current = now ?? (await api.read());
    if (isSameCharge(chargeOf(current, paid.providerId), paid)) return null;
    if (await api.holds(paid.skus)) return { kind: 'complete' };
    if (!memory.unanswered) return null;
    const { paymentId } = memory;
    // The call can be repeated under its key, and its answer says more than a payment's page.
    return paymentId === null || paid.idempotent ? { kind: 'unknown' } : { kind: 'waits', paymentId };
  }

  /** The platform's basket; null while it is still the one on the page. Another tab may have paid it, or made it another one. */
  async changed(): Promise<Basket | null> {
    const now = await this.deps.api.read();
    return isSameCharge(chargeOf(now, this.deps.choice.providerId), this.charge) ? null : now;
  }
}
