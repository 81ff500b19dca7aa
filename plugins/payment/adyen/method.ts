/** Card payments through Adyen. */
import type { Activate, Asking, Basket, PaymentDetails, PaymentMethodSetup } from 'proscenium/sdk';
import {
  cardLook,
  cardMethod,
  type CardFields,
  type CardLook,
  type CardProvider,
} from 'proscenium/sdk/payment';
import { AdyenFields } from './AdyenFields';
import { adyenParts, adyenReturn } from './adyenParts';
import { accountOf, openSession, webOf, type AdyenParts } from './adyenSession';
import type { CardStyles } from './adyenWeb';
import { askBank } from './savedCard';
import type { AdyenOptions } from './options.generated';
import { adyenErrorCode } from './refusal';
import { SessionEnd } from './SessionEnd';

/** Adyen's Card Component for one basket: opens the platform's session, draws and pays it. */
class AdyenProvider implements CardProvider {
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

export default ((context) => {
  const provider = new AdyenProvider(adyenParts(context));
  return cardMethod(context, {
    provider,
    noteKey: 'adyenNote',
    isApart: true,
    translate: adyenErrorCode,
    challenge: (setup, asking) => provider.challenge(setup, asking),
    returns: adyenReturn,
  });
}) satisfies Activate<'payment-method', AdyenOptions>;

/**
 * The realm's theme for text inside Adyen's iframes. Boxes and labels are part of the page, styled by
 * AdyenFields.module.css.
 */
function adyenStyles({ text, muted, danger, font, fontSize }: CardLook): CardStyles {
  return {
    base: { color: text, fontFamily: font, fontSize },
    error: { color: danger },
    placeholder: { color: muted },
  };
}
