/** Paying the basket, once: what a page can do about it, also with a payment that had begun before the page (PAY-008 to PAY-019, PAY-060, PAY-061). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MissingField, PaymentMethodReturn } from '../generated/platform';
import { PaymentRefusal, type Basket, type PaymentDetails } from '../sdk';
import type { BasketApi } from './basketApi';
import type { BasketStore } from './BasketStore';
import { judgedReturn, type JudgedDetails } from './judgedReturn';
import type { CheckoutPersistence } from './CheckoutPersistence';
import type { PaymentIntentions } from './PaymentIntentions';
import { OutcomeUnknown, PaymentRun, type Payer } from './PaymentRun';
import type { PaymentState } from './paymentState';
import type { ProviderSelection } from './ProviderSelection';
import { contentOf, isSameCharge } from './rules/payCall';
import type { ProblemText } from './rules/paymentProblem';

export type { PaymentState } from './paymentState';

const nothing: readonly MissingField[] = [];

export interface PaymentDeps {
  readonly api: Omit<BasketApi, 'put'>;
  readonly basket: BasketStore;
  readonly choice: ProviderSelection;
  readonly memory: CheckoutPersistence;
  readonly intentions: PaymentIntentions;
  /** The platform's basket has become another one: it is shown before anything is paid. */
  readonly changed: (basket: Basket) => Promise<void>;
  readonly report: (error: unknown) => void;
  /** The basket is one order, shown before it is paid; what was paid for another one says nothing of it. */
  readonly isOrder: boolean;
}

export class PaymentStore {
  private readonly run: PaymentRun;
  /** The basket whose missing details have been given since. */
  private settled: Basket | null = null;
  /** The payment of a return was begun in this browser, or the viewer says that it is theirs. */
  private confirmed = false;

  constructor(private readonly deps: PaymentDeps) {
    this.run = new PaymentRun(deps);
    makeAutoObservable<this, 'deps' | 'run' | 'settled' | 'confirmed'>(this, { deps: false, run: false, settled: observableRef, confirmed: false });
  }

  get state(): PaymentState {
    return this.run.state;
  }
  /** Counts the details that the platform has judged for good: the next attempt needs fields of its own. */
  get round(): number {
    return this.run.round;
  }
  /** What was bought; null where nobody has said its name. The basket may hold something else by now. */
  get bought(): string | null {
    const { bought, paid } = this.run;
    return bought ?? this.deps.basket.basketItems.find(({ sku }) => paid.includes(sku))?.name ?? null;
  }
  /** The skus that were paid for. */
  get paid(): readonly string[] {
    return this.run.paid;
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
    return this.billingDetailsRequired ? (this.deps.basket.basket?.missingFields ?? nothing) : nothing;
  }
  /** The provider has secured the payment, but the platform has not finished it: the next press goes on with what there is. */
  get kept(): boolean {
    return this.state.status === 'failed' && this.state.kept;
  }
  /** The basket must stay what it is being paid for. */
  get binding(): boolean {
    return this.processing || this.kept || this.uncertain;
  }
  /** A call has left and nobody knows whether it charged; see {@link findOut} and {@link payAnyway}. */
  get uncertain(): boolean {
    return this.state.status === 'uncertain';
  }

  /**
   * Pays: has the method turn what was entered into details, and the platform charge them. A second call while one is on its
   * way does nothing (PAY-019). Never rejects; how it ended is the state.
   */
  async pay(method: Payer, returnUrl: string): Promise<void> {
    const { run } = this;
    const { basket, choice, memory, intentions } = this.deps;
    const paying = basket.basket;
    if (paying === null) return;
    await run.attempt(async () => {
      if (!(await this.standsAsShown())) return null;
      const { charge } = run.truth;
      const secured = memory.securedFor((other) => isSameCharge(other, charge));
      // What another call may have charged is not secured once more, nor sent once more where the platform would charge it again.
      // A free licence counts as well: bought twice, it renews twice.
      if ((secured === null || secured.saved === true) && intentions.mustAsk(charge, method.reusable === true || method.free === true)) throw new OutcomeUnknown();
      if (secured !== null) return secured;
      memory.comeBack();
      const terms = { consent: choice.answers, trialWaived: basket.trialWaived };
      memory.begin(terms, charge);
      intentions.begin(charge, terms);
      const details = await method.collect(paying, returnUrl, { ...run.terms, leaving: (id) => memory.leave(id) });
      if (details.waits !== true) memory.secure(details, charge);
      return details;
    }, method);
  }

  /**
   * Goes on with a payment whose provider sent the viewer back (PAY-051): judged by the platform first, then paid, on the terms it
   * began with. `details` reads the address; null where the address denies the payment, so that the platform's word alone counts. An address alone pays nothing: where this browser
   * knows of no payment, the viewer confirms what the platform has judged.
   */
  async resume(returned: PaymentMethodReturn, details: (() => Promise<PaymentDetails>) | null): Promise<void> {
    const { run } = this;
    const { memory, intentions } = this.deps;
    this.confirmed = memory.isBegun || intentions.begun !== null;
    const about = memory.paymentId;
    memory.comeBack();
    let judged: JudgedDetails | null = null;
    await run.attempt(async () => {
      if (memory.unanswered && (await run.hasEnded())) return null;
      const brought = details === null ? null : await details();
      judged ??= await judgedReturn(this.deps, returned, brought);
      // Only an address can be opened twice; a card that the platform keeps pays again and again.
      if (judged.completed === true || memory.wasPaid(judged.paymentDetailsExternalId)) {
        const id = judged.paymentDetailsExternalId ?? about ?? undefined;
        if (memory.wasPaid(id) || (id !== undefined && id === about)) run.complete(false);
        else await this.completedElsewhere(id);
        return null;
      }
      if (!this.confirmed && judged.waits !== true) {
        run.unconfirmed();
        return null;
      }
      if (judged.waits !== true) memory.secure(judged, run.paying);
      return judged;
    });
  }

