import { waitFor } from '@testing-library/react';
import {
  localStorageValues,
  outlivesPage,
  sessionStorageValues,
} from '../../../core/platform/browser/browserStorage';
import { readSessionUser } from '../../../core/sdk/endpoints/session';
import { languageMemory } from '../../../core/session/languageMemory';
import { storedAuthToken } from '../../../core/session/storedTokens';
import nock from '../../nock';
import { breakStorage, failures } from './brokenStorage';
import { ada, guest, platformUrl, site, tokensOf } from './sessionFixture';

let mend = (): void => undefined;
afterEach(() => {
  mend();
  mend = () => undefined;
  window.localStorage.clear();
  window.sessionStorage.clear();
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  expect(unasked).toEqual([]);
});

const bearer = (name: string) => ({ reqheaders: { authorization: `Bearer auth-${name}` } });

describe.each(Object.keys(failures))('RLM-039 where storage %s', (failure) => {
  test('values live in memory for the visit, and the next page finds nothing', () => {
    mend = breakStorage(failure, ['localStorage', 'sessionStorage']);
    for (const values of [localStorageValues(), sessionStorageValues()]) {
      values.write('signin.from', '/video/1');
      expect(values.read('signin.from')).toBe('/video/1');
      values.remove('signin.from');
      expect(values.read('signin.from')).toBeNull();
      values.write('signin.from', '/video/2');
    }
    expect(localStorageValues().read('signin.from')).toBeNull();
    expect(outlivesPage('signin.from', '/video/2')).toBe(false);
  });

  test('and only localStorage does, sessionStorage stores the refused values: a sign-in survives the redirect to a provider and back', () => {
    window.localStorage.setItem('authToken', 'auth-old');
    mend = breakStorage(failure, ['localStorage']);
    const values = localStorageValues();
    values.write('authToken', 'auth-new');
    expect(values.read('authToken')).toBe('auth-new');
    expect(localStorageValues().read('authToken')).toBe('auth-new');
    expect(storedAuthToken(null, window.sessionStorage)).toBe('auth-new');
    expect(outlivesPage('authToken', 'auth-new')).toBe(true);
    values.remove('authToken');
    expect(values.read('authToken')).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('values it accepts again are stored, and no copy is left', () => {
    mend = breakStorage(failure, ['localStorage']);
    const values = localStorageValues();
    values.write('authToken', 'auth-1');
    mend();
    values.write('authToken', 'auth-2');
    expect(window.localStorage.getItem('authToken')).toBe('auth-2');
    expect(values.read('authToken')).toBe('auth-2');
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('SGN-005 signing in works for the visit: calls carry the token, a refresh works, signing out ends it', async () => {
    mend = breakStorage(failure, ['localStorage', 'sessionStorage']);
    const { open, clock } = site({ values: localStorageValues() });
    const { session, client, vault } = open();
    nock(platformUrl).post('/api/v2/guest-session').reply(201, tokensOf('g'));
    nock(platformUrl, bearer('g')).get('/api/v2/user').reply(200, guest);
    await session.start();

    nock(platformUrl, bearer('1')).get('/api/v2/user').reply(200, ada);
    await session.signIn(tokensOf('1'), 'id');
    expect(session.state).toEqual({ status: 'viewer', user: ada });
    expect(vault.provider).toBe('id');

    nock(platformUrl, bearer('1'))
      .get('/api/v2/user')
      .reply(401, { status: 401, code: 'tokenExpired', messages: [] });
    nock(platformUrl).post('/api/v2/token/refresh', { refreshToken: 'refresh-1' }).reply(200, tokensOf('2'));
    nock(platformUrl, bearer('2')).get('/api/v2/user').reply(200, ada);
    let user: unknown;
    void client.call(readSessionUser, {}).then((answer) => (user = answer));
    await waitFor(() => {
      clock.pass(250);
      expect(user).toEqual(ada);
    });

    nock(platformUrl).post('/api/v2/guest-session').reply(201, tokensOf('g2'));
    nock(platformUrl, bearer('g2')).get('/api/v2/user').reply(200, guest);
    await session.signOut();
    await waitFor(() => expect(session.state).toEqual({ status: 'guest', user: guest }));
    expect(vault.read()).toEqual(tokensOf('g2'));
    session.dispose();
  });

  test('LOC-008 a chosen language lasts for the visit', () => {
    mend = breakStorage(failure, ['localStorage', 'sessionStorage']);
    const memory = languageMemory(localStorageValues());
    memory.write('pt');
    expect(memory.read()).toBe('pt');
  });
});
