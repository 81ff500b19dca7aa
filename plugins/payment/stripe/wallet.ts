/** Apple Pay and Google Pay through Stripe (PAY-023). */
import type {
  Stripe,
  StripeElementLocale,
  StripeElements,
  StripeElementsOptionsMode,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import { PaymentRefusal, type Activate, type Basket, type PaymentDetails } from 'proscenium/sdk';
import {
  hasTrial,
  nearestLocale,
  prepareCard,
  scriptGlobal,
  BUTTON_HEIGHT,
  walletMethod,
  walletTheme,
  type WalletListener,
  type WalletProvider,
  type WalletSheet,
} from 'proscenium/sdk/payment';
import type { StripeOptions } from './options.generated';
import { confirmed, kindOf, refused } from './stripeIntent';
import { stripeLocales } from './stripeLocales';
import { stripeParts, stripeReturn } from './stripeParts';
import type { StripeParts } from './StripeProvider';

/** Zero-decimal currencies at Stripe; ISK and UGX use two. */
const withoutDecimals: ReadonlySet<string> = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const withThreeDecimals: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/**
 * Stripe amounts: the smallest unit of the currency. Amount due, whatever scale the platform uses. Stripe
 * requires three-decimal amounts to be multiples of ten.
 */
export function stripeAmount({
  discountedTotal,
  currency,
  scale,
}: Pick<Basket, 'discountedTotal' | 'currency' | 'scale'>): number {
  const code = currency.toUpperCase();
  const decimals = withoutDecimals.has(code) ? 0 : withThreeDecimals.has(code) ? 3 : 2;
  const units = discountedTotal * 10 ** (decimals - scale);
  return decimals === 3 ? Math.round(units / 10) * 10 : Math.round(units);
}

/** Apple Pay and Google Pay in Stripe's Express Checkout Element, for one basket. */
class StripeWalletProvider implements WalletProvider {
  readonly name = 'Stripe';

  readonly #parts: StripeParts;

  constructor(parts: StripeParts) {
    this.#parts = parts;
  }

  /** Deferred intent: the platform only creates one after approval, not for viewers who do not use the wallet. */
  async open(basket: Basket): Promise<WalletSheet> {
    const { method, options, loadScript, stripeGlobal, realm } = this.#parts;
    const create = await scriptGlobal(loadScript, options.scriptUrl, stripeGlobal);
    const locale: StripeElementLocale = nearestLocale(realm.locale, stripeLocales) ?? 'auto';
    const offered = basket.providers.find(({ name }) => name === method);
    const stripe = create(offered?.publishableKey ?? options.publishableKey, { locale });
    const amount = stripeAmount(basket);
    const trial = hasTrial(basket);
    const shared = { ...options.intents, currency: basket.currency.toLowerCase(), locale };
    const settings: StripeElementsOptionsMode = trial
      ? { ...shared, mode: 'setup' }
      : { ...shared, mode: 'payment', amount };
    const elements = stripe.elements(settings);
    const theme = walletTheme(realm);
    const element = elements.create('expressCheckout', {
      business: { name: realm.title },
      ...(trial
        ? {}
        : { lineItems: [{ name: basket.basketItems.map(({ name }) => name).join(', '), amount }] }),
      buttonHeight: BUTTON_HEIGHT,
      buttonTheme: { applePay: theme, googlePay: theme },
      buttonType: { applePay: 'plain', googlePay: 'plain' },
      layout: { maxColumns: 2, overflow: 'never' },
      paymentMethodOrder: ['apple_pay', 'google_pay'],
      // Stripe's other methods here belong to the card form, or require details that we do not collect.
      paymentMethods: {
        applePay: 'auto',
        googlePay: 'auto',
        amazonPay: 'never',
        klarna: 'never',
        link: 'never',
        paypal: 'never',
      },
    });
    return new StripeSheet({ stripe, elements, element, basket, parts: this.#parts });
  }
}

interface Opened {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly element: StripeExpressCheckoutElement;
  readonly basket: Basket;
  readonly parts: StripeParts;
}

class StripeSheet implements WalletSheet {
  #approved: StripeExpressCheckoutElementConfirmEvent | null = null;

  readonly #opened: Opened;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  mount(place: HTMLElement, listener: WalletListener): void {
    const { element } = this.#opened;
    element.on('ready', ({ availablePaymentMethods: available }) =>
      listener.onAvailable(available?.applePay === true || available?.googlePay === true),
    );
    element.on('loaderror', ({ error }) => listener.onFailed(error));
    element.on('click', ({ resolve, reject }) => (listener.onPress() ? resolve() : reject()));
    element.on('cancel', () => listener.onCancel());
    element.on('confirm', (approved) => {
      this.#approved = approved;
      listener.onApprove();
    });
    element.mount(place);
  }

  async confirm(returnUrl: string): Promise<PaymentDetails> {
    try {
      return await this.#secured(returnUrl);
    } catch (error) {
      this.decline();
      throw error;
    }
  }

  decline(): void {
    this.#approved?.paymentFailed({ reason: 'fail' });
    this.#approved = null;
  }

  destroy(): void {
    this.#opened.element.destroy();
  }

  async #secured(returnUrl: string): Promise<PaymentDetails> {
    const { stripe, elements, basket, parts } = this.#opened;
    const { error: incomplete } = await elements.submit();
    if (incomplete !== undefined) throw refused(incomplete, parts.log);
    const { setup, methodType } = await prepareCard(parts.client, parts.method, basket);
    const { clientSecret, paymentDetailsExternalId, intentKind } = setup;
    if (!clientSecret) throw new PaymentRefusal('setup_failed', '');
    const intent = await confirmed(
      { stripe, elements, clientSecret, deferred: true, kind: intentKind ?? kindOf(clientSecret), returnUrl },
      parts.log,
    );
    return {
      paymentDetailsExternalId: paymentDetailsExternalId ?? intent.id,
      targetPaymentProvider: parts.method,
      paymentMethodType: methodType,
    };
  }
}

export default ((context) => {
  return walletMethod(context, {
    provider: new StripeWalletProvider(stripeParts(context)),
    returns: stripeReturn,
  });
}) satisfies Activate<'payment-method', StripeOptions>;
