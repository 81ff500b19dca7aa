/** Apple Pay and Google Pay by Stripe, by its documented calls (PAY-023). */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Basket } from '../../../core/generated/platform';
import { PaymentRefusal, type WalletProps } from '../../../core/sdk';
import type { StripeOptions } from '../../../plugins/payment/stripe/options.generated';
import manifest from '../../../plugins/payment/stripe/plugin.json';
import activate, { stripeAmount } from '../../../plugins/payment/stripe/wallet';
import {
  basket as example,
  describePaymentMethod,
  fakeContext,
  renderInRuntime,
  factsOf,
} from 'proscenium/kit';
import { fakeStripe, type FakeStripe } from './fakeStripe';

const options: StripeOptions = { publishableKey: 'pk_realm', scriptUrl: 'https://js.stripe.com/v3/' };
const setup = {
  targetPaymentProvider: 'stripe-wallet',
  publishableKey: null,
  clientSecret: 'pi_1_secret_x',
  paymentDetailsExternalId: 'pi_1',
  intentKind: 'payment' as const,
};
const returnUrl = 'https://ringside.localhost/pay/ringside-stripe-wallet';
const basket: Basket = {
  ...example,
  providers: [
    ...example.providers,
    { id: 'ringside-stripe-wallet', name: 'stripe-wallet', kind: 'native', paymentMethodTypes: ['card'] },
  ],
};

let stripe: FakeStripe;
beforeEach(() => {
  stripe = fakeStripe();
  stripe.install();
});
afterEach(() => {
  cleanup();
  stripe.remove();
});

const press = async (user = userEvent.setup()) =>
  user.click(screen.getByRole('button', { name: 'Google Pay' }));

describePaymentMethod('payment/stripe: stripe-wallet', {
  manifest,
  contribution: 'stripe-wallet',
  activate,
  options,
  basket,
  arrange: (runtime) => runtime.platform.answer('initPaymentMethod', setup),
  wallet: {
    offered: (offered) => {
      stripe.wallets = offered ? { applePay: false, googlePay: true } : undefined;
    },
    sheet: (outcome) => {
      stripe.sheet = outcome;
    },
    press,
  },
  refuse: () => {
    stripe.confirmPayment = async () => {
      stripe.confirmPayment = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
      return { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } };
    };
  },
  refused: '?payment_intent=pi_1&redirect_status=failed',
});

/** The button on the payment page, which pays with the approved details. */
async function drawn({
  shown = basket,
  answer = setup,
  with: given = options,
}: { readonly shown?: Basket; readonly answer?: object; readonly with?: StripeOptions } = {}) {
  const { context, runtime } = fakeContext({
    options: given,
    pluginId: manifest.id,
    facts: factsOf({ manifest, contribution: 'stripe-wallet' }, 'payment-method'),
    scriptSources: ['https://js.stripe.com'],
  });
  runtime.platform.answer('initPaymentMethod', answer);
  const method = activate(context);
  const { Wallet } = method;
  const paid: { ended: Promise<unknown>; pays: boolean } = { ended: Promise.resolve(), pays: true };
  const listeners = { onAvailable: jest.fn(), onCancel: jest.fn(), onPress: () => true };
  const onApprove: WalletProps['onApprove'] = async () => {
    if (!paid.pays) return;
    paid.ended = method.collect(shown, returnUrl);
    await paid.ended.catch(() => undefined);
  };
  const element = (each: Basket) => (
    <Wallet basket={each} disabled={false} onApprove={onApprove} {...listeners} />
  );
  const rendered = await renderInRuntime(element(shown), { runtime });
  await act(async () => undefined);
  const pressed = async () => {
    await press();
    await act(async () => undefined);
  };
  return { runtime, rendered, paid, listeners, pressed, method };
}

const money = (discountedTotal: number, currency: string, scale: number): Basket => ({
  ...basket,
  discountedTotal,
  currency,
  scale,
});
const trial: Basket = {
  ...basket,
  discountedTotal: 0,
  basketItems: [
    {
      ...basket.basketItems[0]!,
      subscriptionSetting: { subscriptionType: 'SUBSCRIPTION', trialPeriodDuration: 'P7D' },
    },
  ],
};

