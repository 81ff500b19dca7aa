/** The unkind modes over HTTP: each has its effect, and only while it is on. */
import {
  callerOf,
  runSandbox,
  signIn,
  signUp,
  text,
  type Caller,
  type SandboxProcess,
} from './sandboxProcess';

let sandbox: SandboxProcess;
let call: Caller;
beforeAll(async () => {
  sandbox = await runSandbox();
  call = callerOf(sandbox.url, 'ringside-web');
}, 120_000);
afterAll(() => sandbox.stop());
afterEach(async () => {
  await control('DELETE');
  await fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' });
});

const TITLE_NIGHT = 'ringside-ppv-title-night';
const control = (method: string, body?: unknown) =>
  fetch(`${sandbox.url}/__sandbox/unkind`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const modes = async (given: object): Promise<void> => expect((await control('PUT', given)).status).toBe(204);
const strikes = async () => ((await (await control('GET')).json()) as { strikes: object }).strikes;

/** The member has a saved card that pays without a form. */
const member = async (): Promise<string> => signIn(call, 'member@ringside.example');
const fill = (token: string) => call('PUT', `/api/v2/baskets/${TITLE_NIGHT}`, { token });

async function payment(token: string): Promise<object> {
  const { body } = await call('GET', '/api/v2/customer/basket', { token });
  const { paymentDetailsExternalId } = body['primaryPaymentDetails']!;
  const attributes = { targetPaymentProvider: 'stripe', paymentMethodType: 'card', paymentDetailsExternalId };
  return {
    paymentArrangement: {
      primaryPaymentDetailsAttributes: attributes,
      consent: [{ fieldName: 'immediateAccess', answer: true }],
    },
  };
}
const pay = async (token: string, body: object) =>
  call('POST', `/api/v2/customer/baskets/pay/${TITLE_NIGHT}`, { token, body });
const held = async (token: string): Promise<number> => {
  const { body } = await call('GET', '/api/v2/customer/subscriptions/status/active', { token });
  return [...body['licences']!].filter(({ id }) => text(id) === TITLE_NIGHT).length;
};
const receipts = async (token: string): Promise<number> => {
  const { body } = await call('GET', '/api/v2/customer/payments', { token });
  return JSON.stringify(body).split('Title Night').length - 1;
};

test('parallel: two paying calls of one account both read before either writes, and both charge', async () => {
  const token = await member();
  await fill(token);
  const body = await payment(token);
  const before = await receipts(token);
  const [one, other] = await Promise.all([pay(token, body), pay(token, body)]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  expect(await receipts(token)).toBe(before + 1);

  await fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' });
  const again = await member();
  await fill(again);
  await modes({ parallel: {} });
  const both = await Promise.all([pay(again, body), pay(again, body)]);
  expect(both.map(({ body: answer }) => answer['status'])).toEqual(['COMPLETED', 'COMPLETED']);
  expect(await receipts(again)).toBe(before + 2);
  expect(await strikes()).toEqual({ parallel: 2 });
});

test('lostAnswer: the payment is made, and the connection breaks before the answer', async () => {
  const token = await member();
  await fill(token);
  const body = await payment(token);
  await modes({ lostAnswer: { times: 1 } });
  await expect(pay(token, body)).rejects.toThrow();
  expect(await held(token)).toBe(1);
  expect((await pay(token, body)).body['code']).toBe('alreadyEntitled');
});

test('lateAnswer: the payment is made before the answer is sent', async () => {
  const token = await member();
  await fill(token);
  const body = await payment(token);
  await modes({ lateAnswer: { afterMs: 1500 } });
  const answer = pay(token, body);
  const first = await Promise.race([
    answer.then(() => 'answered'),
    until(async () => (await held(token)) === 1).then(() => 'held'),
  ]);
  expect(first).toBe('held');
  expect((await answer).body['status']).toBe('COMPLETED');
});

test('lateActivation: the basket is empty at once, the licence is held later', async () => {
  const token = await member();
  await fill(token);
  await modes({ lateActivation: { afterMs: 60_000 } });
  expect((await pay(token, await payment(token))).body['status']).toBe('COMPLETED');
  expect([...(await call('GET', '/api/v2/customer/basket', { token })).body['basketItems']!]).toEqual([]);
  expect(await held(token)).toBe(0);
  await control('DELETE');
  expect(await held(token)).toBe(1);
});

test('lateActivation: a gift is mailed later, and by itself', async () => {
  const token = await signUp(call, 'late-giver@new.example');
  const mails = async () =>
    ((await (await fetch(`${sandbox.url}/__sandbox/mail`)).json()) as { recipient: string }[]).filter(
      ({ recipient }) => recipient === 'late@new.example',
    ).length;
  await call('POST', '/api/v2/gift/basket', {
    token,
    body: { sku: 'gift-title-night', recipient: { name: 'Late', email: 'late@new.example' } },
  });
  const { body: basket } = await call('GET', '/api/v2/basket', { token });
  const { body: setup } = await call('POST', '/api/v4/payment-method/init', {
    token,
    body: { targetPaymentProvider: 'stripe', basketId: basket['id'] },
  });
  await fetch(`${sandbox.url}/__fake/stripe/confirm`, {
    method: 'POST',
    body: JSON.stringify({
      key: setup['publishableKey'],
      clientSecret: setup['clientSecret'],
      card: { number: '4242424242424242', expiry: '12/40', cvc: '123' },
    }),
  });
  await modes({ lateActivation: { afterMs: 700 } });
  const attributes = {
    targetPaymentProvider: 'stripe',
    paymentMethodType: 'card',
    paymentDetailsExternalId: setup['paymentDetailsExternalId'],
  };
  expect(
    (
      await call('POST', '/api/v2/basket/pay', {
        token,
        body: { paymentArrangement: { primaryPaymentDetailsAttributes: attributes } },
      })
    ).body['status'],
  ).toBe('COMPLETED');
  expect(await mails()).toBe(0);
  await until(async () => (await mails()) === 1);
});

test('priceChange: the price rises between reading the basket and paying it, once', async () => {
  const token = await member();
  await fill(token);
  const before = Number((await call('GET', '/api/v2/customer/basket', { token })).body['discountedTotal']);
  const body = await payment(token);
  await modes({ priceChange: {} });
  expect((await pay(token, body)).body['status']).toBe('COMPLETED');
  const { body: paid } = await call('GET', '/api/v2/customer/payments', { token });
  expect(JSON.stringify(paid)).toContain(String(before + 100));
  expect(await strikes()).toEqual({ priceChange: 1 });
});

test('duplicateWebhooks: a bank’s notice that arrives twice buys once', async () => {
  const lanterna = callerOf(sandbox.url, 'lanterna-web');
  const token = await signUp(lanterna, 'twice@new.example');
  await lanterna('PUT', '/api/v2/baskets/lanterna-bilhete', { token });
  const { body: setup } = await lanterna('POST', '/api/v4/payment-method/init', {
    token,
    body: {
      targetPaymentProvider: 'pix',
      terms: { acknowledgeNoFreeTrial: false, consent: [{ fieldName: 'immediateAccess', answer: true }] },
    },
  });
  const id = text(setup['paymentDetailsExternalId']);
  const { body: open } = await lanterna('GET', `/api/v4/payments/${id}`, { token });
  await modes({ duplicateWebhooks: { afterMs: 1 } });
  await fetch(`${sandbox.url}/__fake/pix`, {
    method: 'POST',
    body: new URLSearchParams({ code: text(open['code']), outcome: 'pay' }),
  });
  await until(async () => JSON.stringify(await strikes()) === '{"duplicateWebhooks":1}');
  expect([
    ...(await lanterna('GET', '/api/v2/customer/subscriptions/status/active', { token })).body['licences']!,
  ]).toHaveLength(1);
});

test('unknown modes and wrong values are refused; a reset turns all of them off', async () => {
  for (const wrong of [
    [],
    { sometimes: {} },
    { parallel: true },
    { lostAnswer: { times: 0 } },
    { lateAnswer: { afterMs: -1 } },
    { lateAnswer: { until: 1 } },
  ])
    expect((await control('PUT', wrong)).status).toBe(400);
  await modes({ parallel: {}, lateAnswer: { times: 2, afterMs: 10 } });
  await fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' });
  expect(await (await control('GET')).json()).toEqual({ modes: {}, strikes: {} });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}
