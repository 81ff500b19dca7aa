/** What the composed product sends with its calls, stores in the browser, and does without an answer. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, platformClient, session } from '../../../core/sdk';
import { readUserDetails, writeUserDetails } from '../../../core/sdk/endpoints/account';
import { browserProfile, compose, composedTests, platform, signedIn, type Composed } from './composed';

composedTests();

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'EDITOR',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const guestTokens = { authorisationToken: 'auth-guest', refreshToken: 'refresh-guest' };

function memberTab() {
  platform().persist().get('/api/v2/user').reply(200, user);
  return browserProfile(signedIn()).tab();
}

const labelsAsked = (site: Composed) =>
  waitFor(() => expect(site.callsTo('GET', '/api/v2/label')).toHaveLength(1));

test('API-001 RLM-035 calls carry the key and the language, and a content type only with a body', async () => {
  platform().put('/api/v2/user/details').reply(200, {});
  const site = await compose({ at: '/no/such/page', realm: 'ringside', tab: memberTab() });
  await site.draw();
  await labelsAsked(site);
  await site.get(platformClient).call(writeUserDetails, { body: { address: { line1: '1 Ring Road' } } });
  const [read] = site.callsTo('GET', '/api/v2/label');
  const [written] = site.callsTo('PUT', '/api/v2/user/details');
  for (const call of [read, written])
    expect([call?.headers.get('x-api-key'), call?.headers.get('accept-language')]).toEqual([
      'ringside-web',
      'en',
    ]);
  expect([read?.headers.get('content-type'), written?.headers.get('content-type')]).toEqual([
    null,
    'application/json',
  ]);
});

test('API-002 API-066 RLM-036 SGN-001 without stored tokens a guest session is requested without a token, and later calls carry its token', async () => {
  platform().post('/api/v2/guest-session').reply(201, guestTokens);
  const site = await compose({ at: '/no/such/page' });
  await site.draw();
  await waitFor(() => expect(site.callsTo('GET', '/api/v2/user')).toHaveLength(1));
  expect(
    site.callsTo('POST', '/api/v2/guest-session').map(({ headers }) => headers.get('authorization')),
  ).toEqual([null]);
  expect(site.callsTo('GET', '/api/v2/user')[0]?.headers.get('authorization')).toBe('Bearer auth-guest');
});

test('API-020 RLM-037 NAV-069 LOC-008 tokens and the selected language are stored under their names', async () => {
  platform().post('/api/v2/guest-session').reply(201, guestTokens);
  const tab = browserProfile().tab();
  const site = await compose({ at: '/no/such/page', tab });
  await site.draw();
  await waitFor(() => expect(tab.profile.local.get('authToken')).toBe('auth-guest'));
  expect(tab.profile.local.get('refreshToken')).toBe('refresh-guest');
  await userEvent.click(screen.getByRole('button', { name: /^EN/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Español' }));
  await waitFor(() => expect(tab.profile.local.get('selectedLanguage')).toBe('es'));
});

test('API-003 every call begins with /api and a version', async () => {
  const site = await compose({ at: '/home', tab: memberTab() });
  await site.draw();
  await labelsAsked(site);
  expect(site.calls.length).toBeGreaterThan(2);
  expect(site.calls.filter(({ path }) => !/^\/api\/v\d\//.test(path))).toEqual([]);
});

test('API-004 a realm maps a call to another path by its operation', async () => {
  const change = (document: Record<string, unknown>) =>
    void ((document['platform'] as Record<string, unknown>)['endpoints'] = { readLabels: '/texts/all' });
  const site = await compose({ at: '/no/such/page', change });
  await site.draw();
  await waitFor(() => expect(site.calls.map(({ path }) => path)).toContain('/texts/all?realm=ringside'));
});

test('API-034 API-006 LOC-002 labels are read for the realm, in the language of the page', async () => {
  platform()
    .get('/api/v2/label?realm=ringside')
    .reply(200, {
      default_locale: 'es',
      selected_locale: 'es',
      translations: { es: { notFoundTitle: 'Aquí no hay nada' } },
    });
  const site = await compose({ at: '/no/such/page', locale: 'es' });
  await site.draw();
  expect(await screen.findByRole('heading', { level: 1, name: 'Aquí no hay nada' })).toBeInTheDocument();
  expect(site.callsTo('GET', '/api/v2/label')[0]?.headers.get('accept-language')).toBe('es');
});

test.each([404, 500])('API-035 LOC-003 status %d for labels leaves the built-in texts', async (status) => {
  platform().get('/api/v2/label?realm=ringside').reply(status, {});
  const site = await compose({ at: '/no/such/page' });
  await site.draw();
  await labelsAsked(site);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No such page');
});

test('API-011 a refusal has a status, a code and messages; without a network it is unknown', async () => {
  platform()
    .get('/api/v2/user/details')
    .reply(403, { status: 403, code: 'notYours', messages: ['Not yours.'] });
  const site = await compose({ at: '/no/such/page', tab: memberTab() });
  const client = site.get(platformClient);
  const refused: unknown = await client.call(readUserDetails, {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ status: 403, code: 'notYours', messages: ['Not yours.'] });
  platform().persist().get('/api/v2/user/details').replyWithError('offline');
  await expect(client.call(readUserDetails, {})).rejects.toMatchObject({ status: 0, code: 'unknownError' });
});

test('API-023 SGN-002 ERR-025 a guest session that cannot be started is reported, and the page is drawn', async () => {
  platform().post('/api/v2/guest-session').reply(503, {});
  const site = await compose({ at: '/no/such/page' });
  await site.draw();
  await waitFor(() => expect(site.reports).toContain('session: No guest session could be begun.'));
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('SGN-003 ENT-009 SGN-065 the session’s user has an id, a role and a location, and analytics the role', async () => {
  const site = await compose({ at: '/home', tab: memberTab() });
  await site.draw();
  await waitFor(() =>
    expect(site.get(session).viewer).toMatchObject({ id: '7', role: 'EDITOR', isGuest: false }),
  );
});