  /** The viewer says that the payment of the address is theirs. */
  async confirm(): Promise<void> {
    if (this.state.status !== 'unconfirmed') return;
    this.confirmed = true;
    this.run.rest();
    await this.run.again();
  }

  /** A payment that is complete, but not known to be of what is paid here: its own page tells what it was for. An order that a plugin sells has none, and is yet to be paid. */
  private async completedElsewhere(id: string | undefined): Promise<void> {
    const { api, isOrder } = this.deps;
    if (isOrder) return this.run.rest();
    if (id !== undefined) return this.run.wait(id);
    // Nobody says which payment it is: only what the viewer holds tells whether it was for this.
    if (!(await api.holds(this.run.paying.skus))) throw new PaymentRefusal(null, '');
    this.run.complete(false);
  }

  /**
   * Takes up a payment that had begun before this page: waited for if the viewer left for it, complete if the platform has finished
   * it unheard, else one press away from it. The platform knows of it even where this tab does not. Gives false when there is none for this basket.
   */
  async takeUp(): Promise<boolean> {
    const { run } = this;
    const { memory, basket, choice } = this.deps;
    if (memory.leftFor !== null) {
      run.wait(memory.leftFor);
      return true;
    }
    const shown = basket.basket;
    if (shown === null) return false;
    if (memory.unanswered && (await run.hasEnded(shown))) return true;
    const secured = shown.securedPayment;
    if (secured) {
      const { paymentProviderId, targetPaymentProvider, paymentMethodType, paymentDetailsExternalId } = secured;
      runInAction(() => choice.select(paymentProviderId));
      memory.secure({ targetPaymentProvider, paymentMethodType: paymentMethodType ?? targetPaymentProvider, paymentDetailsExternalId }, run.truth.charge);
    }
    const { charge } = memory;
    if (charge !== null && contentOf(charge) === contentOf(run.truth.charge)) runInAction(() => choice.select(charge.providerId));
    const kept = memory.securedFor((other) => isSameCharge(other, run.truth.charge));
    if (kept === null) return false;
    if (kept.saved === true && this.deps.intentions.mustAsk(run.truth.charge, true)) await run.findOut();
    else run.interrupt('paymentInterrupted');
    return true;
  }

  /** Asks the platform again what became of a payment whose outcome is not known. Never rejects. */
  async findOut(): Promise<void> {
    if (this.uncertain) await this.run.findOut();
  }

  /** The viewer has been told that they may be charged twice, and would rather pay than wait: the basket is paid anew with the next press. Never rejects. */
  async payAnyway(): Promise<void> {
    if (!this.uncertain) return;
    const { run } = this;
    const { intentions, memory, api, changed, report } = this.deps;
    intentions.abandon(memory.charge ?? run.truth.charge);
    memory.forget();
    run.rest();
    try {
      await changed(await api.read());
    } catch (error) {
      report(error);
    }
  }

  /** Does again what failed after the viewer was sent back: there is no form to press in. */
  async retry(): Promise<void> {
    if (this.kept) await this.run.again();
  }

  /** The viewer goes on without a trial: what was denied is repeated, saying so (PAY-060). */
  async waiveTrial(): Promise<void> {
    if (this.state.status !== 'freeTrialDenied') return;
    await this.deps.basket.waiveTrial();
    this.run.rest();
    await this.run.again();
  }

  /**
   * What was missing has been saved: a payment that was waiting for it is repeated, once (FRM-039); otherwise the basket is read
   * again, since it may ask for more. Never rejects: a basket that cannot be read is paid as it was.
   */
  async detailsGiven(): Promise<void> {
    const { api, basket, report } = this.deps;
    if (this.state.status === 'billingDetailsRequired') {
      this.run.rest();
      this.settled = basket.basket;
      return this.run.again();
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
    if (this.state.status === 'failed' && !this.state.kept) this.run.rest();
  }

  /** Another purchase begins. */
  reset(): void {
    this.run.reset();
    this.settled = null;
    this.confirmed = false;
  }

  private get basketAsks(): boolean {
    const { basket } = this.deps.basket;
    return basket?.billingDetailsRequired === true && basket !== this.settled;
  }

  /** Whether the platform's basket is still the one on the page. If not, the page says so. */
  private async standsAsShown(): Promise<boolean> {
    const { memory, changed } = this.deps;
    const now = await this.run.truth.changed();
    if (now === null) return true;
    if (await this.run.hasEnded(now)) return false;
    memory.forget();
    await changed(now);
    this.run.basketChanged();
    return false;
  }
}
