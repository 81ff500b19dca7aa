/** The way to pay that is chosen among those the basket offers, and what must be agreed to for it (PAY-012, PAY-014, PAY-024). */
import { makeAutoObservable } from 'mobx';
import type { BasketPaymentProvider, PaymentConsent } from '../generated/platform';
import type { BasketStore } from './BasketStore';
import { keptProvider } from './rules/providerSelection';

export class ProviderSelection {
  private chosenId: string | null = null;
  /** Answers by field and text: the same words need no second tick, other words do. */
  private readonly answered = new Map<string, boolean>();

  constructor(private readonly basket: Pick<BasketStore, 'providers'>) {
    makeAutoObservable<this, 'basket'>(this, { basket: false });
  }

  /** The wallet whose payment was approved last, until another method is chosen; the choice among the others stays as it was. */
  private walletId: string | null = null;

  /** What is paid with. */
  get providerId(): string | null {
    return this.walletId ?? this.listedId;
  }
  /** The one that was chosen stays while it is offered; else the only one there is (PAY-012). */
  get listedId(): string | null {
    return keptProvider(
      this.chosenId,
      this.basket.providers.map(({ id }) => id),
    );
  }
  /** A wallet is paid with. */
  get byWallet(): boolean {
    return this.walletId !== null;
  }
  get provider(): BasketPaymentProvider | null {
    return this.named(this.providerId);
  }
  get providerHasVouchers(): boolean {
    return this.named(this.listedId)?.hasVouchers === true;
  }
  /** What must be agreed to for the chosen method. */
  get asked(): readonly PaymentConsent[] {
    return this.named(this.listedId)?.consents ?? [];
  }
  /** Every consent that must be ticked is; a text only informs (PAY-024, FRM-027). */
  get consented(): boolean {
    return this.consentedTo(this.listedId);
  }
  /** What is said with the payment. */
  get answers(): readonly { readonly fieldName: string; readonly answer: boolean }[] {
    return (this.provider?.consents ?? [])
      .filter((consent) => this.answered.has(keyOf(consent)))
      .map((consent) => ({ fieldName: consent.fieldName, answer: this.isTicked(consent) }));
  }

  /** Every consent that a provider requires is ticked. */
  consentedTo(providerId: string | null): boolean {
    return (this.named(providerId)?.consents ?? []).every((consent) => consent.kind !== 'checkbox' || consent.required === false || this.isTicked(consent));
  }

  /** The consents of wallets that the chosen method does not ask for as well: the same words are agreed to once. */
  askedBesides(walletIds: readonly string[]): readonly PaymentConsent[] {
    const consents = walletIds.flatMap((id) => this.named(id)?.consents ?? []);
    const shown = new Set(this.asked.map(keyOf));
    return [...new Map(consents.filter((consent) => !shown.has(keyOf(consent))).map((consent) => [keyOf(consent), consent])).values()];
  }

  /** What was chosen is one of these. */
  isAmong(ids: readonly string[]): boolean {
    return this.chosenId !== null && ids.includes(this.chosenId);
  }

  select(id: string | null): void {
    this.chosenId = id;
    this.walletId = null;
  }

  /** Pays with a wallet; null goes back to the chosen method. */
  payBy(walletId: string | null): void {
    this.walletId = walletId;
  }

  isTicked(consent: PaymentConsent): boolean {
    return this.answered.get(keyOf(consent)) === true;
  }

  tick(consent: PaymentConsent, answer: boolean): void {
    this.answered.set(keyOf(consent), answer);
  }

  /** Another purchase begins: nothing is agreed to. What was chosen stays, for as long as it is offered (PAY-012). */
  reset(): void {
    this.walletId = null;
    this.answered.clear();
  }

  private named(id: string | null): BasketPaymentProvider | null {
    return this.basket.providers.find((provider) => provider.id === id) ?? null;
  }
}

const keyOf = ({ fieldName, text }: PaymentConsent): string => `${fieldName}\n${text}`;
