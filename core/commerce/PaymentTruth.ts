/** What the platform says of a payment whose answer was lost, and of the basket that is about to be paid: its word is the only one that counts (PAY-051). */
import type { Basket } from '../sdk';
import type { BasketApi } from './basketApi';
import type { BasketStore } from './BasketStore';
import type { PaymentMemory } from './PaymentMemory';
import type { ProviderChoice } from './ProviderChoice';
import { chargeOf, isSameCharge, type Charge } from './rules/payCall';

export interface TruthParts {
  readonly api: Pick<BasketApi, 'read' | 'holds'>;
  readonly basket: BasketStore;
  readonly choice: ProviderChoice;
  readonly memory: PaymentMemory;
}

/** A payment that the platform has taken: it went through, or its own page knows more. */
export type Ending = { readonly kind: 'complete' } | { readonly kind: 'waits'; readonly paymentId: string };

/** Each question rejects as the calls do. */
export class PaymentTruth {
  constructor(private readonly parts: TruthParts) {}

  /** What the page shows, as something to be paid. */
  get charge(): Charge {
    const { basket, choice } = this.parts;
    return chargeOf(basket.basket, choice.providerId);
  }

  /** How the payment that is under way has ended; null when it has not. `now` spares reading the basket. */
  async ending(now?: Basket): Promise<Ending | null> {
    const { api, memory } = this.parts;
    const paid = memory.charge ?? this.charge;
    const standing = now ?? (await api.read());
    if (isSameCharge(chargeOf(standing, paid.providerId), paid)) return null;
    if (await api.holds(paid.skus)) return { kind: 'complete' };
    const { paymentId } = memory;
    return memory.unanswered && paymentId !== null && standing.basketItems.length === 0 ? { kind: 'waits', paymentId } : null;
  }

  /** The platform's basket; null while it is still the one on the page. Another tab may have paid it, or made it another one. */
  async changed(): Promise<Basket | null> {
    const now = await this.parts.api.read();
    return isSameCharge(chargeOf(now, this.parts.choice.providerId), this.charge) ? null : now;
  }
}
