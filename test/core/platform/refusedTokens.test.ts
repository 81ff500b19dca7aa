/** API-021: the platform client refreshes a refused token once. */
import { CallError } from '../../../core/sdk';
import { createGuestSession, logout, readSessionUser } from '../../../core/sdk/endpoints/session';
import nock from '../../nock';
import { url, user, runtime, failure } from './platformClientFixture';

afterEach(() => {
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  expect(unasked).toEqual([]);
});

describe('API-021 a refused token', () => {
  test('is refreshed, and the call repeated with the new one', async () => {
    nock(url, { reqheaders: { authorization: 'Bearer token-1' } })
      .get('/api/v2/user')
      .reply(401, {});
    nock(url, { reqheaders: { authorization: 'Bearer token-2' } })
      .get('/api/v2/user')
      .reply(200, user);
    const made = runtime({}, async () => {
      made.token = 'token-2';
      return 'renewed';
    });
    await expect(made.client.call(readSessionUser, {})).resolves.toEqual(user);
    expect(made.renewals).toEqual(['token-1']);
  });

  test('API-064 a second 401 is final', async () => {
    nock(url).get('/api/v2/user').twice().reply(401, {});
    const made = runtime({}, async () => 'renewed');
    expect(await failure(made.client.call(readSessionUser, {}))).toMatchObject({ status: 401 });
    expect(made.renewals).toHaveLength(1);
  });

  test('API-064 403 is final at once', async () => {
    nock(url).get('/api/v2/user').reply(403, {});
    const made = runtime();
    expect(await failure(made.client.call(readSessionUser, {}))).toMatchObject({ status: 403 });
    expect(made.renewals).toEqual([]);
  });

  test('a call marked no auth never refreshes', async () => {
    nock(url).post('/api/v2/guest-session').reply(401, {});
    const made = runtime();
    await failure(made.client.call(createGuestSession, {}));
    expect(made.renewals).toEqual([]);
  });

  test('when the session has ended, reads are repeated as a guest', async () => {
    nock(url).get('/api/v2/user').reply(401, {});
    nock(url, { reqheaders: { authorization: 'Bearer guest' } })
      .get('/api/v2/user')
      .reply(200, { ...user, isGuest: true });
    const made = runtime({}, async () => {
      made.token = 'guest';
      return 'guest';
    });
    await expect(made.client.call(readSessionUser, {})).resolves.toMatchObject({ isGuest: true });
  });

  test('but a viewer’s writes are not repeated as a guest', async () => {
    nock(url).post('/api/v2/logout').reply(401, { status: 401, code: 'expired', messages: [] });
    const made = runtime({}, async () => 'guest');
    expect(await failure(made.client.call(logout, { body: { refreshToken: 'r' } }))).toMatchObject({
      status: 401,
      code: 'expired',
    });
  });

  test('a call without a token is repeated whatever it does', async () => {
    nock(url).post('/api/v2/logout').reply(401, {});
    nock(url, { reqheaders: { authorization: 'Bearer guest' } })
      .post('/api/v2/logout')
      .reply(204);
    const made = runtime({}, async () => {
      made.token = 'guest';
      return 'guest';
    });
    made.token = null;
    await made.client.call(logout, { body: { refreshToken: 'r' } });
    expect(made.renewals).toEqual([null]);
  });

  test('a platform that cannot be reached fails the call with that error', async () => {
    nock(url).get('/api/v2/user').reply(401, {});
    const made = runtime({}, async () => {
      throw new CallError('refreshTokens', 0, 'unknownError', []);
    });
    expect(await failure(made.client.call(readSessionUser, {}))).toMatchObject({
      status: 0,
      endpoint: 'refreshTokens',
    });
  });
});
