import { waitFor } from '@testing-library/react';
import { keyValueStoreOver } from '../../../core/platform/browser/browserStorage';
import type { Renewal } from '../../../core/platform/transport/TokenSource';
import { readSessionUser } from '../../../core/sdk/endpoints/session';
import { TokenVault } from '../../../core/session/TokenVault';
import { storedAuthToken, storedLanguage } from '../../../core/session/storedTokens';
import { languageMemory } from '../../../core/session/languageMemory';
import { buyTokens, STORAGE_SETTLE_MS } from '../../../core/session/TokenRefresher';
import { FakeStorage } from '../../kit/fakes';
import nock from '../../nock';
import {
  ada,
  guest,
  platformUrl,
  site,
  storedSession,
  tokensOf,
  type Site,
  type Tab,
} from './sessionFixture';

afterEach(() => {
  const unasked = nock.pendingMocks();
  nock.cleanAll();
  expect(unasked).toEqual([]);
});

const bearer = (name: string) => ({ reqheaders: { authorization: `Bearer auth-${name}` } });
/** The platform refuses the token of `name` this many times. */
const refuses = (name: string, times = 1) =>
  nock(platformUrl, bearer(name))
    .get('/api/v2/user')
    .times(times)
    .reply(401, { status: 401, code: 'expired', messages: [] });
const answers = (name: string, times = 1) =>
  nock(platformUrl, bearer(name)).get('/api/v2/user').times(times).reply(200, ada);
const refreshes = (from: string, to: string) =>
  nock(platformUrl)
    .post('/api/v2/token/refresh', { refreshToken: `refresh-${from}` })
    .reply(200, tokensOf(to));
const who = ({ client }: Tab) => client.call(readSessionUser, {});
/** Advances the clock step by step, as long as a timer is pending. */
const settled = async <T>(
  { clock }: Site,
  work: Promise<T>,
  step: number = STORAGE_SETTLE_MS,
): Promise<T> => {
  let done = false;
  const finished = work.finally(() => (done = true));
  finished.catch(() => undefined);
  const look = (): void => {
    clock.pass(step);
    expect(done).toBe(true);
  };
  await waitFor(look, { interval: 5, timeout: 4_000 });
  return finished;
};

describe('the vault', () => {
  test('API-020 SGN-006 keeps the tokens under their names', () => {
    const runtime = site();
    runtime.open().vault.keep(tokensOf('1'), 'id');
    expect(Object.fromEntries(runtime.stored)).toEqual({
      authToken: 'auth-1',
      refreshToken: 'refresh-1',
      'signin.provider': 'id',
      'signin.session': expect.stringMatching(/^\d+\.\d+$/) as string,
    });
  });

  test('a guest’s session has no provider', () => {
    const runtime = site({ stored: storedSession('1') });
    runtime.open().vault.keep(tokensOf('g'), null);
    expect(Object.fromEntries(runtime.stored)).toEqual({
      authToken: 'auth-g',
      refreshToken: 'refresh-g',
      'signin.session': expect.any(String) as string,
    });
  });

  test.each([
    { authToken: 'auth-1' },
    { refreshToken: 'refresh-1' },
    { authToken: '', refreshToken: 'refresh-1' },
  ])('half a pair is none: %j', (stored) => {
    expect(site({ stored: stored }).open().vault.read()).toBeNull();
  });

  test('API-021 an answer without a refresh token keeps the old one valid', () => {
    const { vault } = site({ stored: storedSession('1') }).open();
    expect(vault.renew('refresh-1', { authorisationToken: 'auth-2' })).toBe(true);
    expect(vault.read()).toEqual({ authorisationToken: 'auth-2', refreshToken: 'refresh-1' });
    expect(vault.provider).toBe('id');
  });

  test.each([
    ['someone signed in meanwhile', () => tokensOf('new')],
    ['someone signed out meanwhile', () => null],
  ])('a refresh changes nothing when %s', (_, now) => {
    const { vault } = site({ stored: storedSession('1') }).open();
    const session = now();
    if (session === null) vault.clear();
    else vault.keep(session, 'openid/acme');
    expect(vault.renew('refresh-1', tokensOf('2'))).toBe(false);
    expect(vault.read()).toEqual(session);
  });

  test('RLM-039 with storage blocked a session lasts for the visit', () => {
    const vault = new TokenVault(
      keyValueStoreOver(() => {
        throw new Error('blocked');
      }),
      new FakeStorage(['*']),
    );
    vault.keep(tokensOf('1'), 'id');
    expect(vault.read()).toEqual(tokensOf('1'));
    vault.clear();
    expect(vault.read()).toBeNull();
  });

  test('the page’s first call reads the same names, whatever the storage does', () => {
    window.localStorage.setItem('authToken', 'auth-1');
    window.localStorage.setItem('selectedLanguage', 'pt');
    expect([storedAuthToken(window.localStorage, null), storedLanguage(window.localStorage)]).toEqual([
      'auth-1',
      'pt',
    ]);
    expect([
      storedAuthToken(null, null),
      storedLanguage({
        getItem: () => {
          throw new Error('blocked');
        },
      } as unknown as Storage),
    ]).toEqual([null, null]);
    window.localStorage.clear();
  });

  test('LOC-008 the selected language has its own name', () => {
    const runtime = site();
    const memory = languageMemory(runtime.open().values);
    expect(memory.read()).toBeNull();
    memory.write('pt');
    expect(runtime.stored.get('selectedLanguage')).toBe('pt');
    expect(memory.read()).toBe('pt');
  });
});

