/** From a chosen licence to a paid one: the basket, the ways to pay it, and the payment, held together. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentMethodReturn } from '../generated/platform';
import { PaymentRefusal, type Basket, type KeyValues, type PaymentDetails, type PaymentMethod } from '../sdk';
import type { BasketApi } from './basketApi';
import { BasketStore } from './BasketStore';
import { PaymentMemory } from './PaymentMemory';
import type { PaymentMethodStore, ReadyMethod } from './PaymentMethodStore';
import type { Payer } from './PaymentRun';
import { PaymentStore } from './PaymentStore';
import { ProviderChoice } from './ProviderChoice';
import type { Licence } from './rules/licence';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';
import { keptProvider } from './rules/providerChoice';
import type { PayReturned } from './rules/payReturn';
import { savedCard, type SavedCard } from './rules/savedCard';
import { VoucherStore } from './VoucherStore';

export interface CheckoutParts {
  readonly api: BasketApi;
  readonly methods: PaymentMethodStore;
  /** Lives as long as the tab. */
  readonly values: KeyValues;
  readonly report: (error: unknown) => void;
}

export class CheckoutStore {
  readonly basket: BasketStore;
  readonly choice: ProviderChoice;
  readonly payment: PaymentStore;
  readonly vouchers: VoucherStore;
  readonly methods: PaymentMethodStore;
  /** The method's form can be paid with. */
  formReady = false;
  /** Billing details were asked for in this purchase: its steps are one more. */
  detailsAsked = false;
  /** The viewer would rather enter another card than pay with the saved one. */
  private wantsAnother = false;
  /** What a form says is wrong while it is being filled in. */
  private fieldProblem: PaymentRefusal | null = null;
  private readonly memory: PaymentMemory;

  constructor({ api, methods, values, report }: CheckoutParts) {
    this.memory = new PaymentMemory(values);
    this.methods = methods;
    this.basket = new BasketStore(api, report);
    this.choice = new ProviderChoice(this.basket);
    this.payment = new PaymentStore({ api, basket: this.basket, choice: this.choice, memory: this.memory, changed: (basket) => this.becomes(basket), report });
    this.vouchers = new VoucherStore(api, (basket) => this.becomes(basket), report);
    makeAutoObservable<this, 'fieldProblem' | 'memory'>(this, {
      basket: false,
      choice: false,
      payment: false,
      vouchers: false,
      methods: false,
      memory: false,
      fieldProblem: observableRef,
    });
  }

  /** The method that will be paid with; null until one is ready and chosen. */
  get chosen(): ReadyMethod | null {
    return this.methods.behind(this.choice.providerId);
  }

  /** The card that the platform keeps, while its provider is ready (PAY-004). */
  get savedCard(): SavedCard | null {
    const card = savedCard(this.basket.basket);
    return card !== null && this.methods.behind(card.providerId) !== null ? card : null;
  }

  /** The saved card, when it is what will be paid with. */
  get chosenCard(): SavedCard | null {
    const { savedCard: card } = this;
    return card !== null && !this.wantsAnother && card.providerId === this.choice.providerId ? card : null;
  }

  /** The pay button takes a press: a method is chosen, its fields stand or are not needed, and what must be agreed to is. */
  get payable(): boolean {
    const { chosen, payment, choice, vouchers } = this;
    if (chosen === null || payment.processing || payment.billingDetailsRequired || vouchers.working || !choice.consented) return false;
    return payment.kept || this.chosenCard !== null || chosen.facts.kind === 'none' || chosen.method.Form === undefined || this.formReady;
  }

  /** There is no trial for this viewer: asked before anything goes on (PAY-060). */
  get trialDenied(): boolean {
    return this.basket.state.status === 'freeTrialDenied' || this.payment.state.status === 'freeTrialDenied';
  }

  /** What is wrong: of the payment, else of a field. */
  get problem(): ProblemText | null {
    if (this.payment.error !== null) return this.payment.error;
    const problem = this.fieldProblem === null ? null : paymentProblem(this.fieldProblem);
    return problem?.kind === 'message' ? problem.message : null;
  }

  /** Puts a licence into the basket and makes the ways to pay it ready. While a payment is on its way nothing changes (PAY-019). */
  async choose(licence: Licence): Promise<void> {
    if (this.payment.processing) return;
    this.begin();
    await this.basket.setBasketItem(licence);
    await this.prepare();
  }

  /** Goes on with the basket the platform has stored, if there is one (PAY-016). */
  async takeUp(): Promise<boolean> {
    this.begin();
    const stored = await this.basket.handleSignUpAfterOAuth();
    if (stored) await this.prepare();
    return stored;
  }

  /**
   * The page was loaded again: a payment that had begun on it is gone on with, or told to be complete. Does nothing when there is
   * none, or none for the basket that is stored; gives whether there was one.
   */
  async recover(): Promise<boolean> {
    if (this.memory.leftFor !== null) return this.payment.takeUp();
    if (!this.memory.isSecured && !this.memory.unanswered) return false;
    await this.basket.retry();
    if (!(await this.payment.takeUp())) {
      // What was begun was for another basket, whose payment the platform has given back.
      if (this.basket.basket !== null) this.memory.forget();
      this.basket.empty();
      return false;
    }
    if (this.payment.kept) await this.prepare();
    return true;
  }

