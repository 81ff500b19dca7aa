/** Payments started before the page loaded: return from a provider, reload, another tab. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Basket } from '../../../core/generated/platform';
import { licence, stripeProvider } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type BrowserTab } from './composed';
import { filled, openTab, payPath, sku, trade, user } from './paymentPlatform';
import { checkoutOf } from './paymentStores';

composedTests();

describe('PAY-019 a payment authorized at a provider, after a reload', () => {
  const other = { id: 'demo-pix', name: 'pix', kind: 'browser' as const, paymentMethodTypes: ['pix'] };
  const securedPayment = {
    paymentProviderId: 'demo-stripe',
    targetPaymentProvider: 'stripe',
    paymentMethodType: 'card',
    paymentDetailsExternalId: 'pi_1',
  };
  const secured = (more: Partial<Basket>): Basket =>
    filled({ primaryPaymentDetails: null, providers: [stripeProvider, other], ...more });
  const details = {
    paymentArrangement: {
      primaryPaymentDetailsAttributes: { targetPaymentProvider: 'stripe', paymentDetailsExternalId: 'pi_1' },
    },
  };

  /** The page is loaded again, in a realm that has these methods. */
  async function reloaded(tab: BrowserTab, paymentProviders: readonly object[]) {
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
    platform().get('/api/v2/user').reply(200, user('7'));
    const site = await compose({
      tab,
      at: '/purchase',
      change: (document) => void Object.assign(document, { paymentProviders }),
    });
    await site.draw();
    return site;
  }

  test.each([
    ['the method is no longer to be had', [{ name: 'pix' }]],
    ['no method is to be had', []],
  ])('is continued, not paid anew, where %s', async (_, methods) => {
    trade({ basket: secured({ securedPayment }) });
    const site = await reloaded(browserProfile(signedIn()).tab(), methods);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
    await screen.findByRole('heading', { name: 'You’re in' });
    expect(site.callsTo('POST', '/api/v2/customer/baskets/pay').map(({ body }) => body)).toMatchObject([
      details,
    ]);
  });

  test('is continued where only this tab knows of it, and several methods are offered', async () => {
    trade({ basket: secured({}) });
    const tab = browserProfile(signedIn()).tab();
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
    const stored = { details: details.paymentArrangement.primaryPaymentDetailsAttributes, charge };
    tab.sessionValues.write(
      'purchase.payment',
      JSON.stringify({ viewer: '7', payments: { licence: { secured: stored } } }),
    );
    const site = await openTab(tab);
    const checkout = checkoutOf(site);
    expect(await checkout.recover()).toBe(true);
    await checkout.pay('https://site.test/pay');
    expect(checkout.payment.state.status).toBe('complete');
    expect(site.callsTo('POST', '/api/v2/customer/baskets/pay').map(({ body }) => body)).toMatchObject([
      details,
    ]);
  });
});

describe('M16 PAY-054 a payment that the platform does not know', () => {
  test('is not waited for again: the return leads to the licences', async () => {
    trade();
    platform()
      .persist()
      .get('/api/v2/licence-family')
      .query(true)
      .reply(200, { families: [], licences: [licence()] });
    platform().get('/api/v2/country').query(true).reply(200, { countries: [], callerCountryCode: 'PT' });
    platform().get('/api/v2/user').reply(200, user('7'));
    const tab = browserProfile(signedIn()).tab();
    tab.sessionValues.write(
      'purchase.payment',
      JSON.stringify({ viewer: '7', payments: { licence: { left: 'pi_gone' } } }),
    );
    const site = await compose({ tab, at: '/payment/pi_gone' });
    await site.draw();
    const back = await screen.findByRole('link', { name: 'Back to the payment' });
    const asked = site.callsTo('GET', '/api/v4/payments/pi_gone').length;
    await userEvent.click(back);
    await screen.findByRole('heading', { name: 'Choose how to watch' });
    await waitFor(() => expect(window.location.pathname).toBe('/purchase'));
    expect(site.callsTo('GET', '/api/v4/payments/pi_gone')).toHaveLength(asked);
  });
});

