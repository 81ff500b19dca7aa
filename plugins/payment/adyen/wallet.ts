/** Apple Pay and Google Pay through Adyen (PAY-023). */
import { PaymentRefusal, type Activate, type Basket, type PaymentDetails } from 'proscenium/sdk';
import { allowScriptsFrom } from 'proscenium/sdk/sign-in';
import {
  walletMethod,
  walletTheme,
  type WalletListener,
  type WalletProvider,
  type WalletSheet,
} from 'proscenium/sdk/payment';
import { adyenParts, adyenReturn } from './adyenParts';
import { judged, openSession, type AdyenParts, type AdyenSession } from './adyenSession';
import styles from './AdyenWallet.module.css';
import type { AdyenWalletButton, AuthorizedActions } from './adyenWeb';
import type { AdyenOptions } from './options.generated';
import { adyenErrorCode } from './refusal';
import { SessionEnd } from './SessionEnd';

/** Adyen Web loads the wallets' scripts from plain URL strings, which Trusted Types block unless allowed. */
const WALLET_SCRIPTS = ['https://applepay.cdn-apple.com', 'https://pay.google.com'] as const;

type WalletName = NonNullable<AdyenOptions['wallets']>[number];

/** Apple Pay and Google Pay as Adyen components, for one basket and its session. */
class AdyenWalletProvider implements WalletProvider {
  readonly name = 'Adyen';

  readonly #parts: AdyenParts;

  constructor(parts: AdyenParts) {
    this.#parts = parts;
  }

  async open(basket: Basket): Promise<WalletSheet> {
    const parts = this.#parts;
    if (parts.options.wallets === undefined) throw new Error('The realm names no wallets for adyen-wallet.');
    WALLET_SCRIPTS.forEach(allowScriptsFrom);
    const end = new SessionEnd();
    const cancel = { onCancel: (): void => undefined };
    const { onError, ...listeners } = end.listeners;
    const session = await openSession(parts, basket, {
      showPayButton: true,
      listeners: {
        ...listeners,
        onError: (error) => (error.name === 'CANCEL' ? cancel.onCancel() : onError(error)),
      },
    });
    return new AdyenSheet({ session, end, cancel, basket, parts });
  }
}

interface Opened {
  readonly session: AdyenSession;
  readonly end: SessionEnd;
  /** Notified when the viewer closes the sheet. */
  readonly cancel: { onCancel: () => void };
  readonly basket: Basket;
  readonly parts: AdyenParts;
}

class AdyenSheet implements WalletSheet {
  /** Adyen closed the session, or a challenge replaced the buttons: the next attempt needs new ones. */
  spent = false;
  readonly #buttons: AdyenWalletButton[] = [];
  #approved: AuthorizedActions | null = null;

  readonly #opened: Opened;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  async mount(place: HTMLElement, listener: WalletListener): Promise<void> {
    const { cancel, parts } = this.#opened;
    cancel.onCancel = () => listener.onCancel();
    const asked = await Promise.all(
      (parts.options.wallets ?? []).map((name) => this.#available(name, listener)),
    );
    const offered = asked.filter((button) => button !== null);
    for (const button of offered) {
      const box = document.createElement('div');
      box.className = styles['button'] ?? '';
      place.append(box);
      this.#buttons.push(button);
      button.mount(box);
    }
    listener.onAvailable(offered.length > 0);
  }

  async confirm(): Promise<PaymentDetails> {
    const { session, end } = this.#opened;
    const approved = this.#approved;
    this.#approved = null;
    if (approved === null) throw new PaymentRefusal(null, '');
    const judgement = await judged(session, await end.after(() => approved.resolve()));
    if ('details' in judgement) return judgement.details;
    this.spent ||= judgement.spent;
    throw judgement.refusal;
  }

  decline(): void {
    this.#approved?.reject();
    this.#approved = null;
  }

  destroy(): void {
    for (const button of this.#buttons.splice(0)) button.remove();
  }

  /** Null where the browser does not support the wallet, or the account does not have it. */
  async #available(name: WalletName, listener: WalletListener): Promise<AdyenWalletButton | null> {
    try {
      const button = this.#made(name, listener);
      await button.isAvailable();
      return button;
    } catch {
      return null;
    }
  }

  #made(name: WalletName, listener: WalletListener): AdyenWalletButton {
    const { session, basket, parts } = this.#opened;
    const { web, checkout } = session;
    const totalPriceLabel = `${parts.realm.title}: ${basket.basketItems.map((item) => item.name).join(', ')}`;
    const shared = {
      onClick: (resolve: () => void, reject: () => void) => (listener.onPress() ? resolve() : reject()),
      onAuthorized: (_: unknown, actions: AuthorizedActions) => {
        this.#approved = actions;
        listener.onApprove();
      },
      onActionHandled: () => {
        this.spent = true;
      },
      buttonColor: walletTheme(parts.realm),
      buttonType: 'plain',
    } as const;
    return name === 'applepay'
      ? new web.ApplePay(checkout, { ...shared, totalPriceLabel })
      : new web.GooglePay(checkout, {
          ...shared,
          buttonSizeMode: 'fill',
          buttonRadius: parts.realm.radius,
          transactionInfo: { totalPriceLabel },
        });
  }
}

export default ((context) => {
  return walletMethod(context, {
    provider: new AdyenWalletProvider(adyenParts(context)),
    translate: adyenErrorCode,
    returns: adyenReturn,
  });
}) satisfies Activate<'payment-method', AdyenOptions>;
