/**
 * Payments confirmed at a bank, over HTTP: whatever the viewer and the bank do, at most one charge, which the
 * platform records.
 */
import {
  callerOf,
  runSandbox,
  signUp,
  text,
  type Answer,
  type Caller,
  type SandboxProcess,
} from './sandboxProcess';

let sandbox: SandboxProcess;

let lanterna: Caller;

beforeAll(async () => {
  sandbox = await runSandbox();
  lanterna = callerOf(sandbox.url, 'lanterna-web');
}, 120_000);

afterAll(() => sandbox.stop());

const TICKET = 'lanterna-bilhete';

const back =
  'http://lanterna.localhost:8080/pay/lanterna-ideal?targetPaymentProvider=ideal&paymentProviderId=lanterna-ideal&paymentMethodType=ideal';

const terms = { acknowledgeNoFreeTrial: false, consent: [{ fieldName: 'immediateAccess', answer: true }] };

let accounts = 0;

/** A viewer with a ticket in the basket. */
async function buyer() {
  accounts += 1;
  const email = `bank-${accounts}@new.example`;
  const token = await signUp(lanterna, email);
  await lanterna('PUT', `/api/v2/baskets/${TICKET}`, { token });
  const readState = async (id: string) => (await lanterna('GET', `/api/v4/payments/${id}`, { token })).body;
  const receipts = async () => {
    const mails = (await (await fetch(`${sandbox.url}/__sandbox/mail`)).json()) as {
      recipient: string;
      body: string;
    }[];
    return mails.filter(({ recipient, body }) => recipient === email && body.includes('Purchase ')).length;
  };
  const begin = async (provider: string) => {
    const { body } = await lanterna('POST', '/api/v4/payment-method/init', {
      token,
      body: { targetPaymentProvider: provider, paymentMethodType: provider, terms },
    });
    return {
      id: text(body['paymentDetailsExternalId']),
      key: text(body['publishableKey']),
      clientSecret: text(body['clientSecret']),
    };
  };
  const pay = (id: string, provider = 'ideal'): Promise<Answer> =>
    lanterna('POST', '/api/v2/customer/baskets/pay', {
      token,
      body: {
        paymentArrangement: {
          primaryPaymentDetailsAttributes: {
            targetPaymentProvider: provider,
            paymentMethodType: provider,
            paymentDetailsExternalId: id,
          },
          consent: terms.consent,
        },
      },
    });
  return { token, readState, receipts, begin, pay };
}

