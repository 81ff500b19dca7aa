/** Stripe's Payment Element for one basket: draw, confirm, outcome. */
import type { Appearance, StripeConstructor, StripePaymentElement } from '@stripe/stripe-js';
import {
  PaymentRefusal,
  type Basket,
  type Log,
  type PaymentDetails,
  type PaymentMethodSetup,
  type PlatformClient,
  type RealmView,
} from 'proscenium/sdk';
import {
  CARD,
  cardLook,
  nearestLocale,
  prepareCard,
  scriptGlobal,
  type CardFields,
  type CardLook,
  type CardProvider,
  type Confirming,
  type FieldsListener,
  type LoadScript,
} from 'proscenium/sdk/payment';
import type { StripeOptions } from './options.generated';
import { confirmed, intentOf, kindOf, refused, requireSecured, type Confirmation } from './stripeIntent';
import { stripeLocales } from './stripeLocales';

export interface StripeParts {
  /** The method's name, also the platform's for it. */
  readonly method: string;
  readonly options: StripeOptions;
  /** Loads Stripe.js once; rejects when it cannot be loaded. */
  readonly loadScript: LoadScript;
  /** The global defined by Stripe.js. */
  readonly stripeGlobal: () => StripeConstructor | undefined;
  readonly client: PlatformClient;
  readonly realm: RealmView;
  readonly log: Log;
}

interface Intended extends Omit<Confirmation, 'returnUrl' | 'deferred'> {
  readonly element: StripePaymentElement;
  /** The platform's id of the payment; null: use Stripe's own id. */
  readonly externalId: string | null;
  readonly method: string;
  readonly methodType: string;
}

export class StripeProvider implements CardProvider {
  readonly name = 'Stripe';

  readonly #parts: StripeParts;

  constructor(parts: StripeParts) {
    this.#parts = parts;
  }

  async open(basket: Basket): Promise<CardFields> {
    const { method, options, loadScript, stripeGlobal, client, realm, log } = this.#parts;
    const [{ setup, methodType }, create] = await Promise.all([
      prepareCard(client, method, basket),
      scriptGlobal(loadScript, options.scriptUrl, stripeGlobal),
    ]);
    const { clientSecret, publishableKey, paymentDetailsExternalId, intentKind } = setup;
    if (!clientSecret) throw new Error('The platform answered no client secret.');
    const locale = nearestLocale(realm.locale, stripeLocales) ?? 'auto';
    const stripe = create(publishableKey ?? options.publishableKey, { locale });
    const elements = stripe.elements({
      clientSecret,
      appearance: appearanceOf(cardLook(realm), options.appearance),
      locale,
    });
    const element = elements.create('payment', { layout: 'tabs' });
    const kind = intentKind ?? kindOf(clientSecret);
    return new StripeFields(
      {
        stripe,
        elements,
        element,
        clientSecret,
        kind,
        externalId: paymentDetailsExternalId ?? null,
        method,
        methodType,
      },
      log,
    );
  }

  /** 3-D Secure for a saved card in Stripe's own dialog. Rejects with a PaymentRefusal. */
  async challenge({
    clientSecret,
    publishableKey,
    paymentDetailsExternalId,
  }: PaymentMethodSetup): Promise<PaymentDetails> {
    const { options, loadScript, stripeGlobal, realm, log } = this.#parts;
    if (!clientSecret) throw new PaymentRefusal('authentication_required', '');
    const create = await scriptGlobal(loadScript, options.scriptUrl, stripeGlobal);
    const stripe = create(publishableKey ?? options.publishableKey, {
      locale: nearestLocale(realm.locale, stripeLocales) ?? 'auto',
    });
    const intent = intentOf(await stripe.handleNextAction({ clientSecret }), log);
    requireSecured(intent);
    return {
      paymentDetailsExternalId: paymentDetailsExternalId ?? intent.id,
      targetPaymentProvider: this.#parts.method,
      paymentMethodType: CARD,
    };
  }
}

class StripeFields implements CardFields {
  readonly #intended: Intended;
  readonly #log: Log;

  constructor(intended: Intended, log: Log) {
    this.#intended = intended;
    this.#log = log;
  }

  mount(place: HTMLElement, listener: FieldsListener): void {
    const { element } = this.#intended;
    element.on('ready', () => listener.onReady());
    let wasComplete = false;
    element.on('change', ({ empty, complete }) => {
      if (!empty) listener.onChange();
      if (complete && !wasComplete) listener.onComplete();
      wasComplete = complete;
    });
    element.on('loaderror', ({ error }) => listener.onFailed(error));
    element.mount(place);
  }

  lock(locked: boolean): void {
    this.#intended.element.update({ readOnly: locked });
  }

  focus(): void {
    this.#intended.element.focus();
  }

  destroy(): void {
    this.#intended.element.destroy();
  }

  async confirm({ returnUrl }: Confirming): Promise<PaymentDetails> {
    const { stripe, elements, clientSecret, kind, externalId, method, methodType } = this.#intended;
    const { error: incomplete } = await elements.submit();
    if (incomplete !== undefined) throw refused(incomplete, this.#log);
    const intent = await confirmed(
      { stripe, elements, clientSecret, deferred: false, kind, returnUrl },
      this.#log,
    );
    return {
      paymentDetailsExternalId: externalId ?? intent.id,
      targetPaymentProvider: method,
      paymentMethodType: methodType,
    };
  }
}

/** The realm's colors, font and corners, over a Stripe theme. */
export function appearanceOf(look: CardLook, wanted: StripeOptions['appearance'] = {}): Appearance {
  const { ground, text, muted, line, accent, inkOnAccent, danger, font, radius, fontSize } = look;
  return {
    theme: wanted.theme ?? 'flat',
    labels: wanted.labels ?? 'above',
    variables: {
      colorPrimary: accent,
      colorBackground: ground,
      colorText: text,
      colorTextSecondary: muted,
      colorTextPlaceholder: muted,
      colorDanger: danger,
      accessibleColorOnColorPrimary: inkOnAccent,
      iconColor: muted,
      fontFamily: font,
      fontSizeBase: fontSize,
      borderRadius: radius,
      spacingUnit: '4px',
    },
    rules: {
      '.Input': { border: `1.5px solid ${line}`, boxShadow: 'none', padding: '12px 14px' },
      '.Input:hover': { borderColor: text },
      '.Input:focus': { borderColor: accent, boxShadow: `0 0 0 3px ${accent}73` },
      '.Input--invalid': { borderColor: danger, boxShadow: 'none' },
      '.Tab': { border: `1.5px solid ${line}`, boxShadow: 'none' },
      '.Tab--selected': { borderColor: accent, color: text },
      '.Label': { fontWeight: '600' },
    },
  };
}
