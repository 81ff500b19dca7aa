/** A checkout: basket, payment methods and payment, from a selected licence to a paid one. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { PaymentMethodReturn } from '../generated/platform';
import { PaymentRefusal, type Basket, type PaymentDetails } from '../sdk/payment';
import type { BasketApi } from './basketApi';
import { BasketStore } from './BasketStore';
import type { PaymentIntentions } from './PaymentIntentions';
import type { CheckoutPersistence } from './CheckoutPersistence';
import type { PaymentMethodStore } from './PaymentMethodStore';
import { PaymentStore, type PaymentDeps } from './PaymentStore';
import { ProviderSelection } from './ProviderSelection';
import type { Licence } from './rules/licence';
import type { ProblemText } from './rules/paymentProblem';
import type { PayReturned } from './rules/payReturn';
import { VoucherStore } from './VoucherStore';
import { WalletStore } from './WalletStore';
import { PaymentSelection } from './PaymentSelection';

export interface CheckoutDeps {
  readonly api: BasketApi;
  readonly methods: PaymentMethodStore;
  /** Persisted checkout state of this tab. */
  readonly memory: CheckoutPersistence;
  /** Confirmed charges of this browser. */
  readonly intentions: PaymentIntentions;
  /** See ChargeCallsDeps. */
  readonly session: PaymentDeps['session'];
  readonly isChild?: PaymentDeps['isChild'];
  readonly report: (error: unknown) => void;
  /** See {@link PaymentStore}. */
  readonly isOrder?: boolean;
}

/** An aggregate: pages read its public parts directly, its own members involve several parts. */
export class CheckoutStore {
  readonly basket: BasketStore;
  readonly choice: ProviderSelection;
  readonly payment: PaymentStore;
  readonly vouchers: VoucherStore;
  readonly methods: PaymentMethodStore;
  readonly wallets: WalletStore;
  readonly selection: PaymentSelection;
  /** Billing details were requested in this purchase: it has one more step. */
  detailsAsked = false;
  readonly #memory: CheckoutPersistence;

  constructor({ api, methods, memory, intentions, session, isChild, report, isOrder = false }: CheckoutDeps) {
    this.#memory = memory;
    this.methods = methods;
    this.basket = new BasketStore(api, report);
    this.choice = new ProviderSelection(this.basket);
    this.selection = new PaymentSelection({ basket: this.basket, choice: this.choice, methods });
    this.wallets = new WalletStore({ methods, choice: this.choice });
    this.payment = new PaymentStore({
      api,
      basket: this.basket,
      choice: this.choice,
      memory,
      intentions,
      session,
      isChild,
      changed: (basket) => this.becomes(basket),
      report,
      isOrder,
    });
    this.vouchers = new VoucherStore(api, (basket) => this.becomes(basket), report);
    makeAutoObservable(this, {
      basket: false,
      choice: false,
      payment: false,
      vouchers: false,
      methods: false,
      wallets: false,
      selection: false,
    });
  }

  /**
   * Whether the pay button is enabled: a method is selected, its fields are complete or not needed, and
   * required consents are given.
   */
  get payable(): boolean {
    const { payment, choice, selection } = this;
    if (!this.open || !choice.consented) return false;
    return payment.secured || selection.ready;
  }

  /** A payment may begin. */
  private get open(): boolean {
    const { payment, vouchers } = this;
    return !payment.processing && !payment.uncertain && !payment.billingDetailsRequired && !vouchers.working;
  }

  /** There is no trial for this viewer: ask before continuing (PAY-060). */
  get trialDenied(): boolean {
    return this.basket.state.status === 'freeTrialDenied' || this.payment.state.status === 'freeTrialDenied';
  }

  /** The payment's error, else a field's. */
  get problem(): ProblemText | null {
    return this.payment.error ?? this.selection.problem ?? this.wallets.problem;
  }

  /**
   * Puts a licence into the basket and loads its payment methods. Does nothing while a payment is processing
   * (PAY-019).
   */
  async choose(licence: Pick<Licence, 'sku'>): Promise<void> {
    if (this.payment.processing) return;
    this.begin();
    await this.basket.setBasketItem(licence);
    await this.prepare();
  }

  /** Continues with the basket stored by the platform, if there is one (PAY-016). */
  async takeUp(): Promise<boolean> {
    this.begin();
    const stored = await this.basket.handleSignUpAfterOAuth();
    if (stored) await this.prepare();
    return stored;
  }

