/** Saved cards: listing, changing, adding, and moving licences to them. */
import { createPaymentCardApi } from '../../../core/commerce/paymentCardApi';
import { AddPaymentCardStore } from '../../../core/commerce/AddPaymentCardStore';
import { CardRedirect } from '../../../core/commerce/CardRedirect';
import { PaymentCardMoveStore } from '../../../core/commerce/PaymentCardMoveStore';
import { PaymentCardStore } from '../../../core/commerce/PaymentCardStore';
import { createHoldingApi } from '../../../core/commerce/holdingApi';
import type { PaymentMethodSource } from '../../../core/commerce/PaymentMethodStore';
import { payReturned } from '../../../core/commerce/rules/payReturn';
import type { Card } from '../../../core/generated/platform';
import { PaymentRefusal, type PaymentDetails } from '../../../core/sdk';
import { platform, refusal, tabValues, tradesOverTheNetwork, tradingClient } from './tradingFixture';

tradesOverTheNetwork();

const card = (cardId: string, more: Partial<Card> = {}): Card => ({
  cardId,
  cardType: 'visa',
  last4Digits: '4242',
  default: false,
  licences: [],
  ...more,
});
const cards = [
  card('one', { default: true, licences: ['pass'] }),
  card('two'),
  card('old', { expired: true }),
];
const answersCards = (list: readonly Card[] = cards) =>
  platform().get('/api/v2/user/card').reply(200, { cards: list });

async function loaded() {
  const reported: unknown[] = [];
  const store = new PaymentCardStore(createPaymentCardApi(tradingClient()), (error) => reported.push(error));
  answersCards();
  await store.load();
  return { store, reported };
}

test('ACC-020 the cards are read; a failure is an error state', async () => {
  const { store } = await loaded();
  expect(store.cards.map(({ cardId }) => cardId)).toEqual(['one', 'two', 'old']);
  expect([store.card('two')?.last4Digits, store.card('none'), store.card(undefined)]).toEqual([
    '4242',
    null,
    null,
  ]);
  platform().get('/api/v2/user/card').reply(503, refusal(503, 'down'));
  await store.load();
  expect(store.state.status).toBe('failed');
});

test('ACC-031 another default is a PUT, a removal a DELETE; the cards are read again after each', async () => {
  const { store } = await loaded();
  platform().put('/api/v2/user/card/two').reply(204);
  answersCards([card('two', { default: true }), card('one')]);
  expect(await store.makeDefault(cards[1]!)).toBe(true);
  expect(store.cards.map(({ cardId, default: isDefault }) => [cardId, isDefault])).toEqual([
    ['two', true],
    ['one', false],
  ]);
  platform().delete('/api/v2/user/card/one').reply(204);
  answersCards([card('two', { default: true })]);
  expect(await store.remove(store.cards[1]!)).toBe(true);
  expect([store.outcome, store.cards.length]).toEqual([{ cardId: 'one', action: 'remove', done: true }, 1]);
});

test('ACC-021 impossible actions are not offered: removing the default or one with licences, an expired default', async () => {
  const { store } = await loaded();
  expect([
    await store.remove(cards[0]!),
    await store.makeDefault(cards[0]!),
    await store.makeDefault(cards[2]!),
  ]).toEqual([false, false, false]);
});

test('ACC-021 a refusal is shown, with the changes of another tab', async () => {
  const { store, reported } = await loaded();
  platform().delete('/api/v2/user/card/two').reply(409, refusal(409, 'cardInUse'));
  answersCards([cards[0]!, card('two', { licences: ['pass'] })]);
  expect(await store.remove(cards[1]!)).toBe(false);
  expect([store.outcome?.done, store.card('two')?.licences, reported.length]).toEqual([false, ['pass'], 1]);
});

const depsOf = (methods: PaymentMethodSource) => ({
  api: createPaymentCardApi(tradingClient()),
  methods,
  redirect: new CardRedirect(tabValues(), () => '7'),
  report: () => undefined,
});

