/** Paying with a card by Braintree, by its documented calls. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaymentRefusal } from '../../../core/sdk';
import { FRAME_COMPLETE } from '../../../core/sdk/cardForms/frameEvents';
import { decimalAmount } from '../../../plugins/payment/braintree/BankCheck';
import activate from '../../../plugins/payment/braintree/method';
import type { BraintreeOptions } from '../../../plugins/payment/braintree/options.generated';
import manifest from '../../../plugins/payment/braintree/plugin.json';
import {
  braintreeErrorCode,
  braintreeFieldError,
  isVouchedFor,
  braintreeRefusal,
} from '../../../plugins/payment/braintree/refusal';
import { basket, describePaymentMethod, factsOf, fakeContext, renderInRuntime } from 'proscenium/kit';
import { bankAsks, braintree, details, failed, options } from './braintreeFixture';
import { complete, right, vouched } from './fakeBraintree';

const setup = { targetPaymentProvider: 'braintree', clientSecret: 'client-token' };

const returnUrl = 'https://noor.localhost/pay/noor-braintree';

describePaymentMethod<BraintreeOptions>('payment/braintree', {
  manifest,
  activate,
  options,
  basket,
  arrange: (runtime) => runtime.platform.answer('initPaymentMethod', setup),
  fill: async (user) => {
    const field = await screen.findByLabelText('Card number', { selector: 'input' });
    await user.clear(field);
    await user.type(field, '4111 1111 1111 1111');
  },
  entered: ['4111 1111 1111 1111'],
  refuse: () => {
    braintree.verify = async () => {
      braintree.verify = async () => vouched;
      return failed;
    };
  },
  challenge: {
    arrange: bankAsks,
    answer: async (user, outcome) =>
      user.click(await screen.findByRole('button', { name: outcome === 'passed' ? 'Yes' : 'No' })),
  },
});

/** The method with its form on the page, as the payment page draws it. */
async function drawn(more: Partial<BraintreeOptions> = {}, answer: object = setup) {
  const { context, runtime } = fakeContext({
    options: { ...options, ...more },
    pluginId: manifest.id,
    facts: factsOf({ manifest }, 'payment-method'),
    scriptSources: ['https://braintree.example'],
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
  const collect = () =>
    act(async () => method.collect(basket, returnUrl).catch((error: unknown) => error as PaymentRefusal));
  return { method, runtime, onReady, onProblem, rendered, collect };
}

describe('the fields', () => {
  test('PAY-021 PAY-038 are in labelled boxes of the page, for the client token that the platform gave', async () => {
    const { runtime, onReady } = await drawn();
    expect(runtime.scripts).toEqual(
      ['client', 'hosted-fields', 'three-d-secure'].map(
        (name) => `https://braintree.example/js/${name}.min.js`,
      ),
    );
    expect(braintree.seen.authorization).toBe('client-token');
    expect(Object.values(braintree.seen.fields?.fields ?? {}).map(({ iframeTitle }) => iframeTitle)).toEqual([
      'Card number',
      'Expiry date',
      'Security code',
    ]);
    expect(braintree.seen.fields?.styles['input']).toMatchObject({
      color: '#0a0a0c',
      'font-family': 'system-ui',
      'font-size': '16px',
    });
    expect(onReady).toHaveBeenLastCalledWith(true);
  });

  test('are locked during a payment', async () => {
    const { method, runtime } = await drawn();
    cleanup();
    const { Form } = method;
    await renderInRuntime(
      <Form basket={basket} disabled onReady={() => undefined} onProblem={() => undefined} />,
      { runtime },
    );
    await waitFor(() => expect(screen.getByLabelText('Card number', { selector: 'input' })).toBeDisabled());
  });

  test('are removed with the page, and the bank’s challenge with them', async () => {
    const { rendered } = await drawn();
    rendered.unmount();
    expect(braintree.calls.slice(-2)).toEqual(['teardown fields', 'teardown 3ds']);
  });

  test('PAY-072 without a client token they show an error, and can be retried', async () => {
    const { runtime, onProblem, onReady } = await drawn({}, { ...setup, clientSecret: null });
    expect(onProblem).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'setup_failed' }));
    runtime.platform.answer('initPaymentMethod', setup);
    await userEvent.click(screen.getByRole('button', { name: 'Load the fields again' }));
    await waitFor(() => expect(onReady).toHaveBeenLastCalledWith(true));
  });

  test('typing clears an earlier problem', async () => {
    const { onProblem } = await drawn();
    await userEvent.type(screen.getByLabelText('Card number', { selector: 'input' }), '4');
    expect(onProblem).toHaveBeenLastCalledWith(null);
  });

  test('a complete field announces it, so that the focus can leave its frame', async () => {
    const completed = jest.fn();
    document.addEventListener(FRAME_COMPLETE, completed, { once: true });
    await drawn();
    await userEvent.type(screen.getByLabelText('Card number', { selector: 'input' }), '4');
    expect(completed).toHaveBeenCalledTimes(1);
  });
});

