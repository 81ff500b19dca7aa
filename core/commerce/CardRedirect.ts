/**
 * Records in session storage that this tab has left for a card's bank: a link that claims such a return saves nothing
 * without a press (PAY-051).
 */
import type { KeyValueStore } from '../sdk/services';
import { paymentKeys } from './purchaseMemory';

export class CardRedirect {
  readonly #values: KeyValueStore;
  readonly #viewer: () => string;

  constructor(values: KeyValueStore, viewer: () => string) {
    this.#values = values;
    this.#viewer = viewer;
  }

  /** The page may be left for the bank of a card of this provider. */
  leave(provider: string): void {
    this.#values.write(paymentKeys.card, this.#mark(provider));
  }

  /** Whether this tab was left by this viewer for this provider's card; true once. */
  comeBack(provider: string): boolean {
    const isOurs = this.#values.read(paymentKeys.card) === this.#mark(provider);
    this.forget();
    return isOurs;
  }

  /** The card was collected without leaving the page, or was given up. */
  forget(): void {
    this.#values.remove(paymentKeys.card);
  }

  #mark(provider: string): string {
    return JSON.stringify([this.#viewer(), provider]);
  }
}
