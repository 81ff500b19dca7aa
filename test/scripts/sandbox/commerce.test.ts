/** Licences, basket and payment over HTTP, with the calls of the Stripe fake. */
import { signIn, type Shape, text } from './sandboxProcess';
import {
  MONTH,
  NIGHT,
  TASTER,
  YEAR,
  callFake,
  card,
  newcomer,
  pay,
  prepare,
  put,
  ringside,
  sandbox,
} from './buying';

test('LIC-007 LIC-071 families, and licences outside of any', async () => {
  const { body } = await ringside('GET', '/api/v2/licence-family');
  expect(
    [...body['families']!].map((family) => [family['id'], [...family['licences']!].map(({ id }) => id)]),
  ).toEqual([['ringside-pass', [MONTH, YEAR]]]);
  expect([...body['licences']!].map(({ id }) => id)).toEqual([TASTER, NIGHT]);
  const one = await ringside('GET', `/api/v2/licence-family?licenceId=${NIGHT}&licenceId=${MONTH}`);
  expect(
    [...one.body['families']!].flatMap((family) => [...family['licences']!].map(({ id }) => id)),
  ).toEqual([MONTH]);
  expect([...one.body['licences']!].map(({ id }) => id)).toEqual([NIGHT]);
});

test('LIC-003 LIC-004 a licence with a price is STANDARD, one without is FREE', async () => {
  const { body } = await ringside('GET', '/api/v2/licence', { language: 'es' });
  const named = (id: string): Shape => [...body['licences']!].find((licence) => text(licence['id']) === id)!;
  expect(named(MONTH)).toMatchObject({
    type: 'STANDARD',
    name: 'Pase Ringside',
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1M' },
    amounts: [{ amount: 1299, currency: 'EUR', scale: 2, local: true, default: true, taxInclusive: true }],
  });
  expect(named(TASTER)).toMatchObject({ type: 'FREE', amounts: [], cta: 'Toma asiento' });
  expect(named(YEAR)).toMatchObject({
    defaultMarketingPricePeriod: 'P1M',
    amounts: [{ periodAmounts: [{ period: 'P1M', amount: 1083 }] }],
    trialDetails: { duration: 'P7D', available: true },
  });
});

test('LIC-010 LIC-025 a member’s licence is ACTIVE and renews; its sibling is SWITCH_TO', async () => {
  const token = await signIn(ringside, 'member@ringside.example');
  const { body } = await ringside(
    'GET',
    '/api/v2/licence-family?includeEntitlements=ALL_ACTIVE_USER_ENTITLEMENTS',
    { token },
  );
  const [month, year] = [...body['families']![0]!['licences']!];
  expect(month!['status']).toMatchObject({
    status: 'ACTIVE',
    autoRenewingStatus: 'AUTO_RENEWING',
    licencePayment: { paymentEventType: 'CONFIRMED', paymentProviderInfo: { managed: true } },
  });
  expect(year!['status']).toEqual({ status: 'SWITCH_TO' });
  const held = await ringside('GET', '/api/v2/customer/subscriptions/status/active', { token });
  expect([...held.body['licences']!].map(({ id }) => id)).toEqual([MONTH]);
});

test('PAY-030 PAY-031 the basket has its items, its price and its payment methods', async () => {
  const token = await newcomer();
  expect((await ringside('GET', '/api/v2/customer/basket', { token })).body).toMatchObject({
    basketItems: [],
    providers: [],
    discountedTotal: 0,
  });
  await put(token, MONTH);
  const { body } = await ringside('GET', '/api/v2/customer/basket', { token });
  expect(body).toMatchObject({
    currency: 'EUR',
    scale: 2,
    total: 1299,
    discountedTotal: 1299,
    tax: 243,
    discountedTax: 243,
    basketItems: [
      {
        sku: MONTH,
        licenceId: MONTH,
        subscriptionSetting: { subscriptionPeriod: 'P1M', subscriptionType: 'SUBSCRIPTION' },
      },
    ],
  });
  expect([...body['providers']!].map(({ name, kind }) => [name, kind])).toEqual([
    ['stripe', 'form'],
    ['stripe-wallet', 'native'],
  ]);
});

test('a denied video is granted after it is bought: licence, basket, card, pay, manifest', async () => {
  const token = await newcomer();
  const denied = await ringside('POST', '/api/v5/manifest/video/rs-101?includePlaybackDetails=URL', {
    token,
  });
  expect([denied.status, [...denied.body['licences']!].map(({ id }) => id)]).toEqual([403, [MONTH, YEAR]]);

  await put(token, MONTH);
  const intent = await prepare(token);
  expect(intent.kind).toBe('payment');
  expect((await pay(token, 'stripe', intent.id)).status).toBe(402);
  expect(
    (await callFake('confirm', { ...intent, card: card('4242 4242 4242 4242') })).body['intent'],
  ).toMatchObject({ status: 'succeeded', amount: 1299, currency: 'eur' });
  const paid = await pay(token, 'stripe', intent.id);
  expect(paid.status).toBe(200);
  expect(paid.body).toMatchObject({
    status: 'COMPLETED',
    licences: [{ id: MONTH, status: { status: 'ACTIVE' } }],
    primaryPaymentDetails: { paymentMethodDetails: { brand: 'visa', last4: '4242' } },
  });

  expect((await ringside('GET', '/api/v4/vod/rs-101', { token })).body['accessLevel']).toBe('GRANTED');
  expect(
    (await ringside('POST', '/api/v5/manifest/video/rs-101?includePlaybackDetails=URL', { token })).status,
  ).toBe(200);
  const mail = (await (await fetch(`${sandbox.url}/__sandbox/mail`)).json()) as {
    subject: string;
    body: string;
  }[];
  expect(mail[0]).toMatchObject({ subject: 'Ringside: Ringside Pass' });
  expect(mail[0]!.body).toContain('12.99 EUR');
});

