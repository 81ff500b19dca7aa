/** Polls one payment until it is finished (PAY-051, PAY-054). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError } from '../sdk/platform';
import { PaymentRefusal, type Payment } from '../sdk/payment';
import type { Clock } from '../sdk/services';
import type { BasketApi } from './basketApi';
import type { PaymentApi } from './licenceApi';
import type { PaymentIntentions } from './PaymentIntentions';
import type { CheckoutPersistence } from './CheckoutPersistence';
import { ReadSession } from './ReadSession';
import { expectedOf, isRefusal, isTakenElsewhere, isUnanswered, onlySku } from './rules/payCall';
import { endingOf, isPaid, isUndecided, outcomeOf } from './rules/paymentStatus';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';

/** Polling interval in milliseconds. */
export const LOOK_AGAIN = 3000;

export type PaymentWatchState =
  | { readonly status: 'loading' }
  /** No payment with this id, or another viewer's. */
  | { readonly status: 'unknown' }
  /** The first request failed. */
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly payment: Payment };

export interface PaymentWatchDeps {
  readonly payments: PaymentApi;
  readonly basket: Pick<BasketApi, 'pay'>;
  /** State of the payment begun in this tab, which may be another one than the one watched. */
  readonly memory: Pick<CheckoutPersistence, 'isAbout' | 'terms' | 'confirmed' | 'key' | 'finish' | 'forget'>;
  readonly intentions: Pick<PaymentIntentions, 'send' | 'end' | 'setAside'>;
  /** See {@link ReadSession}. */
  readonly session: () => string | null;
  /** Whether a child's profile is selected: it completes no payment (FAV-041). */
  readonly isChild?: (() => boolean) | undefined;
  readonly clock: Pick<Clock, 'after'>;
  readonly report: (error: unknown) => void;
}

export class PaymentWatch {
  state: PaymentWatchState = { status: 'loading' };
  /** The last request failed; the known state may be outdated. */
  stale = false;
  /** Error that prevents completing a successful payment. */
  problem: ProblemText | null = null;
  cancelling = false;
  /** Paid on terms that this tab does not know: the viewer completes it with a press. */
  unconfirmed = false;
  completing = false;
  /** The licence being paid for; null if this tab does not know. */
  licenceId: string | null = null;
  #asking = false;
  #stopTimer = (): void => undefined;
  #ending = new AbortController();
  /** In which the payment was read. */
  readonly #session: ReadSession;

  readonly #id: string;
  readonly #deps: PaymentWatchDeps;

  constructor(id: string, deps: PaymentWatchDeps) {
    this.#id = id;
    this.#deps = deps;
    this.#session = new ReadSession(deps.session);
    makeAutoObservable(this, { state: observableRef, problem: observableRef }, { autoBind: true });
  }

  get payment(): Payment | null {
    return this.state.status === 'known' ? this.state.payment : null;
  }

  /** A grown-up has to complete it. */
  get isClosed(): boolean {
    return this.#deps.isChild?.() === true;
  }

  /** Starts polling. Returns the stop function. */
  watch(): () => void {
    this.#ending = new AbortController();
    const ending = this.#ending;
    void this.look();
    return () => {
      ending.abort();
      this.#stopTimer();
      this.#asking = false;
    };
  }

