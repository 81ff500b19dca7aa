/** The way to pay that is chosen among those the basket offers, and what must be agreed to for it (PAY-012, PAY-014, PAY-024). */
import { makeAutoObservable } from 'mobx';
import type { BasketPaymentProvider, PaymentConsent } from '../generated/platform';
import type { BasketStore } from './BasketStore';
import { keptProvider } from './rules/providerChoice';

export class ProviderChoice {
  private chosenId: string | null = null;
  /** Answers by field and text: the same words need no second tick, other words do. */
  private readonly answered = new Map<string, boolean>();

  constructor(private readonly basket: Pick<BasketStore, 'providers'>) {
    makeAutoObservable<this, 'basket'>(this, { basket: false });
  }

  /** The one that was chosen stays while it is offered; else the only one there is (PAY-012). */
  get providerId(): string | null {
    return keptProvider(
      this.chosenId,
      this.basket.providers.map(({ id }) => id),
    );
  }
  get provider(): BasketPaymentProvider | null {
    return this.basket.providers.find(({ id }) => id === this.providerId) ?? null;
  }
  get providerHasVouchers(): boolean {
    return this.provider?.hasVouchers === true;
  }
  get asked(): readonly PaymentConsent[] {
    return this.provider?.consents ?? [];
  }
  /** Every consent that must be ticked is; a text only informs (PAY-024, FRM-027). */
  get consented(): boolean {
    return this.asked.every((consent) => consent.kind !== 'checkbox' || consent.required === false || this.isTicked(consent));
  }
  /** What is said with the payment. */
  get answers(): readonly { readonly fieldName: string; readonly answer: boolean }[] {
    return this.asked
      .filter((consent) => this.answered.has(keyOf(consent)))
      .map((consent) => ({ fieldName: consent.fieldName, answer: this.isTicked(consent) }));
  }

  select(id: string | null): void {
    this.chosenId = id;
  }

  isTicked(consent: PaymentConsent): boolean {
    return this.answered.get(keyOf(consent)) === true;
  }

  tick(consent: PaymentConsent, answer: boolean): void {
    this.answered.set(keyOf(consent), answer);
  }

  /** Another purchase begins: nothing is chosen and nothing agreed to. */
  reset(): void {
    this.chosenId = null;
    this.answered.clear();
  }
}

const keyOf = ({ fieldName, text }: PaymentConsent): string => `${fieldName}\n${text}`;