describe('adding a card', () => {
  const details: PaymentDetails = {
    targetPaymentProvider: 'stripe',
    paymentMethodType: 'card',
    paymentDetailsExternalId: 'seti_1',
  };
  const entry = { key: 'stripe', plugin: 'payment/stripe', contribution: 'stripe', options: {} };
  const setup = { providers: [{ id: 'demo-stripe-card', name: 'stripe', kind: 'form' }], currency: 'EUR' };

  async function adding(
    collect: () => Promise<PaymentDetails> = async () => details,
    answer: object = setup,
    entries = [entry],
  ) {
    const collected: string[] = [];
    const source: PaymentMethodSource = {
      entries,
      facts: () => ({ kind: 'form', labelKey: 'stripeMethodName' }),
      // `offers` is about baskets; adding a card has none.
      resolve: async () => ({
        offers: () => false,
        Form: () => null,
        collect: (_basket, returnUrl) => (collected.push(returnUrl), collect()),
      }),
      forget: () => undefined,
    };
    const store = new AddPaymentCardStore(depsOf(source));
    platform().get('/api/v2/user/card/setup').reply(200, answer);
    await store.load();
    return { store, collected };
  }

  test('ACC-031 the platform names the payment methods, and stores what the provider has authorized', async () => {
    const { store, collected } = await adding();
    expect([store.state.status, store.savable]).toEqual(['ready', false]);
    store.setFormReady(true);
    platform()
      .post('/api/v2/user/card', {
        targetPaymentProvider: 'stripe',
        paymentDetailsExternalId: 'seti_1',
        paymentMethodType: 'card',
      })
      .reply(200, { cards });
    expect(await store.save('https://here/account')).toEqual(cards);
    expect(collected).toEqual(['https://here/account']);
  });

  test.each([
    ['none', { providers: [] }, [entry]],
    ['failed', setup, []],
  ])('without a payment method it is %s', async (status, answer, entries) => {
    expect((await adding(undefined, answer, entries)).store.state.status).toBe(status);
  });

  test('a second press saves one card', async () => {
    const { store, collected } = await adding();
    store.setFormReady(true);
    platform().post('/api/v2/user/card').once().reply(200, { cards });
    expect(await Promise.all([store.save('a'), store.save('b')])).toEqual([cards, null]);
    expect(collected).toEqual(['a']);
  });

  test('PAY-074 a wrong card shows what is wrong', async () => {
    const { store } = await adding(async () => Promise.reject(new PaymentRefusal('expired_card', '')));
    store.setFormReady(true);
    expect(await store.save('a')).toBeNull();
    expect([store.problem, store.round]).toEqual([{ key: 'expired_card' }, 0]);
    store.setFieldProblem(null);
    expect(store.problem).toBeNull();
  });

  test('a lost call is repeated with the same authorization; a refusal needs new fields', async () => {
    const { store, collected } = await adding();
    store.setFormReady(true);
    platform().post('/api/v2/user/card').replyWithError('broken');
    expect(await store.save('a')).toBeNull();
    platform().post('/api/v2/user/card').reply(409, refusal(409, 'MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED'));
    expect(await store.save('b')).toBeNull();
    expect([store.problem, store.round, collected]).toEqual([
      { key: 'maxPaymentMethodsErrorMessage' },
      1,
      ['a'],
    ]);
  });
});