describe('API-021 refreshing', () => {
  test('SGN-064 five calls refused at once make one refresh, and each is repeated once', async () => {
    const tab = site({ stored: storedSession('1') }).open();
    refuses('1', 5);
    refreshes('1', '2');
    answers('2', 5);
    const users = await Promise.all(Array.from({ length: 5 }, () => who(tab)));
    expect(users).toEqual([ada, ada, ada, ada, ada]);
    expect(tab.vault.read()).toEqual(tokensOf('2'));
    expect(tab.vault.provider).toBe('id');
  });

  test('a call in flight during a refresh is repeated with the new token', async () => {
    const tab = site({ stored: storedSession('1') }).open();
    refuses('1');
    refreshes('1', '2');
    answers('2', 2);
    nock(platformUrl, bearer('1')).get('/api/v2/user').delay(60).reply(401, {});
    await Promise.all([who(tab), who(tab)]);
  });

  test('two tabs refused at once make one refresh in total', async () => {
    const runtime = site({ stored: storedSession('1') });
    const [one, other] = [runtime.open(), runtime.open()];
    refuses('1', 2);
    refreshes('1', '2');
    answers('2', 2);
    await expect(settled(runtime, Promise.all([who(one), who(other)]))).resolves.toEqual([ada, ada]);
  });

  test('API-063 additional fields of the platform’s answers are ignored: only the listed ones are stored', async () => {
    const runtime = site({ stored: storedSession('1') });
    const tab = runtime.open();
    refuses('1');
    nock(platformUrl)
      .post('/api/v2/token/refresh')
      .reply(200, { ...tokensOf('2'), expiresIn: 900, user: { id: 'somebody else' } });
    nock(platformUrl, bearer('2'))
      .get('/api/v2/user')
      .reply(200, { ...ada, colour: 'red' });
    await expect(who(tab)).resolves.toMatchObject(ada);
    expect(Object.fromEntries(runtime.stored)).toEqual(storedSession('2'));
  });

  test('rotation: the next refresh uses the new refresh token', async () => {
    const runtime = site({ stored: storedSession('1') });
    const tab = runtime.open();
    refuses('1');
    refreshes('1', '2');
    answers('2');
    await who(tab);
    refuses('2');
    refreshes('2', '3');
    answers('3');
    await settled(runtime, who(tab));
    expect(tab.vault.read()).toEqual(tokensOf('3'));
  });

  test('a sign-out during a refresh stays a sign-out', async () => {
    const tab = site({ stored: storedSession('1') }).open();
    nock(platformUrl)
      .post('/api/v2/token/refresh')
      .reply(200, () => {
        tab.vault.clear();
        return tokensOf('2');
      });
    nock(platformUrl).post('/api/v2/guest-session').reply(201, tokensOf('g'));
    await expect(tab.refresher.renew('auth-1')).resolves.toBe<Renewal>('guest');
    expect(tab.vault.read()).toEqual(tokensOf('g'));
  });

  test('a sign-in during a refresh is not undone by it, and the waiting call is not made as the new viewer', async () => {
    const tab = site({ stored: storedSession('1') }).open();
    nock(platformUrl)
      .post('/api/v2/token/refresh')
      .reply(200, () => {
        tab.vault.keep(tokensOf('ada'), 'openid/acme');
        return tokensOf('2');
      });
    await expect(tab.refresher.renew(tab.refresher.current())).resolves.toBe<Renewal>('lost');
    expect(tab.vault.read()).toEqual(tokensOf('ada'));
  });

  test.each([
    ['signs out', (tab: Tab) => tab.vault.clear()],
    ['signs in as somebody else', (tab: Tab) => tab.vault.keep(tokensOf('ada'), 'openid/acme')],
  ])('tokens refreshed while their viewer %s are ended: nobody uses them', async (_, meanwhile) => {
    const runtime = site({ stored: storedSession('1') });
    const tab = runtime.open();
    nock(platformUrl)
      .post('/api/v2/token/refresh')
      .reply(200, () => {
        meanwhile(tab);
        return tokensOf('2');
      });
    nock(platformUrl).post('/api/v2/guest-session').optionally().reply(201, tokensOf('g'));
    await tab.refresher.renew(tab.refresher.current());
    expect(tab.revoked).toEqual(['refresh-2']);
    nock.cleanAll();
  });
});

