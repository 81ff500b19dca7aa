/** Paying the basket, once: how far it has come, and what is known of a payment whose answer was lost (PAY-008 to PAY-019, PAY-060, PAY-061). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MissingField, PaymentMethodReturn } from '../generated/platform';
import { PaymentRefusal, type Basket, type PaymentDetails, type PaymentMethod, type PaymentTerms } from '../sdk';
import type { BasketApi } from './basketApi';
import type { BasketStore } from './BasketStore';
import { judgedReturn, Unjudged } from './judgedReturn';
import type { PaymentMemory } from './PaymentMemory';
import type { ProviderChoice } from './ProviderChoice';
import { chargeOf, isContested, isFinal, isIncomplete, isSameCharge, isUnanswered, onlySku, type Charge } from './rules/payCall';
import { paymentProblem, type ProblemText, type Translate } from './rules/paymentProblem';

/** How far the payment has come; each excludes the others. */
export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'processing' }
  /** `kept`: the provider has secured the payment, and the next press goes on with it. */
  | { readonly status: 'failed'; readonly message: ProblemText; readonly field: PaymentRefusal['field']; readonly kept: boolean }
  /** This viewer gets no trial: go on without, or not (PAY-060). */
  | { readonly status: 'freeTrialDenied' }
  | { readonly status: 'billingDetailsRequired'; readonly missingFields: readonly MissingField[] }
  /** The rest happens elsewhere: the page of this payment tells how it ends (role PAYMENT). */
  | { readonly status: 'waiting'; readonly paymentId: string }
  /** `pending`: the provider has yet to confirm. */
  | { readonly status: 'complete'; readonly pending: boolean };

const nothing: readonly MissingField[] = [];

export interface PaymentParts {
  readonly api: Omit<BasketApi, 'put'>;
  readonly basket: BasketStore;
  readonly choice: ProviderChoice;
  readonly memory: PaymentMemory;
  /** The platform's basket has become another one: it is shown before anything is paid. */
  readonly changed: (basket: Basket) => Promise<void>;
  readonly report: (error: unknown) => void;
}

export class PaymentStore {
  state: PaymentState = { status: 'idle' };
  /** Counts the details that the platform has judged for good: the next attempt needs fields of its own. */
  round = 0;
  /** What was bought, as the platform calls it; null while it has not said so. */
  bought: string | null = null;
  /** What to do again once what stood in its way is settled. */
  private again: (() => Promise<void>) | null = null;
  /** How the method that is paid with words the codes of its provider. */
  private translate: Translate | undefined;
  /** The basket whose missing details have been given since. */
  private settled: Basket | null = null;

  constructor(private readonly parts: PaymentParts) {
    makeAutoObservable<this, 'parts' | 'again' | 'translate' | 'state' | 'settled'>(this, {
      parts: false,
      again: false,
      translate: false,
      state: observableRef,
      settled: observableRef,
    });
  }

  get processing(): boolean {
    return this.state.status === 'processing';
  }
  get error(): ProblemText | null {
    return this.state.status === 'failed' ? this.state.message : null;
  }
  /** Asked for by the pay call, or by the basket before anything is charged (PAY-013). */
  get billingDetailsRequired(): boolean {
    return this.state.status === 'billingDetailsRequired' || (this.state.status === 'idle' && this.basketAsks);
  }
  get missingFields(): readonly MissingField[] {
    if (this.state.status === 'billingDetailsRequired') return this.state.missingFields;
    return this.billingDetailsRequired ? (this.parts.basket.basket?.missingFields ?? nothing) : nothing;
  }
  /** The provider has secured the payment, but the platform has not finished it: the next press goes on with what there is. */
  get kept(): boolean {
    return this.state.status === 'failed' && this.state.kept;
  }
  /** The basket must stay what it is being paid for. */
  get binding(): boolean {
    return this.processing || this.kept;
  }

  /**
   * Pays: has the method turn what was entered into details, and the platform charge them. A second call while one is on its
   * way does nothing (PAY-019). Never rejects; how it ended is the state.
   */
  async pay(method: Pick<PaymentMethod, 'collect' | 'translate'>, returnUrl: string): Promise<void> {
    const { basket, choice, memory } = this.parts;
    const paying = basket.basket;
    if (paying === null) return;
    this.translate = (code) => method.translate?.(code) ?? null;
    await this.attempt(async () => {
      if (!(await this.standsAsShown())) return null;
      const { charge } = this;
      const secured = memory.securedFor((other) => isSameCharge(other, charge));
      if (secured !== null) return secured;
      memory.comeBack();
      memory.begin({ consent: choice.answers, trialWaived: basket.trialWaived });
      const details = await method.collect(paying, returnUrl, { ...this.terms, leaving: (id) => memory.leave(id) });
      if (details.waits !== true) memory.secure(details, charge);
      return details;
    });
  }

