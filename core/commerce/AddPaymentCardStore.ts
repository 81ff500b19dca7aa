/**
 * Adds a payment card without a purchase: a provider's fields secure the card, and the platform saves it,
 * directly or after a bank's redirect.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Card } from '../generated/platform';
import { CallError } from '../sdk/platform';
import { PaymentRefusal, type Basket, type PaymentDetails, type PaymentMethod } from '../sdk/payment';
import type { PaymentCardApi } from './paymentCardApi';
import { judgedReturn, Unjudged } from './judgedReturn';
import { PaymentMethodStore, type PaymentMethodSource, type ReadyMethod } from './PaymentMethodStore';
import type { PayReturned } from './rules/payReturn';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';

export type AddPaymentCardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  /** The platform saves cards only with a purchase. */
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly chosen: ReadyMethod; readonly basket: Basket };

export class AddPaymentCardStore {
  state: AddPaymentCardState = { status: 'loading' };
  saving = false;
  problem: ProblemText | null = null;
  formReady = false;
  /**
   * Counts details that the platform has finally accepted or rejected; part of the React key, so that the
   * next attempt mounts new fields.
   */
  round = 0;
  readonly #methods: PaymentMethodStore;
  /** Secured by the provider but not saved by the platform yet; the next press reuses it. */
  private secured: PaymentDetails | null = null;

  readonly #api: Pick<PaymentCardApi, 'read' | 'setup' | 'add' | 'validate'>;
  readonly #report: (error: unknown) => void;

  #returned: PayReturned | null;

  /** `returned`: the viewer is back from a bank's redirect for a card. */
  constructor(
    api: Pick<PaymentCardApi, 'read' | 'setup' | 'add' | 'validate'>,
    source: PaymentMethodSource,
    report: (error: unknown) => void,
    returned: PayReturned | null = null,
  ) {
    this.#returned = returned;
    this.#api = api;
    this.#report = report;
    this.#methods = new PaymentMethodStore(keepingCards(source), report);
    makeAutoObservable<this, 'secured'>(this, {
      secured: observableRef,
      state: observableRef,
      problem: observableRef,
    });
  }

  get savable(): boolean {
    return (
      this.state.status === 'ready' &&
      !this.saving &&
      (this.secured !== null || this.formReady || this.state.chosen.method.Form === undefined)
    );
  }

  /** Resumes after a redirect, once, and returns like {@link save}; otherwise loads the fields. */
  async open(): Promise<readonly Card[] | null> {
    const returned = this.#returned;
    this.#returned = null;
    if (returned !== null) return this.resume(returned);
    await this.load();
    return null;
  }

  /** Loads the first payment method that both the platform and the realm support. */
  async load(): Promise<void> {
    this.state = { status: 'loading' };
    this.problem = null;
    try {
      const { providers, currency } = await this.#api.setup();
      const basket: Basket = {
        ...emptyBasket,
        providers: [...providers],
        currency: currency ?? emptyBasket.currency,
      };
      if (providers.length > 0) await this.#methods.retry(basket);
      const { state } = this.#methods;
      const chosen =
        state.status === 'ready' ? state.methods.find(({ facts }) => facts.kind !== 'native') : undefined;
      runInAction(
        () =>
          (this.state =
            providers.length === 0
              ? { status: 'none' }
              : chosen === undefined
                ? { status: 'failed' }
                : { status: 'ready', chosen, basket }),
      );
    } catch (error) {
      this.#report(error);
      runInAction(() => (this.state = { status: 'failed' }));
    }
  }

  setFormReady(ready: boolean): void {
    this.formReady = ready;
  }

  /** A field became invalid, or valid again. */
  setFieldProblem(refusal: PaymentRefusal | null): void {
    this.problem =
      refusal === null || this.state.status !== 'ready' ? null : messageOf(refusal, this.state.chosen.method);
  }

  /** Returns all cards including the new one; null if it was not saved. Does nothing while a save is pending. */
  async save(returnUrl: string): Promise<readonly Card[] | null> {
    if (this.state.status !== 'ready' || !this.savable) return null;
    const { chosen, basket } = this.state;
    this.saving = true;
    this.problem = null;
    try {
      const secured = this.secured ?? (await chosen.method.collect(basket, returnUrl));
      runInAction(() => (this.secured = secured));
      const cards = await this.#api.add(secured);
      this.settle();
      return cards;
    } catch (error) {
      this.#report(error);
      if (isJudged(error)) this.settle();
      runInAction(() => (this.problem = messageOf(error, chosen.method)));
      return null;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  /**
   * The platform validates the return, whatever the URL claims (PAY-051). If its response is lost, the next
   * press saves the card.
   */
  private async resume({ body, returned, denied }: PayReturned): Promise<readonly Card[] | null> {
    const { targetPaymentProvider, paymentMethodType = targetPaymentProvider } = body;
    const method = await this.#methods.named(targetPaymentProvider);
    let brought: PaymentDetails | null = null;
    try {
      if (method === null) throw new PaymentRefusal('unknown_provider', '');
      if (!denied)
        brought = (await method.resume?.(returned)) ?? { targetPaymentProvider, paymentMethodType };
      const { details, completed } = await judgedReturn(
        { api: this.#api, memory: nothingPaid },
        body,
        brought,
      );
      if (completed) return await this.#api.read();
      if (details.waits === true) throw new PaymentRefusal(null, '');
      runInAction(() => (this.secured = details));
      const cards = await this.#api.add(details);
      this.settle();
      return cards;
    } catch (error) {
      this.#report(error);
      if (isJudged(error)) this.settle();
      await this.load();
      runInAction(() => {
        if (error instanceof Unjudged) this.secured = brought;
        this.problem = error instanceof Unjudged ? { key: 'cardNotSaved' } : messageOf(error, method ?? {});
      });
      return null;
    }
  }

  /** The platform has decided: the secured details are used up. */
  private settle(): void {
    if (this.secured === null) return;
    runInAction(() => {
      this.secured = null;
      this.round += 1;
    });
  }
}

/** Every method is offered, since the platform decides which providers save cards and no amount is due. */
const keepingCards = (source: PaymentMethodSource): PaymentMethodSource => ({
  entries: source.entries,
  facts: (entry) => source.facts(entry),
  forget: (entry) => source.forget(entry),
  resolve: async (entry) => {
    const method = await source.resolve(entry);
    return {
      offers: () => true,
      collect: (basket, returnUrl) => method.collect(basket, returnUrl),
      translate: (code) => method.translate?.(code) ?? null,
      ...(method.Form === undefined ? {} : { Form: method.Form }),
      ...(method.resume === undefined ? {} : { resume: method.resume.bind(method) }),
    };
  },
});

/** Saving a card twice saves it once, so no payment has to be remembered. */
const nothingPaid = { paidBy: () => null };

/** Placeholder basket, with the currency code that ISO 4217 reserves for transactions without a currency. */
const emptyBasket: Basket = {
  id: 'card',
  basketItems: [],
  vouchers: [],
  providers: [],
  currency: 'XXX',
  scale: 2,
  total: 0,
  tax: 0,
  discountedTotal: 0,
  discountedTax: 0,
};

function messageOf(error: unknown, { translate }: Pick<PaymentMethod, 'translate'>): ProblemText {
  const problem = paymentProblem(error, translate);
  return problem.kind === 'message' ? problem.message : { key: 'failedPayment' };
}

/** A client error, not a lost call: a retry with the same details would fail in the same way. */
const isJudged = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;