describe('API-021 a refused refresh', () => {
  const refuseRefresh = (status = 401) =>
    nock(platformUrl).post('/api/v2/token/refresh').reply(status, { status, code: 'expired', messages: [] });

  test.each([400, 401, 403, 404])('signs out to a guest session (status %d)', async (status) => {
    const runtime = site({ stored: storedSession('1') });
    const tab = runtime.open();
    const ended = jest.fn();
    tab.refresher.onSessionEnded(ended);
    refuses('1', 3);
    refuseRefresh(status);
    nock(platformUrl).post('/api/v2/guest-session').reply(201, tokensOf('g'));
    nock(platformUrl, bearer('g')).get('/api/v2/user').times(3).reply(200, guest);
    const users = await settled(runtime, Promise.all([who(tab), who(tab), who(tab)]));
    expect(users).toEqual([guest, guest, guest]);
    expect(tab.vault.read()).toEqual(tokensOf('g'));
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('ERR-025 without a guest session the calls fail, and nothing is thrown', async () => {
    const runtime = site({ stored: storedSession('1') });
    const tab = runtime.open();
    refuses('1');
    refuseRefresh();
    nock(platformUrl).post('/api/v2/guest-session').reply(503, {});
    await expect(settled(runtime, who(tab))).rejects.toMatchObject({ status: 401 });
    expect(tab.vault.read()).toBeNull();
    expect(tab.lines).toEqual([expect.stringContaining('No guest session')]);
  });

  test('is no sign-out when another tab’s new tokens only arrive late', async () => {
    const runtime = site({ stored: storedSession('1') });
    const tab = runtime.open();
    nock(platformUrl)
      .post('/api/v2/token/refresh')
      .reply(401, () => {
        runtime.clock.after(STORAGE_SETTLE_MS - 1, () => tab.vault.renew('refresh-1', tokensOf('2')));
        return {};
      });
    await expect(settled(runtime, tab.refresher.renew(tab.refresher.current()))).resolves.toBe<Renewal>(
      'renewed',
    );
    expect(tab.vault.read()).toEqual(tokensOf('2'));
  });

  test.each([
    [
      'not answered',
      () => nock(platformUrl).post('/api/v2/token/refresh').times(3).replyWithError('offline'),
      0,
    ],
    ['answered with 500', () => refuseRefresh(500), 500],
    ['answered with 503', () => refuseRefresh(503), 503],
    ['answered with 429', () => refuseRefresh(429), 429],
  ])('that is %s is no refusal: the call fails, the viewer stays', async (_, arrange, status) => {
    const runtime = site({ stored: storedSession('1') });
    const tab = runtime.open();
    refuses('1');
    arrange();
    await expect(settled(runtime, who(tab))).rejects.toMatchObject({ status });
    expect(tab.vault.read()).toEqual(tokensOf('1'));
  });

  test('whose answer was lost is repeated, and the viewer stays', async () => {
    const runtime = site({ stored: storedSession('1') });
    const tab = runtime.open();
    refuses('1');
    nock(platformUrl).post('/api/v2/token/refresh').replyWithError('connection reset');
    refreshes('1', '2');
    answers('2');
    await expect(settled(runtime, who(tab))).resolves.toEqual(ada);
    expect(tab.vault.read()).toEqual(tokensOf('2'));
  });

  test('whose answer does not arrive times out early enough to repeat it', async () => {
    const runtime = site({ stored: storedSession('1') });
    const { client, vault } = runtime.open();
    nock(platformUrl).post('/api/v2/token/refresh').times(3).delayConnection(700).reply(200, tokensOf('2'));
    const from = runtime.clock.now();
    await expect(settled(runtime, buyTokens(client, runtime.clock, 'refresh-1'), 500)).rejects.toMatchObject({
      status: 0,
    });
    expect(runtime.clock.now() - from).toBeLessThan(30_000);
    expect(vault.read()).toEqual(tokensOf('1'));
  });
});
