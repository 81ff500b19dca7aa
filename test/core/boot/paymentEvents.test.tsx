/** Analytics events of payments in the composed product, whichever page they end on (ANA-012). */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Basket } from '../../../core/generated/platform';
import { basket, licence } from '../commerce/commerceFixture';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  signedIn,
  type BrowserTab,
  type Composed,
} from './composed';

composedTests();

const savedCard = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
};
const filled = (more: Partial<Basket> = {}): Basket => basket({ primaryPaymentDetails: savedCard, ...more });
const paid = { status: 'COMPLETED', purchaseId: 'p-1', licences: [] };
const refused = { status: 402, code: 'card_declined', messages: ['No.'] };

/** A platform that sells one licence. */
function trade(
  answer: readonly [number, object],
  basketAfter: Basket = basket({ basketItems: [], providers: [] }),
): void {
  let state = filled();
  platform()
    .persist()
    .get('/api/v2/customer/basket')
    .reply(() => [200, state]);
  platform()
    .persist()
    .put(/\/api\/v2\/baskets\//)
    .query(true)
    .reply(() => [200, state]);
  platform().persist().get('/api/v2/customer/subscriptions/status/active').reply(200, { licences: [] });
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
  platform()
    .persist()
    .post(/\/baskets\/pay/)
    .query(true)
    .reply(() => {
      if (answer[0] === 200) state = basketAfter;
      return [...answer];
    });
}

async function open(at: string, tab: BrowserTab = browserProfile(signedIn()).tab()): Promise<Composed> {
  platform()
    .get('/api/v2/user')
    .reply(200, {
      id: '7',
      email: 'ada@example.org',
      role: 'USER',
      isGuest: false,
      location: { countryCode: 'PT' },
    });
  const site = await compose({ tab, at });
  await site.draw();
  return site;
}

const trackedPayments = ({ tracked }: Composed) =>
  tracked.filter(({ name }) => name.startsWith('payment_')).map(({ name, licenceId }) => [name, licenceId]);
/** Sinks start once the first page is drawn; earlier events are delivered then. */
const sinksStarted = (site: Composed) =>
  waitFor(() => expect(site.callsTo('GET', '/api/v2/label')).not.toEqual([]));

async function pay(site: Composed): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Pay / }));
  await sinksStarted(site);
}

test('ANA-012 a successful payment has a start and an end, with the id of the licence', async () => {
  trade([200, paid]);
  const site = await open('/purchase');
  await pay(site);
  await screen.findByRole('heading', { name: 'You’re in' });
  expect(trackedPayments(site)).toEqual([
    ['payment_started', 'pass-month'],
    ['payment_completed', 'pass-month'],
  ]);
});

test('ANA-012 a refused payment has a start and an error', async () => {
  trade([402, refused]);
  const site = await open('/purchase');
  await pay(site);
  await waitFor(() => expect(trackedPayments(site)).toHaveLength(2));
  expect(trackedPayments(site)).toEqual([
    ['payment_started', 'pass-month'],
    ['payment_error', 'pass-month'],
  ]);
});

describe('ANA-012 a payment started in this tab that ends on a provider’s return', () => {
  const terms = { consent: [], trialWaived: false };
  const confirmed = {
    basketId: 'basket-1',
    skus: ['pass-month-sku'],
    currency: 'EUR',
    due: 999,
    providerId: 'demo-stripe',
    recipient: null,
    version: null,
    idempotent: false,
    licenceId: 'pass-month',
  };
  const begun = (more: object): BrowserTab => {
    const tab = browserProfile(signedIn()).tab();
    tab.sessionValues.write(
      'purchase.payment',
      JSON.stringify({ viewer: '7', payments: { licence: { terms, confirmed, ...more } } }),
    );
    return tab;
  };
  const returned =
    '/pay/demo-stripe?targetPaymentProvider=stripe&paymentProviderId=demo-stripe&paymentMethodType=card&payment_intent=pi_9';

  test.each([
    ['completes', [200, paid], 'payment_completed'],
    ['fails', [402, refused], 'payment_error'],
  ] as const)('%s on the page of the return', async (_, answer, last) => {
    trade(answer);
    platform()
      .post('/api/v4/payment-method/validate')
      .reply(200, { status: 'succeeded', paymentDetailsExternalId: 'pi_9' });
    const site = await open(returned, begun({}));
    await screen.findByRole('heading', { level: 1, name: last === 'payment_completed' ? 'You’re in' : /./ });
    await sinksStarted(site);
    await waitFor(() => expect(trackedPayments(site)).toHaveLength(2));
    expect(trackedPayments(site)).toEqual([
      ['payment_started', 'pass-month'],
      [last, 'pass-month'],
    ]);
  });

  test.each([
    ['completes', { status: 'succeeded', completed: true }, 'payment_completed'],
    ['fails', { status: 'failed', completed: false }, 'payment_error'],
    ['expires', { status: 'expired', completed: false }, 'payment_error'],
  ] as const)('%s on the page of the payment', async (_, end, last) => {
    trade([200, paid]);
    const payment = { id: 'pi_9', targetPaymentProvider: 'stripe', paymentMethodType: 'card' };
    platform()
      .get('/api/v4/payments/pi_9')
      .reply(200, { ...payment, status: 'pending', completed: false });
    platform()
      .persist()
      .get('/api/v4/payments/pi_9')
      .reply(200, { ...payment, ...end });
    const site = await open('/payment/pi_9', begun({ left: 'pi_9' }));
    await waitFor(() => expect(site.callsTo('GET', '/api/v4/payments/pi_9')).not.toEqual([]));
    document.dispatchEvent(new Event('visibilitychange'));
    await sinksStarted(site);
    await waitFor(() => expect(trackedPayments(site)).toEqual([[last, 'pass-month']]));
  });
});
