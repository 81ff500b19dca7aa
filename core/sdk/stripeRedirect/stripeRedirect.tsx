/** Payment on a bank's or wallet's own page through Stripe: shared by all such methods. */
import type { PaymentIntentResult, StripeConstructor } from '@stripe/stripe-js';
import { initPaymentMethod, readPayment } from '../endpoints/commerce';
import type { PluginContext } from '../context';
import { scriptGlobal } from '../scriptGlobal';
import {
  PaymentRefusal,
  type Basket,
  type PaymentDetails,
  type PaymentFormProps,
  type PaymentMethod,
  type Paying,
  type PaymentTerms,
} from '../payment';
import { platformClient } from '../platform';
import { navigation, realm } from '../services';
import { paymentMark, type MarkDrawing } from '../paymentMark';
import type { PointFacts } from '../points';
import { PayerDetails, RedirectForm } from './RedirectForm';

type Stripe = ReturnType<StripeConstructor>;

/** What differs between methods. */
export interface StripeRedirect {
  /** The bank requires the payer's name. */
  readonly asksName?: boolean;
  readonly mark: MarkDrawing;
  /** Has Stripe redirect the viewer. Resolves only when the viewer was not redirected. */
  readonly leave: (
    stripe: Stripe,
    clientSecret: string,
    how: { readonly returnUrl: string; readonly payer: string },
  ) => Promise<PaymentIntentResult>;
}

export interface RedirectOptions {
  readonly publishableKey: string;
  readonly scriptUrl: string;
}

const nothingAgreed: Paying = { acknowledgeNoFreeTrial: false, consent: [], leaving: () => undefined };

/** One method, disposed with its plugin. One-off payments only: a bank redirect cannot be charged again off-session. */
export function stripeRedirect(
  context: PluginContext<RedirectOptions, PointFacts<'payment-method'>>,
  { asksName = false, mark, leave }: StripeRedirect,
): PaymentMethod {
  const {
    facts: { name, labelKey },
    options,
    log,
  } = context;
  const client = context.use(platformClient);
  const payer = new PayerDetails();

  const stripeOf = async (key: string | null | undefined): Promise<Stripe> => {
    const create = await scriptGlobal(
      (url, defines) => context.loadScript(url, defines),
      options.scriptUrl,
      () => (globalThis as { Stripe?: StripeConstructor }).Stripe,
    );
    const { locale } = context.use(realm);
    return create(key ?? options.publishableKey, { locale: locale.split(/[-_]/)[0] as 'auto' });
  };

  const begin = async (
    basket: Basket,
    returnUrl: string,
    { acknowledgeNoFreeTrial, consent }: PaymentTerms,
  ) => {
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

  const detailsOf = (id: string): PaymentDetails => ({
    paymentDetailsExternalId: id,
    targetPaymentProvider: name,
    paymentMethodType: name,
  });

  /**
   * After the back button the page is restored from the back-forward cache: only the platform knows what
   * happened at the bank.
   */
  const truthOf = async (id: string): Promise<PaymentDetails> => {
    const { status } = await client.call(readPayment, { path: { id } });
    if (status === 'succeeded') return detailsOf(id);
    if (status === 'pending') return { ...detailsOf(id), waits: true };
    throw new PaymentRefusal(status === 'requires_action' ? 'not_finished' : null, '');
  };

  return {
    Form: (props: PaymentFormProps) => (
      <RedirectForm {...props} labelKey={labelKey} payer={asksName ? payer : null} />
    ),
    Mark: paymentMark(mark),
    offers: ({ discountedTotal, basketItems }) =>
      discountedTotal > 0 &&
      !basketItems.some(({ subscriptionSetting }) => Boolean(subscriptionSetting?.trialPeriodDuration)),

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

    /** The return URL is a hint: the platform verifies the payment by its id. */
    async resume(returned) {
      context.use(navigation).rewriteQuery((query) => query.delete('payment_intent_client_secret'));
      const id = returned.searchParams.get('payment_intent');
      if (!id) throw new PaymentRefusal(null, '');
      return detailsOf(id);
    },
  };
}

/** Resolves when the page is restored from the back-forward cache (bfcache), as after the back button. */
function whenShownAgain(): { readonly shown: Promise<void>; readonly stop: () => void } {
  let onPageShow = (): void => undefined;
  const shown = new Promise<void>((resolve) => (onPageShow = resolve));
  const onEvent = ({ persisted }: PageTransitionEvent) => persisted && onPageShow();
  window.addEventListener('pageshow', onEvent);
  return { shown, stop: () => window.removeEventListener('pageshow', onEvent) };
}
