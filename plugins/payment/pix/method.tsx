/** Payments through Pix: a code for the viewer's banking app. */
import { useEffect, useRef } from 'react';
import { useText } from 'proscenium/i18n';
import { paymentMark, platformClient, type Activate, type PaymentFormProps } from 'proscenium/sdk';
import { initPaymentMethod } from 'proscenium/sdk/endpoints/commerce';
import { PixWaiting } from './PixWaiting';
import styles from './PixWaiting.module.css';

const mark = paymentMark({
  ground: '#0f766e',
  strokes: [
    {
      path: 'M20 3.5 14.8 8.7h1.7c1 0 1.9.4 2.6 1.1l.9.9.9-.9c.7-.7 1.6-1.1 2.6-1.1h1.7Zm0 19 5.2-5.2h-1.7c-1 0-1.9-.4-2.6-1.1l-.9-.9-.9.9c-.7.7-1.6 1.1-2.6 1.1h-1.7Z',
      color: '#ffffff',
    },
    {
      path: 'M13 10.5 10.5 13l2.5 2.5h3.5c.5 0 1-.2 1.3-.5L19.8 13l-2-2c-.3-.3-.8-.5-1.3-.5Zm14 0 2.5 2.5-2.5 2.5h-3.5c-.5 0-1-.2-1.3-.5L20.2 13l2-2c.3-.3.8-.5 1.3-.5Z',
      color: '#ffffff',
    },
  ],
});

/**
 * Nothing is entered: the platform makes a code, and the payment page shows it until it is paid. One-off
 * payments only, since a code is paid once.
 */
export default ((context) => {
  const { name } = context.facts;
  return {
    Form: PixForm,
    Mark: mark,
    Waiting: PixWaiting,
    offers: ({ discountedTotal, basketItems }) =>
      discountedTotal > 0 &&
      !basketItems.some(({ subscriptionSetting }) => Boolean(subscriptionSetting?.trialPeriodDuration)),

    async collect(
      basket,
      returnUrl,
      { acknowledgeNoFreeTrial, consent } = {
        acknowledgeNoFreeTrial: false,
        consent: [],
        leaving: () => undefined,
      },
    ) {
      const provider = basket.providers.find((each) => each.name === name);
      const { paymentDetailsExternalId } = await context.use(platformClient).call(initPaymentMethod, {
        body: {
          targetPaymentProvider: name,
          ...(provider === undefined ? {} : { paymentProviderId: provider.id }),
          paymentMethodType: name,
          returnUrl,
          terms: { acknowledgeNoFreeTrial, consent: consent.map((answer) => ({ ...answer })) },
        },
      });
      if (!paymentDetailsExternalId) throw new Error('The platform made no code.');
      return { paymentDetailsExternalId, targetPaymentProvider: name, paymentMethodType: name, waits: true };
    },

    /** Return from a banking app: the platform verifies the payment named in the URL. */
    async resume(returned) {
      const id = returned.searchParams.get('payment');
      return {
        ...(id ? { paymentDetailsExternalId: id } : {}),
        targetPaymentProvider: name,
        paymentMethodType: name,
      };
    },
  };
}) satisfies Activate<'payment-method'>;

/** Shown under Pix on the payment page: the next steps. */
function PixForm({ onReady }: PaymentFormProps) {
  const t = useText();
  const latest = useRef(onReady);
  useEffect(() => latest.current(true), []);
  return <p className={styles['note']}>{t('pixNote')}</p>;
}
