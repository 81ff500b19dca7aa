/** The basket and its payment: what is bought, how it is paid, and how far that has come (PAY-001, PAY-007 to PAY-019). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasketItem, BasketPaymentProvider, BasketVoucher, MissingField, PaymentMethodReturn } from '../generated/platform';
import { CallError, PaymentRefusal, type Basket, type PaymentDetails, type PaymentMethod } from '../sdk';
import type { BasketApi } from './basketApi';
import { basketItemOf, type ChosenItem } from './rules/basketItem';
import type { Licence } from './rules/licence';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';
import { keptProvider } from './rules/providerChoice';

/** Where the basket stands between this page and the platform. */
export type BasketState =
  | { readonly status: 'empty' }
  | { readonly status: 'filling' }
  | { readonly status: 'failed'; readonly message: ProblemText }
  | { readonly status: 'ready'; readonly basket: Basket };

/** How far the payment has come; each excludes the others. */
export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'processing' }
  | { readonly status: 'failed'; readonly message: ProblemText; readonly field: PaymentRefusal['field'] }
  /** This viewer gets no trial: go on without, or not (PAY-060). */
  | { readonly status: 'freeTrialDenied' }
  | { readonly status: 'billingDetailsRequired'; readonly missingFields: readonly MissingField[] }
  /** `pending`: the provider has yet to confirm. */
  | { readonly status: 'complete'; readonly pending: boolean };

export class BasketStore {
  state: BasketState = { status: 'empty' };
  payment: PaymentState = { status: 'idle' };
  providerId: string | null = null;
  /** Counts the details that the platform has judged for good: the next attempt needs fields of its own. */
  round = 0;
  /** Answers to the consents of the chosen provider, by field name (PAY-024). */
  readonly consents = new Map<string, boolean>();
  private item: ChosenItem | null = null;
  /** The viewer knows that there is no trial. */
  private noTrial = false;
  /** What to do again once that is known. */
  private repeat: (() => Promise<void>) | null = null;
  /** Details that a provider has already secured, so that a call that was lost is repeated without charging twice. */
  private secured: PaymentDetails | null = null;
  /** The last pay call got no answer: the platform may have acted on it. */
  private unanswered = false;

  constructor(
    private readonly api: BasketApi,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'report' | 'noTrial' | 'repeat' | 'secured' | 'unanswered' | 'item' | 'state' | 'payment'>(this, {
      api: false,
      report: false,
      noTrial: false,
      repeat: false,
      secured: false,
      unanswered: false,
      item: observableRef,
      state: observableRef,
      payment: observableRef,
    });
  }

  get basket(): Basket | null {
    return this.state.status === 'ready' ? this.state.basket : null;
  }
  get basketItems(): readonly BasketItem[] {
    return this.basket?.basketItems ?? [];
  }
  get vouchers(): readonly BasketVoucher[] {
    return this.basket?.vouchers ?? [];
  }
  get providers(): readonly BasketPaymentProvider[] {
    return this.basket?.providers ?? [];
  }
  get provider(): BasketPaymentProvider | null {
    return this.providers.find(({ id }) => id === this.providerId) ?? null;
  }
  get providerHasVouchers(): boolean {
    return this.provider?.hasVouchers === true;
  }
  get discountedTotal(): number {
    return this.basket?.discountedTotal ?? 0;
  }
  get discountedTax(): number {
    return this.basket?.discountedTax ?? 0;
  }
  get processing(): boolean {
    return this.payment.status === 'processing';
  }
  get error(): ProblemText | null {
    return this.payment.status === 'failed' ? this.payment.message : null;
  }
  get billingDetailsRequired(): boolean {
    return this.payment.status === 'billingDetailsRequired';
  }
  get missingFields(): readonly MissingField[] {
    return this.payment.status === 'billingDetailsRequired' ? this.payment.missingFields : [];
  }
  /** Every consent that must be ticked is (PAY-024); a text only informs. */
  get consented(): boolean {
    const asked = this.provider?.consents ?? [];
    return asked.every(
      ({ kind, required, fieldName }) => kind !== 'checkbox' || required === false || this.consents.get(fieldName) === true,
    );
  }

