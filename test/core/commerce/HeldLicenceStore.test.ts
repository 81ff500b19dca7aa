/** What viewers do with licences they hold, call by call. The platform's answer wins. */
import { CancellationRefusal } from '../../../core/commerce/rules/refusals';
import { createHoldingApi } from '../../../core/commerce/holdingApi';
import { createLicenceApi } from '../../../core/commerce/licenceApi';
import { HeldLicenceStore } from '../../../core/commerce/HeldLicenceStore';
import { licenceOf } from '../../../core/commerce/rules/licence';
import { held, licence } from './commerceFixture';
import { platform, refusal, tradesOverTheNetwork, tradingClient } from './tradingFixture';

tradesOverTheNetwork();

const migration = {
  id: 'rise',
  currency: 'EUR',
  scale: 2,
  oldAmount: 999,
  newAmount: 1199,
  effectiveTimestamp: 2,
};
const month = licence({ id: 'month', family: 'pass', status: held({ priceMigration: migration }) });
const year = licence({ id: 'year', family: 'pass', status: held({ status: 'SWITCH_TO' }) });
const night = licence({
  id: 'night',
  purchaseStrategy: { type: 'PAY_PER_VIEW' },
  status: held({ autoRenewingStatus: null }),
});
const gone = licence({ id: 'gone', status: held({ status: 'EXPIRED' }) });
const families = {
  families: [{ id: 'pass', name: 'The pass', licences: [month, year] }],
  licences: [night, gone],
};
const active = '/api/v2/customer/subscriptions/status/active/month';
const promo = '/api/v2/promotions/cancellation/month';

const answersFamilies = (answer: object = families, status = 200) =>
  platform()
    .get('/api/v2/licence-family')
    .query({ includeEntitlements: 'ALL_ACTIVE_USER_ENTITLEMENTS' })
    .reply(status, answer);

function runtime() {
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  const client = tradingClient();
  return {
    reported,
    api: createHoldingApi(client),
    store: new HeldLicenceStore({ ...createLicenceApi(client, report), ...createHoldingApi(client) }, report),
  };
}
async function loaded() {
  const made = runtime();
  answersFamilies();
  await made.store.load();
  return made;
}

test('LIC-008 families and loose licences are listed; held ones are distinguished from the others', async () => {
  const { store } = await loaded();
  expect(store.state).toMatchObject({
    status: 'ready',
    families: [{ id: 'pass' }],
    loose: [{ id: 'night' }, { id: 'gone' }],
  });
  expect(store.held.map(({ id }) => id)).toEqual(['month', 'night']);
  expect([store.familyName(month), store.familyName(night)]).toEqual(['The pass', null]);
});

test('LIC-082 a failure is an error state with a retry', async () => {
  const { store, reported } = runtime();
  answersFamilies(refusal(503, 'down'), 503);
  await store.load();
  expect([store.state.status, store.held, reported.length]).toEqual(['failed', [], 1]);
  answersFamilies();
  await store.load();
  expect(store.state.status).toBe('ready');
});

type Act = (store: HeldLicenceStore) => Promise<boolean>;
const changes: readonly [string, Act, string, string, object | string | undefined, string][] = [
  [
    'LIC-074 a pause until the viewer says so sends no date',
    (store) => store.pause(month, null),
    'POST',
    `${active}/pause`,
    {},
    'pause',
  ],
  [
    'LIC-074 a pause with its end sends it',
    (store) => store.pause(month, 1798761600000),
    'POST',
    `${active}/pause`,
    { resumeAfter: 1798761600000 },
    'pause',
  ],
  ['LIC-075 resuming has no body', (store) => store.resume(month), 'POST', `${active}/resume`, '', 'resume'],
  [
    'LIC-079 reactivating is a PATCH without a payload',
    (store) => store.reactivate(month),
    'PATCH',
    '/api/v2/user/licence/month',
    '',
    'reactivate',
  ],
  [
    'LIC-065 LIC-072 staying says CONTINUE',
    (store) => store.answerPriceChange(licenceOf(month), 'CONTINUE'),
    'PUT',
    '/api/v3/price-version-migration/rise/consent',
    { status: 'CONTINUE' },
    'continue',
  ],
  [
    'LIC-065 LIC-072 leaving says LEAVE',
    (store) => store.answerPriceChange(licenceOf(month), 'LEAVE'),
    'PUT',
    '/api/v3/price-version-migration/rise/consent',
    { status: 'LEAVE' },
    'leave',
  ],
];

