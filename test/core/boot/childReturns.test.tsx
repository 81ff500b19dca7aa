/** A payment that comes back while a child's profile is selected: its outcome is shown, and nothing is paid (FAV-041). */
import { screen } from '@testing-library/react';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';
import { trade, user } from './paymentPlatform';

composedTests();

const payment = { id: 'pi_1', targetPaymentProvider: 'stripe', paymentMethodType: 'card' };

async function open(at: string) {
  trade();
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, { ...user('7'), profile: { id: 'm', name: 'Mila', type: 'CHILD' } });
  const tab = browserProfile(signedIn()).tab();
  const licence = { left: 'pi_1', terms: { consent: [], trialWaived: false } };
  tab.sessionValues.write('purchase.payment', JSON.stringify({ viewer: '7', payments: { licence } }));
  const site = await compose({ tab, at });
  await site.draw();
  return site;
}

const stored = (site: Awaited<ReturnType<typeof open>>) => site.tab.session.get('purchase.payment') ?? '';

test.each([
  ['secured is left to a grown-up', { status: 'succeeded' }, 'Not available to buy'],
  ['completed is shown as paid', { status: 'succeeded', completed: true }, 'You’re in'],
])('FAV-041 PAY-051 a returned payment that is %s', async (_, verdict, heading) => {
  platform()
    .post('/api/v4/payment-method/validate')
    .reply(200, { ...verdict, paymentDetailsExternalId: 'pi_1' });
  platform()
    .persist()
    .get('/api/v4/payments/pi_1')
    .reply(200, { ...payment, ...verdict });
  const site = await open(
    '/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&payment_intent=pi_1',
  );
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
  if (!('completed' in verdict)) expect(stored(site)).toContain('pi_1');
});

test('FAV-041 PAY-054 the page of a payment that waits to be completed asks for a grown-up', async () => {
  platform()
    .persist()
    .get('/api/v4/payments/pi_1')
    .reply(200, { ...payment, status: 'succeeded', completed: false });
  const site = await open('/payment/pi_1');
  expect(await screen.findByText(/Ask a grown-up/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Complete the payment' })).toBeNull();
  expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
});
