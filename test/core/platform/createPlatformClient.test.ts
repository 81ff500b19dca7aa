import { CALL_TIMEOUT_MS } from '../../../core/platform/transport/createPlatformClient';
import { retryingClient } from '../../../core/platform/transport/retryingClient';
import { type Endpoint, type PlatformClient } from '../../../core/sdk';
import { readVod } from '../../../core/sdk/endpoints/catalogue';
import { sendMagicLink } from '../../../core/sdk/endpoints/magic';
import { readLabels } from '../../../core/sdk/endpoints/realm';
import { createGuestSession, login, logout, readSessionUser } from '../../../core/sdk/endpoints/session';
import { waitFor } from '@testing-library/dom';
import { flushTasks } from '../../flushTasks';
import nock from '../../nock';
import { url, user, runtime, failure } from './platformClientFixture';

afterEach(() => {
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  expect(unasked).toEqual([]);
});

/** Every header that reached the platform. */
function recordHeaders(
  method: 'GET' | 'POST',
  path: string,
  status = 200,
  body: nock.Body = {},
): Record<string, string>[] {
  const requests: Record<string, string>[] = [];
  nock(url)
    .intercept(path, method)
    .reply(function () {
      requests.push(this.req.headers);
      return [status, body];
    });
  return requests;
}

test.each([
  ['a small change', 'PUT', { autoAdvance: false }, undefined, true],
  ['a removal', 'DELETE', undefined, undefined, true],
  ['a change of many lines', 'PUT', { text: 'x'.repeat(40_000) }, undefined, undefined],
  ['what must not happen twice', 'POST', { name: 'x' }, undefined, undefined],
  ['an order that may arrive twice', 'POST', { content: [] }, true, true],
  ['the order of hundreds', 'POST', { text: 'x'.repeat(30_000) }, true, true],
  ['the order of thousands', 'POST', { text: 'x'.repeat(40_000) }, true, undefined],
  ['a reading', 'GET', undefined, undefined, undefined],
] as const)(
  'FAV-021 WCH-014 %s (%s %j, which declares %j) is finished when the page is left meanwhile: %s',
  async (_what, method, body, outlivesPage, outlives) => {
    const sent: RequestInit[] = [];
    const { client } = runtime({
      fetch: async (_address, init) => (sent.push(init), new Response(null, { status: 204 })),
    });
    await client.call(
      { id: 'writePreferences', method, path: '/api/v2/x', auth: false },
      { body: body as object, ...(outlivesPage && { outlivesPage }) },
    );
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([outlives]);
  },
);

describe('headers', () => {
  test('API-001 RLM-035 every call names the realm and the language, and a body has its type', async () => {
    const requests = recordHeaders('POST', '/api/v2/login', 200, {
      authorisationToken: 'a',
      refreshToken: 'r',
    });
    await runtime().client.call(login, { body: { id: 'ada@example.org', secret: 'secret' } });
    expect(requests[0]).toMatchObject({
      'x-api-key': 'ringside-key',
      'accept-language': 'pt',
      'content-type': 'application/json',
    });
  });

  test('API-001 a call without a body has no content type', async () => {
    const requests = recordHeaders('GET', '/api/v2/user', 200, user);
    await runtime().client.call(readSessionUser, {});
    expect(requests[0]).not.toHaveProperty('content-type');
  });

  test('API-002 RLM-036 a call carries the token', async () => {
    const requests = recordHeaders('GET', '/api/v2/user', 200, user);
    await runtime().client.call(readSessionUser, {});
    expect(requests[0]).toMatchObject({ authorization: 'Bearer token-1' });
  });

  test.each([
    ['a call marked no auth', createGuestSession],
    ['any call while there is no token', readSessionUser],
  ] as const)('API-002 %s carries no Authorization', async (_, endpoint: Endpoint) => {
    const requests = recordHeaders(endpoint.method as 'GET' | 'POST', endpoint.path, 200, user);
    const { client } = endpoint === readSessionUser ? Object.assign(runtime(), { token: null }) : runtime();
    await client.call(endpoint as typeof createGuestSession, {});
    expect(requests[0]).not.toHaveProperty('authorization');
  });

  test('a call may use another language than the selected one', async () => {
    const requests = recordHeaders('GET', '/api/v2/label?realm=ringside', 200, {
      translations: {},
      default_locale: null,
      selected_locale: null,
    });
    await runtime().client.call(readLabels, {
      query: { realm: 'ringside' },
      headers: { 'accept-language': 'en' },
    });
    expect(requests[0]).toMatchObject({ 'accept-language': 'en' });
  });

  test('the language is read for every call', async () => {
    let locale = 'en';
    const { client } = runtime({ locale: () => locale });
    const first = recordHeaders('GET', '/api/v2/user', 200, user);
    await client.call(readSessionUser, {});
    locale = 'ar';
    const second = recordHeaders('GET', '/api/v2/user', 200, user);
    await client.call(readSessionUser, {});
    expect([...first, ...second].map((headers) => headers['accept-language'])).toEqual(['en', 'ar']);
  });
});

describe('addresses', () => {
  test('API-003 API-008 an endpoint’s own path and version are used', async () => {
    nock(url).get('/api/v4/vod/film%201').reply(200, {});
    await runtime().client.call(readVod, { path: { id: 'film 1' } });
  });

  test('API-004 the realm may override them', async () => {
    nock(url).get('/api/v9/films/film-1').reply(200, {});
    await runtime({ endpoints: { readVod: '/api/v9/films/{id}' } }).client.call(readVod, {
      path: { id: 'film-1' },
    });
  });
});