test.each(changes)(
  'LIC-083 LIC-086 %s; then everything is read again',
  async (_, act, method, path, body, action) => {
    const { store } = await loaded();
    platform()
      .intercept(path, method, (sent: unknown) => (expect(sent).toEqual(body), true))
      .reply(204);
    answersFamilies({ families: [], licences: [night] });
    const changing = act(store);
    expect(store.working).toEqual({ licenceId: 'month', action });
    expect(await changing).toBe(true);
    expect([store.working, store.outcome, store.held.map(({ id }) => id)]).toEqual([
      null,
      { licenceId: 'month', action, done: true, said: null },
      ['night'],
    ]);
  },
);

test('LIC-066 a second press while a call is pending does nothing', async () => {
  const { store } = await loaded();
  platform().put('/api/v3/price-version-migration/rise/consent').once().reply(204);
  answersFamilies();
  const first = store.answerPriceChange(licenceOf(month), 'CONTINUE');
  expect(await store.answerPriceChange(licenceOf(month), 'LEAVE')).toBe(false);
  expect(await first).toBe(true);
});

test('a licence without a price change has nothing to answer', async () => {
  const { store } = await loaded();
  expect(await store.answerPriceChange(licenceOf(night), 'LEAVE')).toBe(false);
});

test('a refusal shows the platform’s message, and the newer state is read', async () => {
  const { store } = await loaded();
  platform()
    .post(`${active}/pause`)
    .reply(409, { status: 409, code: 'pauseNotAllowed', messages: ['Not now.', 'Later.'] });
  answersFamilies({ families: [], licences: [] });
  expect(await store.pause(month, null)).toBe(false);
  expect([store.outcome, store.held]).toEqual([
    { licenceId: 'month', action: 'pause', done: false, said: 'Not now., Later.' },
    [],
  ]);
});

test('a lost call changes nothing on the page, and may be retried', async () => {
  const { store } = await loaded();
  platform().post(`${active}/resume`).replyWithError('broken');
  expect(await store.resume(month)).toBe(false);
  expect([store.outcome?.said, store.held.length]).toEqual([null, 2]);
});

test('LIC-083 a change that succeeded but cannot be re-read: shown, and read again on demand', async () => {
  const { store } = await loaded();
  platform().post(`${active}/resume`).reply(204);
  answersFamilies(refusal(500, 'down'), 500);
  expect(await store.resume(month)).toBe(true);
  expect([store.stale, store.held.length]).toEqual([true, 2]);
  answersFamilies();
  await store.refresh();
  expect(store.stale).toBe(false);
});

