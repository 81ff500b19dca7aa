/** A gift is paid once, for the recipient shown on the page, whatever another tab does to the basket meanwhile. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Basket } from '../../../core/generated/platform';
import { navigation } from '../../../core/sdk';
import { basket, licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type Composed } from './composed';
import { openAt } from './licencePages';

composedTests();

const sku = 'gift-three-months';
const savedCard = {
  paymentDetailsExternalId: 'card-1',
  targetPaymentProvider: 'stripe',
  paymentMethodType: 'card',
  paymentMethodDetails: { type: 'card', brand: 'visa', last4: '4242' },
};
const nora = { name: 'Nora', email: 'nora@example.org' };
const maya = { name: 'Maya', email: 'maya@example.org' };
const holding = (recipient: object, more: Partial<Basket> = {}): Basket =>
  basket({
    id: 'gift-1',
    basketItems: [{ sku, licenceId: 'pass', name: 'Three months', amount: 3499 }],
    total: 3499,
    discountedTotal: 3499,
    primaryPaymentDetails: savedCard,
    recipient: recipient as typeof nora,
    ...more,
  });
const emptied = basket({ id: 'gift-of-7', basketItems: [], providers: [] });
const order = {
  giftId: 'three-months',
  sku,
  name: 'Three months',
  imageUrl: null,
  recipient: { ...nora, message: '', day: '' },
  placedBy: null,
  writtenBy: '7',
};

type PayAnswer = [number, object] | 'lost';

/** The pay page of a gift for Nora, and the platform's basket, which a test changes as another tab would. */
async function atPay(more: Partial<Basket> = {}) {
  const giftBasket = {
    basket: emptied,
    pay: (): PayAnswer | Promise<PayAnswer> => [200, { status: 'COMPLETED', purchaseId: 'g-1' }],
    payment: null as object | null,
  };
  platform()
    .get('/api/v2/user')
    .reply(200, {
      id: '7',
      email: 'ada@example.org',
      role: 'USER',
      isGuest: false,
      location: { countryCode: 'PT' },
    });
  platform()
    .persist()
    .get('/api/v2/basket')
    .reply(() => [200, giftBasket.basket]);
  platform().persist().get('/api/v2/basket/changes').reply(200, { changes: [] });
  platform()
    .persist()
    .post('/api/v2/gift/basket')
    .reply((_, body) => [
      200,
      (giftBasket.basket = holding((body as { recipient: object }).recipient, more)),
    ]);
  platform()
    .persist()
    .get(/\/api\/v4\/payments\//)
    .reply(() => (giftBasket.payment === null ? [404, {}] : [200, giftBasket.payment]));
  platform()
    .persist()
    .post('/api/v2/basket/pay')
    .reply((_path, _body, answer) => {
      void Promise.resolve(giftBasket.pay()).then((given) => {
        if (given === 'lost') answer(new Error('lost'), [0, {}]);
        else answer(null, given);
      });
    });
  const tab = browserProfile(signedIn()).tab();
  tab.sessionValues.write('gift.order', JSON.stringify(order));
  const site = await compose({ tab, at: '/gift/three-months/pay' });
  await site.draw();
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Pay €/ }));
  await screen.findByRole('button', { name: /^Pay €34\.99/ });
  return { site, giftBasket, press, charges: () => site.callsTo('POST', '/api/v2/basket/pay') };
}

test('GFT-014 a signed-in viewer’s gift is paid with the confirmed key and total', async () => {
  const { press, charges } = await atPay({ version: 'v-1', idempotentPayments: true });
  await press();
  expect(await screen.findByRole('heading', { name: 'It’s on its way' })).toBeVisible();
  expect(charges()[0]?.headers.get('idempotency-key')).toMatch(/^[!-~]{16,255}$/);
  expect(charges()[0]?.body).toMatchObject({
    expected: { total: 3499, currency: 'EUR', basketVersion: 'v-1' },
  });
});

test('P1 GFT-014 another tab has paid for another gift: an empty basket does not prove that this one was paid', async () => {
  const { giftBasket, press, charges } = await atPay();
  giftBasket.basket = emptied;
  await press();
  expect(await screen.findByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'It’s on its way' })).toBeNull();
  expect(charges()).toEqual([]);
});

