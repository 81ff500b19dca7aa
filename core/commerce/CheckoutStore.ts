/** From a chosen licence to a paid one: the basket, the ways to pay it, and the one that is being used. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentMethodReturn } from '../generated/platform';
import { PaymentRefusal, type PaymentDetails } from '../sdk';
import type { BasketStore } from './BasketStore';
import type { PaymentMethodStore, ReadyMethod } from './PaymentMethodStore';
import type { Licence } from './rules/licence';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';
import { keptProvider } from './rules/providerChoice';

export class CheckoutStore {
  /** The method's form can be paid with. */
  formReady = false;
  /** What a form says is wrong while it is being filled in. */
  private fieldProblem: PaymentRefusal | null = null;

  constructor(
    readonly basket: BasketStore,
    readonly methods: PaymentMethodStore,
  ) {
    makeAutoObservable<this, 'fieldProblem'>(this, { basket: false, methods: false, fieldProblem: observableRef });
  }

  /** The method that will be paid with; null until one is ready and chosen. */
  get chosen(): ReadyMethod | null {
    return this.methods.behind(this.basket.providerId);
  }

  /** The pay button takes a press: a method is chosen, its fields stand, and what must be agreed to is. */
  get payable(): boolean {
    const { chosen, basket } = this;
    if (chosen === null || basket.processing || basket.billingDetailsRequired || !basket.consented) return false;
    return chosen.facts.kind === 'none' || chosen.method.Form === undefined || this.formReady;
  }

  /** What is wrong: of the payment, else of a field. */
  get problem(): ProblemText | null {
    if (this.basket.error !== null) return this.basket.error;
    const problem = this.fieldProblem === null ? null : paymentProblem(this.fieldProblem);
    return problem?.kind === 'message' ? problem.message : null;
  }

  /** Puts a licence into the basket and makes the ways to pay it ready. */
  async choose(licence: Licence): Promise<void> {
    await this.basket.setBasketItem(licence);
    await this.prepare();
  }

  /** Goes on with the basket the platform has stored, if there is one (PAY-016). */
  async takeUp(): Promise<boolean> {
    const stored = await this.basket.handleSignUpAfterOAuth();
    if (stored) await this.prepare();
    return stored;
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
  async acknowledgeNoFreeTrial(): Promise<void> {
    const filled = this.basket.basket !== null;
    await this.basket.acknowledgeNoFreeTrial();
    if (!filled) await this.prepare();
  }

  /** Back to choosing a licence. */
  change(): void {
    this.basket.empty();
    this.reset();
  }

  select(providerId: string): void {
    if (this.basket.processing || providerId === this.basket.providerId) return;
    this.basket.selectProvider(providerId);
    this.basket.clearError();
    this.reset();
  }

  setFormReady(ready: boolean): void {
    this.formReady = ready;
  }

  /** A field is wrong, or no longer is; entering something takes an earlier refusal away. */
  setFieldProblem(problem: PaymentRefusal | null): void {
    this.fieldProblem = problem;
    if (problem === null) this.basket.clearError();
  }

  /** Pays with the chosen method; `returnUrl` is where a challenge that leaves the page comes back to. */
  async pay(returnUrl: string): Promise<void> {
    const { chosen } = this;
    if (chosen === null || !this.payable) return;
    this.fieldProblem = null;
    await this.basket.pay(chosen.method, returnUrl);
  }

  /** Goes on after a provider's redirect (PAY-051): its plugin reads the address, the platform judges, and the basket is paid. */
  async resume(body: PaymentMethodReturn, returned: URL): Promise<void> {
    await this.basket.resume(body, () => this.detailsOf(body, returned));
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

  private async prepare(): Promise<void> {
    this.reset();
    const { basket } = this.basket;
    if (basket === null) return;
    await this.methods.load(basket);
    this.settle();
  }

  /** The first way that is ready is chosen, unless another one already is. */
  private settle(): void {
    const { state } = this.methods;
    if (state.status !== 'ready') return;
    const ids = state.methods.map(({ provider }) => provider.id);
    runInAction(() => this.basket.selectProvider(keptProvider(this.basket.providerId, ids) ?? ids[0] ?? null));
  }

  private reset(): void {
    this.formReady = false;
    this.fieldProblem = null;
  }
}
