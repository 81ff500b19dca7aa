/** Stripe's Payment Element for one basket: drawn, confirmed, and what came of it. */
import type { PaymentIntent, PaymentIntentResult, SetupIntent, SetupIntentResult, Stripe, StripeConstructor, StripeElements, StripeError, StripePaymentElement } from '@stripe/stripe-js';
import { PaymentRefusal, type Basket, type Log, type PaymentDetails, type PlatformClient, type RealmView } from '../../../core/sdk';
import { cardLook, defined, nearestLocale, prepareCard, type CardFields, type CardProvider, type Confirming, type FieldsListener } from '../../../core/sdk/cardForms';
import { appearanceOf } from './appearance';
import { NAME } from './name';
import type { StripeOptions } from './options.generated';
import { isViewersMatter, refusalOf } from './refusal';
import { stripeLocales } from './stripeLocales';

export interface StripeParts {
  readonly options: StripeOptions;
  /** Loads Stripe.js once and rejects when it cannot be had. */
  readonly loadScript: (url: string) => Promise<void>;
  /** The global that Stripe.js defines. */
  readonly stripeGlobal: () => StripeConstructor | undefined;
  readonly client: PlatformClient;
  readonly realm: RealmView;
  readonly log: Log;
}

interface Intended {
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

export class StripeProvider implements CardProvider {
  readonly name = 'Stripe';

  constructor(private readonly parts: StripeParts) {}

  async open(basket: Basket): Promise<CardFields> {
    const { options, loadScript, stripeGlobal, client, realm, log } = this.parts;
    const [{ setup, methodType }] = await Promise.all([prepareCard(client, NAME, basket), loadScript(options.scriptUrl)]);
    const create = defined(stripeGlobal(), options.scriptUrl);
    const { clientSecret, publishableKey, paymentDetailsExternalId, intentKind } = setup;
    if (!clientSecret) throw new Error('The platform answered no client secret.');
    const locale = nearestLocale(realm.locale, stripeLocales) ?? 'auto';
    const stripe = create(publishableKey ?? options.publishableKey, { locale });
    const elements = stripe.elements({ clientSecret, appearance: appearanceOf(cardLook(realm), options.appearance), locale });
    const element = elements.create('payment', { layout: 'tabs' });
    const kind = intentKind ?? (clientSecret.startsWith('seti_') ? 'setup' : 'payment');
    return new StripeFields({ stripe, elements, element, clientSecret, kind, externalId: paymentDetailsExternalId ?? null, methodType }, log);
  }
}

class StripeFields implements CardFields {
  constructor(
    private readonly intended: Intended,
    private readonly log: Log,
  ) {}

  mount(place: HTMLElement, listener: FieldsListener): void {
    const { element } = this.intended;
    element.on('ready', () => listener.onReady());
    element.on('change', ({ empty }) => !empty && listener.onChange());
    element.on('loaderror', ({ error }) => listener.onFailed(error));
    element.mount(place);
  }

  lock(locked: boolean): void {
    this.intended.element.update({ readOnly: locked });
  }

  focus(): void {
    this.intended.element.focus();
  }

  destroy(): void {
    this.intended.element.destroy();
  }

  async confirm({ returnUrl }: Confirming): Promise<PaymentDetails> {
    const { stripe, elements, clientSecret, kind, externalId, methodType } = this.intended;
    const { error: incomplete } = await elements.submit();
    if (incomplete !== undefined) throw this.refused(incomplete);
    const how = { elements, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
    const first = kind === 'setup' ? await stripe.confirmSetup(how) : await stripe.confirmPayment(how);
    let intent = this.intentOf(first);
    if (intent.status === 'requires_action') intent = this.intentOf(await stripe.handleNextAction({ clientSecret }));
    if (!secured.has(intent.status)) throw new PaymentRefusal(null, '');
    return { paymentDetailsExternalId: externalId ?? intent.id, targetPaymentProvider: NAME, paymentMethodType: methodType };
  }

  private intentOf(result: PaymentIntentResult | SetupIntentResult | Awaited<ReturnType<Stripe['handleNextAction']>>): Intent {
    if (result.error !== undefined) {
      // A payment that went through before, whose answer was lost: there is nothing left to confirm.
      const known = result.error.payment_intent ?? result.error.setup_intent;
      if (known !== undefined && secured.has(known.status)) return known;
      throw this.refused(result.error);
    }
    const intent = ('paymentIntent' in result ? result.paymentIntent : undefined) ?? ('setupIntent' in result ? result.setupIntent : undefined);
    if (intent === undefined) throw new PaymentRefusal(null, '');
    if (secured.has(intent.status) || intent.status === 'requires_action') return intent;
    const last = 'last_payment_error' in intent ? intent.last_payment_error : 'last_setup_error' in intent ? intent.last_setup_error : null;
    throw last ? this.refused(last) : new PaymentRefusal(null, '');
  }

  private refused(error: Pick<StripeError, 'type' | 'code' | 'message'>): PaymentRefusal {
    if (!isViewersMatter(error)) this.log.error('Stripe could not confirm the payment.', error);
    return refusalOf(error);
  }
}
