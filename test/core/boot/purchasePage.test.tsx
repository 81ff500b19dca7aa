/** The purchase page of the composed product, and the payment state that the browser stores. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { licence, offered } from '../commerce/commerceFixture';
import { navigation } from '../../../core/sdk';
import { sessionStore } from '../../../core/session/SessionStore';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';
import { atCheckout, emptied, filled, openTab, paid, trade, user } from './paymentPlatform';
import { checkoutOf } from './paymentStores';

composedTests();

describe('the browser’s stored payment state', () => {
  test('is not used for another viewer in the same tab', async () => {
    trade({ answers: [() => 'lost'] });
    const page = await atCheckout();
    await page.press();
    const other = checkoutOf(await openTab(page.tab, '8'));
    expect(await other.recover()).toBe(false);
    await other.choose(offered());
    expect(other.payment.state.status).toBe('idle');
  });
});

interface Offer {
  readonly families?: readonly object[];
  readonly licences?: readonly object[];
}

/** The platform offers these licences. */
function offers(offer: Offer): void {
  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, { families: [], licences: [], ...offer });
  platform()
    .persist()
    .get('/api/v2/country')
    .query(true)
    .reply(200, { countries: [], callerCountryCode: 'PT' });
}

/** The purchase page, drawn, with these licences on offer. */
async function atPurchase(offer: Offer = { licences: [licence()] }) {
  offers(offer);
  platform().get('/api/v2/user').reply(200, user('7'));
  const site = await compose({ tab: browserProfile(signedIn()).tab(), at: '/purchase' });
  await site.draw();
  await screen.findByRole('heading', { level: 1 });
  return site;
}

test('the purchase page keeps its own bar alone when its offers cannot be loaded, and tries again', async () => {
  platform().get('/api/v2/licence-family').query(true).reply(500, {});
  await atPurchase();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The show did not start');
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio')).toBeVisible();
});

describe('a viewer whom the platform cannot confirm', () => {
  let status: number;
  const open = async (at: string) => {
    status = 503;
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(() => [status, status === 200 ? user('7') : {}]);
    const site = await compose({ tab: browserProfile(signedIn()).tab(), at });
    await site.draw();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The show did not start');
    expect(site.get(navigation).current().pathname).toBe(at.replace(/\?.*/, ''));
    return site;
  };

  test.each(['/purchase', '/pay', '/pay/stripe?order=1'])(
    'stays at %s, and is not sent to sign up or in',
    async (at) => {
      await open(at);
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );

  test('goes on with the purchase once the platform answers', async () => {
    offers({ licences: [licence()] });
    const site = await open('/purchase');
    status = 200;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio')).toBeVisible();
    expect(site.get(sessionStore).viewer.id).toBe('7');
  });
});

test('PAY-019 the purchase page does not pay as a viewer who signs in meanwhile in another tab', async () => {
  const state = trade();
  const site = await atPurchase();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  const pay = await screen.findByRole('button', { name: /^Pay / });
  const other = await openTab(site.tab.profile.tab());
  platform().get('/api/v2/user').times(2).reply(200, user('bo'));
  const tokens = { authorisationToken: 'auth-bo', refreshToken: 'refresh-bo' };
  state.meanwhile = () => other.get(sessionStore).signIn(tokens, 'id');
  const reads = () => site.callsTo('GET', '/api/v2/customer/basket').length;
  const before = reads();
  await userEvent.click(pay);
  await waitFor(() => expect(site.get(sessionStore).viewer.id).toBe('bo'));
  // Once before the payment, and again in place of it.
  await waitFor(() => expect(reads()).toBeGreaterThanOrEqual(before + 2));
  expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toEqual([]);
});

describe('PAY-004 PAY-018 the purchase page', () => {
  test.each([
    ['JPY', 0, 1200, '¥1,200'],
    ['KWD', 3, 1250, /KWD\s1\.250/],
    ['EUR', 2, 999, '€9.99'],
  ])('shows the amount in %s, whose smallest unit is 10^-%i', async (currency, scale, amount, expected) => {
    trade({ basket: filled({ currency, scale, total: amount, discountedTotal: amount }) });
    await atPurchase();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    const button = await screen.findByRole('button', { name: /^Pay / });
    expect(button).toHaveAccessibleName(typeof expected === 'string' ? `Pay ${expected}` : expected);
  });

  test('PAY-019 shows a payment that was answered after it had been left', async () => {
    const state = trade({ basket: filled({ version: 'v-1', idempotentPayments: true }) });
    const site = await atPurchase();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    state.answers = [
      () => {
        state.basket = emptied;
        return [200, paid];
      },
    ];
    const press = await screen.findByRole('button', { name: /^Pay / });
    await act(async () => {
      press.click();
      site.get(navigation).go('/help');
    });
    await waitFor(() => expect(site.callsTo('POST', '/api/v2/customer/baskets/pay')).toHaveLength(1));
    await act(async () => site.get(navigation).go('/purchase'));
    expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  });

  test('moves the focus to the next step, so that a screen reader starts at its beginning', async () => {
    trade();
    await atPurchase();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Month pass' });
    await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('LIC-051 does not sell a free licence that is already held, whatever else of its family is held', async () => {
    trade();
    const held = { status: 'ACTIVE', autoRenewingStatus: 'AUTO_RENEWING' };
    const free = licence({
      id: 'free',
      name: 'Free seat',
      sku: 'free-sku',
      amounts: [],
      purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
      status: held as never,
    });
    const best = licence({ id: 'best', name: 'Front row', sku: 'best-sku', rank: 2, status: held as never });
    await atPurchase({ families: [{ id: 'f', name: 'Seats', licences: [free, best] }] });
    expect(await screen.findByRole('heading', { name: 'Nothing on sale here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Get it for free|Continue to payment/ })).toBeNull();
  });
});
