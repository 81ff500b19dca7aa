/**
 * A platform answers about a payment with a status that this version does not know, or with something that the
 * contract does not describe: the outcome is found out, and nothing is taken for "not charged" or "paid".
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOOK_AGAIN } from '../../../core/commerce/PaymentWatch';
import { browserClock } from '../../../core/platform/browser/browserClock';
import { licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type BrowserTab } from './composed';
import { filled, payPath, sku, trade, user } from './paymentPlatform';

composedTests();

const charge = {
  basketId: 'basket-1',
  skus: [sku],
  currency: 'EUR',
  due: 999,
  providerId: 'demo-stripe',
  recipient: null,
  version: null,
  idempotent: false,
};
const terms = { consent: [], trialWaived: false };

/** A tab whose pay call for the payment pi_1 has no answer yet. */
function begun(more: object = { left: 'pi_1' }): BrowserTab {
  const tab = browserProfile(signedIn()).tab();
  tab.sessionValues.write(
    'purchase.payment',
    JSON.stringify({ viewer: '7', payments: { licence: { terms, confirmed: charge, ...more } } }),
  );
  tab.localValues.write(
    'purchase.intentions',
    JSON.stringify([
      {
        viewer: '7',
        key: 'a-key-of-this-payment',
        content: JSON.stringify(['basket-1', [sku], 'EUR', 999, null, null]),
        skus: [sku],
        recipient: null,
        terms,
        state: 'sent',
        at: Date.now(),
      },
    ]),
  );
  return tab;
}

/** Runs the polls of the page one by one; all other timers are the browser's. */
function pollingClock() {
  const browser = browserClock();
  const polls = new Set<() => void>();
  return {
    clock: {
      ...browser,
      now: () => browser.now(),
      after: (milliseconds: number, task: () => void) => {
        if (milliseconds !== LOOK_AGAIN) return browser.after(milliseconds, task);
        polls.add(task);
        return () => void polls.delete(task);
      },
    },
    /** Once the last answer is there: `before` happens, and the page asks again. */
    poll: async (before: () => unknown = () => undefined) => {
      await waitFor(() => expect(polls.size).toBe(1));
      before();
      const [task] = polls;
      polls.clear();
      await act(async () => task?.());
    },
  };
}

async function open(at: string, tab: BrowserTab, more: object = {}) {
  platform().get('/api/v2/user').reply(200, user('7'));
  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, { families: [], licences: [licence()] });
  platform()
    .persist()
    .get('/api/v2/country')
    .query(true)
    .reply(200, { countries: [], callerCountryCode: 'PT' });
  const site = await compose({ tab, at, ...more });
  await site.draw();
  return site;
}

const payment = { id: 'pi_1', targetPaymentProvider: 'stripe', paymentMethodType: 'card' };

describe('PAY-019 PAY-054 a payment whose status is not known here', () => {
  test('is asked for again until it is decided, and is not taken for one that charged nothing', async () => {
    trade();
    let now = { status: 'in_review', completed: false };
    platform()
      .persist()
      .get('/api/v4/payments/pi_1')
      .reply(() => [200, { ...payment, ...now }]);
    const tab = begun();
    const { clock, poll } = pollingClock();
    await open('/payment/pi_1', tab, { clock });
    await screen.findByRole('heading', { name: 'Your bank is at work' });
    expect(tab.sessionValues.read('purchase.payment')).toContain('pi_1');
    expect(tab.localValues.read('purchase.intentions')).toContain('a-key-of-this-payment');
    await poll();
    await poll(() => (now = { status: 'succeeded', completed: true }));
    await screen.findByRole('heading', { name: 'You’re in' });
  });

  test('is not charged a second time on the purchase page', async () => {
    trade();
    platform()
      .persist()
      .get('/api/v4/payments/pi_1')
      .reply(200, { ...payment, status: 'in_review', completed: false });
    const tab = begun();
    const first = await open('/payment/pi_1', tab);
    await screen.findByRole('heading', { name: 'Your bank is at work' });
    first.close();
    const other = await open('/purchase', tab.profile.tab());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
    await screen.findByRole('heading', { name: 'We do not know yet whether you have paid' });
    expect(other.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
  });
});

test('PAY-051 a verdict with a status that is not known here pays nothing until the platform has decided', async () => {
  trade();
  const verdict = { status: 'in_review', paymentDetailsExternalId: 'pi_1' };
  platform().post('/api/v4/payment-method/validate').reply(200, verdict);
  platform()
    .post('/api/v4/payment-method/validate')
    .reply(200, { ...verdict, status: 'succeeded' });
  const site = await open(
    '/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&payment_intent=pi_1',
    begun({}),
  );
  await screen.findByRole('heading', { name: 'We cannot see your payment' });
  expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'You’re in' });
  expect(site.callsTo('POST', payPath)).toHaveLength(1);
});

describe('PAY-001 PAY-033 PAY-051 an answer about money that the contract does not describe', () => {
  test('as a basket is neither shown nor paid, and is reported', async () => {
    const { basketItems } = filled();
    trade({ basket: filled({ basketItems: [...basketItems, { ...basketItems[0]!, sku: null as never }] }) });
    const site = await open('/purchase', browserProfile(signedIn()).tab());
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the ways to pay.');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(site.reports).toContain('commerce: A part of the purchase failed.');
  });

  test('as a payment is asked for again, and not shown as paid', async () => {
    trade();
    platform()
      .get('/api/v4/payments/pi_1')
      .reply(200, { ...payment, status: 'succeeded', completed: 'no' });
    platform()
      .persist()
      .get('/api/v4/payments/pi_1')
      .reply(200, { ...payment, status: 'succeeded', completed: true });
    const tab = begun();
    const site = await open('/payment/pi_1', tab);
    await screen.findByRole('heading', { name: 'We cannot see your payment' });
    expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
    expect(tab.sessionValues.read('purchase.payment')).toContain('pi_1');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'You’re in' });
  });
});
