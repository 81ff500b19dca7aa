/**
 * Bancontact, iDEAL and Alipay, by Stripe's documented calls: redirecting to the bank's page, and every
 * return from there.
 */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Activate, Basket, Paying } from '../../../core/sdk';
import activateAlipay from '../../../plugins/payment/alipay/method';
import alipay from '../../../plugins/payment/alipay/plugin.json';
import activateBancontact from '../../../plugins/payment/bancontact/method';
import bancontact from '../../../plugins/payment/bancontact/plugin.json';
import activateIdeal from '../../../plugins/payment/ideal/method';
import ideal from '../../../plugins/payment/ideal/plugin.json';
import {
  basket as anyBasket,
  basketAtZero,
  describePaymentMethod,
  factsOf,
  fakeContext,
  renderInRuntime,
} from 'proscenium/kit';

const options = { publishableKey: 'pk_realm', scriptUrl: 'https://js.stripe.com/v3/' };
const terms = { acknowledgeNoFreeTrial: false, consent: [{ fieldName: 'immediateAccess', answer: true }] };
const left: string[] = [];
const paying: Paying = { ...terms, leaving: (id) => void left.push(id) };

interface RedirectMethod {
  readonly name: string;
  readonly manifest: typeof ideal;
  readonly activate: Activate<'payment-method', typeof options>;
  readonly call: string;
  readonly data: object;
}
const methods: readonly RedirectMethod[] = [
  {
    name: 'bancontact',
    manifest: bancontact,
    activate: activateBancontact,
    call: 'confirmBancontactPayment',
    data: { payment_method: { billing_details: { name: 'Vera Vance' } } },
  },
  {
    name: 'ideal',
    manifest: ideal,
    activate: activateIdeal,
    call: 'confirmIdealPayment',
    data: { payment_method: { ideal: {} } },
  },
  { name: 'alipay', manifest: alipay, activate: activateAlipay, call: 'confirmAlipayPayment', data: {} },
];

/** Stripe.js as far as these methods call it. */
let asked: unknown[];
let answer: () => Promise<object>;
beforeEach(() => {
  asked = [];
  left.length = 0;
  answer = () => new Promise(() => undefined);
  const confirm = (name: string) => (secret: string, data: object) => {
    asked.push([name, secret, data]);
    return answer();
  };
  const Stripe = (key: string) => {
    asked.push(key);
    return Object.fromEntries(methods.map(({ call }) => [call, confirm(call)]));
  };
  Object.assign(globalThis, { Stripe });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'Stripe');
});

const basketFor = (name: string): Basket => ({
  ...anyBasket,
  providers: [{ id: `demo-${name}`, name, kind: 'browser', paymentMethodTypes: [name] }],
});
const returnUrlFor = (name: string) =>
  `https://ringside.localhost/pay/demo-${name}?targetPaymentProvider=${name}`;
const setupFor = (name: string) => ({
  targetPaymentProvider: name,
  clientSecret: 'pi_1_secret_x',
  paymentDetailsExternalId: 'pi_1',
  intentKind: 'payment',
});

async function activated({ name, manifest, activate }: RedirectMethod) {
  const { context, runtime } = fakeContext({
    options,
    pluginId: manifest.id,
    facts: factsOf({ manifest }, 'payment-method'),
    scriptSources: ['https://js.stripe.com'],
  });
  runtime.platform.answer('initPaymentMethod', setupFor(name));
  return { method: await activate(context), runtime };
}

