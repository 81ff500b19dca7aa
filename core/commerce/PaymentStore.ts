/**
 * Pays the basket, once: the actions available to a page, including resuming a payment begun earlier (PAY-008
 * to PAY-019, PAY-060, PAY-061).
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MissingField, PaymentMethodReturn } from '../generated/platform';
import type { Basket, PaymentDetails } from '../sdk/payment';
import type { PaymentSource } from './ChargeCalls';
import { OutcomeUnknown, PaymentRun, type PaymentRunDeps } from './PaymentRun';
import type { PaymentState } from './paymentState';
import type { ProviderSelection } from './ProviderSelection';
import { ReturnedPayment, type ReturnedPaymentDeps } from './ReturnedPayment';
import { contentOf, isSameCharge } from './rules/payCall';
import type { ProblemText } from './rules/paymentProblem';

export type { PaymentState } from './paymentState';

const nothing: readonly MissingField[] = [];

export interface PaymentDeps extends ReturnedPaymentDeps {
  readonly choice: ProviderSelection;
  readonly session: PaymentRunDeps['session'];
  /** The platform's basket has changed: show it before anything is paid. */
  readonly changed: (basket: Basket) => Promise<void>;
  readonly report: (error: unknown) => void;
}

export class PaymentStore {
  readonly #run: PaymentRun;
  readonly #returned: ReturnedPayment;
  /** The basket whose missing details have been supplied. */
  private settled: Basket | null = null;

  readonly #deps: PaymentDeps;

  constructor(deps: PaymentDeps) {
    this.#deps = deps;
    this.#run = new PaymentRun(deps);
    this.#returned = new ReturnedPayment(deps, this.#run);
    makeAutoObservable<this, 'settled'>(this, { settled: observableRef });
  }

