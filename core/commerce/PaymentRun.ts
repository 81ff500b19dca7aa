/** One attempt at paying after the other: how far it has come, what its end means, and what the viewer is asked on the way (PAY-019, PAY-060, PAY-061). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentResult } from '../generated/platform';
import { PaymentRefusal, type Basket, type PaymentDetails, type PaymentMethod, type PaymentMethodSetup, type PaymentTerms } from '../sdk';
import type { BasketApi } from './basketApi';
import { Unjudged } from './judgedReturn';
import { afterFailure, interrupted, type PaymentState } from './paymentState';
import { PaymentTruth, type TruthParts } from './PaymentTruth';
import { isContested, isFinal, isIncomplete, isUnanswered, onlySku } from './rules/payCall';
import { paymentProblem } from './rules/paymentProblem';

/** What of a method paying needs; a card that is kept has no form to collect from. */
export interface Payer extends Pick<PaymentMethod, 'collect' | 'translate'> {
  /** Has the bank of a kept card ask; see {@link PaymentMethod.challenge}. */
  readonly challenge?: (setup: PaymentMethodSetup, basket: Basket) => Promise<PaymentDetails>;
}

export interface RunParts extends Omit<TruthParts, 'api'> {
  readonly api: Pick<BasketApi, 'read' | 'holds' | 'pay'>;
  readonly report: (error: unknown) => void;
}

export class PaymentRun {
  state: PaymentState = { status: 'idle' };
  /** Counts the details that the platform has judged for good: the next attempt needs fields of its own. */
  round = 0;
  /** What was bought, as the platform calls it; null while it has not said so. */
  bought: string | null = null;
  readonly truth: PaymentTruth;
  /** What to do again once what stood in its way is settled. */
  private last: (() => Promise<void>) | null = null;
  /** What is paid with; undefined for a payment that a provider has sent back. */
  private payer: Payer | undefined;

  constructor(private readonly parts: RunParts) {
    this.truth = new PaymentTruth(parts);
    makeAutoObservable<this, 'parts' | 'last' | 'payer'>(this, { parts: false, truth: false, last: false, payer: false, terms: false, state: observableRef });
  }

  /** On what terms the basket is paid: what was agreed to here, else before a redirect. */
  get terms(): PaymentTerms {
    const { basket, choice, memory } = this.parts;
    return {
      acknowledgeNoFreeTrial: basket.trialWaived || memory.terms?.trialWaived === true,
      consent: choice.answers.length > 0 ? choice.answers : (memory.terms?.consent ?? []),
    };
  }

  /**
   * Charges what `collect` gives; null when there is nothing to pay with, and it has said why. Does nothing while an attempt is on its
   * way, and after the last. Never rejects; how it ended is the state.
   */
  async attempt(collect: () => Promise<PaymentDetails | null>, payer?: Payer): Promise<void> {
    if (['processing', 'complete', 'waiting'].includes(this.state.status)) return;
    const { memory, report } = this.parts;
    this.payer = payer;
    this.last = () => this.attempt(collect, payer);
    this.state = { status: 'processing' };
    try {
      const details = await collect();
      if (details === null) return;
      if (details.waits === true && details.paymentDetailsExternalId !== undefined) return this.wait(details.paymentDetailsExternalId);
      const { status, licences } = await this.charged(details);
      runInAction(() => (this.bought = licences[0]?.name ?? null));
      const { paymentId } = memory;
      if (status !== 'PENDING' || paymentId === null) return this.complete(status === 'PENDING');
      memory.finish();
      this.wait(paymentId);
    } catch (error) {
      const { paymentId } = memory;
      if (isIncomplete(error) && paymentId !== null) {
        memory.forget();
        return this.wait(paymentId);
      }
      if (error instanceof Unjudged) return this.interrupt('paymentUncertain');
      if (!(error instanceof PaymentRefusal) && paymentProblem(error).kind === 'message') report(error);
      const inDoubt = memory.unanswered && (isUnanswered(error) || isContested(error));
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
    this.parts.memory.finish();
    this.state = { status: 'complete', pending };
  }

  /** Tells the end of a payment that the platform has taken, if there is one; gives whether there is. Rejects where the platform cannot be asked. */
  async hasEnded(now?: Basket): Promise<boolean> {
    const ending = await this.truth.ending(now);
    if (ending === null) return false;
    if (ending.kind === 'complete') this.complete(false);
    else {
      this.parts.memory.finish();
      this.wait(ending.paymentId);
    }
    return true;
  }

  /** The bank of a card that the platform keeps may want the viewer's own word first; what it has agreed to is charged then. */
  private async charged(details: PaymentDetails): Promise<PaymentResult> {
    const first = await this.charge(details);
    if (first.status !== 'CHALLENGE') return first;
    const { memory, basket } = this.parts;
    memory.awaitsAnswer(false);
    if (!first.challenge || this.payer?.challenge === undefined || basket.basket === null) throw new PaymentRefusal('authentication_required', '');
    const agreed = await this.payer.challenge(first.challenge, basket.basket);
    memory.secure(agreed, memory.charge ?? this.truth.charge);
    const second = await this.charge(agreed);
    if (second.status === 'CHALLENGE') throw new PaymentRefusal('authentication_required', '');
    return second;
  }

  private charge(details: PaymentDetails): Promise<PaymentResult> {
    const { api, memory } = this.parts;
    memory.awaitsAnswer(true);
    return api.pay(details, { sku: onlySku(memory.charge ?? this.truth.charge), ...this.terms });
  }

  /** The platform, or the provider, has said what it thinks. */
  private judge(error: unknown): void {
    const { memory } = this.parts;
    memory.comeBack();
    const spent = memory.isSecured && isFinal(error);
    if (spent) memory.forget();
    else memory.awaitsAnswer(false);
    runInAction(() => {
      if (spent) this.round++;
      this.state = afterFailure(error, (code) => this.payer?.translate?.(code) ?? null, memory.isSecured);
    });
  }

  /** The answer was lost, or says that somebody was here before: the platform is asked what became of the payment, so that the viewer learns that at once. */
  private async lookUp(error: unknown): Promise<void> {
    try {
      if (await this.hasEnded()) return;
    } catch {
      return this.interrupt('paymentUncertain');
    }
    if (isUnanswered(error)) this.interrupt('paymentInterrupted');
    else this.judge(error);
  }
}