describe('P6 PAY-051 the page of one payment, in a tab that stores another one', () => {
  const finished = (status: string, completed: boolean) => ({
    id: 'pi_A',
    targetPaymentProvider: 'stripe',
    paymentMethodType: 'card',
    status,
    completed,
  });
  const other = () => {
    const tab = browserProfile(signedIn()).tab();
    tab.sessionValues.write(
      'purchase.payment',
      JSON.stringify({
        viewer: '7',
        payments: {
          licence: {
            left: 'pi_B',
            terms: { consent: [{ fieldName: 'b', answer: true }], trialWaived: true },
          },
        },
      }),
    );
    return tab;
  };
  const open = async (tab: BrowserTab) => {
    platform().get('/api/v2/user').reply(200, user('7'));
    const site = await compose({ tab, at: '/payment/pi_A' });
    await site.draw();
    return site;
  };

  test('completes it only by a press, not on the other one’s terms', async () => {
    trade();
    platform().persist().get('/api/v4/payments/pi_A').reply(200, finished('succeeded', false));
    const tab = other();
    const site = await open(tab);
    const press = await screen.findByRole('button', { name: 'Complete the payment' });
    expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
    await userEvent.click(press);
    await screen.findByRole('heading', { name: 'You’re in' });
    const [call] = site.callsTo('POST', '/api/v2/customer/baskets/pay');
    expect([call?.path, JSON.stringify(call?.body).includes('consent')]).toEqual([
      '/api/v2/customer/baskets/pay?acknowledgeNoFreeTrial=false',
      false,
    ]);
    expect(tab.sessionValues.read('purchase.payment')).toContain('pi_B');
  });

  test('does not show it as paid because of the other one', async () => {
    trade();
    platform().persist().get('/api/v4/payments/pi_A').reply(200, finished('succeeded', true));
    const tab = other();
    await open(tab);
    await screen.findByRole('heading', { name: 'You’re in' });
    expect(JSON.parse(tab.sessionValues.read('purchase.payment') ?? '')).toMatchObject({
      payments: { licence: { left: 'pi_B' } },
    });
  });
});

describe('PAY-024 PAY-060 consents given before a redirect', () => {
  test('are sent when the viewer returns, and so is the waived trial', async () => {
    const state = trade({ basket: filled({ version: 'v-1' }) });
    const tab = browserProfile(signedIn()).tab();
    const terms = { consent: [{ fieldName: 'immediateAccess', answer: true }], trialWaived: true };
    tab.sessionValues.write(
      'purchase.payment',
      JSON.stringify({ viewer: '7', payments: { licence: { terms } } }),
    );
    platform().get('/api/v2/user').reply(200, user('7'));
    platform()
      .post('/api/v4/payment-method/validate')
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_9' });
    const site = await compose({
      tab,
      at: '/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&payment_intent=pi_9',
    });
    await site.draw();
    await screen.findByRole('heading', { name: 'You’re in' });
    const [call] = site.callsTo('POST', '/api/v2/customer/baskets/pay');
    expect([call?.path, call?.body]).toMatchObject([
      `${payPath}?acknowledgeNoFreeTrial=true`,
      { paymentArrangement: { consent: terms.consent } },
    ]);
    expect(state.held).toEqual([]);
  });
});

describe('L2 PAY-050 a pay-return link', () => {
  const link =
    '/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&payment_intent=pi_9';

  test('that is unknown to this browser pays only after a press', async () => {
    trade();
    platform().get('/api/v2/user').reply(200, user('7'));
    platform()
      .post('/api/v4/payment-method/validate')
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_9' });
    const site = await compose({ tab: browserProfile(signedIn()).tab(), at: link });
    await site.draw();
    expect(await screen.findByRole('heading', { name: 'Complete this payment?' })).toHaveFocus();
    expect(await screen.findByText('Month pass: €9.99')).toBeVisible();
    expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Complete the payment' }));
    await screen.findByRole('heading', { name: 'You’re in' });
    expect(site.callsTo('POST', payPath)).toHaveLength(1);
  });
});

/** The page that a provider returns to, once the payment that this tab has begun is paid there. */
async function atReturn(tab: BrowserTab) {
  platform()
    .post('/api/v4/payment-method/validate')
    .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_1' });
  const checkout = checkoutOf(await openTab(tab));
  await checkout.resume({
    body: { paymentProviderId: 'demo-stripe', targetPaymentProvider: 'stripe', paymentMethodType: 'card' },
    returned: new URL('https://site.test/pay?payment_intent=pi_1&redirect_status=succeeded'),
    denied: false,
  });
  return checkout;
}

test('PAY-051 a return that has been paid shows the same purchase when it is opened again, not the new basket', async () => {
  const state = trade();
  const tab = browserProfile(signedIn()).tab();
  const begun = { terms: { consent: [], trialWaived: false } };
  tab.sessionValues.write('purchase.payment', JSON.stringify({ viewer: '7', payments: { licence: begun } }));
  const first = await atReturn(tab);
  expect([first.payment.state.status, first.payment.paid]).toEqual(['complete', [sku]]);

  // Meanwhile another tab has put something else into the basket.
  state.basket = filled({
    version: 'v-2',
    basketItems: filled().basketItems.map((item) => ({ ...item, sku: 'ppv-sku', name: 'One night' })),
  });
  const again = await atReturn(tab);
  expect([again.payment.state.status, again.payment.paid, again.payment.bought]).toEqual([
    'complete',
    [sku],
    null,
  ]);
  expect(tab.localValues.read('purchase.intentions') ?? '').not.toContain('ppv-sku');
});
