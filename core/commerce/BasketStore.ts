/** The basket: what is bought and what it comes to, as the platform keeps it (PAY-001, PAY-002, PAY-007, PAY-012, PAY-015). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasketItem, BasketPaymentProvider, BasketVoucher } from '../generated/platform';
import { CallError, type Basket } from '../sdk';
import type { BasketApi } from './basketApi';
import { skuOf } from './rules/basketItem';
import type { Licence } from './rules/licence';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';

/** Where the basket stands between this page and the platform. */
export type BasketState =
  | { readonly status: 'empty' }
  | { readonly status: 'filling' }
  /** This viewer gets no trial of what was chosen: fill it without, or not (PAY-060). */
  | { readonly status: 'freeTrialDenied' }
  | { readonly status: 'failed'; readonly message: ProblemText }
  | { readonly status: 'ready'; readonly basket: Basket };

export class BasketStore {
  state: BasketState = { status: 'empty' };
  /** The viewer knows that there is no trial; said with every call that asks (PAY-031, PAY-032). */
  trialWaived = false;
  /** What was chosen; null while the stored basket is wanted. */
  private sku: string | null = null;

  constructor(
    private readonly api: Pick<BasketApi, 'read' | 'put'>,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'api' | 'report'>(this, { api: false, report: false, state: observableRef });
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

  /** Puts a licence into the basket (LIC-023), in place of what was there. Never rejects; a failure is a state with {@link retry}. */
  async setBasketItem(licence: Licence): Promise<void> {
    this.forget();
    this.sku = skuOf(licence);
    if (this.sku === null) {
      this.state = { status: 'failed', message: { key: 'licenceNotForSale' } };
      return;
    }
    await this.retry();
  }

  /** After signing up elsewhere in the middle of buying: goes on at the payment when a basket is stored, else starts over (PAY-016). */
  async handleSignUpAfterOAuth(): Promise<boolean> {
    this.forget();
    await this.retry();
    if (this.basketItems.length > 0) return true;
    this.empty();
    return false;
  }

  /** Fills the basket again after it failed. */
  async retry(): Promise<void> {
    const { sku } = this;
    this.state = { status: 'filling' };
    try {
      const basket = await (sku === null ? this.api.read() : this.api.put(sku, this.trialWaived));
      runInAction(() => this.updateBasket(basket));
    } catch (error) {
      runInAction(() => this.fillingFailed(error));
    }
  }

  /** The viewer goes on without a trial: where the basket was refused for it, it is filled again. */
  async waiveTrial(): Promise<void> {
    this.trialWaived = true;
    if (this.state.status === 'freeTrialDenied') await this.retry();
  }

  /** Back to choosing a licence. */
  empty(): void {
    this.forget();
    this.state = { status: 'empty' };
  }

  /** Stores what the platform answered (PAY-015). */
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
    this.report(error);
    // Nothing was paid yet, so a failure without a reason of the platform's own is one of loading (PAY-022).
    const explained = problem.kind === 'message' && error instanceof CallError && error.status >= 400 && error.status < 500;
    this.state = { status: 'failed', message: explained ? problem.message : { key: 'couldntLoadPaymentProviders' } };
  }
}
