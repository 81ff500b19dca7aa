/** A payment that is awaited, such as a transfer, is neither shown as paid nor paid twice, and its page can be left. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type BrowserTab } from './composed';
import { emptied, sku, trade, user } from './paymentPlatform';

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

function tabWith(record: object): BrowserTab {
  const tab = browserProfile(signedIn()).tab();
  const licenceRecord = { terms: { consent: [], trialWaived: false }, confirmed: charge, ...record };
  tab.sessionValues.write(
    'purchase.payment',
    JSON.stringify({ viewer: '7', payments: { licence: licenceRecord } }),
  );
  return tab;
}

async function open(at: string, tab: BrowserTab) {
  platform().get('/api/v2/user').reply(200, user('7'));
  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, { families: [], licences: [licence()] });
  const countries = { countries: [], callerCountryCode: 'PT' };
  platform().persist().get('/api/v2/country').query(true).reply(200, countries);
  const site = await compose({ tab, at });
  await site.draw();
  return site;
}

/** What the viewer holds, as the platform lists it. */
const holding = (more: object) =>
  platform()
    .persist()
    .get('/api/v2/customer/subscriptions/status/active')
    .reply(200, {
      licences: [{ id: sku, sku, name: 'Pass', purchaseStrategy: { type: 'SUBSCRIPTION' }, ...more }],
    });
const unconfirmed = {
  activationStrategy: 'CONFIRM_PAYMENT',
  status: { status: 'ACTIVE', licencePayment: { paymentEventType: 'UNCONFIRMED' } },
};

describe('LIC-018 PAY-051 after a lost answer, a licence whose payment', () => {
  test.each([
    ['is unconfirmed is shown as awaited', unconfirmed, 'Nearly there'],
    [
      'the platform lists as required is shown as awaited',
      {
        status: { status: 'ACTIVE', subscriptionPendingActions: [{ action: 'CONFIRMED_PAYMENT_REQUIRED' }] },
      },
      'Nearly there',
    ],
    [
      'is confirmed is shown as paid',
      { ...unconfirmed, status: { status: 'ACTIVE', licencePayment: { paymentEventType: 'CONFIRMED' } } },
      'You’re in',
    ],
  ])('%s', async (_, held, heading) => {
    holding(held);
    trade({ basket: emptied });
    const secured = {
      details: {
        targetPaymentProvider: 'stripe',
        paymentMethodType: 'card',
        paymentDetailsExternalId: 'pm_1',
      },
      charge,
    };
    const site = await open('/purchase', tabWith({ unanswered: true, secured }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
    // What is awaited must not count as paid when its return is opened again.
    expect(site.tab.session.get('purchase.payment') ?? '').not.toContain('"paid"');
  });
});

describe('PAY-019 PAY-054 a payment that stays open', () => {
  const openPayment = () =>
    platform().persist().get('/api/v4/payments/pi_1').reply(200, {
      id: 'pi_1',
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
      status: 'pending',
      completed: false,
    });

  test('can be left for the viewer’s licences', async () => {
    trade();
    openPayment();
    await open('/payment/pi_1', tabWith({ left: 'pi_1' }));
    expect(await screen.findByText(/You are not charged twice/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your plans and passes' })).toHaveAttribute(
      'href',
      '/account?section=licences',
    );
  });

  test.each([
    ['with idempotency keys', { idempotentPayments: true, version: 'v-1' }],
    ['without', {}],
  ])(
    'can be left for the shop, where the same is not charged again without a decision, at a platform %s',
    async (_, more) => {
      const standing = trade();
      standing.basket = { ...standing.basket, ...more };
      openPayment();
      const site = await open('/payment/pi_1', tabWith({ left: 'pi_1' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Back to the shop' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
      await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
      await screen.findByRole('heading', { name: 'We do not know yet whether you have paid' });
      expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
    },
  );
});
