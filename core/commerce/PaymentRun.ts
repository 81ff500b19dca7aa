/** One attempt at paying after the other: how far it has come, what its end means, and what the viewer is asked on the way (PAY-019, PAY-060, PAY-061). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError, PaymentRefusal, type Basket, type PaymentDetails, type PaymentMethod, type PaymentMethodSetup, type PaymentTerms } from '../sdk';
import type { BasketApi } from './basketApi';
import { Unjudged } from './judgedReturn';
import { afterFailure, interrupted, type PaymentState } from './paymentState';
import { PaymentReconciler, type PaymentReconcilerDeps } from './PaymentReconciler';
import type { PaymentIntentions } from './PaymentIntentions';
import type { PaymentTerms as RememberedTerms } from './CheckoutPersistence';
import { expectedOf, isBasketChanged, isContested, isFinal, isIncomplete, isRefusal, isTakenElsewhere, isUnanswered, onlySku, type Charge } from './rules/payCall';
import { paymentProblem } from './rules/paymentProblem';
import type { KnownResult } from './rules/paymentResult';

/** What of a method paying needs; a card that is kept has no form to collect from. */
export interface Payer extends Pick<PaymentMethod, 'collect' | 'translate'> {
  /** Gives the same details each time, as a kept card does: they may be charged more than once. */
  readonly reusable?: boolean;
  /** Nothing is charged today: the same call may be sent again under its key. */
  readonly free?: boolean;
  /** Has the bank of a kept card ask; see {@link PaymentMethod.challenge}. */
  readonly challenge?: (setup: PaymentMethodSetup, basket: Basket) => Promise<PaymentDetails>;
}

export interface PaymentRunDeps extends Omit<PaymentReconcilerDeps, 'api'> {
  readonly api: Pick<BasketApi, 'read' | 'holds' | 'pay'>;
  readonly intentions: PaymentIntentions;
  /** The platform's basket has become another one: it is shown before anything is paid. */
  readonly changed: (basket: Basket) => Promise<void>;
  readonly report: (error: unknown) => void;
}

type Settled = Exclude<KnownResult, { readonly status: 'CHALLENGE' }>;

/** What the bank has agreed to is another request, under a key of its own. */
const AGREED = '-agreed';

/** A call for the same goods has left, and nobody knows its outcome. */
export class OutcomeUnknown extends Error {}

export class PaymentRun {
  state: PaymentState = { status: 'idle' };
  /** Counts the details that the platform has judged for good: the next attempt needs fields of its own. */
  round = 0;
  /** What was bought, as the platform calls it; null while it has not said so. */
  bought: string | null = null;
  /** What was paid, once it is. */
  paid: readonly string[] = [];
  readonly truth: PaymentReconciler;
  /** What to do again once what stood in its way is settled. */
  private last: (() => Promise<void>) | null = null;
  /** What is paid with; undefined for a payment that a provider has sent back. */
  private payer: Payer | undefined;
  /** When the attempt began, in epoch milliseconds. */
  private since = 0;
  /** The attempt has called the platform to pay. */
  private sent = false;

  constructor(private readonly deps: PaymentRunDeps) {
    this.truth = new PaymentReconciler(deps);
    // What is read from storage is never cached.
    makeAutoObservable<this, 'deps' | 'last' | 'payer' | 'since' | 'sent' | 'isOpen' | 'isReusable' | 'termsBefore'>(this, {
      deps: false,
      truth: false,
      last: false,
      payer: false,
      since: false,
      sent: false,
      terms: false,
      paying: false,
      isOpen: false,
      isReusable: false,
      termsBefore: false,
      state: observableRef,
    });
  }

  /** On what terms the basket is paid: what was agreed to here, else before a redirect. */
  get terms(): PaymentTerms {
    const { basket, choice } = this.deps;
    const before = this.termsBefore;
    return {
      acknowledgeNoFreeTrial: basket.trialWaived || before?.trialWaived === true,
      consent: choice.answers.length > 0 ? choice.answers : (before?.consent ?? []),
    };
  }

