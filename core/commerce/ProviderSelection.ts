/** The selected payment method of those the basket offers, and its consents (PAY-012, PAY-014, PAY-024). */
import { makeAutoObservable } from 'mobx';
import type { BasketPaymentProvider } from '../generated/platform';
import type { BasketStore } from './BasketStore';
import { consentsOf, keptProvider, type PaymentConsent } from './rules/providerSelection';

export class ProviderSelection {
  private chosenId: string | null = null;
  /** Answers by field and text: the same text is not asked for twice, a changed text is. */
  private readonly answered = new Map<string, boolean>();

  readonly #basket: Pick<BasketStore, 'providers'>;

  constructor(basket: Pick<BasketStore, 'providers'>) {
    this.#basket = basket;
    makeAutoObservable(this);
  }

  /**
   * The wallet approved last, until another method is selected; the selection among the other methods is
   * unaffected.
   */
  private walletId: string | null = null;

  /** The provider to pay with. */
  get providerId(): string | null {
    return this.walletId ?? this.listedId;
  }
  /** The selected provider while it is offered, else the only one (PAY-012). */
  get listedId(): string | null {
    return keptProvider(
      this.chosenId,
      this.#basket.providers.map(({ id }) => id),
    );
  }
  /** Pays with a wallet. */
  get byWallet(): boolean {
    return this.walletId !== null;
  }
  get provider(): BasketPaymentProvider | null {
    return this.named(this.providerId);
  }
  get providerHasVouchers(): boolean {
    return this.named(this.listedId)?.hasVouchers === true;
  }
  /** Consents of the selected method. */
  get asked(): readonly PaymentConsent[] {
    return consentsOf(this.named(this.listedId));
  }
  /** Every required checkbox is ticked; texts are informational only (PAY-024, FRM-027). */
  get consented(): boolean {
    return this.consentedTo(this.listedId);
  }
  /** Consent answers sent with the payment. */
  get answers(): readonly { readonly fieldName: string; readonly answer: boolean }[] {
    return consentsOf(this.provider)
      .filter((consent) => this.answered.has(keyOf(consent)))
      .map((consent) => ({ fieldName: consent.fieldName, answer: this.isTicked(consent) }));
  }

  /** All required consents of a provider are given. */
  consentedTo(providerId: string | null): boolean {
    return consentsOf(this.named(providerId)).every(
      (consent) => consent.kind !== 'required' || this.isTicked(consent),
    );
  }

  /** Consents of wallets that the selected method does not already show: the same text is shown once. */
  askedBesides(walletIds: readonly string[]): readonly PaymentConsent[] {
    const consents = walletIds.flatMap((id) => consentsOf(this.named(id)));
    const shown = new Set(this.asked.map(keyOf));
    const others = consents.filter((consent) => !shown.has(keyOf(consent)));
    return [...new Map(others.map((consent) => [keyOf(consent), consent])).values()];
  }

  /** The selected provider is one of these. */
  isAmong(ids: readonly string[]): boolean {
    return this.chosenId !== null && ids.includes(this.chosenId);
  }

  select(id: string | null): void {
    this.chosenId = id;
    this.walletId = null;
  }

  /** Pays with a wallet; null returns to the selected method. */
  payBy(walletId: string | null): void {
    this.walletId = walletId;
  }

  isTicked(consent: ConsentIdentity): boolean {
    return this.answered.get(keyOf(consent)) === true;
  }

  tick(consent: ConsentIdentity, answer: boolean): void {
    this.answered.set(keyOf(consent), answer);
  }

  /** Resets for a new purchase: clears consents; the selected method stays while it is offered (PAY-012). */
  reset(): void {
    this.walletId = null;
    this.answered.clear();
  }

  private named(id: string | null): BasketPaymentProvider | null {
    return this.#basket.providers.find((provider) => provider.id === id) ?? null;
  }
}

type ConsentIdentity = Pick<PaymentConsent, 'fieldName' | 'text'>;

const keyOf = ({ fieldName, text }: ConsentIdentity): string => `${fieldName}\n${text}`;