  /**
   * After a reload: resumes a payment that had begun, or shows it as complete. Returns false if there is
   * none, or none for the stored basket.
   */
  async recover(): Promise<boolean> {
    if (this.#memory.leftFor !== null) return this.payment.takeUp();
    if (!this.#memory.isSecured && !this.#memory.unanswered) return false;
    await this.basket.retry();
    if (!(await this.payment.takeUp())) {
      // The persisted state is for another basket, whose payment the platform has released.
      if (this.basket.basket !== null) this.#memory.forget();
      this.basket.empty();
      return false;
    }
    if (this.payment.secured) await this.prepare();
    return true;
  }

  /** Retries whatever failed to load. */
  async retry(): Promise<void> {
    if (this.basket.basket === null) {
      await this.basket.retry();
      await this.prepare();
      return;
    }
    await this.methods.retry(this.basket.basket);
    this.selection.settle(this.payment.secured);
  }

  /** Continues without a trial (PAY-060). */
  async waiveTrial(): Promise<void> {
    if (this.payment.state.status === 'freeTrialDenied') return this.payment.waiveTrial();
    await this.basket.waiveTrial();
    await this.prepare();
  }

  /** The viewer prefers to pay again over waiting for the outcome of the previous payment. */
  async payAnyway(): Promise<void> {
    await this.payment.payAnyway();
    if (this.basket.basket === null) return;
    if (this.basket.basketItems.length === 0) return runInAction(() => this.basket.empty());
    await this.prepare();
  }

  /** Missing details have been saved; continues with the payment or the basket (FRM-039). */
  async detailsGiven(): Promise<void> {
    this.detailsAsked = true;
    await this.payment.detailsGiven();
  }

  /** Back to licence selection, unless the payment is binding. */
  change(): void {
    if (this.payment.binding) return;
    this.begin();
    this.basket.empty();
  }

  /** Selects a payment method; `saved` selects its provider's saved card instead of new fields. */
  select(providerId: string, saved = false): void {
    if (this.payment.binding || this.selection.isChosen(providerId, saved)) return;
    this.wallets.closeSheet();
    this.selection.choose(providerId, saved);
    this.payment.clearError();
  }

  /** A field became invalid, or valid again; valid input clears an earlier payment error. */
  setFieldProblem(problem: PaymentRefusal | null): void {
    this.selection.setFieldProblem(problem);
    if (problem === null) this.payment.clearError();
  }

  /** Pays with the selected method; `returnUrl` is the return URL of a redirect challenge. */
  async pay(returnUrl: string): Promise<void> {
    this.wallets.closeSheet();
    const { secured } = this.payment;
    if (!secured) this.choice.payBy(null);
    const payer = this.selection.payer(secured);
    if (payer === null || !this.payable) return;
    this.selection.setFieldProblem(null);
    await this.payment.pay(payer, returnUrl);
    const { error } = this.payment;
    // Show the card form, which supports 3-D Secure.
    if (error !== null && 'key' in error && error.key === 'cardWantsBank') this.selection.enterAnother();
  }

  /**
   * Handles a press on a wallet's button; returns whether its sheet may open. A missing consent is
   * highlighted instead (PAY-023, PAY-024).
   */
  pressWallet(providerId: string): boolean {
    if (!this.open || this.payment.secured) return false;
    this.selection.setFieldProblem(null);
    this.payment.clearError();
    return this.wallets.openSheet(providerId);
  }

  /**
   * Pays what was approved in the open wallet sheet; other approvals are stale. `returnUrl` is evaluated once
   * the wallet is selected.
   */
  async payByWallet(providerId: string, returnUrl: () => string): Promise<void> {
    if (this.wallets.sheetOf !== providerId) return;
    this.wallets.closeSheet();
    if (!this.open || this.payment.secured) return;
    this.choice.payBy(providerId);
    const payer = this.selection.payer(false);
    if (payer !== null) await this.payment.pay(payer, returnUrl());
  }

  /**
   * Resumes after a provider's redirect (PAY-051): its plugin reads the URL, the platform validates, and the
   * basket is paid. A URL that denies the payment is not trusted either: only the platform's answer counts.
   */
  async resume({ body, returned, denied }: PayReturned): Promise<void> {
    this.choice.select(body.paymentProviderId ?? null);
    // Only to know what is being paid; if this fails, the payment continues.
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

  /** A voucher or another tab changed the basket, so that its payment methods may differ. */
  private async becomes(basket: Basket): Promise<void> {
    if (basket.basketItems.length === 0) return runInAction(() => this.basket.empty());
    const before = this.basket.providers.map(({ id }) => id).join();
    runInAction(() => this.basket.updateBasket(basket));
    this.payment.clearError();
    if (basket.providers.map(({ id }) => id).join() !== before) await this.prepare();
  }

  private async prepare(): Promise<void> {
    this.selection.clearFields();
    this.wallets.reset();
    const { basket } = this.basket;
    if (basket === null) return;
    if (basket.securedPayment && this.payment.state.status === 'idle') await this.payment.takeUp();
    await this.methods.load(basket);
    this.selection.settle(this.payment.secured);
  }

  /** Resets for a new purchase. */
  private begin(): void {
    this.selection.reset();
    this.wallets.reset();
    this.payment.reset();
    this.vouchers.reset();
    this.detailsAsked = false;
  }
}
