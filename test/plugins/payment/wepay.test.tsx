/** Paying with WePay, by the calls of its public pages. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import activate from '../../../plugins/payment/wepay/method';
import manifest from '../../../plugins/payment/wepay/plugin.json';
import { faultOf } from '../../../plugins/payment/wepay/WepayFields';
import {
  basket as anyBasket,
  describePaymentMethod,
  fakeContext,
  renderInRuntime,
  factsOf,
} from 'proscenium/kit';

const options = {
  appId: 'app_1',
  environment: 'stage' as const,
  scriptUrl: 'https://cdn.wepay.com/wepay.min.js',
  frameUrl: 'https://stage-iframe.wepay.com/',
  apiUrl: 'https://stage-api.wepay.com/',
};
const basket = {
  ...anyBasket,
  providers: [{ id: 'noor-wepay', name: 'wepay', kind: 'form' as const, paymentMethodTypes: ['card'] }],
};
const returnUrl = 'https://noor.localhost/pay/noor-wepay';

/** A fake of the library, which draws a named input where the frame would be. */
const calls: unknown[] = [];
let tokenize: () => Promise<unknown>;
let configured: () => object | undefined;
beforeEach(() => {
  calls.length = 0;
  tokenize = async () => ({ id: 'card_token_1' });
  configured = () => undefined;
  const WePay = {
    configure: (...given: unknown[]) => {
      calls.push(['configure', ...given]);
      return configured();
    },
    createCreditCardIframe: (id: string) => {
      const frame = document.createElement('iframe');
      const input = document.createElement('input');
      input.setAttribute('aria-label', 'Card number');
      document.getElementById(id)?.append(frame, input);
      queueMicrotask(() => frame.dispatchEvent(new Event('load')));
      return { tokenize: () => tokenize(), setFocus: (field: string) => calls.push(['focus', field]) };
    },
  };
  Object.assign(globalThis, { WePay });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'WePay');
});

describePaymentMethod('payment/wepay', {
  manifest,
  activate,
  options,
  basket,
  fill: async (user) => user.type(await screen.findByLabelText('Card number'), '4242'),
});

async function drawn() {
  const { context, runtime } = fakeContext({
    options,
    pluginId: manifest.id,
    facts: factsOf({ manifest }, 'payment-method'),
    scriptSources: ['https://cdn.wepay.com'],
  });
  const method = activate(context);
  const [onReady, onProblem] = [jest.fn(), jest.fn()];
  const { Form } = method;
  if (Form === undefined) throw new Error('A card has fields.');
  await renderInRuntime(<Form basket={basket} disabled={false} onReady={onReady} onProblem={onProblem} />, {
    runtime,
  });
  await act(async () => undefined);
  return { method, runtime, onReady, onProblem };
}

test('PAY-020 PAY-021 the frame is drawn for the realm’s app, and the platform charges its token', async () => {
  const { method, runtime, onReady } = await drawn();
  expect(runtime.scripts).toEqual([options.scriptUrl]);
  expect(calls[0]).toEqual(['configure', 'stage', 'app_1', '3.0']);
  await waitFor(() => expect(onReady).toHaveBeenLastCalledWith(true));
  await expect(method.collect(basket, returnUrl)).resolves.toEqual({
    paymentDetailsExternalId: 'card_token_1',
    targetPaymentProvider: 'wepay',
    paymentMethodType: 'card',
  });
});

test('PAY-072 a library that cannot be set up shows an error, and can be retried', async () => {
  configured = () => ({ error_code: 'INVALID_PARAMETER' });
  const { onReady, runtime } = await drawn();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  expect([onReady.mock.lastCall, runtime.lines.length]).toEqual([[false], 1]);
  configured = () => undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Load the fields again' }));
  await waitFor(() => expect(onReady).toHaveBeenLastCalledWith(true));
});

test('PAY-076 a wrong field is named, and gets the focus', async () => {
  const { method } = await drawn();
  tokenize = async () =>
    Promise.reject(Object.assign([{ target: ['cvv'], code: 'required', message: 'x' }]) as Error);
  await expect(method.collect(basket, returnUrl)).rejects.toMatchObject({
    code: 'incomplete_cvc',
    field: 'cvc',
  });
  expect(calls.at(-1)).toEqual(['focus', 'cvv']);
});

test('errors of WePay itself are logged, and shown in our words', async () => {
  const { method, runtime } = await drawn();
  tokenize = async () => Promise.reject(Object.assign(new Error('x'), { error_code: 'UNEXPECTED_ERROR' }));
  await expect(method.collect(basket, returnUrl)).rejects.toMatchObject({ code: null, message: '' });
  expect(runtime.lines).toHaveLength(1);
});

test.each([
  [[{ target: ['credit_card_number'], code: 'invalid' }], 'invalid_number'],
  [[{ target: ['expiration'], message: 'This is required' }], 'incomplete_expiry'],
  [[{ target: ['cvv'] }], 'invalid_cvc'],
  [[{}], 'invalid_number'],
  [{ error_code: 'UNEXPECTED_ERROR' }, null],
])('PAY-074 PAY-075 PAY-076 %j is %s', (error, code) => {
  expect(faultOf(error)).toBe(code);
});
