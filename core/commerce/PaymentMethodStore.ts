/** The ways to pay that are ready: the realm's providers that the platform accepts for the basket, each activated alone. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BasketPaymentProvider } from '../generated/platform';
import type { ProviderEntry } from '../realm/checkedRealm';
import type { Basket, PaymentMethod } from '../sdk';

/** What the manifest says of a method. */
export interface PaymentMethodFacts {
  readonly kind: 'form' | 'native' | 'browser' | 'none';
  readonly labelKey: string;
}

/** Where methods come from; the plugin registry behind it remembers failures. */
export interface PaymentMethodSource {
  /** The realm's entries, in its order. */
  readonly entries: readonly ProviderEntry[];
  facts(entry: ProviderEntry): PaymentMethodFacts | null;
  /** Rejects with the failure of the plugin. */
  resolve(entry: ProviderEntry): Promise<PaymentMethod>;
  /** Lets a failed one be tried again. */
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
  /** No way to pay could be made ready: couldntLoadPaymentProviders (PAY-022), with a retry. */
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly methods: readonly ReadyMethod[] };

export class PaymentMethodStore {
  state: PaymentMethodsState = { status: 'loading' };
  private latest = 0;

  constructor(
    private readonly source: PaymentMethodSource,
    private readonly report: (error: unknown) => void,
  ) {
    makeAutoObservable<this, 'source' | 'report' | 'latest' | 'state'>(this, {
      source: false,
      report: false,
      latest: false,
      state: observableRef,
    });
  }

  /**
   * Activates the methods for what the platform offers. One that fails is left out and reported; a provider the realm does not
   * know is left out too (PAY-021). Only when none is left does the whole fail.
   */
  async load(basket: Basket): Promise<void> {
    const turn = ++this.latest;
    this.state = { status: 'loading' };
    const asked = this.source.entries.flatMap((entry) => {
      const provider = basket.providers.find(({ name }) => name === entry.contribution);
      const facts = this.source.facts(entry);
      return provider === undefined || facts === null ? [] : [{ entry, provider, facts }];
    });
    const settled = await Promise.all(asked.map((part) => this.activate(part, basket)));
    if (turn !== this.latest) return;
    const methods = settled.filter((method) => method !== null);
    runInAction(() => (this.state = methods.length === 0 ? { status: 'failed' } : { status: 'ready', methods }));
  }

  /** Tries every method again, failed ones included. */
  async retry(basket: Basket): Promise<void> {
    for (const entry of this.source.entries) this.source.forget(entry);
    await this.load(basket);
  }

  /** The method behind a provider of the basket; null when it is not ready. */
  behind(providerId: string | null): ReadyMethod | null {
    if (this.state.status !== 'ready') return null;
    return this.state.methods.find(({ provider }) => provider.id === providerId) ?? null;
  }

  /** The method of a provider by its name, for a way back from a redirect; null when the realm has none or it cannot be had. */
  async named(provider: string): Promise<PaymentMethod | null> {
    const entry = this.source.entries.find(({ contribution }) => contribution === provider);
    if (entry === undefined) return null;
    try {
      return await this.source.resolve(entry);
    } catch (error) {
      this.report(error);
      return null;
    }
  }

  private async activate(part: Omit<ReadyMethod, 'method'>, basket: Basket): Promise<ReadyMethod | null> {
    try {
      const method = await this.source.resolve(part.entry);
      return method.offers(basket) ? { ...part, method } : null;
    } catch (error) {
      this.report(error);
      return null;
    }
  }
}
