/**
 * Runs payment attempts: their state, their outcome, and what the viewer is asked meanwhile (PAY-019,
 * PAY-060, PAY-061).
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError } from '../sdk/platform';
import { PaymentRefusal, type Basket, type PaymentDetails } from '../sdk/payment';
import type { BasketApi } from './basketApi';
import { ChargeCalls, type ChargeCallsDeps, type PaymentSource, type Settled } from './ChargeCalls';
import { Unjudged } from './judgedReturn';
import { afterFailure, closedToChild, interrupted, type PaymentState } from './paymentState';
import { PaymentReconciler } from './PaymentReconciler';
import { OtherViewer } from './ReadSession';
import {
  isBasketChanged,
  isContested,
  isFinal,
  isIncomplete,
  isRefusal,
  isTakenElsewhere,
  isUnanswered,
  type Charge,
} from './rules/payCall';
import { paymentProblem } from './rules/paymentProblem';
import { outcomeOf } from './rules/paymentStatus';

export interface PaymentRunDeps extends Omit<ChargeCallsDeps, 'api'> {
  readonly api: Pick<BasketApi, 'read' | 'acquired' | 'pay'>;
  /** The platform's basket has changed: show it before anything is paid. */
  readonly changed: (basket: Basket) => Promise<void>;
  readonly report: (error: unknown) => void;
  /** The basket is a single order, whose page also shows a payment that continues elsewhere. */
  readonly isOrder: boolean;
}

/** A call for the same goods was sent, and its outcome is unknown. */
export class OutcomeUnknown extends Error {}

export class PaymentRun {
  state: PaymentState = { status: 'idle' };
  /** Counts payment details that are used up; part of the React key, so that the next attempt mounts new fields. */
  round = 0;
  /** Name of what was bought, from the platform; null until known. */
  bought: string | null = null;
  /** Skus paid for, after completion. */
  paid: readonly string[] = [];
  readonly reconciler: PaymentReconciler;
  readonly calls: ChargeCalls;
  /** Repeats the last attempt once its obstacle is removed. */
  #last: (() => Promise<void>) | null = null;
  /** Undefined for a payment resumed after a redirect. */
  #payer: PaymentSource | undefined;
  readonly #deps: PaymentRunDeps;

  constructor(deps: PaymentRunDeps) {
    this.#deps = deps;
    this.reconciler = new PaymentReconciler(deps);
    this.calls = new ChargeCalls(deps, this.reconciler);
    makeAutoObservable(this, { reconciler: false, calls: false, state: observableRef });
  }

  /** A page shows the payment; returns the function to call when it is left. */
  show(): () => void {
    this.calls.isLeft = false;
    return () => {
      this.calls.isLeft = true;
    };
  }

  /**
   * Charges the details from `collect`; null means nothing to charge, and `collect` has set the state. Does
   * nothing while an attempt is processing or has reached a final state. Never rejects; the result is the
   * state.
   */
  async attempt(collect: () => Promise<PaymentDetails | null>, payer?: PaymentSource): Promise<void> {
    if (['processing', 'complete', 'waiting', 'uncertain', 'unconfirmed'].includes(this.state.status)) return;
    const { memory, report, isOrder } = this.#deps;
    this.#payer = payer;
    this.calls.begin();
    this.#last = () => this.attempt(collect, payer);
    this.state = { status: 'processing' };
    try {
      const details = await collect();
      if (details === null) return;
      if (details.waits === true && details.paymentDetailsExternalId !== undefined)
        return this.wait(details.paymentDetailsExternalId);
      this.settle(await this.calls.charge(details, payer));
    } catch (error) {
      const { paymentId } = memory;
      if (isIncomplete(error) && paymentId !== null) {
        memory.leave(paymentId);
        return this.wait(paymentId);
      }
      if (error instanceof Unjudged)
        return isOrder && memory.leftFor !== null
          ? this.wait(memory.leftFor)
          : this.interrupt('paymentUncertain');
      if (error instanceof OutcomeUnknown) return this.findOut();
      if (error instanceof OtherViewer)
        return this.showChanged().catch((failure: unknown) => {
          report(failure);
          this.basketChanged();
        });
      if (!(error instanceof PaymentRefusal) && paymentProblem(error).kind === 'message') report(error);
      const inDoubt =
        this.calls.sent && (isUnanswered(error) || isTakenElsewhere(error) || isContested(error));
      await (inDoubt ? this.lookUp(error) : this.judge(error));
    }
  }

  /** Repeats the last attempt. */
  async again(): Promise<void> {
    await this.#last?.();
  }

  /** Back to idle: the obstacle is removed or dismissed. */
  rest(): void {
    this.state = { status: 'idle' };
  }

  /** Resets for a new purchase. */
  reset(): void {
    this.rest();
    this.#last = null;
    this.bought = null;
    this.paid = [];
  }

  /** The provider has secured the payment, but there is no decision: the next press continues. */
  interrupt(key: 'paymentInterrupted' | 'paymentUncertain'): void {
    this.state = interrupted(key);
  }

  /** The basket has changed: details entered for the previous one are invalid. */
  basketChanged(): void {
    this.round++;
    this.state = { status: 'failed', message: { key: 'basketChanged' }, field: null, secured: false };
  }

  wait(paymentId: string): void {
    this.state = { status: 'waiting', paymentId };
  }