test('an intent pays once, and only for the account that created it', async () => {
  const [buyer, other] = [await newcomer(), await newcomer()];
  await put(buyer, NIGHT);
  const intent = await prepare(buyer);
  await callFake('confirm', { ...intent, card: card('4242424242424242') });
  await put(other, NIGHT);
  expect((await pay(other, 'stripe', intent.id)).status).toBe(402);
  const first = await pay(buyer, 'stripe', intent.id);
  expect(first.status).toBe(200);
  await put(buyer, MONTH);
  const again = await pay(buyer, 'stripe', intent.id);
  expect([again.status, again.body['purchaseId']]).toEqual([200, first.body['purchaseId']]);
});

test.each([
  ['4000 0000 0000 0002', 'card_declined', 'generic_decline'],
  ['4000 0000 0000 9995', 'card_declined', 'insufficient_funds'],
  ['4000 0000 0000 0069', 'expired_card', undefined],
])('PAY-062 card %s is refused: %s', async (number, code, declineCode) => {
  const token = await newcomer();
  await put(token, MONTH);
  const intent = await prepare(token);
  const refused = await callFake('confirm', { ...intent, card: card(number), locale: 'es' });
  expect(refused.status).toBe(402);
  expect([
    refused.body['error']!['type'],
    refused.body['error']!['code'],
    refused.body['error']!['decline_code'],
  ]).toEqual(['card_error', code, declineCode]);
  expect(text(refused.body['error']!['message'])).toMatch(/tarjeta/);
  const paid = await pay(token, 'stripe', intent.id);
  expect([paid.status, paid.body['code'], paid.body['messages']![0]]).toEqual([
    402,
    code,
    refused.body['error']!['message'],
  ]);
  expect((await callFake('confirm', { ...intent, card: card('4242424242424242') })).status).toBe(200);
  expect((await pay(token, 'stripe', intent.id)).status).toBe(200);
});

test.each([
  ['complete', 200],
  ['fail', 402],
] as const)('a card that needs 3-D Secure: challenge %s', async (outcome, status) => {
  const token = await newcomer();
  await put(token, MONTH);
  const intent = await prepare(token);
  expect(
    (await callFake('confirm', { ...intent, card: card('4000 0000 0000 3220') })).body['intent']!['status'],
  ).toBe('requires_action');
  expect((await pay(token, 'stripe', intent.id)).status).toBe(402);
  const answer = await callFake('challenge', { ...intent, outcome });
  expect(answer.status).toBe(status);
  expect((await pay(token, 'stripe', intent.id)).status).toBe(status);
  const verdict = await ringside('POST', '/api/v4/payment-method/validate', {
    token,
    body: {
      targetPaymentProvider: 'stripe',
      parameters: { payment_intent: intent.id, redirect_status: 'succeeded' },
    },
  });
  expect(verdict.body['status']).toBe(outcome === 'complete' ? 'succeeded' : 'failed');
});

test('a saved card whose bank asks is charged once the bank has its answer', async () => {
  const token = await newcomer();
  await put(token, MONTH);
  const first = await prepare(token);
  await callFake('confirm', { ...first, card: card('4000 0000 0000 3220') });
  await callFake('challenge', { ...first, outcome: 'complete' });
  expect((await pay(token, 'stripe', first.id)).status).toBe(200);
  const savedCard = text(
    (await put(token, NIGHT)).body['primaryPaymentDetails']!['paymentDetailsExternalId'],
  );
  const asked = (await pay(token, 'stripe', savedCard)).body;
  expect(asked).toMatchObject({
    status: 'CHALLENGE',
    licences: [],
    challenge: { targetPaymentProvider: 'stripe', intentKind: 'payment' },
  });
  const next = {
    key: text(asked['challenge']!['publishableKey']),
    clientSecret: text(asked['challenge']!['clientSecret']),
    id: text(asked['challenge']!['paymentDetailsExternalId']),
  };
  expect((await pay(token, 'stripe', next.id)).status).toBe(402);
  // Asked again, it is the same question.
  expect((await pay(token, 'stripe', savedCard)).body['challenge']!['clientSecret']).toBe(next.clientSecret);
  expect((await callFake('challenge', { ...next, outcome: 'complete' })).status).toBe(200);
  expect((await pay(token, 'stripe', next.id)).body).toMatchObject({
    status: 'COMPLETED',
    primaryPaymentDetails: { paymentMethodDetails: { last4: '3220' } },
  });
});

test('a wrong client secret or another realm’s key reaches no intent', async () => {
  const token = await newcomer();
  await put(token, MONTH);
  const intent = await prepare(token);
  expect(
    (
      await callFake('confirm', {
        ...intent,
        clientSecret: `${intent.id}_secret_guess`,
        card: card('4242424242424242'),
      })
    ).status,
  ).toBe(404);
  expect(
    (await callFake('confirm', { ...intent, key: 'pk_sandbox_noor', card: card('4242424242424242') })).status,
  ).toBe(404);
});