  /** Puts a licence into the basket (LIC-023), in place of what was there. Resets billing details and missing fields (PAY-012). */
  async setBasketItem(licence: Licence): Promise<void> {
    const item = basketItemOf(licence);
    if (this.processing) return;
    this.clear();
    this.item = item;
    if (item === null) {
      this.state = { status: 'failed', message: { key: 'licenceNotForSale' } };
      return;
    }
    await this.fill(() => this.api.put(item.sku, this.noTrial));
  }

  /** Takes up the basket that the platform keeps: on a way back from a provider, or after a retry. */
  async restore(): Promise<void> {
    this.clear();
    await this.fill(() => this.api.read());
  }

  /** After signing up elsewhere in the middle of buying: goes on at the payment when a basket is stored, else starts over (PAY-016). */
  async handleSignUpAfterOAuth(): Promise<boolean> {
    await this.restore();
    if (this.basketItems.length > 0) return true;
    this.empty();
    return false;
  }

  /** Fills the basket again after it failed. */
  async retry(): Promise<void> {
    const { item } = this;
    await this.fill(() => (item === null ? this.api.read() : this.api.put(item.sku, this.noTrial)));
  }

  /** Back to choosing a licence. */
  empty(): void {
    if (this.processing) return;
    this.clear();
    this.state = { status: 'empty' };
  }

  /** Whether what was missing is there by now. A payment that a provider has secured is not made twice by asking. */
  async recheck(): Promise<void> {
    try {
      const basket = await this.api.read();
      runInAction(() => {
        if (this.billingDetailsRequired) this.payment = { status: 'idle' };
        this.updateBasket(basket);
      });
    } catch (error) {
      this.report(error);
      runInAction(() => this.fail(error));
    }
  }

  /**
   * Stores what the platform answered (PAY-015); the chosen provider stays if it is still offered (PAY-012). Billing details that
   * the basket says are missing are asked for before anything is charged.
   */
  updateBasket(basket: Basket): void {
    this.state = { status: 'ready', basket };
    if (basket.billingDetailsRequired === true && this.payment.status === 'idle') this.requireBillingDetails(basket.missingFields ?? []);
    this.selectProvider(
      keptProvider(
        this.providerId,
        basket.providers.map(({ id }) => id),
      ),
    );
  }

  selectProvider(id: string | null): void {
    if (id !== this.providerId) {
      this.consents.clear();
      this.secured = null;
    }
    this.providerId = id;
  }

  consent(fieldName: string, answer: boolean): void {
    this.consents.set(fieldName, answer);
  }

  /**
   * Pays: has the method turn what was entered into details, and the platform charge them. A second call while one is on its
   * way does nothing (PAY-019). Never rejects; how it ended is the payment's state.
   */
  async pay(method: Pick<PaymentMethod, 'collect'>, returnUrl: string): Promise<void> {
    const { basket } = this;
    if (basket === null) return;
    await this.attempt(async () => {
      this.secured ??= await method.collect(basket, returnUrl);
      return this.secured;
    });
  }

  /** Goes on with a payment whose provider sent the viewer back (PAY-051): judged by the platform first, then paid. */
  async resume(returned: PaymentMethodReturn, details: () => Promise<PaymentDetails>): Promise<void> {
    await this.attempt(async () => {
      const brought = await details();
      const external = brought.paymentDetailsExternalId;
      const verdict = await this.api.validate({ ...returned, ...(external === undefined ? {} : { paymentDetailsExternalId: external }) });
      if (verdict.status === 'failed') throw new PaymentRefusal(null, verdict.messages?.join(', ') ?? '');
      this.secured = {
        ...brought,
        ...(verdict.paymentDetailsExternalId ? { paymentDetailsExternalId: verdict.paymentDetailsExternalId } : {}),
      };
      return this.secured;
    });
  }

  /** The provider itself said no on the way back (PAY-051). */
  refuse(): void {
    this.fail(new PaymentRefusal(null, ''));
  }