  /**
   * Goes on with a payment whose provider sent the viewer back (PAY-051): judged by the platform first, then paid, on the terms it
   * began with. `details` reads the address; null where the address denies the payment, so that the platform's word alone counts.
   */
  async resume(returned: PaymentMethodReturn, details: (() => Promise<PaymentDetails>) | null): Promise<void> {
    this.parts.memory.comeBack();
    let judged: PaymentDetails | null = null;
    await this.attempt(async () => {
      if (this.parts.memory.unanswered && (await this.hasEnded())) return null;
      if (judged !== null) return judged;
      judged = await judgedReturn(this.parts, returned, details === null ? null : await details());
      // Only an address can be opened twice; a card that the platform keeps pays again and again.
      if (judged === null || this.parts.memory.wasPaid(judged.paymentDetailsExternalId)) {
        this.complete(false);
        return null;
      }
      if (judged.waits !== true) this.parts.memory.secure(judged, this.charge);
      return judged;
    });
  }

  /**
   * Takes up a payment that had begun before this page: waited for if the viewer left for it, complete if the platform has finished
   * it unheard, else one press away from it. The platform knows of it even where this tab does not. Gives false when there is none for this basket.
   */
  async takeUp(): Promise<boolean> {
    const { memory, basket, choice } = this.parts;
    if (memory.leftFor !== null) {
      this.wait(memory.leftFor);
      return true;
    }
    const shown = basket.basket;
    if (shown === null) return false;
    if (memory.unanswered && (await this.hasEnded(shown))) return true;
    const secured = shown.securedPayment;
    if (secured) {
      const { paymentProviderId, targetPaymentProvider, paymentMethodType, paymentDetailsExternalId } = secured;
      runInAction(() => choice.select(paymentProviderId));
      memory.secure({ targetPaymentProvider, paymentMethodType: paymentMethodType ?? targetPaymentProvider, paymentDetailsExternalId }, this.charge);
    }
    if (memory.securedFor((charge) => isSameCharge(charge, this.charge)) === null) return false;
    this.interrupt('paymentInterrupted');
    return true;
  }

  /** Does again what failed after the viewer was sent back: there is no form to press in. */
  async retry(): Promise<void> {
    if (this.kept) await this.again?.();
  }

  /** The viewer goes on without a trial: what was denied is repeated, saying so (PAY-060). */
  async waiveTrial(): Promise<void> {
    if (this.state.status !== 'freeTrialDenied') return;
    await this.parts.basket.waiveTrial();
    runInAction(() => (this.state = { status: 'idle' }));
    await this.again?.();
  }

  /**
   * What was missing has been saved: a payment that was waiting for it is repeated, once (FRM-039); otherwise the basket is read
   * again, since it may ask for more. Never rejects: a basket that cannot be read is paid as it was.
   */
  async detailsGiven(): Promise<void> {
    const { api, basket, report } = this.parts;
    if (this.state.status === 'billingDetailsRequired') {
      this.state = { status: 'idle' };
      this.settled = basket.basket;
      return this.again?.();
    }
    try {
      const answer = await api.read();
      runInAction(() => basket.updateBasket(answer));
    } catch (error) {
      report(error);
      runInAction(() => (this.settled = basket.basket));
    }
  }

  /** A refusal is taken back by entering something; a payment that is kept stays known. */
  clearError(): void {
    if (this.state.status === 'failed' && !this.state.kept) this.state = { status: 'idle' };
  }

  /** Another purchase begins. */
  reset(): void {
    this.state = { status: 'idle' };
    this.again = null;
    this.settled = null;
  }

  private get basketAsks(): boolean {
    const { basket } = this.parts.basket;
    return basket?.billingDetailsRequired === true && basket !== this.settled;
  }