const redirect = async (body: object) => {
  const answer = await fetch(`${sandbox.url}/__fake/stripe/redirect`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { redirectUrl?: string; error?: { code: string } };
};

/** A press at the bank's page; gives the redirect target. */
const atBank = async (id: string, outcome: string): Promise<URL | null> => {
  const answer = await fetch(`${sandbox.url}/__fake/bank/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  return location === null ? null : new URL(location);
};

/** At the bank's page, by iDEAL. */
async function atTheBank() {
  const somebody = await buyer();
  const { id, key, clientSecret } = await somebody.begin('ideal');
  const { redirectUrl } = await redirect({ key, clientSecret, type: 'ideal', returnUrl: back });
  expect(redirectUrl).toBe(`${sandbox.url}/__fake/bank/${id}`);
  return { ...somebody, id, clientSecret };
}

test.each([
  ['pay', 'succeeded', 'succeeded', 1],
  ['later', 'pending', 'pending', 0],
  ['fail', 'failed', 'failed', 0],
  ['cancel', 'failed', 'failed', 0],
])(
  'PAY-051 a press on "%s" at the bank returns with %s, and the platform reports %s',
  async (outcome, hint, status, charged) => {
    const { id, clientSecret, readState, receipts } = await atTheBank();
    const returned = await atBank(id, outcome);
    expect(Object.fromEntries(returned!.searchParams)).toMatchObject({
      targetPaymentProvider: 'ideal',
      payment_intent: id,
      payment_intent_client_secret: clientSecret,
      redirect_status: hint,
    });
    expect(await readState(id)).toMatchObject({
      status,
      completed: charged === 1,
      name: 'Bilhete',
      amount: 450,
    });
    expect(await receipts()).toBe(charged);
  },
);

test('PAY-032 a payment at the bank counts even if the viewer never returns; returning twice charges nothing more', async () => {
  const { id, pay, receipts, token } = await atTheBank();
  await atBank(id, 'pay');
  const { body } = await lanterna('GET', '/api/v2/customer/subscriptions/status/active', { token });
  expect([...body['licences']!].map((licence) => licence['id'])).toEqual([TICKET]);
  const [first, second] = [await pay(id), await pay(id)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body['purchaseId']).toBe(first.body['purchaseId']);
  expect(await receipts()).toBe(1);
});

test('PAY-032 a slow bank is waited for, and settles once', async () => {
  const { id, pay, readState, receipts } = await atTheBank();
  await atBank(id, 'later');
  for (const { body } of [await pay(id), await pay(id)]) expect(body['status']).toBe('PENDING');
  await atBank(id, 'pay');
  await atBank(id, 'pay');
  expect(await readState(id)).toMatchObject({ status: 'succeeded', completed: true });
  expect((await pay(id)).body['status']).toBe('COMPLETED');
  expect(await receipts()).toBe(1);
});

test('a second attempt cancels the first one; its bank page can no longer pay', async () => {
  const { id, begin, readState, receipts } = await atTheBank();
  const code = await begin('pix');
  await atBank(id, 'pay');
  expect(await readState(id)).toMatchObject({ status: 'canceled', completed: false });
  expect(await readState(code.id)).toMatchObject({ status: 'requires_action', secondsLeft: 900 });
  expect(await receipts()).toBe(0);
});

test('two that were both pending charge once: the later one is refunded', async () => {
  const { id, begin, receipts, readState } = await atTheBank();
  await atBank(id, 'later');
  const code = await begin('pix');
  await atBank(code.id, 'pay');
  await atBank(id, 'pay');
  expect(await receipts()).toBe(1);
  expect(await readState(id)).toMatchObject({
    status: 'canceled',
    completed: false,
    messages: [expect.stringContaining('on its way back')],
  });
});

test('PAY-020 a code is paid in the bank’s app; a cancelled one is not', async () => {
  const { begin, readState, receipts, token } = await buyer();
  const app = async (code: unknown) =>
    (
      await fetch(`${sandbox.url}/__fake/pix`, {
        method: 'POST',
        body: new URLSearchParams({ code: text(code), outcome: 'pay' }),
      })
    ).text();
  const first = await begin('pix');
  const { code } = await readState(first.id);
  expect((await lanterna('DELETE', `/api/v4/payments/${first.id}`, { token })).body).toMatchObject({
    status: 'canceled',
    code: null,
  });
  expect(await app(code)).toContain('taken this code back');
  const second = await begin('pix');
  expect(await app((await readState(second.id))['code'])).toContain('Paid.');
  expect((await lanterna('DELETE', `/api/v4/payments/${second.id}`, { token })).body).toMatchObject({
    status: 'succeeded',
    completed: true,
  });
  expect(await app('00020126')).toContain('no code of ours');
  expect(await receipts()).toBe(1);
});

test('another viewer’s payment is not found', async () => {
  const { id } = await atTheBank();
  const stranger = await buyer();
  expect((await lanterna('GET', `/api/v4/payments/${id}`, { token: stranger.token })).status).toBe(404);
  expect((await lanterna('DELETE', `/api/v4/payments/${id}`, { token: stranger.token })).status).toBe(404);
});

test.each([
  ['no address to come back to', { returnUrl: undefined }, 'parameter_missing'],
  ['an address of another site', { returnUrl: 'https://elsewhere.example/' }, 'parameter_missing'],
  ['another key', { key: 'pk_other' }, 'resource_missing'],
  ['another kind of payment', { type: 'alipay' }, 'resource_missing'],
])('the bank is not reached with %s', async (_, wrong, code) => {
  const { begin } = await buyer();
  const { key, clientSecret } = await begin('ideal');
  expect((await redirect({ key, clientSecret, type: 'ideal', returnUrl: back, ...wrong })).error?.code).toBe(
    code,
  );
});

test('Bancontact requires a name', async () => {
  const { begin } = await buyer();
  const { key, clientSecret } = await begin('bancontact');
  const call = { key, clientSecret, type: 'bancontact', returnUrl: back };
  expect((await redirect(call)).error?.code).toBe('parameter_missing');
  expect((await redirect({ ...call, billingName: 'Vera Vance' })).redirectUrl).toContain('/bank/');
});

test('PAY-037 a voucher lowers the next payment of a held licence, once', async () => {
  const redeem = (token: string, voucherCode: string, licenceId: string) =>
    lanterna('POST', '/api/v2/promotions/voucher/redeem', { token, body: { voucherCode, licenceId } });
  const { token, begin } = await buyer();
  await lanterna('PUT', '/api/v2/baskets/lanterna-mensal', { token });
  await atBank((await begin('pix')).id, 'pay');
  const taken = await redeem(token, 'meiobilhete', 'lanterna-mensal');
  expect([...taken.body['licences']!][0]).toMatchObject({
    id: 'lanterna-mensal',
    discounts: [{ type: 'PERCENTAGE', percentage: 50, state: 'UPCOMING' }],
  });
  for (const [code, licence, status] of [
    ['MEIOBILHETE', 'lanterna-mensal', 409],
    ['ONTEM', 'lanterna-mensal', 409],
    ['NADA', 'lanterna-mensal', 404],
    ['CASACHEIA', TICKET, 404],
  ] as const)
    expect((await redeem(token, code, licence)).status).toBe(status);
});

describe('GFT-014 a gift paid at a bank', () => {
  const SKU = 'gift-tres-meses';
  const mails = async () =>
    (await (await fetch(`${sandbox.url}/__sandbox/mail`)).json()) as { recipient: string; subject: string }[];
  /** A guest with a gift in the basket, on the way to a bank. */
  const giver = async (name: string, provider: string) => {
    const token = text(
      (
        await lanterna('POST', '/api/v2/user/guest-checkout-principal', {
          body: { email: `${name}@new.example` },
        })
      ).body['authorisationToken'],
    );
    const put = () =>
      lanterna('POST', '/api/v2/gift/basket', {
        token,
        body: { sku: SKU, recipient: { name: 'Nora', email: `for-${name}@new.example` } },
      });
    const basket = (await put()).body;
    const { body } = await lanterna('POST', '/api/v4/payment-method/init', {
      token,
      body: {
        targetPaymentProvider: provider,
        paymentMethodType: provider,
        basketId: basket['id'],
        returnUrl: 'http://lanterna.localhost:8080/gift/tres-meses/pay',
        terms: {},
      },
    });
    return {
      token,
      basket,
      id: text(body['paymentDetailsExternalId']),
      key: text(body['publishableKey']),
      clientSecret: text(body['clientSecret']),
    };
  };
  const readState = async (token: string, id: string) =>
    (await lanterna('GET', `/api/v4/payments/${id}`, { token })).body;
  const mailsOf = async (name: string) =>
    (await mails()).filter(({ recipient }) => recipient === `for-${name}@new.example`).length;

  test('is offered every method of the realm', async () => {
    const { basket } = await giver('ways', 'ideal');
    expect([...basket['providers']!].map(({ name }) => name)).toEqual([
      'adyen',
      'adyen-wallet',
      'ideal',
      'bancontact',
      'pix',
    ]);
  });

  test('is sent when the money arrives, once, to a guest as well', async () => {
    const { token, id, key, clientSecret } = await giver('bank', 'ideal');
    await redirect({ key, clientSecret, type: 'ideal', returnUrl: back });
    expect(await readState(token, id)).toMatchObject({
      status: 'requires_action',
      name: 'Três meses de sala',
      amount: 1990,
    });
    for (const _ of [1, 2]) await atBank(id, 'pay');
    expect(await readState(token, id)).toMatchObject({ status: 'succeeded', completed: true });
    expect([
      [...(await lanterna('GET', '/api/v2/basket', { token })).body['basketItems']!].length,
      await mailsOf('bank'),
    ]).toEqual([0, 1]);
  });

  test('by a code: its page names no bank; nobody else can read it', async () => {
    const { token, id } = await giver('code', 'pix');
    const known = await readState(token, id);
    expect(known).toMatchObject({ status: 'requires_action', authorisationUrl: null });
    expect((await lanterna('GET', `/api/v4/payments/${id}`, { token: (await buyer()).token })).status).toBe(
      404,
    );
    await fetch(`${sandbox.url}/__fake/pix`, {
      method: 'POST',
      body: new URLSearchParams({ code: text(known['code']), outcome: 'pay' }),
    });
    expect([(await readState(token, id))['completed'], await mailsOf('code')]).toEqual([true, 1]);
  });

  test('that has changed meanwhile is no longer paid', async () => {
    const { token, id, key, clientSecret } = await giver('other', 'ideal');
    await redirect({ key, clientSecret, type: 'ideal', returnUrl: back });
    await lanterna('POST', '/api/v2/gift/basket', {
      token,
      body: { sku: 'gift-um-ano', recipient: { name: 'Nora', email: 'for-other@new.example' } },
    });
    await atBank(id, 'pay');
    expect([(await readState(token, id))['status'], await mailsOf('other')]).toEqual(['canceled', 0]);
  });
});
