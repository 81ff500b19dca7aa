/** The wallets of a checkout (kind `native`, PAY-023): which of them this browser offers, and whose sheet is open. */
import { makeAutoObservable } from 'mobx';
import type { PaymentMethodStore, ReadyMethod } from './PaymentMethodStore';
import type { ProviderSelection } from './ProviderSelection';
import type { ProblemText } from './rules/paymentProblem';

export interface WalletDeps {
  readonly methods: PaymentMethodStore;
  readonly choice: ProviderSelection;
}

export class WalletStore {
  /** Whose sheet is open, by provider id: an approval of any other one is out of date. */
  sheetOf: string | null = null;
  /** Counts the presses that a missing consent stopped: each puts the focus on the consent. */
  consentRequests = 0;
  /** What the wallets reported of this browser, by provider id. */
  private readonly reported = new Map<string, boolean>();
  private waitIsOver = false;
  /** Pressed without the consents that its provider requires. */
  private stopped: string | null = null;

  constructor(private readonly deps: WalletDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false });
  }

  /** Those that are drawn: offered by the browser, or not known yet. */
  get drawn(): readonly ReadyMethod[] {
    const { state } = this.deps.methods;
    if (state.status !== 'ready') return [];
    return state.methods.filter(({ facts, provider: { id } }) => facts.kind === 'native' && (this.reported.get(id) ?? !this.waitIsOver));
  }

  /** Those that this browser offers. */
  get offered(): readonly ReadyMethod[] {
    return this.drawn.filter(({ provider }) => this.isOffered(provider.id));
  }

  /** Every wallet has reported, or had its time: the page is drawn at once instead of moving later. */
  get settled(): boolean {
    return this.offered.length === this.drawn.length;
  }

  /** A consent that a pressed wallet lacks; gone once it is ticked. */
  get problem(): ProblemText | null {
    return this.stopped === null || this.deps.choice.consentedTo(this.stopped) ? null : { key: 'walletConsentsMissing' };
  }

  isOffered(providerId: string): boolean {
    return this.reported.get(providerId) === true;
  }

  report(providerId: string, available: boolean): void {
    this.reported.set(providerId, available);
  }

  /** A wallet that has not reported by now is not offered. */
  endWait(): void {
    this.waitIsOver = true;
  }

  /** Gives whether the sheet may open. */
  openSheet(providerId: string): boolean {
    this.stopped = this.deps.choice.consentedTo(providerId) ? null : providerId;
    if (this.stopped === null) this.sheetOf = providerId;
    else this.consentRequests++;
    return this.stopped === null;
  }

  closeSheet(): void {
    this.sheetOf = null;
  }

  /** The viewer closed the sheet of a wallet; another one's may be open by now. */
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
