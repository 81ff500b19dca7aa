/** The payment of a basket that a plugin fills. */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BasketCheckout } from '../../../../core/commerce/pages/BasketCheckout';
import { CallError, platformClient, useService, type BasketCheckoutProps } from '../../../../core/sdk';
import { basket } from '../commerceFixture';
import { left } from '../paymentTrade';
import { tabValues } from '../tradingFixture';
import { openPage, settled, type FixtureOptions } from './checkoutFixture';

afterEach(cleanup);

const emptied = basket({ basketItems: [], providers: [] });

/** The plugin's calls, in order; `served` is its basket. */
async function open(options: Partial<FixtureOptions> = {}, address = '/gift/a/pay', served = basket()) {
  const calls: string[] = [];
  const scene = { served, pay: (): { status: 'COMPLETED' | 'PENDING' } => ({ status: 'COMPLETED' }) };
  const paid: unknown[] = [];
  const props: Omit<BasketCheckoutProps, 'client'> = {
    purpose: 'gift',
    calls: {
      read: async () => scene.served,
      pay: async (body) => {
        paid.push(body);
        return scene.pay();
      },
    },
    returnUrl: (query) => `/gift/a/pay?${query.toString()}`,
    aside: <p>The gift</p>,
    onComplete: (pending) => void calls.push(pending ? 'pending' : 'complete'),
    onChanged: () => void calls.push('changed'),
  };
  const Page = () => <BasketCheckout {...props} client={useService(platformClient)} />;
  const runtime = await openPage(Page, { address, values: left(undefined, 'gift'), ...options });
  await settled();
  return { ...runtime, calls, paid, scene };
}
const pay = () => userEvent.click(screen.getByRole('button', { name: /^Pay €9\.99/ }));

test('GFT-014 pays by the realm’s payment methods, and reports the result', async () => {
  const { calls, paid, collected } = await open();
  expect(screen.getByText('The gift')).toBeVisible();
  await pay();
  await settled();
  expect(calls).toEqual(['complete']);
  expect(paid).toEqual([
    {
      paymentArrangement: {
        primaryPaymentDetailsAttributes: expect.objectContaining({
          paymentDetailsExternalId: 'pi_1',
        }) as unknown,
      },
    },
  ]);
  expect(new URL(collected[0]!).pathname).toBe('/gift/a/pay');
});

test('PAY-019 a payment whose answer was lost is reported at once, and after a reload', async () => {
  const values = tabValues();
  const { calls, scene } = await open({
    values,
    answers: {
      readPayment: {
        id: 'pi_1',
        targetPaymentProvider: 'stripe',
        paymentMethodType: 'card',
        status: 'succeeded',
        completed: true,
      },
    },
  });
  scene.pay = () => {
    scene.served = emptied;
    throw new CallError('payGiftBasket', 0, 'unknownError', []);
  };
  await pay();
  await settled();
  expect(calls).toEqual(['complete']);
});

test('GFT-013 a changed basket is not paid: the plugin checks it', async () => {
  const { calls, paid, scene } = await open();
  scene.served = basket({ id: 'another' });
  await pay();
  await settled();
  expect([calls[0], paid]).toEqual(['changed', []]);
});

test('PAY-051 GFT-014 a provider’s return parameters are validated, and removed from the address', async () => {
  const { runtime, calls } = await open(
    {
      answers: { validatePaymentMethod: { status: 'succeeded' } },
      card: {
        resume: async () => ({
          targetPaymentProvider: 'stripe',
          paymentMethodType: 'card',
          paymentDetailsExternalId: 'pi_9',
        }),
      },
    },
    '/gift/a/pay?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&redirect_status=succeeded&payment_intent_client_secret=x',
  );
  await settled();
  expect(calls).toEqual(['complete']);
  expect(runtime.navigation.current().search).toBe('');
});

describe('GFT-014 PAY-051 a payment completed in a bank’s app', () => {
  const known = {
    id: 'pix_1',
    targetPaymentProvider: 'stripe',
    paymentMethodType: 'pix',
    status: 'requires_action',
    completed: false,
  };
  const waiting = (payment: object) => ({
    answers: { readPayment: { ...known, ...payment }, cancelPayment: { ...known, status: 'canceled' } },
    card: {
      collect: async () => ({
        targetPaymentProvider: 'stripe',
        paymentMethodType: 'pix',
        paymentDetailsExternalId: 'pix_1',
        waits: true,
      }),
    },
  });

  test('is waited for in place, and its result is reported', async () => {
    const { calls, paid, runtime } = await open(waiting({}));
    await pay();
    expect(await screen.findByRole('heading', { name: 'This payment is not finished' })).toBeVisible();
    expect([calls, paid]).toEqual([[], []]);
    runtime.platform.answer('readPayment', { ...known, status: 'succeeded', completed: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect([calls, paid]).toEqual([['complete'], []]);
  });

  test('can be cancelled, and the basket paid by another method', async () => {
    const { calls } = await open(waiting({}));
    await pay();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay another way' }));
    await settled();
    expect(screen.getByRole('button', { name: /^Pay €9\.99/ })).toBeEnabled();
    expect(calls).toEqual([]);
  });

  test('that was refused shows so, with a link back to paying', async () => {
    await open(waiting({ status: 'failed', messages: ['Your bank refused the payment.'] }));
    await pay();
    expect(await screen.findByText('Your bank refused the payment.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the payment' }));
    await settled();
    expect(screen.getByRole('button', { name: /^Pay €9\.99/ })).toBeVisible();
  });
});

test.each([
  ['begun here is complete, though its basket is empty by now', 'pi_9', ['complete']],
  ['not begun here says nothing of this order', undefined, ['changed']],
] as const)(
  'PAY-051 GFT-014 a payment that the platform has finished by itself and that was %s',
  async (_, begun, expected) => {
    const { calls, scene } = await open(
      {
        values: left(begun, 'gift'),
        answers: { validatePaymentMethod: { status: 'succeeded', completed: true } },
        card: {
          resume: async () => ({
            targetPaymentProvider: 'stripe',
            paymentMethodType: 'ideal',
            paymentDetailsExternalId: 'pi_9',
          }),
        },
      },
      '/gift/a/pay?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=ideal&payment_intent=pi_9',
      emptied,
    );
    await settled();
    expect([calls, scene.served]).toEqual([expected, emptied]);
  },
);
