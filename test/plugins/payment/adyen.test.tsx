/** Paying with a card by Adyen, by its documented calls. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentRefusal } from '../../../core/sdk';
import type { CheckoutSettings } from '../../../plugins/payment/adyen/adyenWeb';
import activate from '../../../plugins/payment/adyen/method';
import type { AdyenOptions } from '../../../plugins/payment/adyen/options.generated';
import manifest from '../../../plugins/payment/adyen/plugin.json';
import { adyenErrorCode, adyenFieldError, adyenRefusal } from '../../../plugins/payment/adyen/refusal';
import { basket, describePaymentMethod, factsOf, fakeContext, renderInRuntime } from 'proscenium/kit';
import { adyen, details, link, options } from './adyenFixture';
import { type FakeAdyen } from './fakeAdyen';

const setup = {
  targetPaymentProvider: 'adyen',
  sessionId: 'CS1',
  clientSecret: 'data',
  paymentDetailsExternalId: 'pay-1',
};

const returnUrl = 'https://lanterna.localhost/pay/lanterna-adyen';

const refused: FakeAdyen['pay'] = ({ onPaymentFailed }) =>
  onPaymentFailed({ resultCode: 'Refused', sessionResult: 'r' });

const authorised: FakeAdyen['pay'] = ({ onPaymentCompleted }) =>
  onPaymentCompleted({ resultCode: 'Authorised' });

describePaymentMethod<AdyenOptions>('payment/adyen', {
  manifest,
  activate,
  options,
  basket,
  arrange: (runtime) => {
    runtime.platform.answer('initPaymentMethod', setup);
    runtime.platform.answer('validatePaymentMethod', { status: 'failed', code: '2' });
  },
  fill: async (user) => {
    const field = await screen.findByLabelText('Card number');
    await user.clear(field);
    await user.type(field, '4111 1111 1111 1111');
  },
  entered: ['4111 1111 1111 1111'],
  refuse: () => {
    adyen.pay = (checkout, card) => {
      adyen.pay = authorised;
      refused(checkout, card);
    };
  },
  challenge: {
    arrange: (outcome) => {
      adyen.pay = (checkout, card) => {
        card.onActionHandled();
        (outcome === 'passed' ? authorised : refused)(checkout, card);
      };
    },
  },
  refused: '?redirect_status=failed&sessionId=CS1',
});

/** The method with its form on the page, as the payment page draws it. */
async function drawn(answer: object = setup, integrity: Readonly<Record<string, string>> = {}) {
  const { context, runtime } = fakeContext({
    options,
    pluginId: manifest.id,
    facts: factsOf({ manifest }, 'payment-method'),
    scriptSources: ['https://adyen.example'],
    integrity,
  });
  runtime.platform.answer('initPaymentMethod', answer);
  const method = activate(context);
  const [onReady, onProblem] = [jest.fn(), jest.fn()];
  const { Form } = method;
  const rendered = await renderInRuntime(
    <Form basket={basket} disabled={false} onReady={onReady} onProblem={onProblem} />,
    { runtime },
  );
  await act(async () => undefined);
  const judge = (verdict: object) => runtime.platform.answer('validatePaymentMethod', verdict);
  const collect = () =>
    act(async () => method.collect(basket, returnUrl).catch((error: unknown) => error as PaymentRefusal));
  return { method, runtime, onReady, onProblem, rendered, judge, collect };
}