  /** The viewer goes on without a trial: what was denied is repeated, saying so. */
  async acknowledgeNoFreeTrial(): Promise<void> {
    const { repeat } = this;
    if (this.payment.status !== 'freeTrialDenied' || repeat === null) return;
    this.noTrial = true;
    this.payment = { status: 'idle' };
    await repeat();
  }

  clearError(): void {
    if (this.payment.status === 'failed') this.payment = { status: 'idle' };
  }

  private clear(): void {
    this.payment = { status: 'idle' };
    this.consents.clear();
    this.item = null;
    this.noTrial = false;
    this.repeat = null;
    this.secured = null;
    this.unanswered = false;
  }

  private requireBillingDetails(missingFields: readonly MissingField[]): void {
    this.payment = { status: 'billingDetailsRequired', missingFields };
  }

  private start(): boolean {
    if (this.processing || this.payment.status === 'complete') return false;
    this.payment = { status: 'processing' };
    return true;
  }

  private complete(pending: boolean): void {
    this.payment = { status: 'complete', pending };
  }

  private fail(error: unknown): void {
    const problem = paymentProblem(error);
    if (problem.kind === 'freeTrialDenied') this.payment = { status: 'freeTrialDenied' };
    else if (problem.kind === 'missingFields') this.requireBillingDetails(problem.missingFields);
    else this.payment = { status: 'failed', message: problem.message, field: problem.field };
  }

  private async fill(ask: () => Promise<Basket>): Promise<void> {
    this.state = { status: 'filling' };
    try {
      const basket = await ask();
      runInAction(() => this.updateBasket(basket));
    } catch (error) {
      runInAction(() => this.fillingFailed(error));
    }
  }

  private fillingFailed(error: unknown): void {
    const problem = paymentProblem(error);
    if (problem.kind === 'freeTrialDenied') {
      this.state = { status: 'empty' };
      this.payment = { status: 'freeTrialDenied' };
      this.repeat = () => this.retry();
      return;
    }
    this.report(error);
    // Nothing was paid yet, so a failure without a reason of the platform's own is one of loading (PAY-022).
    const explained = problem.kind === 'message' && error instanceof CallError && error.status >= 400 && error.status < 500;
    this.state = { status: 'failed', message: explained ? problem.message : { key: 'couldntLoadPaymentProviders' } };
  }

  private async attempt(collect: () => Promise<PaymentDetails>): Promise<void> {
    if (!this.start()) return;
    try {
      if (await this.wasPaidUnheard()) {
        runInAction(() => this.complete(false));
        return;
      }
      const details = await collect();
      this.unanswered = true;
      const result = await this.api.pay(details, { acknowledgeNoFreeTrial: this.noTrial, consent: this.answeredConsents() });
      runInAction(() => this.complete(result.status === 'PENDING'));
    } catch (error) {
      if (!(error instanceof PaymentRefusal) && paymentProblem(error).kind === 'message') this.report(error);
      runInAction(() => {
        this.fail(error);
        if (!isUnanswered(error)) this.unanswered = false;
        this.repeat = this.payment.status === 'freeTrialDenied' ? () => this.attempt(collect) : null;
        if (this.secured === null || !isFinal(error)) return;
        this.secured = null;
        this.round++;
      });
    }
  }

  /** A pay call whose answer was lost has emptied the basket if it went through. */
  private async wasPaidUnheard(): Promise<boolean> {
    if (!this.unanswered) return false;
    return (await this.api.read()).basketItems.length === 0;
  }

  private answeredConsents(): { fieldName: string; answer: boolean }[] {
    return [...this.consents].map(([fieldName, answer]) => ({ fieldName, answer }));
  }
}

/** The platform judged these very details: the next attempt needs new ones. Lost calls, questions and missing fields keep them. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  if (error.status === 409) return error.code !== 'freeTrialDenied';
  return error.status >= 400 && error.status < 500 && ![401, 408, 424, 429].includes(error.status);
}

const isUnanswered = (error: unknown): boolean => error instanceof CallError && (error.status === 0 || error.status >= 500);