describe('a card', () => {
  test('PAY-033 becomes a nonce, and the one that its bank has verified is named to the platform', async () => {
    const { collect } = await drawn();
    expect(await collect()).toEqual(details);
    expect(braintree.seen.card).toMatchObject({ amount: '2.99', nonce: 'nonce-1', bin: '411111' });
  });

  test('where banks are never asked the first nonce is used, and the bank’s script is never loaded', async () => {
    const { collect, runtime } = await drawn({ threeDSecure: 'off' });
    expect(await collect()).toEqual({ ...details, paymentDetailsExternalId: 'nonce-1' });
    expect(runtime.scripts).toHaveLength(2);
    expect(braintree.calls).not.toContain('verifyCard');
  });

  test('that is not complete is refused before anything is sent', async () => {
    const { collect } = await drawn();
    braintree.state = {
      fields: { ...complete.fields, cvv: { isEmpty: true, isValid: false, isPotentiallyValid: true } },
    };
    expect(await collect()).toMatchObject({ code: 'incomplete_cvc', field: 'cvc' });
    expect(braintree.calls).not.toContain('tokenize');
    expect(braintree.calls.at(-1)).toBe('focus cvv');
  });

  test('errors that are not the viewer’s are logged, and shown in our words', async () => {
    const { collect, runtime } = await drawn();
    braintree.tokenize = async () =>
      Promise.reject(
        Object.assign(new Error('lost'), {
          code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
          type: 'NETWORK',
        }),
      );
    expect(await collect()).toMatchObject({ name: 'PaymentRefusal', code: null, message: '' });
    expect(runtime.lines).toEqual(['error: Braintree could not confirm the payment.']);
  });

  test('its bank asks in a dialog; closing it stops the payment, and another attempt may succeed', async () => {
    const { method, collect } = await drawn();
    bankAsks();
    const collecting = method.collect(basket, returnUrl).catch((error: unknown) => error);
    expect(await screen.findByRole('dialog', { name: 'Your bank would like to know' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Stop and go back to the payment' }));
    expect(await collecting).toBeInstanceOf(PaymentRefusal);
    expect(braintree.calls).toContain('cancelVerifyCard');
    expect(screen.queryByRole('dialog')).toBeNull();
    braintree.verify = async () => vouched;
    expect(await collect()).toEqual(details);
  });
});

test.each([
  [1299, 2, '12.99'],
  [5, 2, '0.05'],
  [0, 2, '0.00'],
  [500, 0, '500'],
  [12345, 3, '12.345'],
])('%i at scale %i is %s', (minor, scale, expected) => {
  expect(decimalAmount(minor, scale)).toBe(expected);
});

describe('PAY-070 PAY-073 PAY-077 Braintree’s codes have core’s texts', () => {
  test.each([
    ['2000', 'card_declined'],
    ['2001', 'card_declined'],
    ['2004', 'expired_card'],
    ['2005', 'incorrect_number'],
    ['2006', 'incorrect_expiry'],
    ['2010', 'incorrect_cvc'],
    ['cvv', 'incorrect_cvc'],
    ['avs', 'incorrect_zip'],
    ['3000', 'card_error'],
    ['2099', 'generic'],
    ['three_d_secure', 'generic'],
    ['INVALID_TIER_CHANGE', null],
    ['card_declined', null],
  ])('%s: %s', (code, expected) => {
    expect(braintreeErrorCode(code)).toBe(expected);
  });

  test.each([
    ['HOSTED_FIELDS_FIELDS_EMPTY', undefined, 'incomplete_number'],
    ['HOSTED_FIELDS_FIELDS_INVALID', ['cvv'], 'invalid_cvc'],
    ['HOSTED_FIELDS_FIELDS_INVALID', ['cvv', 'expirationDate'], 'invalid_expiry'],
    ['HOSTED_FIELDS_FIELDS_INVALID', [], 'generic'],
    ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', undefined, 'incorrect_cvc'],
    ['HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE', undefined, 'card_error'],
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', undefined, 'generic'],
    ['THREEDS_CARDINAL_SDK_CANCELED', undefined, null],
  ])('the SDK’s %s %o: %s', (code, invalidFieldKeys, expected) => {
    expect(
      braintreeRefusal({
        code,
        type: 'CUSTOMER',
        details: invalidFieldKeys === undefined ? {} : { invalidFieldKeys },
      })?.code,
    ).toBe(expected);
  });

  test('an error of the SDK’s own is no refusal', () => {
    expect(braintreeRefusal({ code: 'CLIENT_GATEWAY_NETWORK', type: 'NETWORK' })).toBeNull();
  });

  test.each([
    ['number', false, 'invalid_number'],
    ['number', true, 'incomplete_number'],
    ['expirationDate', true, 'incomplete_expiry'],
    ['cvv', false, 'invalid_cvc'],
  ] as const)('PAY-074 PAY-075 PAY-076 %s, still possible %s: %s', (field, isPotentiallyValid, expected) => {
    expect(
      braintreeFieldError({
        fields: {
          number: right,
          expirationDate: right,
          cvv: right,
          [field]: { isEmpty: false, isValid: false, isPotentiallyValid },
        },
      }),
    ).toBe(expected);
  });

  test.each([
    [{ liabilityShifted: true, liabilityShiftPossible: true }, true, true],
    [{ liabilityShifted: false, liabilityShiftPossible: false }, true, true],
    [{ liabilityShifted: false, liabilityShiftPossible: true }, false, true],
    [{ liabilityShifted: false, liabilityShiftPossible: true, status: 'authenticate_failed' }, false, false],
    [
      { liabilityShifted: false, liabilityShiftPossible: false, status: 'authenticate_rejected' },
      false,
      false,
    ],
    [undefined, false, true],
  ])('3-D Secure result %o: required %s, if offered %s', (threeDSecureInfo, required, ifOffered) => {
    const verified = { nonce: 'n', ...(threeDSecureInfo && { threeDSecureInfo }) };
    expect([isVouchedFor(verified, 'required'), isVouchedFor(verified, 'ifOffered')]).toEqual([
      required,
      ifOffered,
    ]);
  });
});