describe('the fields', () => {
  test('PAY-021 PAY-038 are those of a session that the platform has opened, in the realm’s language and colours', async () => {
    const { runtime, onReady } = await drawn();
    expect(runtime.platform.calls[0]?.input).toEqual({
      body: { targetPaymentProvider: 'adyen', paymentMethodType: 'card' },
    });
    expect(adyen.seen.checkout).toMatchObject({
      session: { id: 'CS1', sessionData: 'data' },
      environment: 'test',
      clientKey: 'test_REALM',
      locale: 'en-US',
      showPayButton: false,
      analytics: { enabled: false },
    });
    expect(adyen.seen.card?.styles.base).toMatchObject({ color: '#0a0a0c', fontFamily: 'system-ui' });
    expect(runtime.scripts).toEqual([options.scriptUrl]);
    expect(link()?.href).toBe(options.styleUrl);
    expect(onReady).toHaveBeenLastCalledWith(true);
  });

  test('the style sheet is requested with the integrity that the realm names', async () => {
    await drawn(setup, { [options.styleUrl]: 'sha384-of-the-sheet' });
    expect([link()?.integrity, link()?.crossOrigin]).toEqual(['sha384-of-the-sheet', 'anonymous']);
  });

  test('the platform may set another key; the style sheet is part of the plugin', async () => {
    const { runtime } = await drawn({ ...setup, publishableKey: 'live_MARKET' });
    expect(adyen.seen.checkout?.clientKey).toBe('live_MARKET');
    runtime.dispose();
    expect(link()).toBeNull();
  });

  test.each([
    ['no session', { ...setup, sessionId: null }],
    ['no data of it', { ...setup, clientSecret: null }],
  ])('PAY-072 %s: they show an error, and can be retried', async (_, answer) => {
    const { runtime, onReady, onProblem } = await drawn(answer);
    expect(onProblem).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'setup_failed' }));
    runtime.platform.answer('initPaymentMethod', setup);
    await userEvent.click(screen.getByRole('button', { name: 'Load the fields again' }));
    await waitFor(() => expect(onReady).toHaveBeenLastCalledWith(true));
  });

  test('incomplete ones are a refusal before anything is sent, and get the focus', async () => {
    const { collect } = await drawn();
    adyen.state = {
      isValid: false,
      valid: { encryptedCardNumber: true },
      errors: { encryptedSecurityCode: { error: 'cc.cvc.921' } },
    };
    expect(await collect()).toMatchObject({ code: 'incomplete_expiry', field: 'expiry' });
    expect(adyen.calls).not.toContain('submit');
    expect(adyen.calls.slice(-3)).toEqual([
      'showValidation',
      'setStatus ready',
      'setFocusOn encryptedExpiryDate',
    ]);
  });
});

describe('a session that is paid', () => {
  test.each(['Authorised', 'Received', 'Pending'])(
    'PAY-033 %s is named to the platform, without asking it first',
    async (resultCode) => {
      const { collect, runtime } = await drawn();
      adyen.pay = ({ onPaymentCompleted }) => onPaymentCompleted({ resultCode });
      expect(await collect()).toEqual(details);
      expect(runtime.platform.calls.map(({ endpoint }) => endpoint)).toEqual(['initPaymentMethod']);
    },
  );

  test.each([
    ['Refused', { status: 'failed', code: '12' }, 'card_declined'],
    ['Refused', { status: 'failed', code: '6' }, 'expired_card'],
    ['Refused', { status: 'failed', code: '24' }, 'incorrect_cvc'],
    ['Refused', { status: 'failed' }, 'card_declined'],
    ['Error', { status: 'failed', code: '4' }, 'card_error'],
    ['Cancelled', { status: 'failed' }, null],
  ])('PAY-039 PAY-073 %s: the platform knows why (%o): %s', async (resultCode, verdict, code) => {
    const { collect, judge, runtime } = await drawn();
    judge(verdict);
    adyen.pay = ({ onPaymentFailed }) => onPaymentFailed({ resultCode, sessionResult: 'r1' });
    expect(await collect()).toMatchObject({ name: 'PaymentRefusal', code });
    expect(runtime.platform.calls.at(-1)?.input).toEqual({
      body: {
        targetPaymentProvider: 'adyen',
        paymentMethodType: 'card',
        paymentDetailsExternalId: 'pay-1',
        parameters: { sessionResult: 'r1' },
      },
    });
    expect(adyen.calls.at(-1)).toMatch(/^setFocusOn/);
  });

  const lost: FakeAdyen['pay'] = (checkout: CheckoutSettings) => {
    const error = Object.assign(new Error('lost'), { name: 'NETWORK_ERROR' });
    checkout.onError(error);
    checkout.onPaymentFailed();
  };
  test('PAY-019 a call whose answer was lost is checked, and a payment that arrived is not repeated', async () => {
    const { collect, judge, runtime } = await drawn();
    judge({ status: 'succeeded' });
    adyen.pay = lost;
    expect(await collect()).toEqual(details);
    expect(runtime.lines).toEqual(['error: Adyen could not confirm the payment.']);
  });

  test('PAY-019 one that did not arrive is repeated in the same session, so that it cannot be paid twice', async () => {
    const { collect, judge } = await drawn();
    judge({ status: 'pending' });
    adyen.pay = lost;
    expect(await collect()).toMatchObject({ name: 'PaymentRefusal', code: null });
    adyen.pay = authorised;
    expect(await collect()).toEqual(details);
    expect(adyen.calls.filter((call) => call === 'AdyenCheckout')).toHaveLength(1);
  });

  test('a session that Adyen closed is replaced by another one', async () => {
    const { collect, judge, onReady } = await drawn();
    judge({ status: 'failed' });
    adyen.pay = lost;
    expect(await collect()).toBeInstanceOf(PaymentRefusal);
    await waitFor(() => expect(onReady).toHaveBeenLastCalledWith(true));
    expect(adyen.calls.filter((call) => call === 'AdyenCheckout')).toHaveLength(2);
  });

  test('after a failed challenge the fields are shown in its place again', async () => {
    const { collect, judge } = await drawn();
    judge({ status: 'failed', code: '11' });
    adyen.pay = (checkout, card) => {
      card.onActionHandled();
      refused(checkout, card);
    };
    expect(await collect()).toMatchObject({ code: 'generic' });
    expect(adyen.calls.filter((call) => call === 'mount')).toHaveLength(2);
    expect(screen.getAllByLabelText('Card number')).toHaveLength(1);
  });
});

