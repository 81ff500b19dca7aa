/** Coming back from a provider's redirect. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PayPage from '../../../../core/commerce/pages/PayPage';
import { CallError, PaymentRefusal } from '../../../../core/sdk';
import { left } from '../paymentTrade';
import { from, openPage, settled, type FixtureOptions } from './checkoutFixture';

const link = (more: string) =>
  `/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&from=${encodeURIComponent(from)}${more}`;
const details = {
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentDetailsExternalId: 'pi_9',
};
const resume = jest.fn(async () => details);
const open = async (
  more: string,
  options: Partial<FixtureOptions> = {},
  verdict: object = { status: 'succeeded' },
) => {
  return openPage(PayPage, {
    address: link(more),
    card: { resume },
    answers: { validatePaymentMethod: verdict },
    values: left(),
    ...options,
  });
};

beforeEach(() => resume.mockClear());
afterEach(cleanup);

/** Delays the plugin until the test has checked what the page shows meanwhile. */
const held = () => {
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (go = resolve));
  resume.mockImplementationOnce(async () => {
    await waiting;
    return details;
  });
  return () => act(async () => go());
};

test('PAY-051 PAY-053 a payment that succeeded elsewhere is validated, completed, and leads back to where it started', async () => {
  const go = held();
  const { runtime, calls } = await open('&payment_intent=pi_9&redirect_status=succeeded');
  expect(screen.getByRole('status')).toHaveTextContent('We are checking your payment');
  await go();
  await settled();
  expect(
    runtime.platform.calls.find(({ endpoint }) => endpoint === 'validatePaymentMethod')?.input,
  ).toMatchObject({
    body: {
      targetPaymentProvider: 'stripe',
      paymentProviderId: 'demo-stripe',
      paymentDetailsExternalId: 'pi_9',
      parameters: { payment_intent: 'pi_9' },
    },
  });
  expect(calls('paySku')).toBe(1);
  expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
  act(() => runtime.clock.pass(2000));
  expect(runtime.navigation.visited).toEqual([from]);
});

test('the client secret is removed from the address at once, though the plugin still gets it', async () => {
  const go = held();
  const { runtime } = await open('&payment_intent=pi_9&payment_intent_client_secret=pi_9_secret_x');
  expect(runtime.navigation.current().search).not.toContain('secret');
  await go();
  const [returned] = resume.mock.calls[0] as unknown as [URL];
  expect(returned.searchParams.get('payment_intent_client_secret')).toBe('pi_9_secret_x');
  await settled();
  expect(JSON.stringify(runtime.platform.calls)).not.toContain('secret');
});

describe.each(['failed', 'canceled'])('PAY-051 redirect_status %s', (status) => {
  const denied = `&payment_intent=pi_9&redirect_status=${status}`;

  test('shows failedPayment where the platform confirms it, with a link back to the payment', async () => {
    const { runtime, calls } = await open(denied, {}, { status: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('The payment did not go through.');
    expect(calls('paySku')).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the payment' }));
    expect(runtime.navigation.visited).toEqual([`/purchase?from=${encodeURIComponent(from)}`]);
  });

  test('is not trusted where the platform reports otherwise: a paid licence is the viewer’s', async () => {
    const { calls } = await open(denied, {}, { status: 'succeeded', paymentDetailsExternalId: 'pi_9' });
    expect(screen.getByRole('heading', { name: 'You’re in' })).toHaveFocus();
    expect([calls('paySku'), resume.mock.calls.length]).toEqual([1, 0]);
  });

  test('leads to the page of the payment while the result is unknown', async () => {
    const { runtime, calls } = await open(
      denied,
      {},
      { status: 'pending', paymentDetailsExternalId: 'pi_9' },
    );
    expect(runtime.navigation.visited).toEqual([`/payment/pi_9?from=${encodeURIComponent(from)}`]);
    expect(calls('paySku')).toBe(0);
  });
});

test('PAY-051 an unreachable platform is called again on a press, and paid once', async () => {
  const { runtime, calls } = await open('&payment_intent=pi_9', {}, () => {
    throw new CallError('validatePaymentMethod', 0, 'unknownError', []);
  });
  expect(screen.getByRole('heading', { name: 'We cannot see your payment' })).toBeInTheDocument();
  runtime.platform.answer('validatePaymentMethod', { status: 'succeeded' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toHaveFocus();
  expect(calls('paySku')).toBe(1);
});

test('PAY-051 a failed validation is not paid', async () => {
  const go = held();
  const { calls } = await open(
    '&payment_intent=pi_9',
    {},
    { status: 'failed', messages: ['The bank took it back.'] },
  );
  await go();
  await settled();
  expect(screen.getByRole('alert')).toHaveTextContent('The bank took it back.');
  expect(calls('paySku')).toBe(0);
});

test('a return refused by the provider’s plugin is not validated', async () => {
  resume.mockRejectedValueOnce(new PaymentRefusal(null, ''));
  const { calls } = await open('&payment_intent=pi_9');
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(calls('validatePaymentMethod')).toBe(0);
});

test('PAY-021 a provider unknown to the realm gives couldntLoadPaymentProviders', async () => {
  await openPage(PayPage, {
    address: '/pay?targetPaymentProvider=barter&paymentProviderId=b&paymentMethodType=goat',
    values: left(),
  });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the ways to pay.');
});

test('an address that is no return leads to the shop', async () => {
  const { runtime } = await openPage(PayPage, { address: '/pay' });
  expect(runtime.navigation.visited).toEqual(['/purchase']);
});

test('a session lost on the way is restored by signing in, and the return with it', async () => {
  const { runtime, calls } = await openPage(PayPage, {
    address: link('&payment_intent=pi_9&payment_intent_client_secret=x'),
    user: null,
  });
  const target = new URL(runtime.navigation.visited[0]!, 'https://ringside.localhost');
  expect(target.pathname).toBe('/login');
  expect(target.searchParams.get('from')).toBe(link('&payment_intent=pi_9'));
  expect(calls('paySku')).toBe(0);
});
