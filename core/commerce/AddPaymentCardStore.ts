/**
 * Adds a payment card without a purchase: a provider's fields secure the card, and the platform saves it,
 * directly or after a bank's redirect.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Card } from '../generated/platform';
import { CallError } from '../sdk/platform';
import { PaymentRefusal, type Basket, type PaymentDetails, type PaymentMethod } from '../sdk/payment';
import type { CardRedirect } from './CardRedirect';
import type { PaymentCardApi } from './paymentCardApi';
import { OtherViewer } from './ReadSession';
import { judgedReturn, Unjudged } from './judgedReturn';
import { PaymentMethodStore, type PaymentMethodSource, type ReadyMethod } from './PaymentMethodStore';
import type { PayReturned } from './rules/payReturn';
import { paymentProblem, type ProblemText } from './rules/paymentProblem';

export type AddPaymentCardState =
  | { readonly status: 'loading' }
  /** A return from a bank that this tab has not left for: the viewer must confirm before anything is saved. */
  | { readonly status: 'unconfirmed' }
  | { readonly status: 'failed' }
  /** The platform saves cards only with a purchase. */
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly chosen: ReadyMethod; readonly basket: Basket };

export interface AddPaymentCardDeps {
  readonly api: Pick<PaymentCardApi, 'read' | 'setup' | 'add' | 'validate'>;
  readonly methods: PaymentMethodSource;
  readonly redirect: CardRedirect;
  readonly report: (error: unknown) => void;
}

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

  readonly #deps: AddPaymentCardDeps;
  #returned: PayReturned | null;

  /** `returned`: the address claims a return from a bank's redirect for a card. */
  constructor(deps: AddPaymentCardDeps, returned: PayReturned | null = null) {
    this.#returned = returned;
    this.#deps = deps;
    this.#methods = new PaymentMethodStore(keepingCards(deps.methods), deps.report);
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

  /**
   * Resumes after a redirect for which this tab was left, and returns like {@link save}. Any other return waits
   * for {@link confirm}; without one, loads the fields.
   */
  async open(): Promise<readonly Card[] | null> {
    if (this.#returned === null) {
      await this.load();
      return null;
    }
    if (this.#deps.redirect.comeBack(this.#returned.body.targetPaymentProvider)) return this.resume();
    runInAction(() => (this.state = { status: 'unconfirmed' }));
    return null;
  }

  /** The viewer confirms that the returned card is theirs. Returns like {@link save}. */
  async confirm(): Promise<readonly Card[] | null> {
    return this.state.status === 'unconfirmed' ? this.resume() : null;
  }

  /** Loads the first payment method that both the platform and the realm support. */
  async load(): Promise<void> {
    this.state = { status: 'loading' };
    this.problem = null;
    try {
      const { providers, currency } = await this.#deps.api.setup();
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
      this.#deps.report(error);
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
      const secured = this.secured ?? (await this.collect(chosen, basket, returnUrl));
      runInAction(() => (this.secured = secured));
      const cards = await this.#deps.api.add(secured);
      this.settle();
      return cards;
    } catch (error) {
      this.#deps.report(error);
      if (isJudged(error)) this.settle();
      if (error instanceof OtherViewer) await this.load();
      runInAction(() => (this.problem = messageOf(error, chosen.method)));
      return null;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  /** The bank may ask in its own page: then only the redirect's record tells that this tab has begun it. */
  private async collect({ method, provider }: ReadyMethod, basket: Basket, returnUrl: string) {
    const { redirect } = this.#deps;
    redirect.leave(provider.name);
    try {
      return await method.collect(basket, returnUrl);
    } finally {
      redirect.forget();
    }
  }

  /**
   * The platform validates the return, whatever the URL claims (PAY-051). If its response is lost, the next
   * press saves the card.
   */
  private async resume(): Promise<readonly Card[] | null> {
    const returned = this.#returned;
    if (returned === null) return null;
    this.#returned = null;
    this.state = { status: 'loading' };
    const { body, denied } = returned;
    const { targetPaymentProvider, paymentMethodType = targetPaymentProvider } = body;
    const method = await this.#methods.named(targetPaymentProvider);
    let brought: PaymentDetails | null = null;
    try {
      if (method === null) throw new PaymentRefusal('unknown_provider', '');
      if (!denied)
        brought = (await method.resume?.(returned.returned)) ?? { targetPaymentProvider, paymentMethodType };
      const { details, completed } = await judgedReturn(
        { api: this.#deps.api, memory: nothingPaid },
        body,
        brought,
      );
      if (completed) return await this.#deps.api.read();
      if (details.waits === true) throw new PaymentRefusal(null, '');
      runInAction(() => (this.secured = details));
      const cards = await this.#deps.api.add(details);
      this.settle();
      return cards;
    } catch (error) {
      this.#deps.report(error);
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
  if (error instanceof OtherViewer) return { key: 'otherViewer' };
  const problem = paymentProblem(error, translate);
  return problem.kind === 'message' ? problem.message : { key: 'failedPayment' };
}

/** A retry with the same details would fail in the same way, or save them for somebody else. */
const isJudged = (error: unknown): boolean =>
  error instanceof OtherViewer || (error instanceof CallError && error.status >= 400 && error.status < 500);