describe('answers', () => {
  test('a body is parsed', async () => {
    nock(url).get('/api/v2/user').reply(200, user);
    await expect(runtime().client.call(readSessionUser, {})).resolves.toEqual(user);
  });

  test('204 gives no value', async () => {
    nock(url).post('/api/v2/logout').reply(204);
    await expect(runtime().client.call(logout, { body: { refreshToken: 'r' } })).resolves.toBeUndefined();
  });

  test('API-011 any other status rejects with status, code, messages and the body', async () => {
    const body = { status: 409, code: 'freeTrialDenied', messages: ['No second trial.'], requestId: 'r-1' };
    nock(url).get('/api/v2/user').reply(409, body);
    expect(await failure(runtime().client.call(readSessionUser, {}))).toMatchObject({
      status: 409,
      code: 'freeTrialDenied',
      messages: ['No second trial.'],
      body,
    });
  });

  test.each([
    ['a page of a proxy', 502, '<html>Bad gateway</html>', { status: 502, code: undefined, messages: [] }],
    [
      'a body of another shape',
      500,
      JSON.stringify({ code: 7, messages: 'no list' }),
      { status: 500, code: undefined, messages: [] },
    ],
    ['a list', 500, '[1]', { status: 500, code: undefined, messages: [] }],
    ['nothing at all', 503, '', { status: 503, code: undefined, messages: [] }],
    ['success that is not JSON', 200, '{"half":', { status: 200, code: 'unknownError', messages: [] }],
  ])('API-011 %s is a CallError as well', async (_, status, body, expected) => {
    nock(url).get('/api/v2/user').reply(status, body);
    expect(await failure(runtime().client.call(readSessionUser, {}))).toMatchObject(expected);
  });

  test('ERR-026 API-011 no answer is status 0 and unknownError', async () => {
    nock(url).post('/api/v2/guest-session').replyWithError('connection reset');
    expect(await failure(runtime().client.call(createGuestSession, {}))).toMatchObject({
      status: 0,
      code: 'unknownError',
      messages: [],
    });
  });

  test('the message of a CallError holds no token and no address', async () => {
    nock(url).get('/api/v2/user').reply(500, {});
    const { message } = await failure(runtime().client.call(readSessionUser, {}));
    expect(message).toBe('readSessionUser: status 500');
  });
});

describe('a connection that drops', () => {
  test('a GET is repeated once', async () => {
    nock(url).get('/api/v2/user').replyWithError('dropped');
    nock(url).get('/api/v2/user').reply(200, user);
    await expect(runtime().client.call(readSessionUser, {})).resolves.toEqual(user);
  });

  test('but only once', async () => {
    nock(url).get('/api/v2/user').twice().replyWithError('dropped');
    expect(await failure(runtime().client.call(readSessionUser, {}))).toMatchObject({ status: 0 });
  });

  test('a call that may have had its effect is not repeated', async () => {
    nock(url).post('/api/v2/logout').replyWithError('dropped');
    expect(await failure(runtime().client.call(logout, { body: { refreshToken: 'r' } }))).toMatchObject({
      status: 0,
    });
  });

  test('nor is a GET with side effects: it may have sent its mail', async () => {
    nock(url)
      .get('/api/v2/token/alt/magic-email')
      .query({ email: 'ada@example.org' })
      .replyWithError('dropped');
    expect(
      await failure(runtime().client.call(sendMagicLink, { query: { email: 'ada@example.org' } })),
    ).toMatchObject({ status: 0 });
  });

  test('a retrying client rejects a change a moment later: a page that is left sees its calls fail, though they arrive', async () => {
    nock(url).post('/api/v2/logout').replyWithError('dropped');
    const { client, clock } = runtime();
    const given = { up: false, dropped: false };
    const observed: PlatformClient = {
      call: (endpoint, input) => client.call(endpoint, input).finally(() => (given.dropped = true)),
    };
    const change = failure(
      retryingClient(observed, clock).call(logout, { body: { refreshToken: 'r' } }),
    ).finally(() => (given.up = true));
    await waitFor(() => expect(given.dropped).toBe(true));
    await flushTasks();
    clock.pass(499);
    await flushTasks();
    expect(given.up).toBe(false);
    clock.pass(1);
    expect(await change).toMatchObject({ status: 0 });
  });

  test('a refusal is no dropped connection', async () => {
    nock(url).get('/api/v2/user').reply(500, {});
    expect(await failure(runtime().client.call(readSessionUser, {}))).toMatchObject({ status: 500 });
  });

  test('a call that takes too long is aborted, and not repeated', async () => {
    let calls = 0;
    const { client, clock } = runtime({
      fetch: (_, { signal }) => {
        calls += 1;
        return new Promise((__, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      },
    });
    const call = failure(client.call(readSessionUser, {}));
    clock.pass(CALL_TIMEOUT_MS);
    expect(await call).toMatchObject({ status: 0, code: 'unknownError' });
    expect(calls).toBe(1);
  });
});

describe('aborting a call', () => {
  test('rejects with the signal’s reason, not with a CallError', async () => {
    const left = new AbortController();
    const reason = new Error('The viewer has left the page.');
    nock(url).get('/api/v2/user').delay(50).reply(200, user);
    const call = runtime().client.call(readSessionUser, { signal: left.signal });
    left.abort(reason);
    await expect(call).rejects.toBe(reason);
    nock.cleanAll();
  });

  test('before it was made makes no call', async () => {
    const left = AbortSignal.abort(new Error('gone'));
    await expect(runtime().client.call(readSessionUser, { signal: left })).rejects.toThrow('gone');
  });
});
