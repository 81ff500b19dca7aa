/** One basket's payment with Stripe: the fields, their confirmation, and the way back from a bank's own page. */
import type {
  PaymentIntent,
  PaymentIntentResult,
  SetupIntent,
  SetupIntentResult,
  Stripe,
  StripeConstructor,
  StripeElements,
  StripeError,
  StripePaymentElement,
} from '@stripe/stripe-js';
import {
  PaymentRefusal,
  type Basket,
  type Log,
  type Navigation,
  type PaymentDetails,
  type PlatformClient,
  type RealmView,
} from '../../../core/sdk';
import { initPaymentMethod } from '../../../core/sdk/endpoints/commerce';
import { appearanceOf } from './appearance';
import type { StripeOptions } from './options.generated';
import { isViewersMatter, refusalOf } from './refusal';
import { stripeLocale } from './stripeLocale';

export interface StripeParts {
  readonly options: StripeOptions;
  /** Loads Stripe.js once and rejects when it cannot be had. */
  readonly loadScript: (url: string, defines: () => boolean) => Promise<void>;
  /** The global that Stripe.js defines. */
  readonly stripeGlobal: () => StripeConstructor | undefined;
  readonly client: PlatformClient;
  readonly realm: RealmView;
  readonly navigation: Pick<Navigation, 'rewriteQuery'>;
  readonly log: Log;
}

/** What the fields report while they stand on the page. */
export interface FieldsListener {
  /** They are drawn and take input. */
  onReady(): void;
  /** They cannot be drawn. */
  onFailed(): void;
  /** Something was entered: an earlier problem may be out of date. Not called for fields that are empty still. */
  onChange(): void;
}

interface Fields {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly element: StripePaymentElement;
  readonly clientSecret: string;
  /** `setup` keeps a card for later and charges nothing now. */
  readonly kind: 'payment' | 'setup';
  /** How the platform names the payment; Stripe's own id when it says nothing. */
  readonly externalId: string | null;
  readonly methodType: string;
}

type Intent = PaymentIntent | SetupIntent;

/** Stripe has what it needs; what remains is the platform's. */
const secured: ReadonlySet<Intent['status']> = new Set<Intent['status']>(['succeeded', 'processing', 'requires_capture']);

export class StripeCheckout {
  private fields: Fields | null = null;

  constructor(private readonly parts: StripeParts) {}

  /** There must be something to pay now, or a card to keep for the end of a trial. */
  offers(basket: Basket): boolean {
    const trial = basket.basketItems.some(({ subscriptionSetting }) => Boolean(subscriptionSetting?.trialPeriodDuration));
    return basket.discountedTotal > 0 || trial;
  }

  /** Draws the fields for a basket into an element of the page. The function it gives takes them away again, drawn or not. */
  mount(place: HTMLElement, basket: Basket, listener: FieldsListener): () => void {
    let gone = false;
    let fields: Fields | null = null;
    const failed = (what: string, error: unknown) => {
      this.parts.log.error(what, error);
      if (!gone) listener.onFailed();
    };
    this.open(basket).then(
      (opened) => {
        if (gone) return opened.element.destroy();
        fields = opened;
        this.fields = opened;
        opened.element.on('ready', () => !gone && listener.onReady());
        opened.element.on('change', ({ empty }) => !gone && !empty && listener.onChange());
        opened.element.on('loaderror', ({ error }) => failed('Stripe could not draw its fields.', error));
        opened.element.mount(place);
      },
      (error: unknown) => failed('Stripe could not be set up.', error),
    );
    return () => {
      gone = true;
      fields?.element.destroy();
      if (this.fields === fields) this.fields = null;
    };
  }

  /** Greys the fields out while a payment is on its way. */
  lock(locked: boolean): void {
    this.fields?.element.update({ readOnly: locked });
  }

  /** Checks what was entered and has Stripe confirm it, challenges included. On a refusal the fields get the focus back. */
  async collect(returnUrl: string): Promise<PaymentDetails> {
    const { fields } = this;
    if (fields === null) throw new PaymentRefusal('setup_failed', '');
    try {
      return detailsOf(await this.confirmed(fields, returnUrl), fields);
    } catch (error) {
      fields.element.update({ readOnly: false });
      fields.element.focus();
      throw error;
    }
  }