  /**
   * Charges what `collect` gives; null when there is nothing to pay with, and it has said why. Does nothing while an attempt is on its
   * way, and after the last. Never rejects; how it ended is the state.
   */
  async attempt(collect: () => Promise<PaymentDetails | null>, payer?: Payer): Promise<void> {
    if (['processing', 'complete', 'waiting', 'uncertain', 'unconfirmed'].includes(this.state.status)) return;
    const { memory, report, intentions } = this.deps;
    this.payer = payer;
    this.since = intentions.now();
    this.sent = false;
    this.last = () => this.attempt(collect, payer);
    this.state = { status: 'processing' };
    try {
      const details = await collect();
      if (details === null) return;
      if (details.waits === true && details.paymentDetailsExternalId !== undefined) return this.wait(details.paymentDetailsExternalId);
      this.settle(await this.charged(details));
    } catch (error) {
      const { paymentId } = memory;
      if (isIncomplete(error) && paymentId !== null) {
        memory.leave(paymentId);
        return this.wait(paymentId);
      }
      if (error instanceof Unjudged) return this.interrupt('paymentUncertain');
      if (error instanceof OutcomeUnknown) return this.findOut();
      if (!(error instanceof PaymentRefusal) && paymentProblem(error).kind === 'message') report(error);
      const inDoubt = this.sent && (isUnanswered(error) || isTakenElsewhere(error) || isContested(error));
      await (inDoubt ? this.lookUp(error) : this.judge(error));
    }
  }

  /** Does the last attempt again. */
  async again(): Promise<void> {
    await this.last?.();
  }

  /** What stood in the way is settled, or is to be forgotten. */
  rest(): void {
    this.state = { status: 'idle' };
  }

  /** Another purchase begins. */
  reset(): void {
    this.rest();
    this.last = null;
    this.bought = null;
    this.paid = [];
  }

  /** The provider has what it needs, and nobody has judged it: the next press goes on. */
  interrupt(key: 'paymentInterrupted' | 'paymentUncertain'): void {
    this.state = interrupted(key);
  }

  /** The basket is another one by now: what was entered for the one before is good for nothing. */
  basketChanged(): void {
    this.round++;
    this.state = { status: 'failed', message: { key: 'basketChanged' }, field: null, kept: false };
  }

  wait(paymentId: string): void {
    this.state = { status: 'waiting', paymentId };
  }

  complete(pending: boolean): void {
    this.paid = this.paying.skus;
    this.deps.intentions.end(this.paying, pending ? 'PENDING' : 'COMPLETED');
    this.deps.memory.finish();
    this.state = { status: 'complete', pending };
  }

  /** Asks the platform what became of a call whose outcome nobody knows; until that is known, only the viewer decides whether to pay again. Never rejects. */
  async findOut(): Promise<void> {
    if (this.state.status === 'uncertain') this.state = { status: 'uncertain', looking: true };
    try {
      if (await this.deps.api.holds(this.paying.skus)) return this.complete(false);
      if (await this.hasEnded()) return;
      if (!this.isOpen) return this.rest();
    } catch {
      // Still not known.
    }
    this.doubt();
  }

  /** A provider sent somebody back to this browser, which knows of no payment. */
  unconfirmed(): void {
    this.state = { status: 'unconfirmed' };
  }

  /** Tells the end of a payment that the platform has taken, or that it is not known; false while nothing was taken. Rejects where the platform cannot be asked. */
  async hasEnded(now?: Basket): Promise<boolean> {
    const ending = await this.truth.ending(now);
    if (ending === null) return false;
    if (ending.kind === 'complete') this.complete(false);
    else if (ending.kind === 'unknown') return this.repeated();
    else {
      this.deps.memory.leave(ending.paymentId);
      this.wait(ending.paymentId);
    }
    return true;
  }

  /** A call for what is being paid has left, and nobody knows its outcome. */
  private get isOpen(): boolean {
    const { memory, intentions } = this.deps;
    // Without the details of that call it cannot be made again under its key.
    return memory.unanswered || intentions.mustAsk(this.paying, memory.isSecured);
  }

  private doubt(): void {
    this.state = { status: 'uncertain', looking: false };
  }

  /** The call whose answer was lost is made again under its key: the platform answers as it did then. False where it says that nothing was charged. */
  private async repeated(): Promise<boolean> {
    const { memory } = this.deps;
    const details = memory.charge?.idempotent === true ? memory.securedFor(() => true) : null;
    if (details === null) {
      this.doubt();
      return true;
    }
    try {
      const result = await this.charge(details);
      if (result.status === 'CHALLENGE') return false;
      this.settle(result);
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      this.doubt();
      return true;
    }
  }

  /** The platform has answered: it is paid, or its provider has yet to confirm. */
  private settle({ status, licences }: Settled): void {
    const { memory } = this.deps;
    runInAction(() => (this.bought = licences[0]?.name ?? this.bought));
    const { paymentId } = memory;
    if (status === 'COMPLETED' || paymentId === null) return this.complete(status === 'PENDING');
    memory.forget();
    this.wait(paymentId);
  }

