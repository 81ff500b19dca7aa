/** Repeating a payment safely: Idempotency-Key, the expected basket, and the basket's version. */
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
beforeEach(() => fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' }));

const YEAR = 'ringside-pass-year';
const NIGHT = 'ringside-ppv-title-night';
const put = (token: string, sku = NIGHT) =>
  call('PUT', `/api/v2/baskets/${sku}?acknowledgeNoFreeTrial=true`, { token });
const basketOf = async (token: string) => (await call('GET', '/api/v2/customer/basket', { token })).body;
const held = async (token: string) =>
  [...(await call('GET', '/api/v2/customer/subscriptions/status/active', { token })).body['licences']!].map(
    ({ id }) => text(id),
  );

/** `member@` has a saved card. */
const buyer = async () => {
  const token = await signIn(call, 'member@ringside.example');
  await put(token);
  const basket = await basketOf(token);
  return { token, basket };
};
interface Payment {
  readonly key?: string;
  readonly expected?: object;
}
const payWithCard = (token: string, basket: Shape, { key, expected }: Payment = {}): Promise<Answer> => {
  const { paymentDetailsExternalId, targetPaymentProvider } = basket['primaryPaymentDetails']!;
  return call('POST', `/api/v2/customer/baskets/pay/${NIGHT}`, {
    token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: {
      paymentArrangement: {
        primaryPaymentDetailsAttributes: {
          targetPaymentProvider,
          paymentDetailsExternalId,
          paymentMethodType: 'card',
        },
        consent: [{ fieldName: 'immediateAccess', answer: true }],
      },
      ...(expected === undefined ? {} : { expected }),
    },
  });
};
const confirmed = (basket: Shape) => ({
  total: basket['discountedTotal'],
  currency: basket['currency'],
  basketVersion: basket['version'],
});

test('PAY-019 PAY-032 the same key with the same request gets the first answer, and one thing is bought', async () => {
  const { token, basket } = await buyer();
  expect(basket).toMatchObject({ idempotentPayments: true });
  const first = await payWithCard(token, basket, { key: 'k-1', expected: confirmed(basket) });
  expect(first).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
  expect(await payWithCard(token, basket, { key: 'k-1', expected: confirmed(basket) })).toEqual(first);
  expect(await held(token)).toContain(NIGHT);
});

test('PAY-019 two simultaneous calls with one key are one payment: the second learns that the first is being processed, or gets its answer', async () => {
  const { token, basket } = await buyer();
  const answers = await Promise.all(
    [1, 2, 3].map(() => payWithCard(token, basket, { key: 'k-1', expected: confirmed(basket) })),
  );
  const purchases = new Set(
    answers.flatMap(({ status, body }) => (status === 200 ? [text(body['purchaseId'])] : [])),
  );
  expect(purchases.size).toBe(1);
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body['code']]).toEqual([409, 'paymentInProgress']);
});

test('a key with another request is refused, and a key of another account is another key', async () => {
  const { token, basket } = await buyer();
  await payWithCard(token, basket, { key: 'k-1', expected: confirmed(basket) });
  expect(
    await payWithCard(token, basket, { key: 'k-1', expected: { ...confirmed(basket), total: 1 } }),
  ).toMatchObject({ status: 422, body: { code: 'idempotencyKeyReused' } });
  const other = await signUp(call, 'other@new.example');
  await put(other);
  expect(await payWithCard(other, basket, { key: 'k-1', expected: confirmed(basket) })).not.toMatchObject({
    status: 422,
  });
});

test('a refusal is stored as the answer of its key as well', async () => {
  const { token, basket } = await buyer();
  const refused = await payWithCard(token, basket, {
    key: 'k-1',
    expected: { ...confirmed(basket), total: 1 },
  });
  expect(refused).toMatchObject({ status: 409, body: { code: 'basketChanged' } });
  expect(
    await payWithCard(token, basket, { key: 'k-1', expected: { ...confirmed(basket), total: 1 } }),
  ).toEqual(refused);
  expect(await payWithCard(token, basket, { key: 'k-2', expected: confirmed(basket) })).toMatchObject({
    status: 200,
  });
});

test.each([
  ['total', { total: 1 }],
  ['currency', { currency: 'USD' }],
  ['version', { basketVersion: 'earlier' }],
])(
  'PAY-015 another %s than confirmed charges nothing, and the answer has the current basket',
  async (_, other) => {
    const { token, basket } = await buyer();
    const answer = await payWithCard(token, basket, {
      key: 'k-1',
      expected: { ...confirmed(basket), ...other },
    });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'basketChanged',
        basket: { version: text(basket['version']), discountedTotal: basket['discountedTotal'] },
      },
    });
    expect(await held(token)).not.toContain(NIGHT);
  },
);

test('the version changes with a voucher and once the basket has been paid, and is stable otherwise', async () => {
  const { token, basket } = await buyer();
  const versions = [text(basket['version']), text((await basketOf(token))['version'])];
  expect(versions[1]).toBe(versions[0]);
  await call('PUT', '/api/v2/baskets/vouchers/TENOFF', { token });
  versions.push(text((await basketOf(token))['version']));
  await call('DELETE', '/api/v2/baskets/vouchers/TENOFF', { token });
  await payWithCard(token, basket, { key: 'k-1' });
  versions.push(text((await basketOf(token))['version']));
  await put(token, YEAR);
  versions.push(text((await basketOf(token))['version']));
  expect(new Set(versions).size).toBe(4);
});

test('a payment without key and expectation is accepted as before', async () => {
  const { token, basket } = await buyer();
  expect(await payWithCard(token, basket)).toMatchObject({ status: 200, body: { status: 'COMPLETED' } });
});

test('GFT-011 GFT-014 a gift’s basket has another version for another recipient, and is not paid with the previous one', async () => {
  const token = await signUp(call, 'giver@new.example');
  const give = (email: string) =>
    call('POST', '/api/v2/gift/basket', {
      token,
      body: { sku: 'gift-three-months', recipient: { name: 'Nora', email } },
    });
  const { body: shown } = await give('nora@new.example');
  const { body: other } = await give('maya@new.example');
  expect(other['version']).not.toEqual(shown['version']);
  const answer = await call('POST', '/api/v2/basket/pay', {
    token,
    headers: { 'idempotency-key': 'k-1' },
    body: {
      paymentArrangement: {
        primaryPaymentDetailsAttributes: {
          targetPaymentProvider: 'stripe',
          paymentDetailsExternalId: 'pi_none',
        },
      },
      expected: confirmed(shown),
    },
  });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'basketChanged', basket: { recipient: { email: 'maya@new.example' } } },
  });
});
