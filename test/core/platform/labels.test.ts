import { defaultLabels } from '../../../core/i18n/labels';
import { createPlatformClient } from '../../../core/platform/transport/createPlatformClient';
import { noTokens } from '../../../core/platform/transport/TokenSource';
import { CountryList } from '../../../core/platform/CountryList';
import { platformLabels } from '../../../core/platform/labels';
import { CallError } from '../../../core/sdk';
import { FakeClock } from '../../kit/fakes';
import nock from '../../nock';

const url = 'https://platform.test';
let locale = 'en';
const client = createPlatformClient({
  url,
  apiKey: 'k',
  locale: () => locale,
  tokens: noTokens,
  fetch: (address, init) => fetch(address, init),
  clock: new FakeClock(),
});
const labels = platformLabels(client, 'ringside');
const { signal } = new AbortController();

beforeEach(() => (locale = 'en'));
afterEach(() => {
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  expect(unasked).toEqual([]);
});

test('API-034 LOC-002 labels are requested by realm, in the language that is being loaded', async () => {
  const answer = {
    default_locale: 'en',
    selected_locale: 'pt',
    translations: { pt: { watchNow: 'Ver já' } },
  };
  nock(url, { reqheaders: { 'accept-language': 'pt' } })
    .get('/api/v2/label?realm=ringside')
    .reply(200, answer);
  await expect(labels.load('pt', signal)).resolves.toEqual(answer);
});

test.each([404, 500, 401])('API-035 status %d gives empty defaults', async (status) => {
  nock(url).get('/api/v2/label?realm=ringside').reply(status, {});
  await expect(labels.load('en', signal)).resolves.toBeNull();
});

test('no answer at all rejects, so that it is reported', async () => {
  nock(url).get('/api/v2/label?realm=ringside').twice().replyWithError('offline');
  await expect(labels.load('en', signal)).rejects.toBeInstanceOf(CallError);
});

test('API-036 LOC-004 single keys are requested without a token, and the default language’s texts win', async () => {
  nock(url, { badheaders: ['authorization'] })
    .post('/api/v2/texts', { keys: ['a'] })
    .reply(200, { default_locale: 'es', translations: { en: { a: 'one' }, es: { a: 'uno' } } });
  expect(defaultLabels(await labels.texts(['a'], signal))).toEqual({ a: 'uno' });
});

describe('API-030 countries', () => {
  const countries = {
    countries: [
      {
        name: 'Portugal',
        iso3166alpha2: 'PT',
        callingCode: '+351',
        addressRequiredFields: [{ fieldName: 'region', label: 'Região' }],
      },
    ],
    callerCountryCode: 'PT',
  };

  test('API-031 API-032 API-033 RLM-099 are requested once per language', async () => {
    const list = new CountryList(client, () => locale);
    nock(url, { reqheaders: { 'accept-language': 'en' } })
      .get('/api/v2/country')
      .reply(200, countries);
    expect(await Promise.all([list.load(), list.load()])).toEqual([countries, countries]);
    locale = 'pt';
    nock(url, { reqheaders: { 'accept-language': 'pt' } })
      .get('/api/v2/country')
      .reply(200, countries);
    await list.load();
  });

  test('are requested again after a failure', async () => {
    const list = new CountryList(client, () => locale);
    nock(url).get('/api/v2/country').reply(503, {});
    await expect(list.load()).rejects.toMatchObject({ status: 503 });
    nock(url).get('/api/v2/country').reply(200, countries);
    await expect(list.load()).resolves.toEqual(countries);
  });
});
