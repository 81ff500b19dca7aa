/** From a chosen licence to a paid one: the basket, the ways to pay it, and the payment, held together. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { PaymentMethodReturn } from '../generated/platform';
import { PaymentRefusal, type Basket, type PaymentDetails } from '../sdk';
import type { Challenge } from '../sdk/cardForms/ChallengeDialog';
import type { BasketApi } from './basketApi';
import { BasketStore } from './BasketStore';
import type { PaymentIntentions } from './PaymentIntentions';
import type { CheckoutPersistence } from './CheckoutPersistence';
import type { PaymentMethodStore, ReadyMethod } from './PaymentMethodStore';
import { PaymentStore } from './PaymentStore';
import { ProviderSelection } from './ProviderSelection';
import type { Licence } from './rules/licence';
import type { ProblemText } from './rules/paymentProblem';
import type { PayReturned } from './rules/payReturn';
import type { SavedCard } from './rules/savedCard';
import { VoucherStore } from './VoucherStore';
import { WalletStore } from './WalletStore';
import { PaymentSelection } from './PaymentSelection';

export interface CheckoutDeps {
  readonly api: BasketApi;
  readonly methods: PaymentMethodStore;
  /** What the tab knows of the payment that is under way. */
  readonly memory: CheckoutPersistence;
  /** What the browser knows of payments that were confirmed. */
  readonly intentions: PaymentIntentions;
  readonly report: (error: unknown) => void;
  /** See {@link PaymentStore}. */
  readonly isOrder?: boolean;
}

export class CheckoutStore {
  readonly basket: BasketStore;
  readonly choice: ProviderSelection;
  readonly payment: PaymentStore;
  readonly vouchers: VoucherStore;
  readonly methods: PaymentMethodStore;
  readonly wallets: WalletStore;
  private readonly way: PaymentSelection;
  /** Billing details were asked for in this purchase: its steps are one more. */
  detailsAsked = false;
  private readonly memory: CheckoutPersistence;

  constructor({ api, methods, memory, intentions, report, isOrder = false }: CheckoutDeps) {
    this.memory = memory;
    this.methods = methods;
    this.basket = new BasketStore(api, report);
    this.choice = new ProviderSelection(this.basket);
    this.way = new PaymentSelection({ basket: this.basket, choice: this.choice, methods });
    this.wallets = new WalletStore({ methods, choice: this.choice });
    this.payment = new PaymentStore({ api, basket: this.basket, choice: this.choice, memory, intentions, changed: (basket) => this.becomes(basket), report, isOrder });
    this.vouchers = new VoucherStore(api, (basket) => this.becomes(basket), report);
    makeAutoObservable<this, 'way' | 'memory'>(this, {
      basket: false,
      choice: false,
      payment: false,
      vouchers: false,
      methods: false,
      wallets: false,
      way: false,
      memory: false,
    });
  }

  /** The method that will be paid with; null until one is ready and chosen. */
  get chosen(): ReadyMethod | null {
    return this.way.chosen;
  }

  /** The method whose fields are shown; null where only wallets are offered. */
  get listed(): ReadyMethod | null {
    return this.way.listed;
  }

  /** The method's form can be paid with. */
  get formReady(): boolean {
    return this.way.formReady;
  }

  /** The card that the platform keeps, while its provider is ready (PAY-004). */
  get savedCard(): SavedCard | null {
    return this.way.savedCard;
  }

  /** The saved card, when it is what will be paid with. */
  get chosenCard(): SavedCard | null {
    return this.way.chosenCard;
  }

  /** What the bank of the saved card asks at the moment. */
  get challenge(): Challenge | null {
    return this.way.challenge;
  }

  /** The pay button takes a press: a method is chosen, its fields stand or are not needed, and what must be agreed to is. */
  get payable(): boolean {
    const { way, payment, choice } = this;
    if (!this.open || !choice.consented) return false;
    return payment.kept || way.ready;
  }

  /** A payment may begin. */
  private get open(): boolean {
    const { payment, vouchers } = this;
    return !payment.processing && !payment.uncertain && !payment.billingDetailsRequired && !vouchers.working;
  }

  /** There is no trial for this viewer: asked before anything goes on (PAY-060). */
  get trialDenied(): boolean {
    return this.basket.state.status === 'freeTrialDenied' || this.payment.state.status === 'freeTrialDenied';
  }

  /** What is wrong: of the payment, else of a field. */
  get problem(): ProblemText | null {
    return this.payment.error ?? this.way.problem ?? this.wallets.problem;
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
    this.way.settle(this.payment.kept);
  }

  /** Goes on without a trial (PAY-060). */
  async waiveTrial(): Promise<void> {
    if (this.payment.state.status === 'freeTrialDenied') return this.payment.waiveTrial();
    await this.basket.waiveTrial();
    await this.prepare();
  }

  /** The viewer would rather pay again than wait to know how the payment before has ended. */
  async payAnyway(): Promise<void> {
    await this.payment.payAnyway();
    if (this.basket.basket === null) return;
    if (this.basket.basketItems.length === 0) return runInAction(() => this.basket.empty());
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
    if (this.payment.binding || this.way.isChosen(providerId, saved)) return;
    this.wallets.closeSheet();
    this.way.choose(providerId, saved);
    this.payment.clearError();
  }

  setFormReady(ready: boolean): void {
    this.way.setFormReady(ready);
  }

  /** A field is wrong, or no longer is; entering something takes an earlier refusal away. */
  setFieldProblem(problem: PaymentRefusal | null): void {
    this.way.setFieldProblem(problem);
    if (problem === null) this.payment.clearError();
  }

  /** Pays with the chosen method; `returnUrl` is where a challenge that leaves the page comes back to. */
  async pay(returnUrl: string): Promise<void> {
    this.wallets.closeSheet();
    const { kept } = this.payment;
    if (!kept) this.choice.payBy(null);
    const payer = this.way.payer(kept);
    if (payer === null || !this.payable) return;
    this.way.setFieldProblem(null);
    await this.payment.pay(payer, returnUrl);
    const { error } = this.payment;
    // There its bank can ask.
    if (error !== null && 'key' in error && error.key === 'cardWantsBank') this.way.enterAnother();
  }

  /** The button of a wallet was pressed: gives whether its sheet may open. A missing consent is pointed out instead (PAY-023, PAY-024). */
  pressWallet(providerId: string): boolean {
    if (!this.open || this.payment.kept) return false;
    this.way.setFieldProblem(null);
    this.payment.clearError();
    return this.wallets.openSheet(providerId);
  }

  /** Pays what was approved in the sheet of a wallet that is open; any other approval is out of date. `returnUrl` is asked for once the wallet is what is paid with. */
  async payByWallet(providerId: string, returnUrl: () => string): Promise<void> {
    if (this.wallets.sheetOf !== providerId) return;
    this.wallets.closeSheet();
    if (!this.open || this.payment.kept) return;
    this.choice.payBy(providerId);
    const payer = this.way.payer(false);
    if (payer !== null) await this.payment.pay(payer, returnUrl());
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
    this.way.clearFields();
    this.wallets.reset();
    const { basket } = this.basket;
    if (basket === null) return;
    if (basket.securedPayment && this.payment.state.status === 'idle') await this.payment.takeUp();
    await this.methods.load(basket);
    this.way.settle(this.payment.kept);
  }

  /** A purchase starts over. */
  private begin(): void {
    this.way.reset();
    this.wallets.reset();
    this.payment.reset();
    this.vouchers.reset();
    this.detailsAsked = false;
  }
}