  complete(pending: boolean): void {
    if (this.calls.isLeft) return;
    this.paid = this.calls.paying.skus;
    this.#deps.intentions.end(this.calls.paying, pending ? 'PENDING' : 'COMPLETED');
    // What is awaited is not paid: a return of this payment must not say so.
    if (pending) this.#deps.memory.forget();
    else this.#deps.memory.finish();
    this.state = { status: 'complete', pending };
  }

  /** Shows a payment that was completed and recorded before; the basket may hold something else by now. */
  showPaid({ skus }: Charge): void {
    this.paid = skus;
    this.state = { status: 'complete', pending: false };
  }

  /**
   * Asks the platform for the outcome of an unanswered call; until it is known, only the viewer may decide to
   * pay again. Never rejects.
   */
  async findOut(): Promise<void> {
    if (this.state.status === 'uncertain') this.state = { status: 'uncertain', looking: true };
    try {
      const acquired = await this.#deps.api.acquired(this.calls.paying.skus);
      if (acquired !== null) return this.complete(acquired === 'pending');
      if (await this.hasEnded()) return;
      if (!this.#isOpen) return this.rest();
    } catch (error) {
      this.#deps.report(error);
    }
    this.doubt();
  }

  /** Nothing is paid, since a child's profile is selected. */
  closed(): void {
    this.state = closedToChild;
  }

  /** A provider redirected to this browser, which has no record of a payment. */
  unconfirmed(): void {
    this.state = { status: 'unconfirmed' };
  }

  /**
   * Sets the state of a payment that the platform accepted, or whose outcome is unknown; false if nothing was
   * accepted. Rejects if the platform cannot be asked.
   */
  async hasEnded(now?: Basket): Promise<boolean> {
    const ending = await this.reconciler.ending(now);
    if (ending === null) return false;
    if (ending.kind === 'complete') this.complete(ending.pending);
    else if (ending.kind === 'unknown') return this.repeated();
    else {
      this.#deps.memory.leave(ending.paymentId);
      this.wait(ending.paymentId);
    }
    return true;
  }

  /** A call for this charge was sent, and its outcome is unknown. */
  get #isOpen(): boolean {
    const { memory, intentions } = this.#deps;
    // Without the details of that call it cannot be repeated with its idempotency key.
    return memory.unanswered || intentions.mustAsk(this.calls.paying, memory.isSecured);
  }

  private doubt(): void {
    this.state = { status: 'uncertain', looking: false };
  }

  /**
   * Repeats the unanswered call with its idempotency key: the platform returns the original response. False
   * if nothing was charged.
   */
  private async repeated(): Promise<boolean> {
    const { memory } = this.#deps;
    const details = memory.charge?.idempotent === true ? memory.securedFor(() => true) : null;
    if (details === null) {
      this.doubt();
      return true;
    }
    try {
      const result = await this.calls.send(details);
      if (result.status === 'CHALLENGE') return false;
      this.settle(result);
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      this.doubt();
      return true;
    }
  }

  /** The platform answered: paid, or awaiting the provider's confirmation. */
  private settle({ status, licences }: Settled): void {
    if (this.calls.isLeft) return;
    const { memory, isOrder } = this.#deps;
    runInAction(() => (this.bought = licences[0]?.name ?? this.bought));
    const { paymentId } = memory;
    const pending = outcomeOf(status) !== 'paid';
    if (!pending || paymentId === null) return this.complete(pending);
    memory.forget();
    if (isOrder) memory.leave(paymentId);
    this.wait(paymentId);
  }

  /** Applies a failure reported by the platform or the provider. */
  private judge(error: unknown): void {
    const { memory, intentions } = this.#deps;
    memory.comeBack();
    const spent = memory.isSecured && isFinal(error);
    if (spent) {
      intentions.end(this.calls.paying, null);
      memory.forget();
    } else memory.awaitsAnswer(false);
    runInAction(() => {
      if (spent) this.round++;
      this.state = afterFailure(error, (code) => this.#payer?.translate?.(code) ?? null, memory.isSecured);
    });
  }

  /**
   * The response was lost or reports a conflict: asks the platform for the outcome, so that the viewer learns
   * it at once.
   */
  private async lookUp(error: unknown): Promise<void> {
    const { memory, intentions } = this.#deps;
    try {
      if (await this.hasEnded()) return;
      if (isBasketChanged(error)) return await this.showChanged();
    } catch {
      return this.interrupt('paymentUncertain');
    }
    const charge = this.calls.paying;
    const lost = isUnanswered(error);
    if (memory.unanswered && this.#isReusable && intentions.mustAsk(charge, true)) return this.doubt();
    // The first request with this key has been decided, and the basket still exists: nothing was charged.
    if (isTakenElsewhere(error) && error instanceof CallError && error.status === 422) {
      intentions.end(charge, null);
      memory.awaitsAnswer(false);
    }
    if (lost || isTakenElsewhere(error)) this.interrupt('paymentInterrupted');
    else this.judge(error);
  }

  /** The refused charge is not what the viewer confirmed: shows the current basket. */
  private async showChanged(): Promise<void> {
    const { api, changed, memory } = this.#deps;
    memory.forget();
    await changed(await api.read());
    this.basketChanged();
  }

  /** The details could be charged a second time. */
  get #isReusable(): boolean {
    return this.#deps.memory.securedFor(() => true)?.saved === true;
  }
}
