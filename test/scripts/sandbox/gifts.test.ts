/** Giving and redeeming over HTTP: the shelf, the gift's own basket, guest buyers, price changes, scheduled mail. */
import {
  callerOf,
  runSandbox,
  signIn,
  signUp,
  text,
  type Answer,
  type Caller,
  type SandboxProcess,
  type Shape,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let call: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());

const SKU = 'gift-three-months';
const recipient = { name: 'Nora', email: 'nora@new.example', message: 'Happy birthday!' };
let buyers = 0;
const newcomer = () => signUp(call, `giver-${++buyers}@new.example`);
const guest = async () =>
  text(
    (await call('POST', '/api/v2/user/guest-checkout-principal', { body: { email: 'guest@new.example' } }))
      .body['authorisationToken'],
  );
const put = (token: string, more: object = {}) =>
  call('POST', '/api/v2/gift/basket', { token, body: { sku: SKU, recipient: { ...recipient, ...more } } });
const mails = async () =>
  (await (await fetch(`${sandbox.url}/__sandbox/mail`)).json()) as {
    recipient: string;
    subject: string;
    body: string;
  }[];
const price = (amount: number | null) =>
  fetch(`${sandbox.url}/__sandbox/gift-price`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ realm: 'ringside', sku: SKU, amount }),
  });

async function pay(token: string): Promise<Answer> {
  const { body: basket } = await call('GET', '/api/v2/basket', { token });
  const { body: setup } = await call('POST', '/api/v4/payment-method/init', {
    token,
    body: { targetPaymentProvider: 'stripe', basketId: basket['id'] },
  });
  const answer = await fetch(`${sandbox.url}/__fake/stripe/confirm`, {
    method: 'POST',
    body: JSON.stringify({
      key: setup['publishableKey'],
      clientSecret: setup['clientSecret'],
      card: { number: '4242424242424242', expiry: '12/40', cvc: '123' },
    }),
  });
  expect(((await answer.json()) as { intent: Shape }).intent).toMatchObject({
    status: 'succeeded',
    amount: basket['discountedTotal'],
  });
  const arrangement = {
    primaryPaymentDetailsAttributes: {
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'card',
      paymentDetailsExternalId: setup['paymentDetailsExternalId'],
    },
  };
  return call('POST', '/api/v2/basket/pay', { token, body: { paymentArrangement: arrangement } });
}

/** The code in the last mail to this address. */
const codeFor = async (address: string) =>
  /code is ([A-Z0-9-]+)/.exec((await mails()).find((mail) => mail.recipient === address)!.body)![1]!;
const redeem = (token: string, redeemCode: string) =>
  call('POST', '/api/v2/gift/redeem', { token, body: { redeemCode } });

test('GFT-010 the shelf: name, price, duration, a picture', async () => {
  const { body } = await call('GET', '/api/v2/gift/products', { language: 'es' });
  expect([...body['products']!][0]).toMatchObject({
    id: 'three-months',
    sku: SKU,
    name: 'Tres meses junto al ring',
    amount: 3499,
    currency: 'EUR',
    scale: 2,
    period: 'P3M',
  });
});

test('GFT-011 GFT-012 GFT-017 the gift has a basket of its own, separate from the viewer’s', async () => {
  const token = await newcomer();
  await call('PUT', '/api/v2/baskets/ringside-pass-month', { token });
  const provider = { hasVouchers: false, consents: [] };
  expect((await put(token)).body).toMatchObject({
    discountedTotal: 3499,
    recipient,
    basketItems: [{ sku: SKU }],
    providers: [
      { ...provider, name: 'stripe' },
      { ...provider, name: 'stripe-wallet' },
    ],
  });
  expect((await call('GET', '/api/v2/customer/basket', { token })).body).toMatchObject({
    discountedTotal: 1299,
    basketItems: [{ sku: 'ringside-pass-month' }],
  });
});

test('GFT-008 GFT-014 GFT-015 a guest buys; the tokens are valid for this checkout and nothing else', async () => {
  const token = await guest();
  await put(token, { email: 'for-guest@new.example' });
  expect((await pay(token)).body['status']).toBe('COMPLETED');
  expect((await call('GET', '/api/v2/basket', { token })).body['basketItems']).toEqual([]);
  for (const [method, path] of [
    ['GET', '/api/v2/customer/basket'],
    ['GET', '/api/v2/user/details'],
    ['GET', '/api/v2/customer/subscriptions/status/active'],
  ] as const) {
    expect((await call(method, path, { token })).status).toBe(403);
  }
  const [mail] = await mails();
  expect(mail).toMatchObject({
    recipient: 'for-guest@new.example',
    subject: 'guest@new.example has a gift for you: Three months at ringside',
  });
  expect(mail!.body).toMatch(/“Happy birthday!”.*\/gift\/redeem\/[A-Z0-9-]+\/register/);
});

test('GFT-016 GFT-018 a code is redeemed once, and a guest’s checkout redeems nothing', async () => {
  const buyer = await newcomer();
  await put(buyer, { email: 'once@new.example' });
  await pay(buyer);
  const code = await codeFor('once@new.example');
  expect((await redeem(await guest(), code)).status).toBe(403);
  const lucky = await newcomer();
  const redeemed = await redeem(lucky, code.toLowerCase());
  expect([redeemed.status, redeemed.body['name']]).toEqual([200, 'Ringside Pass']);
  const held = await call('GET', '/api/v2/customer/subscriptions/status/active', { token: lucky });
  expect([...held.body['licences']!].map(({ id }) => id)).toEqual(['ringside-pass-month']);
  expect((await redeem(await newcomer(), code)).body['code']).toBe('giftRedeemFailed');
  expect((await redeem(lucky, 'NEVER-SOLD')).body['code']).toBe('giftRedeemFailed');
});

test('GFT-011 a gift for another day is mailed on that day', async () => {
  const token = await newcomer();
  await put(token, { email: 'later@new.example', deliverAt: Date.now() + 86_400_000 });
  await pay(token);
  expect((await mails()).map((mail) => mail.recipient)).not.toContain('later@new.example');
});

test('GFT-013 a changed price is reported, and is not paid until the gift is chosen at the new one', async () => {
  const token = await newcomer();
  await put(token);
  expect((await call('GET', '/api/v2/basket/changes', { token })).body['changes']).toEqual([]);
  await price(3799);
  expect((await call('GET', '/api/v2/basket/changes', { token })).body['changes']![0]).toMatchObject({
    kind: 'PRICE',
    before: 3499,
    after: 3799,
  });
  expect((await pay(token)).body['code']).toBe('basketChanged');
  expect((await put(token)).body['discountedTotal']).toBe(3799);
  expect((await pay(token)).status).toBe(200);
  await price(null);
  expect((await put(token)).status).toBe(409);
  await price(3499);
});

test('GFT-019 a child buys no gift, and may redeem one', async () => {
  const child = await signIn(call, 'kid@ringside.example');
  expect((await put(child)).body['code']).toBe('kidPurchasePermissionDenied');
  const buyer = await newcomer();
  await put(buyer, { email: 'kiko@new.example' });
  await pay(buyer);
  expect((await redeem(child, await codeFor('kiko@new.example'))).status).toBe(200);
});
