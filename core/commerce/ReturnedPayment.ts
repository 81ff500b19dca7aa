/** A payment that a provider's redirect has brought back (PAY-051). */
import type { PaymentMethodReturn } from '../generated/platform';
import { PaymentRefusal, type PaymentDetails } from '../sdk/payment';
import type { BasketApi } from './basketApi';
import type { BasketStore } from './BasketStore';
import type { CheckoutPersistence } from './CheckoutPersistence';
import { judgedReturn, type JudgedReturn } from './judgedReturn';
import type { PaymentIntentions } from './PaymentIntentions';
import type { PaymentRun } from './PaymentRun';

export interface ReturnedPaymentDeps {
  readonly api: Omit<BasketApi, 'put'>;
  readonly basket: BasketStore;
  readonly memory: CheckoutPersistence;
  readonly intentions: PaymentIntentions;
  /** Whether a child's profile is selected: a payment that is returned is shown, but not made (FAV-041). */
  readonly isChild?: (() => boolean) | undefined;
  /**
   * The basket is a single order, shown before it is paid; a payment for another order proves nothing about it.
   * Its page also shows a payment that continues elsewhere.
   */
  readonly isOrder: boolean;
}

export class ReturnedPayment {
  /** It was begun in this browser, or the viewer has confirmed it as theirs. */
  #confirmed = false;

  readonly #deps: ReturnedPaymentDeps;
  readonly #run: PaymentRun;

  constructor(deps: ReturnedPaymentDeps, run: PaymentRun) {
    this.#deps = deps;
    this.#run = run;
  }

  /**
   * Resumes after a provider's redirect (PAY-051): validated by the platform, then paid on the original
   * terms. `details` reads the URL; null if the URL denies the payment, so that only the platform's answer
   * counts. A URL alone pays nothing: if this browser has no record of a payment, the viewer confirms it
   * first.
   */
  async resume(
    returned: PaymentMethodReturn,
    details: (() => Promise<PaymentDetails>) | null,
  ): Promise<void> {
    const run = this.#run;
    const { memory, intentions, basket, isOrder } = this.#deps;
    this.#confirmed = memory.isBegun || intentions.begun !== null;
    const about = memory.paymentId;
    let judged: JudgedReturn | null = null;
    await run.attempt(async () => {
      if (memory.unanswered && (await run.hasEnded())) return null;
      const brought = details === null ? null : await details();
      judged ??= await judgedReturn(this.#deps, returned, brought);
      const { details: secured, completed, basketId } = judged;
      // A return URL can be opened twice; a saved card pays every time.
      const id = secured.paymentDetailsExternalId ?? about ?? undefined;
      const paid = memory.paidBy(id);
      if (paid !== null) {
        run.showPaid(paid);
        return null;
      }
      // The payment of another order proves and pays nothing here.
      if (isOrder && basketId !== null && basketId !== run.calls.paying.basketId) {
        run.rest();
        return null;
      }
      if (completed) {
        const outcome = id !== undefined && id === about ? await this.#outcomeForThis() : null;
        if (outcome === null) await this.#completedElsewhere(id);
        else run.complete(outcome === 'pending');
        return null;
      }
      if (this.#deps.isChild?.() === true && secured.waits !== true) {
        run.closed();
        return null;
      }
      if (!this.#confirmed && secured.waits !== true) {
        run.unconfirmed();
        return null;
      }
      // An empty basket cannot be paid: the payment is for something else, which its own page shows.
      if (!isOrder && basket.basket !== null && run.calls.paying.skus.length === 0) {
        if (id === undefined) run.rest();
        else run.wait(id);
        return null;
      }
      if (secured.waits !== true) {
        memory.comeBack();
        memory.secure(secured, run.calls.paying);
      }
      return secured;
    });
  }

  /** The viewer says that it is theirs: trying again pays it. */
  confirm(): void {
    this.#confirmed = true;
  }

  /** Forgets the confirmation, for a new purchase. */
  reset(): void {
    this.#confirmed = false;
  }

  /**
   * The outcome for this basket of a completed payment that this tab has taken for it; null if it was not for it. A
   * return URL may have brought the payment of something else, so only held licences prove it; the order of a plugin
   * has no other proof at a platform that does not name the basket.
   */
  async #outcomeForThis(): Promise<'paid' | 'pending' | null> {
    return this.#deps.isOrder ? 'paid' : this.#deps.api.acquired(this.#run.calls.paying.skus);
  }

  /**
   * The payment is complete, but not known to be for this basket: its own page shows what it was for. A
   * plugin's order has no such page and is still to be paid.
   */
  async #completedElsewhere(id: string | undefined): Promise<void> {
    const { api, isOrder } = this.#deps;
    if (isOrder) return this.#run.rest();
    if (id !== undefined) return this.#run.wait(id);
    // The payment cannot be identified: only the held licences show whether it was for this charge.
    const acquired = await api.acquired(this.#run.calls.paying.skus);
    if (acquired === null) throw new PaymentRefusal(null, '');
    this.#run.complete(acquired === 'pending');
  }
}
