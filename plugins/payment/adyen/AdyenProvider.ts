/** Adyen's Card Component for one basket: opens the platform's session, draws and pays it. */
import type { Asking, Basket, PaymentDetails, PaymentMethodSetup } from '../../../core/sdk';
import { cardLook, type CardFields, type CardProvider } from '../../../core/sdk/cardForms';
import { AdyenFields } from './AdyenFields';
import { adyenStyles } from './adyenLook';
import { accountOf, openSession, webOf, type AdyenParts } from './adyenSession';
import { askBank } from './keptCard';
import { SessionEnd } from './SessionEnd';

export class AdyenProvider implements CardProvider {
  readonly name = 'Adyen';

  readonly #parts: AdyenParts;

  constructor(parts: AdyenParts) {
    this.#parts = parts;
  }

  async open(basket: Basket): Promise<CardFields> {
    const end = new SessionEnd();
    const session = await openSession(this.#parts, basket, {
      showPayButton: false,
      listeners: end.listeners,
    });
    return new AdyenFields({ ...session, end, styles: adyenStyles(cardLook(this.#parts.realm)) });
  }

  /** 3-D Secure for a saved card, in the page's challenge dialog. Rejects like {@link askBank}. */
  async challenge(setup: PaymentMethodSetup, { place }: Asking): Promise<PaymentDetails> {
    return askBank(
      {
        method: this.#parts.method,
        web: await webOf(this.#parts),
        account: accountOf(this.#parts, setup),
        client: this.#parts.client,
      },
      setup,
      place,
    );
  }
}
