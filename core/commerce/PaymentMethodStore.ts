/** Payment methods of a basket: the realm's providers that the platform accepts for it, each activated separately. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasketPaymentProvider } from '../generated/platform';
import type { ProviderEntry } from '../realm/checkedRealm';
import type { Basket, PaymentMethod } from '../sdk/payment';

/** Facts of a payment method from its plugin's manifest. */
export interface PaymentMethodFacts {
  readonly kind: 'form' | 'native' | 'browser' | 'none';
  readonly labelKey: string;
}

/** Source of payment methods, backed by the plugin registry, which remembers failures. */
export interface PaymentMethodSource {
  /** The realm's entries, in its order. */
  readonly entries: readonly ProviderEntry[];
  facts(entry: ProviderEntry): PaymentMethodFacts | null;
  /** Rejects with the plugin's failure. */
  resolve(entry: ProviderEntry): Promise<PaymentMethod>;
  /** Lets a failed one be tried again; does nothing for others. */
  forget(entry: ProviderEntry): void;
}

export interface ReadyMethod {
  readonly entry: ProviderEntry;
  readonly provider: BasketPaymentProvider;
  readonly facts: PaymentMethodFacts;
  readonly method: PaymentMethod;
}

export type PaymentMethodsState =
  | { readonly status: 'loading' }
  /** No payment method is available: couldntLoadPaymentProviders (PAY-022), with a retry. */
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly methods: readonly ReadyMethod[] };

export class PaymentMethodStore {
  state: PaymentMethodsState = { status: 'loading' };
  #latest = 0;

  readonly #source: PaymentMethodSource;
  readonly #report: (error: unknown) => void;

  constructor(source: PaymentMethodSource, report: (error: unknown) => void) {
    this.#source = source;
    this.#report = report;
    makeAutoObservable<this, 'state'>(this, { state: observableRef });
  }

  /**
   * Activates the methods that the platform offers. Failed ones are dropped and reported; providers unknown
   * to the realm are dropped (PAY-021). Fails only if none is left.
   */
  async load(basket: Basket): Promise<void> {
    const turn = ++this.#latest;
    this.state = { status: 'loading' };
    const asked = this.#source.entries.flatMap((entry) => {
      const provider = basket.providers.find(({ name }) => name === entry.contribution);
      const facts = this.#source.facts(entry);
      return provider === undefined || facts === null ? [] : [{ entry, provider, facts }];
    });
    const settled = await Promise.all(asked.map((part) => this.activate(part, basket)));
    if (turn !== this.#latest) return;
    const methods = settled.filter((method) => method !== null);
    runInAction(
      () => (this.state = methods.length === 0 ? { status: 'failed' } : { status: 'ready', methods }),
    );
  }

  /** Like {@link load}, but tries failed ones again. */
  async retry(basket: Basket): Promise<void> {
    for (const entry of this.#source.entries) this.#source.forget(entry);
    await this.load(basket);
  }

  /** The method of a provider of the basket; null when it is not ready. */
  behind(providerId: string | null): ReadyMethod | null {
    if (this.state.status !== 'ready') return null;
    return this.state.methods.find(({ provider }) => provider.id === providerId) ?? null;
  }

  /** The method of a provider by name, for a return from a redirect; null if the realm has none or it fails. */
  async named(provider: string): Promise<PaymentMethod | null> {
    const entry = this.#source.entries.find(({ contribution }) => contribution === provider);
    if (entry === undefined) return null;
    try {
      return await this.#source.resolve(entry);
    } catch (error) {
      this.#report(error);
      return null;
    }
  }

  private async activate(part: Omit<ReadyMethod, 'method'>, basket: Basket): Promise<ReadyMethod | null> {
    try {
      const method = await this.#source.resolve(part.entry);
      return method.offers(basket) ? { ...part, method } : null;
    } catch (error) {
      this.#report(error);
      return null;
    }
  }
}