  /** Reads what Stripe put into the address. It is a hint and no proof: the platform judges the payment by its id. */
  async resume(returned: URL): Promise<PaymentDetails> {
    const query = returned.searchParams;
    this.parts.navigation.rewriteQuery((current) => {
      for (const name of ['payment_intent_client_secret', 'setup_intent_client_secret']) current.delete(name);
    });
    const intent = query.get('payment_intent') ?? query.get('setup_intent');
    const status = query.get('redirect_status');
    if (intent === null || status === 'failed' || status === 'canceled') throw new PaymentRefusal(null, '');
    return { paymentDetailsExternalId: intent, targetPaymentProvider: NAME, paymentMethodType: query.get('paymentMethodType') ?? CARD };
  }

  /** Ends with the plugin: whatever still stands on the page is taken away. */
  dispose(): void {
    this.fields?.element.destroy();
    this.fields = null;
  }

  private async open(basket: Basket): Promise<Fields> {
    const { options, loadScript, stripeGlobal, client, realm } = this.parts;
    const provider = basket.providers.find(({ name }) => name === NAME);
    const methodType = provider?.paymentMethodTypes?.[0] ?? CARD;
    const [setup] = await Promise.all([
      client.call(initPaymentMethod, {
        body: {
          targetPaymentProvider: NAME,
          ...(provider === undefined ? {} : { paymentProviderId: provider.id }),
          paymentMethodType: methodType,
        },
      }),
      loadScript(options.scriptUrl, () => stripeGlobal() !== undefined),
    ]);
    const create = stripeGlobal();
    const { clientSecret, publishableKey, paymentDetailsExternalId, intentKind } = setup;
    if (create === undefined) throw new Error(`${options.scriptUrl} has run, but there is no Stripe.`);
    if (!clientSecret) throw new Error('The platform answered no client secret.');
    const stripe = create(publishableKey ?? options.publishableKey, { locale: stripeLocale(realm.locale) });
    const elements = stripe.elements({
      clientSecret,
      appearance: appearanceOf(realm, options.appearance),
      locale: stripeLocale(realm.locale),
    });
    const element = elements.create('payment', { layout: 'tabs' });
    const kind = intentKind ?? (clientSecret.startsWith('seti_') ? 'setup' : 'payment');
    return { stripe, elements, element, clientSecret, kind, externalId: paymentDetailsExternalId ?? null, methodType };
  }

  private async confirmed({ stripe, elements, clientSecret, kind }: Fields, returnUrl: string): Promise<Intent> {
    const { error: incomplete } = await elements.submit();
    if (incomplete !== undefined) throw this.refused(incomplete);
    const how = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
    const first = kind === 'setup' ? await stripe.confirmSetup(how) : await stripe.confirmPayment(how);
    const intent = this.intentOf(first);
    return intent.status === 'requires_action' ? this.intentOf(await stripe.handleNextAction({ clientSecret })) : intent;
  }

  private intentOf(result: PaymentIntentResult | SetupIntentResult | Awaited<ReturnType<Stripe['handleNextAction']>>): Intent {
    if (result.error !== undefined) {
      // A payment that went through before, whose answer was lost: there is nothing left to confirm.
      const known = result.error.payment_intent ?? result.error.setup_intent;
      if (known !== undefined && secured.has(known.status)) return known;
      throw this.refused(result.error);
    }
    const intent =
      ('paymentIntent' in result ? result.paymentIntent : undefined) ?? ('setupIntent' in result ? result.setupIntent : undefined);
    if (intent === undefined) throw new PaymentRefusal(null, '');
    if (secured.has(intent.status) || intent.status === 'requires_action') return intent;
    const last = 'last_payment_error' in intent ? intent.last_payment_error : 'last_setup_error' in intent ? intent.last_setup_error : null;
    throw last ? this.refused(last) : new PaymentRefusal(null, '');
  }

  private refused(error: Pick<StripeError, 'type' | 'code' | 'message'>): PaymentRefusal {
    if (!isViewersMatter(error)) this.parts.log.error('Stripe could not confirm the payment.', error);
    return refusalOf(error);
  }
}

/** The contribution's name, by which the platform knows it as well. */
const NAME = 'stripe';
const CARD = 'card';

function detailsOf(intent: Intent, { externalId, methodType }: Fields): PaymentDetails {
  if (!secured.has(intent.status)) throw new PaymentRefusal(null, '');
  return { paymentDetailsExternalId: externalId ?? intent.id, targetPaymentProvider: NAME, paymentMethodType: methodType };
}