  /** `collect` gives null when there is nothing to pay with, and has said why. */
  private async attempt(collect: () => Promise<PaymentDetails | null>): Promise<void> {
    if (this.processing || this.state.status === 'complete' || this.state.status === 'waiting') return;
    const { api, memory, report } = this.parts;
    let paymentId: string | undefined;
    this.again = () => this.attempt(collect);
    this.state = { status: 'processing' };
    try {
      const details = await collect();
      if (details === null) return;
      paymentId = details.paymentDetailsExternalId;
      if (details.waits === true && paymentId !== undefined) return this.wait(paymentId);
      memory.awaitsAnswer(true);
      const { status, licences } = await api.pay(details, { sku: onlySku(memory.charge ?? this.charge), ...this.terms });
      runInAction(() => (this.bought = licences[0]?.name ?? null));
      if (status !== 'PENDING' || paymentId === undefined) return this.complete(status === 'PENDING');
      memory.finish();
      this.wait(paymentId);
    } catch (error) {
      if (isIncomplete(error) && paymentId !== undefined) {
        memory.forget();
        return this.wait(paymentId);
      }
      if (error instanceof Unjudged) return this.interrupt('paymentUncertain');
      if (!(error instanceof PaymentRefusal) && paymentProblem(error).kind === 'message') report(error);
      const inDoubt = memory.unanswered && (isUnanswered(error) || isContested(error));
      await (inDoubt ? this.lookUp(error) : this.judge(error));
    }
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
      this.fail(error);
    });
  }

  /** The answer was lost, or says that somebody was here before: the platform is asked what became of the payment, so that the viewer learns that at once. */
  private async lookUp(error: unknown): Promise<void> {
    try {
      if (await this.hasEnded()) return;
    } catch {
      this.interrupt('paymentUncertain');
      return;
    }
    if (isUnanswered(error)) this.interrupt('paymentInterrupted');
    else this.judge(error);
  }

  private interrupt(key: 'paymentInterrupted' | 'paymentUncertain'): void {
    runInAction(() => (this.state = { status: 'failed', message: { key }, field: null, kept: true }));
  }

  /** Tells the end of a payment that the platform has taken: it went through, or its own page knows more. Gives whether there is one. */
  private async hasEnded(now?: Basket): Promise<boolean> {
    const { api, memory } = this.parts;
    const paid = memory.charge ?? this.charge;
    const standing = now ?? (await api.read());
    if (isSameCharge(chargeOf(standing, paid.providerId), paid)) return false;
    if (await api.holds(paid.skus)) {
      this.complete(false);
      return true;
    }
    const { paymentId } = memory;
    if (!memory.unanswered || paymentId === null || standing.basketItems.length > 0) return false;
    memory.finish();
    this.wait(paymentId);
    return true;
  }

  /** Whether the platform's basket is still the one on the page: another tab may have paid it, or made it another. If not, the page says so. */
  private async standsAsShown(): Promise<boolean> {
    const { api, choice, memory, changed } = this.parts;
    const now = await api.read();
    if (isSameCharge(chargeOf(now, choice.providerId), this.charge)) return true;
    if (await this.hasEnded(now)) return false;
    memory.forget();
    await changed(now);
    runInAction(() => {
      this.round++;
      this.state = { status: 'failed', message: { key: 'basketChanged' }, field: null, kept: false };
    });
    return false;
  }

  /** On what terms the basket is paid: what was agreed to here, else before a redirect. */
  private get terms(): PaymentTerms {
    const { basket, choice, memory } = this.parts;
    return {
      acknowledgeNoFreeTrial: basket.trialWaived || memory.terms?.trialWaived === true,
      consent: choice.answers.length > 0 ? choice.answers : (memory.terms?.consent ?? []),
    };
  }

  private get charge(): Charge {
    const { basket, choice } = this.parts;
    return chargeOf(basket.basket, choice.providerId);
  }

  private wait(paymentId: string): void {
    runInAction(() => (this.state = { status: 'waiting', paymentId }));
  }

  private complete(pending: boolean): void {
    this.parts.memory.finish();
    runInAction(() => (this.state = { status: 'complete', pending }));
  }

  private fail(error: unknown): void {
    const problem = paymentProblem(error, this.translate);
    if (problem.kind === 'freeTrialDenied') this.state = { status: 'freeTrialDenied' };
    else if (problem.kind === 'missingFields') this.state = { status: 'billingDetailsRequired', missingFields: problem.missingFields };
    else this.state = { status: 'failed', message: problem.message, field: problem.field, kept: this.parts.memory.isSecured };
  }
}
