/** What the platform charges: free licences, credit, vouchers, trials, changes of tier, and refusals. */
import { signIn, text } from './sandboxProcess';
import {
  MONTH,
  TASTER,
  YEAR,
  callFake,
  card,
  consent,
  newcomer,
  pay,
  prepare,
  put,
  ringside,
} from './buying';

test('PAY-020 a free licence is paid with zero balance, and nothing else is offered', async () => {
  const token = await newcomer();
  const { body } = await put(token, TASTER);
  expect([...body['providers']!].map(({ name, kind }) => [name, kind])).toEqual([['zero-balance', 'none']]);
  expect((await pay(token, 'stripe')).status).toBe(400);
  const paid = await pay(token, 'zero-balance');
  expect(paid.body).toMatchObject({
    status: 'COMPLETED',
    licences: [{ id: TASTER, status: { status: 'ACTIVE' } }],
  });
});

test('credit and a voucher of 100 % bring a basket to zero balance', async () => {
  const credit = await signIn(ringside, 'credit@ringside.example');
  expect((await put(credit, MONTH)).body).toMatchObject({
    total: 1299,
    discountedTotal: 0,
    providers: [{ name: 'zero-balance' }],
  });
  expect((await pay(credit, 'zero-balance')).status).toBe(200);

  const token = await newcomer();
  await put(token, MONTH);
  const full = await ringside('PUT', '/api/v2/baskets/vouchers/fullhouse', { token });
  expect(full.body).toMatchObject({
    discountedTotal: 0,
    vouchers: [{ code: 'FULLHOUSE', discount: 1299 }],
    providers: [{ name: 'zero-balance', hasVouchers: true }],
  });
  const without = await ringside('DELETE', '/api/v2/baskets/vouchers/FULLHOUSE', { token });
  expect(without.body).toMatchObject({
    discountedTotal: 1299,
    vouchers: [],
    providers: [{ name: 'stripe' }, { name: 'stripe-wallet' }],
  });
});

test('PAY-035 PAY-036 vouchers: partial, expired, unknown, not in the basket', async () => {
  const token = await newcomer();
  await put(token, MONTH);
  expect((await ringside('PUT', '/api/v2/baskets/vouchers/TENOFF', { token })).body).toMatchObject({
    total: 1299,
    discountedTotal: 299,
    discountedTax: 56,
  });
  expect((await ringside('PUT', '/api/v2/baskets/vouchers/YESTERDAY', { token })).body['code']).toBe(
    'voucherExpired',
  );
  expect((await ringside('PUT', '/api/v2/baskets/vouchers/NEVER', { token })).body['code']).toBe(
    'voucherUnknown',
  );
  expect((await ringside('DELETE', '/api/v2/baskets/vouchers/FULLHOUSE', { token })).status).toBe(404);
});

test('a voucher after the intent was created: the amount no longer matches', async () => {
  const token = await newcomer();
  await put(token, MONTH);
  const intent = await prepare(token);
  await callFake('confirm', { ...intent, card: card('4242424242424242') });
  await ringside('PUT', '/api/v2/baskets/vouchers/TENOFF', { token });
  expect((await pay(token, 'stripe', intent.id)).body['code']).toBe('basketChanged');
});

test('PAY-018 a trial costs nothing now and saves a card for later', async () => {
  const token = await newcomer();
  const { body } = await put(token, YEAR);
  expect(body).toMatchObject({
    total: 12999,
    discountedTotal: 0,
    basketItems: [{ subscriptionSetting: { trialPeriodDuration: 'P7D' } }],
    providers: [{ name: 'stripe' }, { name: 'stripe-wallet' }],
  });
  const intent = await prepare(token);
  expect([intent.kind, intent.id.startsWith('seti_')]).toEqual(['setup', true]);
  await callFake('confirm', { ...intent, card: card('4242424242424242') });
  expect((await pay(token, 'stripe', intent.id)).body['licences']![0]!['status']).toMatchObject({
    status: 'TRIAL_ACTIVE',
  });
});