test('PAY-050 PAY-051 a return from a bank’s own page names the session, and its result is removed from the address', async () => {
  const { context, runtime } = fakeContext({
    options,
    pluginId: manifest.id,
    facts: factsOf({ manifest }, 'payment-method'),
  });
  runtime.navigation.at('/pay/lanterna-adyen?paymentMethodType=card&sessionId=CS1&redirectResult=secret');
  await expect(activate(context).resume?.(runtime.navigation.current())).resolves.toEqual({
    ...details,
    paymentDetailsExternalId: 'CS1',
  });
  expect(runtime.navigation.current().search).toBe('?paymentMethodType=card&sessionId=CS1');
});

describe('PAY-070 PAY-073 PAY-077 Adyen’s codes have core’s texts', () => {
  test.each([
    ['2', 'card_declined'],
    ['6', 'expired_card'],
    ['8', 'incorrect_number'],
    ['9', 'card_error'],
    ['24', 'incorrect_cvc'],
    ['32', 'incorrect_zip'],
    ['11', 'generic'],
    ['99', 'generic'],
    ['INVALID_TIER_CHANGE', null],
    ['card_declined', null],
  ])('%s: %s', (code, expected) => {
    expect(adyenErrorCode(code)).toBe(expected);
  });

  test.each([
    [{ encryptedCardNumber: 'cc.num.902' }, 'invalid_number'],
    [{ encryptedCardNumber: 'cc.num.900' }, 'incomplete_number'],
    [{ encryptedCardNumber: 'cc.num.905' }, 'generic'],
    [{}, 'incomplete_number'],
  ])('PAY-074 fields %o: %s', (errors, expected) => {
    expect(
      adyenFieldError(
        Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, { error }])),
        {},
      ),
    ).toBe(expected);
  });

  test.each([
    ['cc.dat.912', 'expired_card'],
    ['cc.dat.913', 'invalid_expiry'],
    ['cc.dat.911', 'incomplete_expiry'],
  ])('PAY-076 %s: %s', (error, expected) => {
    expect(adyenFieldError({ encryptedExpiryDate: { error } }, { encryptedCardNumber: true })).toBe(expected);
  });

  test('PAY-075 a security code that is missing', () => {
    expect(
      adyenFieldError(
        { encryptedSecurityCode: { error: 'cc.cvc.920' } },
        { encryptedCardNumber: true, encryptedExpiryDate: true },
      ),
    ).toBe('incomplete_cvc');
  });

  test('a card code that is already core’s stays', () => {
    expect(adyenRefusal('Refused', 'incorrect_zip').code).toBe('incorrect_zip');
  });
});
