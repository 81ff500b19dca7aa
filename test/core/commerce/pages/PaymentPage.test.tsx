/** The page of one payment, and the one where payments are confirmed: both show the platform's state. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PaymentAuthorizationPage from '../../../../core/commerce/pages/PaymentAuthorizationPage';
import PaymentPage from '../../../../core/commerce/pages/PaymentPage';
import { CallError, type Payment } from '../../../../core/sdk';
import { left } from '../paymentTrade';
import { remembered, tabValues } from '../tradingFixture';
import { from, openPage, settled, type FixtureOptions } from './checkoutFixture';

const at = `?from=${encodeURIComponent(from)}`;
const payment = (more: Partial<Payment> = {}): Payment => ({
  id: 'pi_1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  status: 'requires_action',
  completed: false,
  name: 'Month pass',
  ...more,
});
const open = (answer: Payment | (() => never), options: Partial<FixtureOptions> = {}) =>
  openPage(PaymentPage, {
    address: `/payment/pi_1${at}`,
    ...options,
    values: left('pi_1'),
    answers: { readPayment: answer, ...options.answers },
  });
const missing = () => {
  throw new CallError('readPayment', 404, 'notFound', []);
};
const shop = `/purchase${at}`;
afterEach(cleanup);

test('PAY-054 a complete one shows so, and leads back to where it started', async () => {
  const { runtime } = await open(payment({ status: 'succeeded', completed: true }));
  expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
  expect(screen.getByText(/Month pass is yours/)).toBeInTheDocument();
  act(() => runtime.clock.pass(2000));
  expect(runtime.navigation.visited).toEqual([from]);
});

test.each([
  ['failed', 'That did not go through', 'The payment did not go through. You can try again.'],
  ['canceled', 'This payment was taken back', 'Nothing was charged.'],
  ['expired', 'The time to pay is over', 'Nothing was charged. Start the payment again whenever you like.'],
] as const)('PAY-054 one that is %s shows so, and leads back to paying', async (status, title, text) => {
  const { runtime } = await open(payment({ status }));
  expect(screen.getByRole('heading', { name: title })).toHaveFocus();
  expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back to the payment' }));
  expect(runtime.navigation.visited).toEqual([shop]);
});

test('PAY-062 the provider’s message replaces our text', async () => {
  await open(payment({ status: 'failed', messages: ['Your bank refused the payment.'] }));
  expect(screen.getByText('Your bank refused the payment.')).toBeInTheDocument();
});

test('PAY-051 PAY-054 a slow bank is waited for, and the viewer sees the result without a press', async () => {
  const { runtime } = await open(payment({ status: 'pending' }));
  expect(screen.getByRole('heading', { name: 'Your bank is at work' })).toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back to the shop']);
  runtime.platform.answer('readPayment', payment({ status: 'succeeded', completed: true }));
  await act(async () => runtime.clock.pass(3000));
  await settled();
  expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
});

test('PAY-054 an unfinished one leads on to the bank, or is cancelled for another payment method', async () => {
  const { runtime } = await open(payment({ authorisationUrl: 'https://bank.example/pi_1' }));
  expect(screen.getByRole('heading', { name: 'This payment is not finished' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Go on with the payment' }));
  expect(runtime.navigation.left).toEqual(['https://bank.example/pi_1']);
  runtime.platform.answer('cancelPayment', payment({ status: 'canceled' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
  await settled();
  expect(runtime.navigation.visited).toEqual([shop]);
});

test('PAY-019 one that was paid just before it was cancelled is complete', async () => {
  const { runtime } = await open(payment());
  runtime.platform.answer('cancelPayment', payment({ status: 'succeeded', completed: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay another way' }));
  await settled();
  expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
  expect(runtime.navigation.visited).toEqual([]);
});

test('PAY-020 a method with a waiting screen shows it', async () => {
  await open(payment({ code: '0002' }), {
    card: { Waiting: ({ payment: { code } }) => <h1>Show {code} to your bank</h1> },
  });
  expect(screen.getByRole('heading', { name: 'Show 0002 to your bank' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeInTheDocument();
});

test('PAY-032 one that succeeded and waits for the pay call is paid, once', async () => {
  const { calls } = await open(payment({ status: 'succeeded' }));
  expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
  expect(calls('paySku')).toBe(1);
});

test('PAY-064 one whose pay call is refused shows why, and can be retried', async () => {
  const { calls, runtime } = await open(payment({ status: 'succeeded' }), {
    answers: {
      paySku: () => {
        throw new CallError('paySku', 400, 'BAD_REQUEST', ['x']);
      },
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The payment could not be made.');
  runtime.platform.answer('paySku', { status: 'COMPLETED', purchaseId: 'p-1', licences: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settled();
  expect(screen.getByRole('heading', { name: 'You’re in' })).toBeInTheDocument();
  expect(calls('paySku')).toBe(2);
});

test('PAY-054 an unknown one leads back to paying', async () => {
  await open(missing);
  expect(screen.getByRole('heading', { name: 'No such payment' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the payment' })).toHaveAttribute('href', shop);
});

test('one that cannot be read shows an error, and is read again on a press', async () => {
  const { runtime } = await open(() => {
    throw new CallError('readPayment', 500, 'broken', []);
  });
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot see your payment');
  runtime.platform.answer('readPayment', payment({ status: 'pending' }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your bank is at work' })).toBeInTheDocument();
});

test('a guest signs in first, and returns to the payment', async () => {
  const { runtime, calls } = await open(payment(), { user: null });
  const target = new URL(runtime.navigation.visited[0]!, 'https://ringside.localhost');
  expect([target.pathname, target.searchParams.get('from')]).toEqual(['/login', `/payment/pi_1${at}`]);
  expect(calls('readPayment')).toBe(0);
});

test('a viewer whom the platform cannot identify at present is not sent to sign in', async () => {
  const { runtime } = await open(payment(), { user: null, isUnreached: true });
  expect(runtime.navigation.visited).toEqual([]);
});

describe('PAY-054 /payment-authorization', () => {
  const asked = async (query: string, values = tabValues()) => {
    const { runtime } = await openPage(PaymentAuthorizationPage, {
      address: `/payment-authorization${query}`,
      values,
      answers: { readPayment: payment({ status: 'pending' }) },
    });
    const call = runtime.platform.calls.find(({ endpoint }) => endpoint === 'readPayment');
    return { runtime, id: (call?.input as { path: { id: string } } | undefined)?.path.id };
  };

  test.each([
    ['?payment=pi_2', 'pi_2'],
    ['?payment_intent=pi_3&payment_intent_client_secret=pi_3_secret_x&redirect_status=succeeded', 'pi_3'],
    ['?setup_intent=seti_4&redirect_status=failed', 'seti_4'],
    ['?paymentDetailsExternalId=psp_5', 'psp_5'],
  ])('%s asks the platform for %s, whatever else the address contains', async (query, id) => {
    const asking = await asked(query);
    expect(asking.id).toBe(id);
    expect(asking.runtime.navigation.current().search).not.toContain('secret');
    expect(screen.getByRole('heading', { name: 'Your bank is at work' })).toBeInTheDocument();
  });

  test('an address without an id means the payment started in this tab', async () => {
    const values = tabValues();
    remembered(values).memory.leave('pi_6');
    expect((await asked('', values)).id).toBe('pi_6');
  });

  test('without any it leads back to paying', async () => {
    expect((await asked('')).id).toBeUndefined();
    expect(screen.getByRole('heading', { name: 'No such payment' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the payment' })).toHaveAttribute('href', '/purchase');
  });
});