  /** The bank of a card that the platform keeps may want the viewer's own word first; what it has agreed to is charged then. */
  private async charged(details: PaymentDetails): Promise<Settled> {
    const first = await this.charge(details);
    if (first.status !== 'CHALLENGE') return first;
    const { memory, basket, intentions } = this.deps;
    try {
      if (!first.challenge || this.payer?.challenge === undefined || basket.basket === null) throw new PaymentRefusal('authentication_required', '');
      const agreed = await this.payer.challenge(first.challenge, basket.basket);
      memory.secure(agreed, this.paying, true);
      const second = await this.charge(agreed);
      if (second.status === 'CHALLENGE') throw new PaymentRefusal('authentication_required', '');
      return second;
    } catch (error) {
      if (error instanceof PaymentRefusal) intentions.end(this.paying, null);
      throw error;
    }
  }

  /** Sends the call: under its key where the platform looks at keys, and not at all where another tab has paid the same meanwhile. */
  private async charge(details: PaymentDetails): Promise<KnownResult> {
    const { api, memory, intentions } = this.deps;
    const { paying: charge, terms } = this;
    const doubtful = memory.unanswered;
    const ended = doubtful ? null : intentions.endedSince(charge, this.since);
    if (ended !== null) return { status: ended, licences: [] };
    this.sent = true;
    const begun = intentions.send(charge, { consent: terms.consent, trialWaived: terms.acknowledgeNoFreeTrial });
    // The very request whose answer was lost has the key that it had, whatever other tabs have learned meanwhile.
    const key = memory.key ?? begun + (memory.isAgreed ? AGREED : '');
    memory.awaitsAnswer(true, key);
    try {
      const result = await api.pay(details, { sku: onlySku(charge), ...terms, ...(charge.idempotent ? { key } : {}), expected: expectedOf(charge) });
      memory.awaitsAnswer(false);
      if (result.status === 'CHALLENGE') intentions.answered(charge);
      else intentions.end(charge, result.status);
      return result;
    } catch (error) {
      // Without a key, a refusal of what can be charged twice says nothing of a call before it; nor does an empty basket.
      const isDecided = charge.idempotent || !doubtful || (details.saved !== true && !isContested(error));
      if (isDecided && !isUnanswered(error) && !isTakenElsewhere(error)) {
        memory.awaitsAnswer(false);
        if (isRefusal(error)) intentions.end(charge, null);
        else intentions.answered(charge);
      }
      throw error;
    }
  }

  /** What is being paid: what the details were secured for, else what was confirmed, else what the page shows. */
  get paying(): Charge {
    return this.deps.memory.confirmed ?? this.truth.charge;
  }

  private get termsBefore(): RememberedTerms | null {
    const { memory, intentions } = this.deps;
    return memory.terms ?? intentions.begun;
  }

  /** The platform, or the provider, has said what it thinks. */
  private judge(error: unknown): void {
    const { memory, intentions } = this.deps;
    memory.comeBack();
    const spent = memory.isSecured && isFinal(error);
    if (spent) {
      intentions.end(this.paying, null);
      memory.forget();
    } else memory.awaitsAnswer(false);
    runInAction(() => {
      if (spent) this.round++;
      this.state = afterFailure(error, (code) => this.payer?.translate?.(code) ?? null, memory.isSecured);
    });
  }

  /** The answer was lost, or says that somebody was here before: the platform is asked what became of the payment, so that the viewer learns that at once. */
  private async lookUp(error: unknown): Promise<void> {
    const { memory, intentions } = this.deps;
    try {
      if (await this.hasEnded()) return;
      if (isBasketChanged(error)) return await this.showChanged();
    } catch {
      return this.interrupt('paymentUncertain');
    }
    const charge = this.paying;
    const lost = isUnanswered(error);
    if (memory.unanswered && this.isReusable && intentions.mustAsk(charge, true)) return this.doubt();
    // What the key was first sent with has been judged, and the basket is still there: nothing was charged.
    if (isTakenElsewhere(error) && error instanceof CallError && error.status === 422) {
      intentions.end(charge, null);
      memory.awaitsAnswer(false);
    }
    if (lost || isTakenElsewhere(error)) this.interrupt('paymentInterrupted');
    else this.judge(error);
  }

  /** What was refused is not what the viewer confirmed: they see the basket as it is now. */
  private async showChanged(): Promise<void> {
    const { api, changed, memory } = this.deps;
    memory.forget();
    await changed(await api.read());
    this.basketChanged();
  }

  /** What is paid with could be charged a second time. */
  private get isReusable(): boolean {
    return this.deps.memory.securedFor(() => true)?.saved === true;
  }
}
