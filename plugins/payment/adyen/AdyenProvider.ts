/** Adyen's Card Component for one basket: a session that the platform has opened, drawn and paid. */
import type { Asking, Basket, PaymentDetails, PaymentMethodSetup } from '../../../core/sdk';
import { cardLook, type CardFields, type CardProvider } from '../../../core/sdk/cardForms';
import { AdyenFields } from './AdyenFields';
import { adyenStyles } from './adyenLook';
import { accountOf, openSession, webOf, type AdyenParts } from './adyenSession';
import { askBank } from './keptCard';
import { NAME } from './name';
import { SessionEnd } from './SessionEnd';

export class AdyenProvider implements CardProvider {
  readonly name = 'Adyen';

  constructor(private readonly parts: AdyenParts) {}

  async open(basket: Basket): Promise<CardFields> {
    const end = new SessionEnd();
    const session = await openSession(this.parts, basket, { provider: NAME, showPayButton: false, listeners: end.listeners });
    return new AdyenFields({ ...session, end, styles: adyenStyles(cardLook(this.parts.realm)) });
  }

  /** The bank of a kept card asks where the page lets it. Rejects as {@link askBank}. */
  async challenge(setup: PaymentMethodSetup, { place }: Asking): Promise<PaymentDetails> {
    return askBank({ web: await webOf(this.parts), account: accountOf(this.parts, setup), client: this.parts.client }, setup, place);
  }
}