test('PAY-060 a used trial is 409 freeTrialDenied until the viewer has agreed', async () => {
  const token = await signIn(ringside, 'trial@ringside.example');
  const refused = await put(token, YEAR, '?acknowledgeNoFreeTrial=false');
  expect([refused.status, refused.body['code']]).toEqual([409, 'freeTrialDenied']);
  expect((await put(token, YEAR, '?acknowledgeNoFreeTrial=true')).body).toMatchObject({
    discountedTotal: 12999,
  });
});

test('PAY-061 missing details are 424 with their fields; once given, the purchase continues', async () => {
  const token = await signIn(ringside, 'details@ringside.example');
  await put(token, TASTER);
  const refused = await pay(token, 'zero-balance');
  expect([
    refused.status,
    refused.body['code'],
    [...refused.body['missingFields']!].map(({ fieldName }) => fieldName),
  ]).toEqual([424, 'BASKET_REQUIREMENTS_FAILED', ['line1', 'postalCode']]);
  await ringside('PUT', '/api/v2/user/details', { token, body: { address: { line1: 'Rua do Palco 1' } } });
  expect(
    [...(await pay(token, 'zero-balance')).body['missingFields']!].map(({ fieldName }) => fieldName),
  ).toEqual(['postalCode']);
  await ringside('PUT', '/api/v2/user/details', { token, body: { address: { postalCode: '1100-001' } } });
  expect((await pay(token, 'zero-balance')).status).toBe(200);
  expect((await ringside('GET', '/api/v2/user/details', { token })).body['address']).toMatchObject({
    country: 'IE',
    line1: 'Rua do Palco 1',
    postalCode: '1100-001',
  });
});

test('PAY-024 a missing consent stops the payment', async () => {
  const token = await newcomer();
  await put(token, TASTER);
  expect((await pay(token, 'zero-balance', undefined, {})).body['code']).toBe('BAD_REQUEST');
  expect(
    (
      await pay(token, 'zero-balance', undefined, {
        consent: [{ fieldName: 'immediateAccess', answer: false }],
      })
    ).status,
  ).toBe(400);
});

test('PAY-063 LIC-054 a step up replaces the licence, a step down is INVALID_TIER_CHANGE, the same again is refused', async () => {
  const token = await newcomer();
  const buy = async (sku: string) => {
    await put(token, sku, '?acknowledgeNoFreeTrial=true');
    const intent = await prepare(token);
    await callFake('confirm', { ...intent, card: card('4242424242424242') });
    return pay(token, 'stripe', intent.id);
  };
  expect((await buy(MONTH)).status).toBe(200);
  expect((await put(token, MONTH)).body['code']).toBe('alreadyEntitled');
  expect((await buy(YEAR)).status).toBe(200);
  const held = await ringside('GET', '/api/v2/customer/subscriptions/status/active', { token });
  expect([...held.body['licences']!].map(({ id }) => id)).toEqual([YEAR]);
  expect((await put(token, MONTH)).body['code']).toBe('INVALID_TIER_CHANGE');
});

test('PAY-032 a sku in the path is paid without a previous basket', async () => {
  const token = await newcomer();
  const { status, body } = await ringside('POST', `/api/v2/customer/baskets/pay/${TASTER}`, {
    token,
    body: {
      paymentArrangement: {
        primaryPaymentDetailsAttributes: { targetPaymentProvider: 'zero-balance' },
        consent,
      },
    },
  });
  expect([status, body['status']]).toEqual([200, 'COMPLETED']);
});

test('FAV-034 a child cannot purchase; a guest has no basket', async () => {
  const child = await put(await signIn(ringside, 'kid@ringside.example'), TASTER);
  expect([child.status, child.body['code']]).toEqual([403, 'kidPurchasePermissionDenied']);
  const guest = text((await ringside('POST', '/api/v2/guest-session')).body['authorisationToken']);
  expect((await ringside('GET', '/api/v2/customer/basket', { token: guest })).status).toBe(403);
  expect((await ringside('GET', '/api/v2/customer/basket')).status).toBe(401);
});

test('two simultaneous pay calls buy once', async () => {
  const token = await newcomer();
  await put(token, TASTER);
  const both = await Promise.all([pay(token, 'zero-balance'), pay(token, 'zero-balance')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});
