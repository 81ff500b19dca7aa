/** The platform's basket: items and totals (PAY-001, PAY-002, PAY-007, PAY-012, PAY-015). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasketItem, BasketPaymentProvider, BasketVoucher } from '../generated/platform';
import { CallError } from '../sdk/platform';
import type { Basket } from '../sdk/payment';
import type { BasketApi } from './basketApi';
import type { Licence } from './rules/licence';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';

/** Load state of the basket. */
export type BasketState =
  | { readonly status: 'empty' }
  | { readonly status: 'filling' }
  /** The viewer gets no trial of the selected licence and may continue without one (PAY-060). */
  | { readonly status: 'freeTrialDenied' }
  | { readonly status: 'failed'; readonly message: ProblemText }
  | { readonly status: 'ready'; readonly basket: Basket };

export class BasketStore {
  state: BasketState = { status: 'empty' };
  /** The viewer has acknowledged that there is no trial; sent with every call that requires it (PAY-031, PAY-032). */
  trialWaived = false;
  /** The selected sku; null to load the stored basket. */
  private sku: string | null = null;

  readonly #api: Pick<BasketApi, 'read' | 'put'>;
  readonly #report: (error: unknown) => void;

  constructor(api: Pick<BasketApi, 'read' | 'put'>, report: (error: unknown) => void) {
    this.#api = api;
    this.#report = report;
    makeAutoObservable(this, { state: observableRef });
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
  get discountedTotal(): number {
    return this.basket?.discountedTotal ?? 0;
  }
  get discountedTax(): number {
    return this.basket?.discountedTax ?? 0;
  }

  /** Replaces the basket's content by a licence (LIC-023). Never rejects; a failure is a state with {@link retry}. */
  async setBasketItem({ sku }: Pick<Licence, 'sku'>): Promise<void> {
    this.forget();
    this.sku = sku;
    if (sku === null) {
      this.state = { status: 'failed', message: { key: 'licenceNotForSale' } };
      return;
    }
    await this.retry();
  }

  /** After OAuth sign-up during a purchase: continues at payment if a basket is stored, else starts over (PAY-016). */
  async handleSignUpAfterOAuth(): Promise<boolean> {
    this.forget();
    await this.retry();
    if (this.basketItems.length > 0) return true;
    this.empty();
    return false;
  }

  /** Fills the basket again after a failure. */
  async retry(): Promise<void> {
    const { sku } = this;
    this.state = { status: 'filling' };
    try {
      const basket = await (sku === null ? this.#api.read() : this.#api.put(sku, this.trialWaived));
      runInAction(() => this.updateBasket(basket));
    } catch (error) {
      runInAction(() => this.fillingFailed(error));
    }
  }

  /** Continues without a trial; refills the basket if it was refused for that reason. */
  async waiveTrial(): Promise<void> {
    this.trialWaived = true;
    if (this.state.status === 'freeTrialDenied') await this.retry();
  }

  /** Back to licence selection. */
  empty(): void {
    this.forget();
    this.state = { status: 'empty' };
  }

  /** Stores the platform's response (PAY-015). */
  updateBasket(basket: Basket): void {
    this.state = { status: 'ready', basket };
  }

  private forget(): void {
    this.sku = null;
    this.trialWaived = false;
  }

  private fillingFailed(error: unknown): void {
    const problem = paymentProblem(error);
    if (problem.kind === 'freeTrialDenied') {
      this.state = { status: 'freeTrialDenied' };
      return;
    }
    this.#report(error);
    // Nothing was paid yet, so a failure without a reason from the platform is a loading failure (PAY-022).
    const explained =
      problem.kind === 'message' && error instanceof CallError && error.status >= 400 && error.status < 500;
    this.state = {
      status: 'failed',
      message: explained ? problem.message : { key: 'couldntLoadPaymentProviders' },
    };
  }
}