test.each([
  ['the same basket', {}],
  ['a basket of its own', { id: 'gift-2' }],
])(
  'P2 GFT-011 another tab has put another recipient into %s: nothing is paid, and this gift can be put back',
  async (_, more) => {
    const { giftBasket, press, charges } = await atPay();
    giftBasket.basket = holding(maya, more);
    await press();
    expect(await screen.findByRole('heading', { name: 'Another gift has taken its place' })).toBeVisible();
    expect(charges()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay for this gift' }));
    await press();
    expect(await screen.findByText(/Nora gets it at nora@example\.org/)).toBeVisible();
    expect(giftBasket.basket.recipient).toMatchObject(nora);
  },
);

test('P2 another recipient at the moment of charging is refused by the platform, and shown', async () => {
  const { giftBasket, press, site } = await atPay({ version: 'v-1', idempotentPayments: true });
  giftBasket.pay = () => {
    giftBasket.basket = holding(maya, { version: 'v-2', idempotentPayments: true });
    return [409, { status: 409, code: 'basketChanged', messages: ['Changed.'], basket: giftBasket.basket }];
  };
  await press();
  expect(await screen.findByRole('heading', { name: 'Another gift has taken its place' })).toBeVisible();
  expect(site.callsTo('POST', '/api/v2/basket/pay')).toHaveLength(1);
});

test('GFT-014 PAY-019 a lost answer with an emptied basket is no success: a message offers to check again', async () => {
  const { giftBasket, press, charges } = await atPay();
  giftBasket.pay = () => {
    giftBasket.basket = emptied;
    return 'lost';
  };
  await press();
  expect(
    await screen.findByRole('heading', { name: 'We do not know yet whether you have paid' }),
  ).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(
    await screen.findByRole('heading', { name: 'We do not know yet whether you have paid' }),
  ).toBeVisible();
  expect(charges()).toHaveLength(1);
});

test('GFT-014 PAY-019 at a platform with idempotency keys the lost call is repeated, and its answer confirms the gift', async () => {
  const { giftBasket, press, charges } = await atPay({ version: 'v-1', idempotentPayments: true });
  let asked = 0;
  giftBasket.pay = () => {
    giftBasket.basket = { ...emptied, idempotentPayments: true };
    return ++asked === 1 ? 'lost' : [200, { status: 'COMPLETED', purchaseId: 'g-1' }];
  };
  await press();
  expect(await screen.findByRole('heading', { name: 'It’s on its way' })).toBeVisible();
  await waitFor(() =>
    expect(new Set(charges().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1),
  );
});

test('L6 a card written by another viewer in this tab is not shown', async () => {
  platform().get('/api/v2/user').reply(200, { id: '8', role: 'USER', isGuest: false });
  platform().get('/api/v2/gift/products').query(true).reply(200, { products: [] });
  const tab = browserProfile(signedIn()).tab();
  tab.sessionValues.write('gift.order', JSON.stringify(order));
  const site = await compose({ tab, at: '/gift/three-months/pay' });
  await site.draw();
  await waitFor(() => expect(window.location.pathname).toBe('/gift'));
  expect(site.callsTo('POST', '/api/v2/gift/basket')).toEqual([]);
});

describe.each([
  ['with another gift in the basket by then', () => holding(maya)],
  ['with an empty basket by then', () => emptied],
])('GFT-014 PAY-019 a gift paid while its page was left, %s', (_, later) => {
  test.each([
    ['with idempotency keys', { version: 'v-1', idempotentPayments: true }, /It’s on its way/],
    ['without', {}, /We do not know yet whether you have paid/],
  ])(
    'is neither denied nor offered again by its page, at a platform %s',
    async (_platform, more, outcome) => {
      const { site, giftBasket, press, charges } = await atPay(more);
      platform().persist().get('/api/v2/gift/products').query(true).reply(200, { products: [] });
      let answer: (given: PayAnswer) => void = () => undefined;
      giftBasket.pay = () => new Promise((resolve) => (answer = resolve));
      await press();
      await waitFor(() => expect(charges()).toHaveLength(1));
      const placed = site.callsTo('POST', '/api/v2/gift/basket').length;
      await act(async () => site.get(navigation).go('/gift'));
      await screen.findByRole('heading', { name: 'Nothing to give right now' });
      giftBasket.basket = later();
      await act(async () => answer([200, { status: 'COMPLETED', purchaseId: 'g-1' }]));
      giftBasket.pay = () => [200, { status: 'COMPLETED', purchaseId: 'g-1' }];
      await act(async () => site.get(navigation).go('/gift/three-months/pay'));
      expect(await screen.findByRole('heading', { name: outcome })).toBeVisible();
      expect(site.callsTo('POST', '/api/v2/gift/basket')).toHaveLength(placed);
      expect(new Set(charges().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    },
  );
});

test('GFT-014 the answer for one gift does not apply to the next one in the same tab', async () => {
  const { site, giftBasket, press } = await atPay({ version: 'v-1', idempotentPayments: true });
  giftBasket.pay = () => 'lost';
  await press();
  await screen.findByRole('alert');
  cleanup();
  site.close();
  giftBasket.pay = () => [200, { status: 'COMPLETED', purchaseId: 'g-1' }];
  platform().get('/api/v2/user').reply(200, { id: '7', role: 'USER', isGuest: false });
  site.tab.sessionValues.write(
    'gift.order',
    JSON.stringify({ ...order, recipient: { ...maya, message: '', day: '' } }),
  );
  const next = await compose({ tab: site.tab, at: '/gift/three-months/pay' });
  await next.draw();
  expect(await screen.findByRole('button', { name: /^Pay €34\.99/ })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'It’s on its way' })).toBeNull();
  expect(next.callsTo('POST', '/api/v2/basket/pay')).toEqual([]);
});

test('GFT-014 PAY-019 a gift whose bank is at work need not be waited for: it is not paid again, and another can be given', async () => {
  const { site, giftBasket } = await atPay();
  giftBasket.payment = {
    id: 'p-1',
    targetPaymentProvider: 'stripe',
    paymentMethodType: 'multibanco',
    status: 'pending',
    completed: false,
  };
  cleanup();
  site.close();
  const placedAs = JSON.stringify([[sku], nora.name, nora.email, null, null]);
  const confirmed = {
    basketId: 'gift-1',
    skus: [sku],
    currency: 'EUR',
    due: 3499,
    providerId: 'demo-stripe',
    recipient: JSON.stringify([nora.name, nora.email, null, null]),
    version: null,
    idempotent: false,
  };
  const give = (written: object) => site.tab.sessionValues.write('gift.order', JSON.stringify(written));
  give({ ...order, placedBy: '7', placedAs });
  site.tab.sessionValues.write(
    'purchase.payment',
    JSON.stringify({
      viewer: '7',
      payments: {
        [`gift ${placedAs}`]: { terms: { consent: [], trialWaived: false }, confirmed, left: 'p-1' },
      },
    }),
  );
  platform().persist().get('/api/v2/user').reply(200, { id: '7', role: 'USER', isGuest: false });
  platform().persist().get('/api/v2/gift/products').query(true).reply(200, { products: [] });
  const later = await compose({ tab: site.tab, at: '/gift/three-months/pay' });
  await later.draw();
  const go = (path: string) => act(async () => later.get(navigation).go(path));
  const press = async () => userEvent.click(await screen.findByRole('button', { name: /^Pay €/ }));
  const charges = () => later.callsTo('POST', '/api/v2/basket/pay');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop waiting' }));
  expect(await screen.findByRole('heading', { name: 'Nearly there' })).toHaveFocus();

  // The same gift once more.
  await go('/gift');
  give(order);
  await go('/gift/three-months/pay');
  await press();
  expect(
    await screen.findByRole('heading', { name: 'We do not know yet whether you have paid' }),
  ).toHaveFocus();
  expect(charges()).toEqual([]);

  await go('/gift');
  give({ ...order, recipient: { ...maya, message: '', day: '' } });
  await go('/gift/three-months/pay');
  await press();
  expect(await screen.findByText(/Maya gets it at maya@example\.org/)).toBeVisible();
  expect(charges()).toHaveLength(1);
});

test('L6 a gift paid by one viewer is not shown to the next, who signs in in another tab', async () => {
  const { site, press } = await atPay();
  await press();
  expect(await screen.findByRole('heading', { name: 'It’s on its way' })).toBeVisible();
  platform().get('/api/v2/user').reply(200, { id: '8', role: 'USER', isGuest: false });
  platform().get('/api/v2/gift/products').query(true).reply(200, { products: [] });
  site.tab.profile.tab().localValues.write('authToken', 'auth-other');
  await waitFor(() => expect(window.location.pathname).toBe('/gift'));
  expect(screen.queryByText(/nora@example\.org/)).toBeNull();
});

test('GFT-017 the baskets of a gift and of licences share neither calls nor payment state', async () => {
  const callsAbout = (site: Composed, paths: RegExp) =>
    site.calls.map(({ path }) => path).filter((path) => paths.test(path));
  const [ofGifts, ofLicences] = [
    /^\/api\/v2\/(?:gift\/)?basket\b/,
    /^\/api\/v2\/(?:customer\/basket|baskets)/,
  ];
  const { site, giftBasket, press } = await atPay();
  giftBasket.pay = () => {
    giftBasket.basket = emptied;
    return 'lost';
  };
  await press();
  await screen.findByRole('heading', { name: 'We do not know yet whether you have paid' });
  expect([callsAbout(site, ofGifts).length > 0, callsAbout(site, ofLicences)]).toEqual([true, []]);
  site.close();
  document.body.replaceChildren();

  const licences = basket({ primaryPaymentDetails: savedCard });
  platform().put('/api/v2/baskets/pass-month-sku').query(true).reply(200, licences);
  platform().persist().get('/api/v2/customer/basket').reply(200, licences);
  platform()
    .post('/api/v2/customer/baskets/pay/pass-month-sku')
    .query(true)
    .reply(200, { status: 'COMPLETED', purchaseId: 'p-1', licences: [] });
  const { tab } = site;
  const shop = await openAt('/purchase', { licences: [licence()] }, { tab });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay €9.99' }));
  expect(await screen.findByRole('heading', { name: 'You’re in' })).toBeVisible();
  expect([callsAbout(shop, ofLicences).length > 0, callsAbout(shop, ofGifts)]).toEqual([true, []]);
});
