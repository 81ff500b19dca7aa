/** Paying on a bank's or a wallet's own page, reached through Stripe: what every such method shares. */
import type { PaymentIntentResult, StripeConstructor } from '@stripe/stripe-js';
import { initPaymentMethod, readPayment } from '../endpoints/commerce';
import type { PluginContext } from '../context';
import { scriptGlobal } from '../scriptGlobal';
import { PaymentRefusal, type Basket, type PaymentDetails, type PaymentFormProps, type PaymentMethod, type Paying, type PaymentTerms } from '../payment';
import { platformClient } from '../platform';
import { navigation, realm } from '../services';
import { Payer } from './Payer';
import { RedirectForm } from './RedirectForm';

export type RedirectStripe = ReturnType<StripeConstructor>;

/** What tells one way from another. */
export interface Leaving {
  /** The contribution's name, by which the platform knows it as well. */
  readonly name: string;
  /** The message that names it. */
  readonly labelKey: string;
  /** The bank wants to know who pays. */
  readonly asksName?: boolean;
  readonly Mark: NonNullable<PaymentMethod['Mark']>;
  /** Has Stripe send the viewer away. What it gives comes only when the viewer stays. */
  readonly leave: (stripe: RedirectStripe, clientSecret: string, how: { readonly returnUrl: string; readonly payer: string }) => Promise<PaymentIntentResult>;
}

export interface RedirectOptions {
  readonly publishableKey: string;
  readonly scriptUrl: string;
}

const nothingAgreed: Paying = { acknowledgeNoFreeTrial: false, consent: [], leaving: () => undefined };

/** One method, alive as long as its plugin. It pays what is due at once: a bank that was asked once is not charged again by itself. */
export function redirectPayment(context: PluginContext<RedirectOptions>, { name, labelKey, asksName = false, Mark, leave }: Leaving): PaymentMethod {
  const { options, log } = context;
  const client = context.use(platformClient);
  const payer = new Payer();

  const stripeOf = async (key: string | null | undefined): Promise<RedirectStripe> => {
    const create = await scriptGlobal((url, defines) => context.loadScript(url, defines), options.scriptUrl, () => (globalThis as { Stripe?: StripeConstructor }).Stripe);
    const { locale } = context.use(realm);
    return create(key ?? options.publishableKey, { locale: locale.split(/[-_]/)[0] as 'auto' });
  };

  const begin = async (basket: Basket, returnUrl: string, { acknowledgeNoFreeTrial, consent }: PaymentTerms) => {
    const provider = basket.providers.find((each) => each.name === name);
    const setup = await client.call(initPaymentMethod, {
      body: {
        targetPaymentProvider: name,
        ...(provider === undefined ? {} : { paymentProviderId: provider.id }),
        paymentMethodType: provider?.paymentMethodTypes?.[0] ?? name,
        returnUrl,
        terms: { acknowledgeNoFreeTrial, consent: consent.map((answer) => ({ ...answer })) },
      },
    });
    const { clientSecret, paymentDetailsExternalId } = setup;
    if (!clientSecret || !paymentDetailsExternalId) throw new Error('The platform prepared no payment.');
    return { clientSecret, id: paymentDetailsExternalId, stripe: await stripeOf(setup.publishableKey) };
  };

  const detailsOf = (id: string): PaymentDetails => ({ paymentDetailsExternalId: id, targetPaymentProvider: name, paymentMethodType: name });

  /** The viewer went back from the bank and the browser shows the page as it was left: only the platform knows what they did there. */
  const truthOf = async (id: string): Promise<PaymentDetails> => {
    const { status } = await client.call(readPayment, { path: { id } });
    if (status === 'succeeded') return detailsOf(id);
    if (status === 'pending') return { ...detailsOf(id), waits: true };
    throw new PaymentRefusal(status === 'requires_action' ? 'not_finished' : null, '');
  };

  return {
    Form: (props: PaymentFormProps) => <RedirectForm {...props} labelKey={labelKey} payer={asksName ? payer : null} />,
    Mark,
    offers: ({ discountedTotal, basketItems }) => discountedTotal > 0 && !basketItems.some(({ subscriptionSetting }) => Boolean(subscriptionSetting?.trialPeriodDuration)),

    async collect(basket, returnUrl, paying = nothingAgreed) {
      const { clientSecret, id, stripe } = await begin(basket, returnUrl, paying);
      paying.leaving(id);
      const cameBack = whenShownAgain();
      try {
        const stayed = leave(stripe, clientSecret, { returnUrl, payer: payer.name }).then((result) => {
          if (result.error === undefined) return detailsOf(result.paymentIntent.id);
          log.error(`${name} could not send the viewer to the bank.`, result.error);
          throw new PaymentRefusal(null, '');
        });
        return await Promise.race([stayed, cameBack.shown.then(() => truthOf(id))]);
      } finally {
        cameBack.stop();
      }
    },

    /** What the address says is a hint: the platform judges the payment by its id. */
    async resume(returned) {
      context.use(navigation).rewriteQuery((query) => query.delete('payment_intent_client_secret'));
      const id = returned.searchParams.get('payment_intent');
      if (!id) throw new PaymentRefusal(null, '');
      return detailsOf(id);
    },
  };
}

/** Resolves when the browser shows this page again out of its cache, as it does after the back button. */
function whenShownAgain(): { readonly shown: Promise<void>; readonly stop: () => void } {
  let told = (): void => undefined;
  const shown = new Promise<void>((resolve) => (told = resolve));
  const hear = ({ persisted }: PageTransitionEvent) => persisted && told();
  window.addEventListener('pageshow', hear);
  return { shown, stop: () => window.removeEventListener('pageshow', hear) };
}
