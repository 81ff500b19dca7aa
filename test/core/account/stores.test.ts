/** The account's stores with the real platform client; nock answers for the platform. */
import { createAccountApi, createAddressApi } from '../../../core/account/accountApi';
import { MarketingStore } from '../../../core/account/MarketingStore';
import { PaymentHistoryStore } from '../../../core/account/PaymentHistoryStore';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import ownAccountExamples from '../../../schemas/platform/examples/ownAccount.json';
import { FakeClock } from '../../kit/fakes';
import nock from '../../nock';

const marketing = ownAccountExamples.marketingPreferences.value;

const url = 'https://api.ringside.example';
const client = createPlatformClient({
  url,
  apiKey: 'ringside-web',
  endpoints: {},
  locale: () => 'en',
  tokens: noTokens,
  fetch,
  clock: new FakeClock(),
});
const reported: unknown[] = [];
const report = (error: unknown) => void reported.push(error);
beforeEach(() => {
  reported.length = 0;
});
afterEach(() => {
  nock.cleanAll();
});

const record = (id: string) => ({ id, name: 'Pass', date: 1, itemType: 'PAID_ORDER' });
const answersPage = (page: number, items: readonly unknown[], totalPages: number) =>
  nock(url)
    .get('/api/v2/customer/payments')
    .query({ p: page, rpp: 20 })
    .reply(200, { items, page, totalPages } as nock.Body);
const history = () => new PaymentHistoryStore(createAccountApi(client), report);

test('ACC-017 ACC-018 pages are appended up to the last, and none is requested after it', async () => {
  answersPage(1, [record('a'), record('b')], 2);
  answersPage(2, [record('c')], 2);
  const store = history();
  await store.load();
  expect([store.state, store.more]).toEqual(['ready', true]);
  await Promise.all([store.loadMore(), store.loadMore()]);
  expect(store.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(store.more).toBe(false);
  await store.loadMore();
  expect([store.end, reported]).toEqual(['idle', []]);
});

test.each([
  ['repeats', [record('a')]],
  ['is empty', []],
  ['brings only what cannot be told apart', [null, { name: 'Pass' }]],
])('ACC-017 a page that %s ends the list', async (_, items) => {
  answersPage(1, [record('a')], 9);
  answersPage(2, items, 9);
  const store = history();
  await store.load();
  await store.loadMore();
  expect(store.items.map(({ id }) => id)).toEqual(['a']);
  expect(store.more).toBe(false);
});

test('ACC-032 a first page that fails can be retried, and a later one keeps the loaded pages', async () => {
  nock(url).get('/api/v2/customer/payments').query(true).reply(500, {});
  const store = history();
  await store.load();
  expect(store.state).toBe('failed');
  answersPage(1, [record('a')], 2);
  await store.load();
  nock(url).get('/api/v2/customer/payments').query(true).reply(500, {});
  await store.loadMore();
  expect([store.state, store.end, store.items.length, store.more]).toEqual(['ready', 'failed', 1, true]);
  answersPage(2, [record('b')], 2);
  await store.loadMore();
  expect([store.end, store.items.length]).toEqual(['idle', 2]);
  expect(reported).toHaveLength(2);
});

const path = '/api/v2/user/marketing-preferences';
const ready = async () => {
  nock(url).get(path).reply(200, marketing);
  const store = new MarketingStore(createAccountApi(client), report);
  await store.load();
  const [newsletter, partners] = store.preferences;
  return { store, newsletter: newsletter!, partners: partners! };
};
const after = (newsletter: boolean, partners: boolean | null) => ({
  preferences: marketing.preferences.map((each) => ({
    ...each,
    answer: each.fieldName === 'newsletter' ? newsletter : partners,
  })),
});

test('ACC-026 an answer is as the viewer gave it, else its default', async () => {
  const { store, newsletter, partners } = await ready();
  expect([
    store.isOn(newsletter),
    store.isOn(partners),
    store.isOn({ ...partners, defaultValue: true }),
  ]).toEqual([true, false, true]);
});

test('ACC-027 ACC-028 a toggle makes the set pristine no more; submitting marks it submitted; a later toggle clears that', async () => {
  const { store, newsletter, partners } = await ready();
  expect([store.pristine, store.submitted]).toEqual([true, false]);
  await store.submit();
  store.toggle(partners, true);
  expect(store.pristine).toBe(false);
  nock(url)
    .put(path, { answers: [{ fieldName: 'partners', answer: true }] })
    .reply(200, after(true, true));
  await store.submit();
  expect([store.pristine, store.submitted, store.isOn(store.preferences[1]!)]).toEqual([true, true, true]);
  store.toggle(newsletter, false);
  expect([store.pristine, store.submitted]).toEqual([false, false]);
});

test('ACC-028 unsent answers stay, with a message, and are sent by the next try', async () => {
  const { store, partners } = await ready();
  store.toggle(partners, true);
  nock(url).put(path).reply(503, {});
  await store.submit();
  expect([store.problem, store.pristine, store.submitted, store.isOn(partners)]).toEqual([
    'failed',
    false,
    false,
    true,
  ]);
  nock(url)
    .put(path, { answers: [{ fieldName: 'partners', answer: true }] })
    .reply(200, after(true, true));
  await store.submit();
  expect([store.problem, store.submitted]).toEqual([null, true]);
});

test('ACC-028 a toggle while a set is being saved is not lost, and the platform’s answer wins for the rest', async () => {
  const { store, newsletter, partners } = await ready();
  store.toggle(partners, true);
  nock(url).put(path).delay(20).reply(200, after(false, true));
  const sent = store.submit();
  store.toggle(partners, false);
  await sent;
  expect([store.isOn(partners), store.pristine, store.submitted]).toEqual([false, false, false]);
  const [answered] = store.preferences;
  expect([store.isOn(answered!), store.isOn(newsletter)]).toEqual([false, true]);
});

test('ACC-026 required answers must be ticked before anything is sent', async () => {
  nock(url)
    .get(path)
    .reply(200, {
      preferences: [
        { ...marketing.preferences[1], required: true },
        { fieldName: 'note', fieldType: 'information', text: 'How we write', required: true },
        null,
      ],
    });
  const store = new MarketingStore(createAccountApi(client), report);
  await store.load();
  expect(store.preferences).toHaveLength(2);
  store.toggle(store.preferences[0]!, false);
  await store.submit();
  expect(store.problem).toBe('required');
});

test('ACC-032 answers that cannot be read are an error state', async () => {
  nock(url).get(path).reply(500, {});
  const store = new MarketingStore(createAccountApi(client), report);
  await store.load();
  expect([store.state, reported.length]).toEqual(['failed', 1]);
});

test('ACC-031 FRM-038 the address is read and replaced as a whole', async () => {
  nock(url).get('/api/v2/user/address').reply(200, { country: 'PT' });
  nock(url)
    .put('/api/v2/user/address', { country: 'PT', city: 'Lisboa' })
    .reply(200, { country: 'PT', city: 'Lisboa' });
  const api = createAddressApi(client);
  expect(await api.read()).toEqual({ address: { country: 'PT' } });
  expect(await api.write({ address: { country: 'PT', city: 'Lisboa' } })).toEqual({
    address: { country: 'PT', city: 'Lisboa' },
  });
});