describe.each(methods)('$name', (subject) => {
  const { name, call, data } = subject;
  const returnUrl = returnUrlFor(name);
  const details = { paymentDetailsExternalId: 'pi_1', targetPaymentProvider: name, paymentMethodType: name };

  describePaymentMethod(`payment/${name}`, {
    manifest: subject.manifest,
    activate: subject.activate,
    options,
    basket: basketFor(name),
    arrange: (runtime) => {
      runtime.platform.answer('initPaymentMethod', setupFor(name));
      answer = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    },
    refused: '?redirect_status=failed',
  });

  test('PAY-038 PAY-055 the platform prepares the payment with the consents, and Stripe redirects the viewer', async () => {
    const { method: it, runtime } = await activated(subject);
    const { Form } = it;
    if (Form === undefined) throw new Error('It says where it leads.');
    const onReady = jest.fn();
    await renderInRuntime(
      <Form basket={basketFor(name)} disabled={false} onReady={onReady} onProblem={() => undefined} />,
      { runtime },
    );
    expect(onReady).toHaveBeenLastCalledWith(name !== 'bancontact');
    if (name === 'bancontact')
      await userEvent.type(screen.getByRole('textbox', { name: /account holder/ }), ' Vera Vance ');
    expect(onReady).toHaveBeenLastCalledWith(true);
    const collecting = it.collect(basketFor(name), returnUrl, paying);
    await act(async () => undefined);
    expect(runtime.platform.calls[0]?.input).toEqual({
      body: {
        targetPaymentProvider: name,
        paymentProviderId: `demo-${name}`,
        paymentMethodType: name,
        returnUrl,
        terms,
      },
    });
    expect(left).toEqual(['pi_1']);
    expect(asked).toEqual(['pk_realm', [call, 'pi_1_secret_x', { ...data, return_url: returnUrl }]]);
    runtime.platform.answer('readPayment', { ...details, id: 'pi_1', status: 'succeeded', completed: true });
    shownAgain();
    await collecting;
  });

  test('PAY-050 PAY-051 the return names the payment and removes its secret from the address; its status in the address is ignored', async () => {
    for (const status of ['succeeded', 'failed', 'pending', 'canceled', 'golden', null]) {
      const { method: it, runtime } = await activated(subject);
      runtime.navigation.at(
        `/pay/demo-${name}?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x${status === null ? '' : `&redirect_status=${status}`}`,
      );
      await expect(it.resume?.(runtime.navigation.current())).resolves.toEqual(details);
      expect(runtime.navigation.current().search).not.toContain('secret');
    }
  });

  test('PAY-051 an address that names no payment is refused', async () => {
    const { method: it } = await activated(subject);
    await expect(it.resume?.(new URL(`${returnUrl}&redirect_status=succeeded`))).rejects.toMatchObject({
      code: null,
    });
  });

  test.each([
    ['was paid there', 'succeeded', details],
    ['is being worked on there', 'pending', { ...details, waits: true }],
  ])(
    'PAY-019 a page restored from the back-forward cache asks the platform: a payment that %s goes on',
    async (_, status, expected) => {
      const { method: it, runtime } = await activated(subject);
      runtime.platform.answer('readPayment', { ...details, id: 'pi_1', status, completed: false });
      const collecting = it.collect(basketFor(name), returnUrl, paying);
      await act(async () => undefined);
      shownAgain();
      await expect(collecting).resolves.toEqual(expected);
    },
  );

  test.each([
    ['was not made', 'requires_action', 'not_finished'],
    ['was refused', 'failed', null],
  ])('PAY-019 a payment that %s makes the page usable again', async (_, status, code) => {
    const { method: it, runtime } = await activated(subject);
    runtime.platform.answer('readPayment', { ...details, id: 'pi_1', status, completed: false });
    const collecting = it.collect(basketFor(name), returnUrl, paying);
    await act(async () => undefined);
    shownAgain();
    await expect(collecting).rejects.toMatchObject({ name: 'PaymentRefusal', code });
  });

  test('PAY-069 a bank that cannot be reached is refused in our words, and logged', async () => {
    const { method: it, runtime } = await activated(subject);
    answer = async () => ({ error: { type: 'api_connection_error', message: 'Internal.' } });
    await expect(it.collect(basketFor(name), returnUrl, paying)).rejects.toMatchObject({
      code: null,
      message: '',
    });
    expect(runtime.lines).toHaveLength(1);
  });

  test('PAY-018 it is for an amount due now: neither for zero, nor for a trial that is charged later', async () => {
    const { method: it } = await activated(subject);
    const trial = {
      ...anyBasket,
      basketItems: anyBasket.basketItems.map((item) => ({
        ...item,
        subscriptionSetting: { subscriptionType: 'SUBSCRIPTION' as const, trialPeriodDuration: 'P7D' },
      })),
    };
    expect([it.offers(anyBasket), it.offers(basketAtZero), it.offers(trial)]).toEqual([true, false, false]);
  });
});

function shownAgain(): void {
  const shown = new Event('pageshow');
  Object.defineProperty(shown, 'persisted', { value: true });
  window.dispatchEvent(shown);
}