describe('the button', () => {
  test.each([
    ['two decimals', money(1299, 'EUR', 2), 'eur', 1299],
    ['no decimals', money(1500, 'JPY', 0), 'jpy', 1500],
    ['three decimals', money(12340, 'KWD', 3), 'kwd', 12340],
    ['a platform that counts yen in hundredths', money(150000, 'JPY', 2), 'jpy', 1500],
    ['a currency that Stripe counts with two decimals', money(9900, 'ISK', 0), 'isk', 990000],
    ['three decimals that Stripe does not charge', money(12345, 'KWD', 3), 'kwd', 12350],
  ])('requests the amount due, in %s', async (_, shown, currency, amount) => {
    await drawn({ shown });
    expect(stripe.seen.options).toMatchObject({ mode: 'payment', currency, amount });
    expect(stripe.seen.wallet).toMatchObject({
      business: { name: 'Ringside' },
      lineItems: [{ name: basket.basketItems[0]?.name, amount }],
    });
    expect(stripeAmount(shown)).toBe(amount);
  });

  test('PAY-018 of a trial saves a card and names no amount', async () => {
    await drawn({ shown: trial });
    expect(stripe.seen.options).toMatchObject({ mode: 'setup', currency: 'eur' });
    expect(stripe.seen.options).not.toHaveProperty('amount');
    expect(stripe.seen.wallet).not.toHaveProperty('lineItems');
  });

  test('offers wallets alone, and makes no platform call before one is used', async () => {
    const { runtime, listeners } = await drawn();
    expect(stripe.seen.wallet).toMatchObject({
      paymentMethods: {
        applePay: 'auto',
        googlePay: 'auto',
        link: 'never',
        paypal: 'never',
        klarna: 'never',
        amazonPay: 'never',
      },
    });
    expect(runtime.platform.calls).toEqual([]);
    expect(listeners.onAvailable).toHaveBeenCalledWith(true);
  });

  test('is created like the platform’s intents, with the key of the basket’s provider', async () => {
    const intents = { setupFutureUsage: 'off_session', paymentMethodTypes: ['card'] } as const;
    const market = {
      ...basket,
      providers: [{ id: 'w', name: 'stripe-wallet', kind: 'native' as const, publishableKey: 'pk_market' }],
    };
    await drawn({
      shown: market,
      with: { ...options, intents: { ...intents, paymentMethodTypes: ['card'] } },
    });
    expect(stripe.seen.options).toMatchObject(intents);
    expect(stripe.seen.key).toBe('pk_market');
  });

  test('is removed with the page, and created anew for another amount', async () => {
    const { rendered, runtime, method } = await drawn();
    expect(stripe.calls.filter((call) => call === 'elements')).toHaveLength(1);
    const { Wallet } = method;
    rendered.unmount();
    await renderInRuntime(
      <Wallet
        basket={money(999, 'EUR', 2)}
        disabled={false}
        onAvailable={jest.fn()}
        onPress={() => true}
        onCancel={jest.fn()}
        onApprove={async () => undefined}
      />,
      { runtime },
    );
    await act(async () => undefined);
    expect(stripe.calls).toContain('destroy');
    expect(stripe.seen.options).toMatchObject({ amount: 999 });
  });

  test('that Stripe cannot draw is not offered', async () => {
    const { listeners, runtime } = await drawn();
    act(() => stripe.raise('loaderror', { error: { type: 'api_error', message: 'x' } }));
    expect(listeners.onAvailable).toHaveBeenLastCalledWith(false);
    expect(runtime.lines).toEqual(['error: Stripe could not offer its wallet.']);
  });
});

describe('an approved payment', () => {
  test('PAY-033 PAY-038 is confirmed with the intent that the platform prepares for it', async () => {
    const { runtime, paid, pressed } = await drawn();
    await pressed();
    await expect(paid.ended).resolves.toEqual({
      targetPaymentProvider: 'stripe-wallet',
      paymentMethodType: 'card',
      paymentDetailsExternalId: 'pi_1',
    });
    expect(runtime.platform.calls).toEqual([
      {
        endpoint: 'initPaymentMethod',
        input: {
          body: {
            targetPaymentProvider: 'stripe-wallet',
            paymentProviderId: 'ringside-stripe-wallet',
            paymentMethodType: 'card',
          },
        },
      },
    ]);
    expect(stripe.calls).toEqual(['elements', 'mount', 'open', 'submit', 'confirmPayment']);
    expect(stripe.seen.confirm).toMatchObject({
      clientSecret: 'pi_1_secret_x',
      confirmParams: { return_url: returnUrl },
      redirect: 'if_required',
    });
  });

  test('PAY-018 of a trial is a setup', async () => {
    const { paid, pressed } = await drawn({
      shown: trial,
      answer: {
        ...setup,
        clientSecret: 'seti_1_secret_x',
        paymentDetailsExternalId: null,
        intentKind: 'setup',
      },
    });
    await pressed();
    await expect(paid.ended).resolves.toMatchObject({ paymentDetailsExternalId: 'seti_1' });
  });

  test.each([
    [
      'the card is declined',
      {},
      { error: { type: 'card_error', code: 'card_declined', message: 'Declined.' } },
    ],
    ['Stripe has trouble', {}, { error: { type: 'api_error', message: 'Internal.' } }],
    ['the platform gives no secret', { clientSecret: null }, {}],
  ])('where %s, the sheet gets the failure', async (_, change, result) => {
    const { paid, pressed } = await drawn({ answer: { ...setup, ...change } });
    stripe.confirmPayment = async () => result;
    await pressed();
    await expect(paid.ended).rejects.toBeInstanceOf(PaymentRefusal);
    expect(stripe.calls.at(-1)).toBe('paymentFailed');
  });

  test('that the page does not make is reported to the sheet as well', async () => {
    const { paid, pressed } = await drawn();
    paid.pays = false;
    await pressed();
    expect(stripe.calls.slice(-2)).toEqual(['open', 'paymentFailed']);
  });

  test('PAY-050 PAY-051 that a bank confirmed on its own page returns as this method’s', async () => {
    const { context, runtime } = fakeContext({
      options,
      pluginId: manifest.id,
      facts: factsOf({ manifest, contribution: 'stripe-wallet' }, 'payment-method'),
    });
    runtime.navigation.at(
      '/pay/ringside-stripe-wallet?payment_intent=pi_9&payment_intent_client_secret=s&redirect_status=succeeded',
    );
    await expect(activate(context).resume?.(runtime.navigation.current())).resolves.toMatchObject({
      targetPaymentProvider: 'stripe-wallet',
      paymentDetailsExternalId: 'pi_9',
    });
    expect(runtime.navigation.current().search).not.toContain('secret');
  });
});