  get state(): PaymentState {
    return this.#run.state;
  }
  /** A page shows the payment; returns the function to call when it is left. */
  show(): () => void {
    return this.#run.show();
  }
  /** Counts payment details that are used up; part of the React key, so that the next attempt mounts new fields. */
  get round(): number {
    return this.#run.round;
  }
  /** Name of what was bought; null if unknown. The basket may hold something else by now. */
  get bought(): string | null {
    const { bought, paid } = this.#run;
    return bought ?? this.#deps.basket.basketItems.find(({ sku }) => paid.includes(sku))?.name ?? null;
  }
  /** The skus that were paid for. */
  get paid(): readonly string[] {
    return this.#run.paid;
  }
  get processing(): boolean {
    return this.state.status === 'processing';
  }
  get error(): ProblemText | null {
    return this.state.status === 'failed' ? this.state.message : null;
  }
  /** Required by the pay call, or by the basket before anything is charged (PAY-013). */
  get billingDetailsRequired(): boolean {
    return (
      this.state.status === 'billingDetailsRequired' || (this.state.status === 'idle' && this.basketAsks)
    );
  }
  get missingFields(): readonly MissingField[] {
    if (this.state.status === 'billingDetailsRequired') return this.state.missingFields;
    return this.billingDetailsRequired ? (this.#deps.basket.basket?.missingFields ?? nothing) : nothing;
  }
  /** The provider has secured the payment, but the platform has not finished it: the next press continues it. */
  get secured(): boolean {
    return this.state.status === 'failed' && this.state.secured;
  }
  /** The basket must not change, since it is being paid. */
  get binding(): boolean {
    return this.processing || this.secured || this.uncertain;
  }
  /** A call was sent and may have charged; see {@link findOut} and {@link payAnyway}. */
  get uncertain(): boolean {
    return this.state.status === 'uncertain';
  }

  /**
   * Pays: the method converts its input into details, and the platform charges them. Does nothing while a
   * payment is processing (PAY-019). Never rejects; the result is the state.
   */
  async pay(method: PaymentSource, returnUrl: string): Promise<void> {
    const run = this.#run;
    const { basket, choice, memory, intentions, isOrder } = this.#deps;
    const paying = basket.basket;
    if (paying === null) return;
    await run.attempt(async () => {
      if (!(await this.standsAsShown())) return null;
      const { charge } = run.reconciler;
      const secured = memory.securedFor((other) => isSameCharge(other, charge));
      // Do not secure, or send, again what an earlier call may have charged, where the platform would charge
      // twice. A free licence counts too: bought twice, it renews twice.
      if (
        (secured === null || secured.saved === true) &&
        intentions.mustAsk(charge, method.reusable === true || method.free === true)
      )
        throw new OutcomeUnknown();
      if (secured !== null) return secured;
      memory.comeBack();
      const terms = { consent: choice.answers, trialWaived: basket.trialWaived };
      memory.begin(terms, charge);
      intentions.begin(charge, terms);
      const details = await method.collect(paying, returnUrl, {
        ...run.calls.terms,
        leaving: (id) => memory.leave(id),
      });
      const { waits, paymentDetailsExternalId: id } = details;
      if (waits !== true) memory.secure(details, charge);
      else if (isOrder && id !== undefined) memory.leave(id);
      return details;
    }, method);
  }

  /** Resumes after a provider's redirect; see {@link ReturnedPayment.resume}. */
  resume(returned: PaymentMethodReturn, details: (() => Promise<PaymentDetails>) | null): Promise<void> {
    return this.#returned.resume(returned, details);
  }

  /** The viewer confirms that the returned payment is theirs. */
  async confirm(): Promise<void> {
    if (this.state.status !== 'unconfirmed') return;
    this.#returned.confirm();
    this.#run.rest();
    await this.#run.again();
  }

  /**
   * Resumes a payment begun before this page: waits if the viewer left for it, completes if the platform
   * finished it unnoticed, else leaves it one press away. The platform may know a payment that this tab does
   * not. Returns false if there is none for this basket.
   */
  async takeUp(): Promise<boolean> {
    const run = this.#run;
    const { memory, basket, choice } = this.#deps;
    run.calls.begin();
    if (memory.leftFor !== null) {
      run.wait(memory.leftFor);
      return true;
    }
    const shown = basket.basket;
    if (shown === null) return false;
    if (memory.unanswered && (await run.hasEnded(shown))) return true;
    const secured = shown.securedPayment;
    if (secured) {
      const { paymentProviderId, targetPaymentProvider, paymentMethodType, paymentDetailsExternalId } =
        secured;
      runInAction(() => choice.select(paymentProviderId));
      memory.secure(
        {
          targetPaymentProvider,
          paymentMethodType: paymentMethodType ?? targetPaymentProvider,
          paymentDetailsExternalId,
        },
        run.reconciler.charge,
      );
    }
    const { charge } = memory;
    if (charge !== null && contentOf(charge) === contentOf(run.reconciler.charge))
      runInAction(() => choice.select(charge.providerId));
    const kept = memory.securedFor((other) => isSameCharge(other, run.reconciler.charge));
    if (kept === null) return false;
    if (kept.saved === true && this.#deps.intentions.mustAsk(run.reconciler.charge, true))
      await run.findOut();
    else run.interrupt('paymentInterrupted');
    return true;
  }

  /** Asks the platform again for the outcome of an uncertain payment. Never rejects. */
  async findOut(): Promise<void> {
    if (!this.uncertain) return;
    this.#run.calls.begin();
    await this.#run.findOut();
  }

  /**
   * The viewer, warned about a double charge, prefers to pay again: the next press pays the basket again.
   * Never rejects.
   */
  async payAnyway(): Promise<void> {
    if (!this.uncertain) return;
    const run = this.#run;
    const { intentions, memory, api, changed, report } = this.#deps;
    intentions.abandon(memory.charge ?? run.reconciler.charge);
    memory.forget();
    run.rest();
    try {
      await changed(await api.read());
    } catch (error) {
      report(error);
    }
  }

  /** Retries after a failed return from a redirect, where there is no form to submit. */
  async retry(): Promise<void> {
    if (this.secured) await this.#run.again();
  }

  /** The viewer continues without a trial: repeats the denied call with the acknowledgement (PAY-060). */
  async waiveTrial(): Promise<void> {
    if (this.state.status !== 'freeTrialDenied') return;
    await this.#deps.basket.waiveTrial();
    this.#run.rest();
    await this.#run.again();
  }

  /**
   * Missing details have been saved: repeats a payment that waited for them, once (FRM-039); otherwise
   * refetches the basket, which may require more. Never rejects: if the basket cannot be read, it is paid as
   * it was.
   */
  async detailsGiven(): Promise<void> {
    const { api, basket, report } = this.#deps;
    if (this.state.status === 'billingDetailsRequired') {
      this.#run.rest();
      this.settled = basket.basket;
      return this.#run.again();
    }
    try {
      const answer = await api.read();
      runInAction(() => basket.updateBasket(answer));
    } catch (error) {
      report(error);
      runInAction(() => (this.settled = basket.basket));
    }
  }

  /** Clears an error after new input; a secured payment stays. */
  clearError(): void {
    if (this.state.status === 'failed' && !this.state.secured) this.#run.rest();
  }

  /** Resets for a new purchase. */
  reset(): void {
    this.#run.reset();
    this.settled = null;
    this.#returned.reset();
  }

  private get basketAsks(): boolean {
    const { basket } = this.#deps.basket;
    return basket?.billingDetailsRequired === true && basket !== this.settled;
  }

  /** Whether the platform's basket still equals the one on the page; otherwise the page shows the change. */
  private async standsAsShown(): Promise<boolean> {
    const { memory, changed } = this.#deps;
    const now = await this.#run.reconciler.changed();
    if (now === null) return true;
    if (await this.#run.hasEnded(now)) return false;
    memory.forget();
    await changed(now);
    this.#run.basketChanged();
    return false;
  }
}