  /** Polls now: on the viewer's request, or on return from another app. Never rejects. */
  async look(): Promise<void> {
    const { signal } = this.#ending;
    if (this.#asking || signal.aborted) return;
    this.#asking = true;
    this.#stopTimer();
    this.#session.note();
    try {
      await this.learn(await this.#deps.payments.read(this.#id, signal), signal);
    } catch (error) {
      if (!signal.aborted) this.lookFailed(error);
    }
    if (signal.aborted) return;
    this.#asking = false;
    this.lookLater();
  }

  /** Cancels the payment, so that it can no longer be made. Returns whether another payment method can be used now. */
  async cancel(): Promise<boolean> {
    if (this.cancelling) return false;
    this.cancelling = true;
    try {
      await this.learn(await this.#deps.payments.cancel(this.#id), this.#ending.signal);
    } catch (error) {
      this.#deps.report(error);
      runInAction(() => (this.stale = true));
    }
    runInAction(() => (this.cancelling = false));
    return this.payment !== null && endingOf(this.payment) !== null;
  }

  /** The viewer returns to checkout: stops waiting for this payment. */
  abandon(): void {
    if (this.#deps.memory.isAbout(this.#id)) this.#deps.memory.forget();
  }

  /**
   * The viewer returns to the shop while the outcome is open. The payment may still succeed: the same goods are not paid
   * for again without their decision (PAY-019).
   */
  setAside(): void {
    const { memory, intentions } = this.#deps;
    if (!memory.isAbout(this.#id)) return;
    if (memory.confirmed !== null) intentions.setAside(memory.confirmed, memory.terms);
    memory.forget();
  }

  private get mayChange(): boolean {
    return this.stale || (this.payment !== null && isUndecided(this.payment));
  }

  private async learn(payment: Payment, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const { memory, intentions } = this.#deps;
    const isOurs = memory.isAbout(payment.id);
    runInAction(() => {
      this.state = { status: 'known', payment };
      this.stale = false;
      if (isOurs) this.licenceId = memory.confirmed?.licenceId ?? null;
    });
    if (isPaid(payment)) {
      if (!isOurs) return;
      if (memory.confirmed !== null) intentions.end(memory.confirmed, 'COMPLETED');
      memory.finish();
    } else if (payment.status === 'succeeded') {
      if (isOurs && !this.isClosed) await this.complete();
      else runInAction(() => (this.unconfirmed = true));
    } else if (endingOf(payment) !== null && isOurs) {
      if (memory.confirmed !== null) intentions.end(memory.confirmed, null);
      memory.forget();
    }
  }

  /**
   * The provider has the money, but the platform waits for the pay call. The same details buy once, so a
   * repeated call charges nothing more. In another session than the payment was read in, it is read again
   * instead. Never rejects.
   */
  async complete(): Promise<void> {
    const { payment } = this;
    if (
      payment === null ||
      payment.status !== 'succeeded' ||
      isPaid(payment) ||
      this.completing ||
      this.isClosed
    )
      return;
    if (!this.#session.isCurrent) {
      this.stale = true;
      return this.look();
    }
    this.completing = true;
    const { basket, memory, intentions, report } = this.#deps;
    const { signal } = this.#ending;
    const { id: paymentDetailsExternalId, targetPaymentProvider, paymentMethodType } = payment;
    const ours = memory.isAbout(payment.id) ? memory : null;
    const { consent = [], trialWaived = false } = ours?.terms ?? {};
    const charge = ours?.confirmed ?? null;
    const known =
      charge === null
        ? {}
        : {
            sku: onlySku(charge),
            expected: expectedOf(charge),
            ...(charge.idempotent
              ? { key: ours?.key ?? intentions.send(charge, { consent, trialWaived }) }
              : {}),
          };
    try {
      const { status } = await basket.pay(
        { paymentDetailsExternalId, targetPaymentProvider, paymentMethodType },
        { ...known, consent, acknowledgeNoFreeTrial: trialWaived },
      );
      // The bank has already been asked: another challenge means that it was not paid.
      if (status === 'CHALLENGE') throw new PaymentRefusal('authentication_required', '');
      // No page shows it: the next one asks for the payment again.
      if (signal.aborted) return;
      if (charge !== null) intentions.end(charge, status);
      const outcome = outcomeOf(status);
      if (outcome === 'paid') ours?.finish();
      else ours?.forget();
      runInAction(() => {
        this.problem = null;
        this.unconfirmed = false;
        this.state = {
          status: 'known',
          payment: {
            ...payment,
            ...(outcome === 'paid' ? { completed: true } : { status: 'pending' as const }),
          },
        };
      });
    } catch (error) {
      report(error);
      // The same details buy once, whatever the idempotency key.
      if (charge !== null && (isRefusal(error) || isTakenElsewhere(error))) intentions.end(charge, null);
      const said = paymentProblem(error);
      runInAction(() => {
        if (isUnanswered(error) || isTakenElsewhere(error)) this.stale = true;
        else this.problem = said.kind === 'message' ? said.message : { key: 'failedPayment' };
      });
    }
    runInAction(() => (this.completing = false));
    if (!this.#asking && !signal.aborted) this.lookLater();
  }

  private lookLater(): void {
    this.#stopTimer();
    if (this.mayChange) this.#stopTimer = this.#deps.clock.after(LOOK_AGAIN, () => void this.look());
  }

  private lookFailed(error: unknown): void {
    if (error instanceof CallError && error.status === 404) {
      // A payment unknown to the platform never ends: waiting for it would lead back here every time.
      this.abandon();
      this.state = { status: 'unknown' };
      return;
    }
    this.#deps.report(error);
    if (this.state.status === 'known') this.stale = true;
    else this.state = { status: 'failed' };
  }
}