describe('PAY-050 PAY-051 a card redirected to its bank’s own page', () => {
  const entry = { key: 'stripe', plugin: 'payment/stripe', contribution: 'stripe', options: {} };
  const setup = { providers: [{ id: 'demo-stripe-card', name: 'stripe', kind: 'form' }], currency: 'EUR' };
  const secured: PaymentDetails = {
    targetPaymentProvider: 'stripe',
    paymentMethodType: 'card',
    paymentDetailsExternalId: 'seti_1',
  };
  const link =
    'https://ringside.localhost/account?section=cards&targetPaymentProvider=stripe&paymentProviderId=demo-stripe-card&paymentMethodType=card&setup_intent=seti_1&setup_intent_client_secret=hidden';

  const backWith = (query = '') => {
    const source: PaymentMethodSource = {
      entries: [entry],
      facts: () => ({ kind: 'form', labelKey: 'stripeMethodName' }),
      resolve: async () => ({
        offers: () => true,
        Form: () => null,
        collect: async () => secured,
        resume: async () => secured,
      }),
      forget: () => undefined,
    };
    const deps = depsOf(source);
    deps.redirect.leave('stripe');
    return new AddPaymentCardStore(deps, payReturned(new URL(link + query)));
  };
  const judges = () =>
    platform().post(
      '/api/v4/payment-method/validate',
      (body: object) => !JSON.stringify(body).includes('hidden') && JSON.stringify(body).includes('seti_1'),
    );
  const keeps = () =>
    platform().post('/api/v2/user/card', {
      targetPaymentProvider: 'stripe',
      paymentDetailsExternalId: 'seti_1',
      paymentMethodType: 'card',
    });
  const offersWays = () => platform().get('/api/v2/user/card/setup').reply(200, setup);

  test('is saved once the platform has validated it, and resumed once', async () => {
    const store = backWith();
    judges().reply(200, { status: 'succeeded', paymentDetailsExternalId: 'seti_1' });
    keeps().reply(200, { cards });
    expect(await store.open()).toEqual(cards);
    offersWays();
    expect([await store.open(), store.state.status]).toEqual([null, 'ready']);
  });

  test('was saved before: the link opened twice adds nothing', async () => {
    const store = backWith();
    judges().reply(200, { status: 'succeeded', completed: true });
    answersCards();
    expect(await store.open()).toEqual(cards);
  });

  test.each([
    [
      'its bank said no',
      '',
      { status: 'failed', code: 'card_declined', messages: ['Declined.'] },
      { text: 'Declined.' },
    ],
    [
      'the address denies it, and so does the platform',
      '&redirect_status=failed',
      { status: 'pending' },
      { key: 'failedPayment' },
    ],
  ])('%s: it shows so, above new fields', async (_, query, verdict, problem) => {
    const store = backWith(query);
    judges().reply(200, verdict);
    offersWays();
    expect(await store.open()).toBeNull();
    expect([store.state.status, store.problem, store.savable]).toEqual(['ready', problem, false]);
  });

  test('an address that denies it is not trusted either', async () => {
    const store = backWith('&redirect_status=failed');
    judges().reply(200, { status: 'succeeded', paymentDetailsExternalId: 'seti_1' });
    keeps().reply(200, { cards });
    expect(await store.open()).toEqual(cards);
  });

  test('could not be checked: the next press saves it, without fields', async () => {
    const store = backWith();
    judges().reply(500);
    offersWays();
    expect(await store.open()).toBeNull();
    expect([store.problem, store.savable]).toEqual([{ key: 'cardNotSaved' }, true]);
    keeps().reply(200, { cards });
    expect(await store.save('https://here/account')).toEqual(cards);
  });
});

describe('LIC-096 moving a licence', () => {
  const path = '/api/v2/user/licence/pass/card/two';
  const moving = () => {
    const store = new PaymentCardMoveStore(createHoldingApi(tradingClient()), 'pass', () => undefined);
    store.choose('two');
    return store;
  };
  const answers = (status: number, body?: object) =>
    platform().post(path).query({ checkBillingDetails: 'true' }).reply(status, body);
  const missingDetails = {
    ...refusal(424, 'BASKET_REQUIREMENTS_FAILED'),
    missingFields: [{ fieldName: 'line1', fieldType: 'line1', required: true }],
  };

  test('LIC-073 ACC-022 to the selected card, once', async () => {
    const store = moving();
    answers(204);
    const first = store.move();
    await store.move();
    store.choose('three');
    await first;
    expect([store.state.status, store.cardId]).toEqual(['done', 'two']);
  });

  test('nothing is moved without a card', async () => {
    const store = new PaymentCardMoveStore(createHoldingApi(tradingClient()), 'pass', () => undefined);
    await store.move();
    expect(store.state.status).toBe('choosing');
  });

  test('ACC-022 424 opens the form for missing details; once given, the move is repeated', async () => {
    const store = moving();
    answers(424, missingDetails);
    await store.move();
    expect(store.state).toEqual({ status: 'missingFields', missingFields: missingDetails.missingFields });
    answers(424, missingDetails);
    expect(await store.detailsGiven()).toBe(false);
    answers(204);
    expect([await store.detailsGiven(), store.state.status]).toEqual([true, 'done']);
  });

  test('ACC-022 cancelling the form leads back to the cards', async () => {
    const store = moving();
    answers(424, missingDetails);
    await store.move();
    store.back();
    expect(store.state).toEqual({ status: 'choosing', problem: null });
  });

  test('a refusal shows the platform’s message, a failure ours', async () => {
    const store = moving();
    answers(409, { status: 409, code: 'cardExpired', messages: ['This card has expired.'] });
    await store.move();
    expect(store.state).toEqual({ status: 'choosing', problem: { text: 'This card has expired.' } });
    answers(500, refusal(500, 'down'));
    await store.move();
    expect(store.state).toEqual({ status: 'choosing', problem: { key: 'anErrorOccured' } });
  });
});
