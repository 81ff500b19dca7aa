/** Offered licences, and the selection among them. */
import { createLicenceApi } from '../../../core/commerce/licenceApi';
import { LicenceStore } from '../../../core/commerce/LicenceStore';
import { PurchaseGate } from '../../../core/commerce/PurchaseGate';
import { licenceOf, licencesOf, type Licences } from '../../../core/commerce/rules/licence';
import { held, licence } from './commerceFixture';
import { platform, refusal, tradesOverTheNetwork, tradingClient } from './tradingFixture';

tradesOverTheNetwork();

const conditions = { allowFreePurchase: true, isChild: false };
const shelf = () => {
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  return {
    store: new LicenceStore(createLicenceApi(tradingClient(), report), () => conditions, report),
    reported,
  };
};
const month = licence({ id: 'month', rank: 1, family: 'pass', status: held() });
const year = licence({ id: 'year', rank: 2, family: 'pass', status: held({ status: 'SWITCH_TO' }) });
const night = licence({ id: 'night', purchaseStrategy: { type: 'PAY_PER_VIEW' } });
const families = { families: [{ id: 'pass', name: 'Pass', licences: [year, month] }], licences: [night] };
const all = { given: null, ids: [], selected: null };

test('LIC-007 LIC-071 families and loose licences are read with what the viewer holds, each family in order of rank', async () => {
  const { store } = shelf();
  platform()
    .get('/api/v2/licence-family')
    .query({ includeEntitlements: 'ALL_ACTIVE_USER_ENTITLEMENTS' })
    .reply(200, families);
  await store.load(all);
  expect(store.licences.map(({ id }) => id)).toEqual(['month', 'year', 'night']);
  expect(store.licences.map((each) => store.standing(each))).toEqual(['current', 'upgrade', 'none']);
  expect(store.purchasable.map(({ id }) => id)).toEqual(['year', 'night']);
});

test('ENT-025 LIC-071 a licence without a purchase strategy is left out and reported; the others are offered', async () => {
  const { store, reported } = shelf();
  const { purchaseStrategy: _, ...malformed } = year;
  platform()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, {
      families: [{ id: 'pass', licences: [malformed, month] }, null],
      licences: [night, malformed],
    });
  await store.load(all);
  expect([store.state.status, store.licences.map(({ id }) => id)]).toEqual(['ready', ['month', 'night']]);
  expect(reported).toHaveLength(3);
});

test('LIC-071 LIC-085 licences that did not come with the navigation are loaded by their ids', async () => {
  const { store } = shelf();
  platform()
    .get('/api/v2/licence-family')
    .query((query) => JSON.stringify(query['licenceId']) === '["month","night"]')
    .reply(200, { families: [], licences: [night] });
  await store.load({ ...all, ids: ['month', 'night'] });
  expect(store.state.status).toBe('ready');
});

test('LIC-085 those from the navigation are not loaded, and belong to the families they name', async () => {
  const { store } = shelf();
  await store.load({ ...all, given: [night, year, month].map(licenceOf), ids: ['night'] });
  expect(store.state).toMatchObject({
    families: [{ id: 'pass', licences: [{ id: 'month' }, { id: 'year' }] }],
    loose: [{ id: 'night' }],
  });
});

test('LIC-095 a preselected licence is selected while it can be bought', async () => {
  const { store } = shelf();
  await store.load({ ...all, given: [month, year, night].map(licenceOf), selected: 'night' });
  expect(store.selected?.id).toBe('night');
  store.select('month');
  expect(store.selected).toBeNull();
});

test('the only one that can be bought is selected automatically', async () => {
  const { store } = shelf();
  await store.load({ ...all, given: [month, night].map(licenceOf) });
  expect(store.selected?.id).toBe('night');
});

test('LIC-082 a failure is a state with a retry', async () => {
  const { store, reported } = shelf();
  platform().get('/api/v2/licence-family').query(true).reply(503, refusal(503, 'down'));
  await store.load(all);
  expect([store.state.status, reported.length]).toEqual(['failed', 1]);
  platform().get('/api/v2/licence-family').query(true).reply(200, families);
  await store.fetch();
  expect(store.state.status).toBe('ready');
});

test('an answer that comes after the page has closed changes nothing', async () => {
  let answer: (licences: Licences) => void = () => undefined;
  const store = new LicenceStore(
    { families: () => new Promise((resolve) => (answer = resolve)) },
    () => conditions,
    () => undefined,
  );
  const loading = store.load(all);
  store.dispose();
  answer(licencesOf(families, () => undefined));
  await loading;
  expect(store.state.status).toBe('loading');
});

describe('purchase restrictions', () => {
  const settings = {
    vpnDisallowed: true,
    addressCountryRestriction: [
      { type: 'WHITELIST' as const, context: 'REGISTRATION' as const, countries: ['PT'] },
    ],
  };
  const someone = (isVpn = false) => ({
    viewer: { isChild: false },
    user: { location: { countryCode: 'PT', isVpn } },
  });

  test('SGN-079 the caller’s country decides, once it is known', async () => {
    const gate = new PurchaseGate(
      someone(),
      settings,
      async () => 'FR',
      () => undefined,
    );
    expect([gate.restriction, gate.checked]).toEqual([null, false]);
    await gate.check();
    expect([gate.restriction, gate.checked]).toEqual(['signupGeoRestriction', true]);
  });

  test('SGN-079 the session shows whether it is a VPN', () => {
    expect(
      new PurchaseGate(
        someone(true),
        settings,
        async () => 'PT',
        () => undefined,
      ).restriction,
    ).toBe('vpnErrorMessage');
  });

  test('without an answer the session’s own country counts; without restrictions, no call is made', async () => {
    const reported: unknown[] = [];
    const ask = jest.fn(async () => Promise.reject(new Error('down')));
    const gate = new PurchaseGate(someone(), settings, ask, (error) => reported.push(error));
    await gate.check();
    expect([gate.restriction, gate.checked, reported.length]).toEqual([null, true, 1]);
    await new PurchaseGate(
      someone(),
      { ...settings, addressCountryRestriction: [] },
      ask,
      () => undefined,
    ).check();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
