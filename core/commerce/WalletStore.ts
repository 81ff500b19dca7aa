/** Wallets of a checkout (kind `native`, PAY-023): their availability in this browser, and the open payment sheet. */
import { makeAutoObservable } from 'mobx';
import type { PaymentMethodStore, ReadyMethod } from './PaymentMethodStore';
import type { ProviderSelection } from './ProviderSelection';
import type { ProblemText } from './rules/paymentProblem';

export interface WalletDeps {
  readonly methods: PaymentMethodStore;
  readonly choice: ProviderSelection;
}

export class WalletStore {
  /** Provider id of the open sheet; approvals from other wallets are stale. */
  sheetOf: string | null = null;
  /** Counts presses blocked by a missing consent; each moves the focus to the consent. */
  consentRequests = 0;
  /** Reported availability by provider id. */
  private readonly reported = new Map<string, boolean>();
  private waitIsOver = false;
  /** The wallet that was pressed without its required consents. */
  private stopped: string | null = null;

  readonly #deps: WalletDeps;

  constructor(deps: WalletDeps) {
    this.#deps = deps;
    makeAutoObservable(this);
  }

  /** Wallets to render: available, or not known yet. */
  get drawn(): readonly ReadyMethod[] {
    const { state } = this.#deps.methods;
    if (state.status !== 'ready') return [];
    return state.methods.filter(
      ({ facts, provider: { id } }) => facts.kind === 'native' && (this.reported.get(id) ?? !this.waitIsOver),
    );
  }

  /** Wallets available in this browser. */
  get offered(): readonly ReadyMethod[] {
    return this.drawn.filter(({ provider }) => this.isOffered(provider.id));
  }

  /** Every wallet has reported or timed out; the page waits for this to avoid layout shifts. */
  get settled(): boolean {
    return this.offered.length === this.drawn.length;
  }

  /** Error for a pressed wallet's missing consent; cleared when it is ticked. */
  get problem(): ProblemText | null {
    return this.stopped === null || this.#deps.choice.consentedTo(this.stopped)
      ? null
      : { key: 'walletConsentsMissing' };
  }

  isOffered(providerId: string): boolean {
    return this.reported.get(providerId) === true;
  }

  report(providerId: string, available: boolean): void {
    this.reported.set(providerId, available);
  }

  /** Wallets that have not reported by now are not offered. */
  endWait(): void {
    this.waitIsOver = true;
  }

  /** Returns whether the sheet may open. */
  openSheet(providerId: string): boolean {
    this.stopped = this.#deps.choice.consentedTo(providerId) ? null : providerId;
    if (this.stopped === null) this.sheetOf = providerId;
    else this.consentRequests++;
    return this.stopped === null;
  }

  closeSheet(): void {
    this.sheetOf = null;
  }

  /** The viewer closed a wallet's sheet; another wallet's may be open by now. */
  cancelSheet(providerId: string): void {
    if (this.sheetOf === providerId) this.sheetOf = null;
  }

  /** Other methods are about to be loaded. */
  reset(): void {
    this.reported.clear();
    this.waitIsOver = false;
    this.stopped = null;
    this.sheetOf = null;
  }
}