  /** Tries again whatever could not be loaded. */
  async retry(): Promise<void> {
    if (this.basket.basket === null) {
      await this.basket.retry();
      await this.prepare();
      return;
    }
    await this.methods.retry(this.basket.basket);
    this.settle();
  }

  /** Goes on without a trial (PAY-060). */
  async waiveTrial(): Promise<void> {
    if (this.payment.state.status === 'freeTrialDenied') return this.payment.waiveTrial();
    await this.basket.waiveTrial();
    await this.prepare();
  }

  /** What was missing has been saved; the payment, or the basket, goes on (FRM-039). */
  async detailsGiven(): Promise<void> {
    this.detailsAsked = true;
    await this.payment.detailsGiven();
  }

  /** Back to choosing a licence; not while the payment of this one is open. */
  change(): void {
    if (this.payment.binding) return;
    this.begin();
    this.basket.empty();
  }

  /** Chooses a way to pay; `saved` is the card that its provider keeps, in place of new fields. */
  select(providerId: string, saved = false): void {
    const isChosen = providerId === this.choice.providerId && saved === (this.chosenCard !== null);
    if (this.payment.binding || isChosen) return;
    this.wantsAnother = !saved;
    this.choice.select(providerId);
    this.payment.clearError();
    this.reset();
  }

  setFormReady(ready: boolean): void {
    this.formReady = ready;
  }

  /** A field is wrong, or no longer is; entering something takes an earlier refusal away. */
  setFieldProblem(problem: PaymentRefusal | null): void {
    this.fieldProblem = problem;
    if (problem === null) this.payment.clearError();
  }

  /** Pays with the chosen method; `returnUrl` is where a challenge that leaves the page comes back to. */
  async pay(returnUrl: string): Promise<void> {
    const { chosen } = this;
    if (chosen === null || !this.payable) return;
    this.fieldProblem = null;
    await this.payment.pay(this.payer(chosen.method), returnUrl);
    const { error } = this.payment;
    // The fields take the place of the kept card: there its bank can ask.
    if (error !== null && 'key' in error && error.key === 'cardWantsBank') runInAction(() => (this.wantsAnother = true));
  }

  /**
   * Goes on after a provider's redirect (PAY-051): its plugin reads the address, the platform judges, and the basket is paid. An
   * address that denies the payment is not believed either: the platform alone is asked.
   */
  async resume({ body, returned, denied }: PayReturned): Promise<void> {
    this.choice.select(body.paymentProviderId ?? null);
    // Only to know what is being paid: without an answer the payment goes on all the same.
    await this.basket.retry();
    await this.payment.resume(body, denied ? null : () => this.detailsOf(body, returned));
  }

  /** A saved card is named to the platform; nothing is asked of the method but how it words its provider's codes, and what its bank wants to know. */
  private payer(method: PaymentMethod): Payer {
    const { chosenCard } = this;
    if (chosenCard === null) return method;
    const challenge = method.challenge?.bind(method);
    return { collect: async () => chosenCard.details, translate: (code) => method.translate?.(code) ?? null, ...(challenge === undefined ? {} : { challenge }) };
  }

  private async detailsOf(body: PaymentMethodReturn, returned: URL): Promise<PaymentDetails> {
    const method = await this.methods.named(body.targetPaymentProvider);
    if (method === null) throw new PaymentRefusal('unknown_provider', '');
    return (
      method.resume?.(returned) ?? {
        targetPaymentProvider: body.targetPaymentProvider,
        paymentMethodType: body.paymentMethodType ?? body.targetPaymentProvider,
      }
    );
  }

  /** A voucher, or another tab, has made it another basket: other ways to pay, perhaps none but nothing. */
  private async becomes(basket: Basket): Promise<void> {
    if (basket.basketItems.length === 0) return runInAction(() => this.basket.empty());
    const before = this.basket.providers.map(({ id }) => id).join();
    runInAction(() => this.basket.updateBasket(basket));
    this.payment.clearError();
    if (basket.providers.map(({ id }) => id).join() !== before) await this.prepare();
  }

  private async prepare(): Promise<void> {
    this.reset();
    const { basket } = this.basket;
    if (basket === null) return;
    if (basket.securedPayment && this.payment.state.status === 'idle') await this.payment.takeUp();
    await this.methods.load(basket);
    this.settle();
  }

  /** The saved card is chosen, else the first way that is ready, unless another one already is. */
  private settle(): void {
    const { state } = this.methods;
    if (state.status !== 'ready') return;
    const ids = state.methods.map(({ provider }) => provider.id);
    this.choice.select(keptProvider(this.choice.providerId, ids) ?? this.savedCard?.providerId ?? ids[0] ?? null);
  }

  /** A purchase starts over. */
  private begin(): void {
    this.choice.reset();
    this.payment.reset();
    this.vouchers.reset();
    this.wantsAnother = false;
    this.detailsAsked = false;
    this.reset();
  }

  private reset(): void {
    this.formReady = false;
    this.fieldProblem = null;
  }
}