describe('cancelling', () => {
  const { signal } = new AbortController();
  const steps = async () => (await loaded()).store.cancellation(month);

  test('LIC-077 verify gives the offer; an invalid one is none', async () => {
    const discount = { type: 'PERCENTAGE', percentage: 40, state: 'UPCOMING' };
    const { verify } = await steps();
    platform().get(`${promo}/verify`).reply(200, { valid: true, discount });
    expect(await verify(signal)).toEqual({ discount });
    platform().get(`${promo}/verify`).reply(200, { valid: false, discount });
    expect(await verify(signal)).toBeNull();
    platform().get(`${promo}/verify`).reply(200, { valid: true });
    expect(await verify(signal)).toBeNull();
  });

  test('LIC-078 redeem and refuse have no body', async () => {
    const { redeem, refuse } = await steps();
    const calls = [
      platform().post(`${promo}/redeem`, '').reply(204),
      platform().post(`${promo}/refuse`, '').reply(204),
    ];
    await redeem();
    await refuse();
    expect(calls.map((call) => call.isDone())).toEqual([true, true]);
  });

  test.each([
    [false, {}],
    [true, { cancellationDiscount: 'IGNORE' }],
  ])('LIC-076 LIC-068 cancelling with the offer declined, %s, sends %j', async (ignoreDiscount, query) => {
    const { cancel } = await steps();
    const call = platform()
      .delete(active)
      .query((asked) => JSON.stringify(asked) === JSON.stringify(query))
      .reply(204);
    await cancel({ ignoreDiscount });
    expect(call.isDone()).toBe(true);
  });

  test('LIC-080 a failed cancel is rejected with the platform’s messages, joined', async () => {
    const { cancel } = await steps();
    platform()
      .delete(active)
      .reply(409, {
        status: 409,
        code: 'alreadyCancelled',
        messages: ['It does not renew.', 'It stays yours.'],
      });
    const failure: unknown = await cancel({ ignoreDiscount: false }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CancellationRefusal);
    expect((failure as Error).message).toBe('It does not renew., It stays yours.');
    platform().delete(active).reply(500, refusal(500, 'down'));
    expect(await cancel({ ignoreDiscount: false }).catch((error: unknown) => error)).not.toBeInstanceOf(
      CancellationRefusal,
    );
  });
});

test('LIC-073 moving to another card has an empty body, and may require billing details', async () => {
  const call = platform()
    .post('/api/v2/user/licence/month/card/card-2', '')
    .query({ checkBillingDetails: 'true' })
    .reply(204);
  await runtime().api.moveToCard('month', 'card-2');
  expect(call.isDone()).toBe(true);
});

describe('a voucher for a held licence', () => {
  const path = '/api/v2/promotions/voucher/redeem';

  test('PAY-037 is sent to the platform with the licence, and held licences are read again', async () => {
    const { store } = await loaded();
    const entry = store.voucherEntry();
    entry.type(' half ');
    platform()
      .post(path, { voucherCode: 'half', licenceId: 'month' })
      .reply(200, { licences: [month] });
    answersFamilies({
      families: [],
      licences: [
        licence({
          id: 'month',
          status: held(),
          discounts: [{ type: 'PERCENTAGE', percentage: 50, state: 'UPCOMING' }],
        }),
      ],
    });
    await Promise.all([entry.redeem('month'), entry.redeem('month')]);
    expect([entry.redeemed, entry.code, entry.working, entry.problem]).toEqual([true, '', false, null]);
    expect(store.held[0]?.discounts).toEqual([{ type: 'PERCENTAGE', percentage: 50, state: 'UPCOMING' }]);
  });

  test.each([
    ['unknown', 404, 'voucherUnknown', { key: 'voucherUnknown' }],
    ['over', 409, 'voucherExpired', { key: 'voucherExpired' }],
    ['used', 409, 'voucherUsed', { key: 'voucherUsed' }],
    ['out of reach', 500, 'broken', { key: 'voucherFailed' }],
  ])(
    'PAY-037 one that is %s stays in the field with the reason, which the next letter clears',
    async (_, status, code, problem) => {
      const { store } = await loaded();
      const entry = store.voucherEntry();
      entry.type('GONE');
      platform().post(path).reply(status, refusal(status, code));
      await entry.redeem('month');
      expect([entry.redeemed, entry.code, entry.problem]).toEqual([false, 'GONE', problem]);
      entry.type('GONE1');
      expect(entry.problem).toBeNull();
    },
  );

  test('PAY-037 an empty one makes no call', async () => {
    const { store } = await loaded();
    const entry = store.voucherEntry();
    await entry.redeem('month');
    expect(entry.problem).toEqual({ key: 'voucherMissing' });
  });
});
