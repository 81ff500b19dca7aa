/** Viewers' actions on held licences and cards: each change shows in the next answer, and in what may be watched. */
import {
  callerOf,
  pollUntil,
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
beforeEach(async () =>
  expect((await fetch(`${sandbox.url}/__sandbox/reset`, { method: 'POST' })).ok).toBe(true),
);
afterAll(() => sandbox.stop());

const MONTH = 'ringside-pass-month';
const YEAR = 'ringside-pass-year';
const LOCKED = 'rs-101';
const DAY = 86_400_000;

const as = (account: string): Promise<string> => signIn(call, `${account}@ringside.example`);
const active = (id: string, rest = ''): string => `/api/v2/customer/subscriptions/status/active/${id}${rest}`;
const promo = (id: string, rest: string): string => `/api/v2/promotions/cancellation/${id}/${rest}`;
const outcome = ({ status, body }: Answer) => [status, body && text(body['code'])];

async function licenceOf(token: string, id: string): Promise<Shape> {
  const { body } = await call('GET', '/api/v2/licence', { token });
  return [...body['licences']!].find((licence) => text(licence['id']) === id)!;
}
const statusOf = async (token: string, id: string): Promise<Shape> => (await licenceOf(token, id))['status']!;
const accessOf = async (token: string): Promise<string> =>
  text((await call('GET', `/api/v4/vod/${LOCKED}`, { token })).body['accessLevel']);
const cardsOf = async (token: string): Promise<Shape[]> => [
  ...(await call('GET', '/api/v2/user/card', { token })).body['cards']!,
];

test('LIC-074 LIC-075 LIC-013 a pause suspends access and retains the paid time; resuming restores it', async () => {
  const token = await as('yearly');
  const before = Number(text((await statusOf(token, YEAR))['expiryTimestamp']));
  expect(await accessOf(token)).toBe('GRANTED');
  expect((await call('POST', active(YEAR, '/pause'), { token, body: {} })).status).toBe(204);
  expect(await statusOf(token, YEAR)).toMatchObject({
    status: 'EXPIRED',
    pauseState: 'PAUSED',
    pausedUntil: null,
  });
  expect(await accessOf(token)).toBe('DENIED');
  expect((await call('POST', active(YEAR, '/resume'), { token })).status).toBe(204);
  const after = await statusOf(token, YEAR);
  expect(after).toMatchObject({ status: 'ACTIVE', pauseState: null });
  expect(Number(text(after['expiryTimestamp']))).toBeGreaterThanOrEqual(before);
  expect(await accessOf(token)).toBe('GRANTED');
  expect(outcome(await call('POST', active(YEAR, '/resume'), { token }))).toEqual([409, 'notPaused']);
});

test('LIC-074 a pause may end by itself; one that ended before it started is refused', async () => {
  const token = await as('yearly');
  const resumeAfter = Date.now() + 40 * DAY;
  await call('POST', active(YEAR, '/pause'), { token, body: { resumeAfter } });
  expect((await statusOf(token, YEAR))['pausedUntil']).toBe(resumeAfter);
  const member = await as('member');
  expect(
    (await call('POST', active(MONTH, '/pause'), { token: member, body: { resumeAfter: 1 } })).status,
  ).toBe(400);
  const soon = Date.now() + 3000;
  const paused = await call('POST', active(MONTH, '/pause'), { token: member, body: { resumeAfter: soon } });
  expect([200, 204]).toContain(paused.status);
  expect(
    await pollUntil(
      () => accessOf(member),
      (access) => access !== 'DENIED',
    ),
  ).toBe('GRANTED');
  expect(Date.now()).toBeGreaterThanOrEqual(soon);
});

test('LIC-013 LIC-056 a licence that cannot be paused is refused with the reason', async () => {
  const token = await as('yearly');
  expect(await statusOf(token, 'ringside-ppv-title-night')).toMatchObject({ pauseState: 'NOT_ALLOWED' });
  expect(
    outcome(await call('POST', active('ringside-ppv-title-night', '/pause'), { token, body: {} })),
  ).toEqual([409, 'pauseNotAllowed']);
  expect((await call('POST', active(MONTH, '/pause'), { token, body: {} })).status).toBe(404);
});

test('LIC-076 LIC-079 LIC-080 a cancelled licence stays until it ends, and renews again when it is reactivated', async () => {
  const token = await as('yearly');
  expect((await call('DELETE', active(YEAR), { token })).status).toBe(204);
  expect(await statusOf(token, YEAR)).toMatchObject({ status: 'ACTIVE', autoRenewingStatus: null });
  expect(await accessOf(token)).toBe('GRANTED');
  const again = await call('DELETE', active(YEAR), { token });
  expect([outcome(again), [...again.body['messages']!].length]).toEqual([[409, 'alreadyCancelled'], 2]);
  expect((await call('PATCH', `/api/v2/user/licence/${YEAR}`, { token })).status).toBe(204);
  expect(await statusOf(token, YEAR)).toMatchObject({ autoRenewingStatus: 'AUTO_RENEWING' });
  expect(outcome(await call('PATCH', `/api/v2/user/licence/${YEAR}`, { token }))).toEqual([
    409,
    'notReactivable',
  ]);
});

test('LIC-077 LIC-078 LIC-068 a retention offer is made once: accepted it lowers later payments, declined it is gone', async () => {
  const token = await as('yearly');
  const offer = await call('GET', promo(YEAR, 'verify'), { token });
  expect(offer.body).toEqual({
    valid: true,
    discount: { type: 'PERCENTAGE', percentage: 40, state: 'UPCOMING' },
  });
  expect((await call('POST', promo(YEAR, 'redeem'), { token })).status).toBe(204);
  expect((await licenceOf(token, YEAR))['discounts']).toEqual([
    { type: 'PERCENTAGE', percentage: 40, state: 'UPCOMING' },
  ]);
  expect((await call('GET', promo(YEAR, 'verify'), { token })).body).toEqual({
    valid: false,
    discount: null,
  });
  const member = await as('member');
  expect((await call('POST', promo(MONTH, 'refuse'), { token: member })).status).toBe(204);
  expect(outcome(await call('POST', promo(MONTH, 'redeem'), { token: member }))).toEqual([409, 'noOffer']);
  expect(
    (await call('DELETE', `${active(MONTH)}?cancellationDiscount=IGNORE`, { token: member })).status,
  ).toBe(204);
});

test.each([
  ['CONTINUE', 'AUTO_RENEWING'],
  ['LEAVE', null],
])(
  'LIC-065 LIC-066 LIC-072 a change of price is pending with both prices and its day, and %s settles it',
  async (status, autoRenewingStatus) => {
    const token = await as('member');
    const before = await statusOf(token, MONTH);
    expect(before['priceMigration']).toEqual({
      id: `${MONTH}-rise`,
      currency: 'EUR',
      scale: 2,
      oldAmount: 1299,
      newAmount: 1499,
      effectiveTimestamp: before['expiryTimestamp'],
    });
    expect(
      (
        await call('PUT', `/api/v3/price-version-migration/${MONTH}-rise/consent`, {
          token,
          body: { status },
        })
      ).status,
    ).toBe(204);
    expect(await statusOf(token, MONTH)).toMatchObject({ priceMigration: null, autoRenewingStatus });
  },
);

test('LIC-073 ACC-022 LIC-026 another card: missing billing details come first, then the warning is gone', async () => {
  const token = await as('expired');
  const {
    subscriptionPendingActions: waiting,
    expiryTimestamp,
    licencePayment,
  } = await statusOf(token, MONTH);
  expect([...waiting!].map(({ action, actionDueBy }) => [action, actionDueBy])).toEqual([
    ['REFRESH_PAYMENT_DETAILS', expiryTimestamp],
  ]);
  expect(licencePayment).toMatchObject({
    cardId: 'ringside-expired-card-0341',
    paymentEventType: 'CONFIRMED',
    paymentProviderInfo: { managed: true },
  });
  const move = (card: string, query = '?checkBillingDetails=true') =>
    call('POST', `/api/v2/user/licence/${MONTH}/card/ringside-expired-card-${card}${query}`, { token });
  expect(outcome(await move('0341'))).toEqual([409, 'cardExpired']);
  const refused = await move('4444');
  expect([
    ...outcome(refused),
    [...refused.body['missingFields']!].map(({ fieldName }) => fieldName),
  ]).toEqual([424, 'BASKET_REQUIREMENTS_FAILED', ['line1', 'postalCode']]);
  await call('PUT', '/api/v2/user/details', {
    token,
    body: { address: { line1: 'Rua do Palco 1', postalCode: '1100-001' } },
  });
  expect((await move('4444')).status).toBe(204);
  expect(await statusOf(token, MONTH)).toMatchObject({
    subscriptionPendingActions: [],
    licencePayment: { cardId: 'ringside-expired-card-4444' },
  });
  expect((await move('9999')).status).toBe(404);
});

test('ACC-020 ACC-021 cards: the default and one in use cannot be removed; an expired one cannot be the default', async () => {
  const token = await as('yearly');
  const ends = (cards: readonly Shape[]) =>
    cards.map((card) => [card['last4Digits'], card['default'], [...card['licences']!]]);
  expect(ends(await cardsOf(token))).toEqual([
    ['4242', true, [YEAR]],
    ['4444', false, []],
    ['0005', false, []],
  ]);
  expect(outcome(await call('DELETE', '/api/v2/user/card/ringside-yearly-card-4242', { token }))).toEqual([
    409,
    'cardInUse',
  ]);
  expect((await call('PUT', '/api/v2/user/card/ringside-yearly-card-4444', { token })).status).toBe(204);
  expect((await call('DELETE', '/api/v2/user/card/ringside-yearly-card-0005', { token })).status).toBe(204);
  expect(ends(await cardsOf(token))).toEqual([
    ['4444', true, []],
    ['4242', false, [YEAR]],
  ]);
  expect(
    outcome(
      await call('PUT', '/api/v2/user/card/ringside-expired-card-0341', { token: await as('expired') }),
    ),
  ).toEqual([409, 'cardExpired']);
});

test('ACC-031 a card that a provider has authorized is saved, once, and the first is the default', async () => {
  const token = await signUp(call, 'saver@new.example');
  const { body: setup } = await call('GET', '/api/v2/user/card/setup', { token });
  const paymentProviderId = text(setup['providers']![0]!['id']);
  const { body: intent } = await call('POST', '/api/v4/payment-method/init', {
    token,
    body: { targetPaymentProvider: 'stripe', paymentProviderId, paymentMethodType: 'card' },
  });
  expect(intent).toMatchObject({ intentKind: 'setup' });
  const add = () =>
    call('POST', '/api/v2/user/card', {
      token,
      body: { targetPaymentProvider: 'stripe', paymentDetailsExternalId: intent['paymentDetailsExternalId'] },
    });
  expect(outcome(await add())).toEqual([402, 'paymentIncomplete']);
  await fetch(`${sandbox.url}/__fake/stripe/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: intent['publishableKey'],
      clientSecret: intent['clientSecret'],
      card: { number: '4242424242424242', expiry: '12 / 40', cvc: '123' },
    }),
  });
  expect((await add()).body['cards']).toMatchObject([
    { cardType: 'visa', last4Digits: '4242', default: true, licences: [] },
  ]);
  expect((await add()).status).toBe(402);
  expect(await cardsOf(token)).toHaveLength(1);
});

test('FAV-034 a child changes nothing; a guest has no cards', async () => {
  expect(outcome(await call('PATCH', `/api/v2/user/licence/${MONTH}`, { token: await as('kid') }))).toEqual([
    403,
    'kidPurchasePermissionDenied',
  ]);
  const guest = text((await call('POST', '/api/v2/guest-session')).body['authorisationToken']);
  expect((await call('GET', '/api/v2/user/card', { token: guest })).status).toBe(403);
});
