/** Whose session it is, in the composed product: sign-out, refused calls, and what two tabs of one browser share. */
import { waitFor } from '@testing-library/react';
import { platformClient, type PlatformClient } from '../../../core/sdk';
import { removeCard } from '../../../core/sdk/endpoints/card';
import { readFavourites } from '../../../core/sdk/endpoints/library';
import { sessionStore } from '../../../core/session/SessionStore';
import { signInDeps } from '../../../core/session/signInDeps';
import { signInService } from '../../../core/session/SignInService';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  signedIn,
  type BrowserTab,
  type ComposeOptions,
} from './composed';

composedTests();

const userNamed = (id: string, more: object = {}) => ({
  id,
  email: `${id}@example.org`,
  role: 'USER',
  isGuest: false,
  ...more,
});
const tokensOf = (name: string) => ({ authorisationToken: `auth-${name}`, refreshToken: `refresh-${name}` });
/** The platform confirms whose token this is. */
const knows = (name: string, more: object = {}) =>
  platform()
    .get('/api/v2/user')
    .matchHeader('authorization', `Bearer auth-${name}`)
    .reply(200, userNamed(name, more));
const refuses = (path: string | RegExp, name: string) =>
  platform()
    .get(path)
    .query(true)
    .matchHeader('authorization', `Bearer auth-${name}`)
    .reply(401, { status: 401, code: 'tokenExpired', messages: [] });
const beginsGuest = () => platform().post('/api/v2/guest-session').reply(201, tokensOf('g'));

/** A page of a signed-in viewer. */
async function pageOf(name: string, tab: BrowserTab, options: ComposeOptions = {}) {
  knows(name);
  const page = await compose({ tab, ...options });
  await page.get(sessionStore).start();
  return page;
}

const FAVOURITES = '/api/v2/favourite/vods';
const CARD = '/api/v2/user/card/42';

const leave = (page: Awaited<ReturnType<typeof compose>>) => signInService(page.get(signInDeps)).leave();

describe('SGN-063 signing out', () => {
  test('ends the session by its current token, not by one that was spent meanwhile', async () => {
    const page = await pageOf('ada', browserProfile(signedIn('ada', 'openid/stagedoor')).tab());
    refuses(/\/logout-uri/, 'ada');
    platform().post('/api/v2/token/refresh', { refreshToken: 'refresh-ada' }).reply(200, tokensOf('ada-2'));
    platform()
      .get(/\/logout-uri/)
      .matchHeader('authorization', 'Bearer auth-ada-2')
      .reply(200, { logoutUri: 'https://id.example/logout' });
    platform().post('/api/v2/logout').reply(204);
    beginsGuest();
    await leave(page);
    expect(page.callsTo('POST', '/api/v2/logout').map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-ada-2' },
    ]);
    expect(page.left).toEqual(['https://id.example/logout']);
  });

  test('waits for a refresh that another tab has started, and ends the session with the new pair', async () => {
    const profile = browserProfile(signedIn());
    const other = await pageOf('ada', profile.tab());
    const page = await pageOf('ada', profile.tab());
    refuses(FAVOURITES, 'ada');
    platform().post('/api/v2/token/refresh').delay(40).reply(200, tokensOf('ada-2'));
    knows('ada-2');
    platform().get(FAVOURITES).query(true).reply(200, { vods: [] });
    platform().post('/api/v2/logout').reply(204);
    beginsGuest();
    const reading = other
      .get(platformClient)
      .call(readFavourites, {})
      .catch(() => undefined);
    await waitFor(() => expect(other.callsTo('POST', '/api/v2/token/refresh')).toHaveLength(1));
    await leave(page);
    await reading;
    expect(page.callsTo('POST', '/api/v2/logout').map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-ada-2' },
    ]);
  });

  test('is reported to the platform by the next page where it was not answered, once', async () => {
    const tab = browserProfile(signedIn()).tab();
    const page = await pageOf('ada', tab);
    platform().post('/api/v2/logout').reply(503, {});
    beginsGuest();
    await leave(page);
    page.close();
    expect(tab.localValues.read('authToken')).toBe('auth-g');

    platform().get('/api/v2/user').times(2).reply(200, { id: 'g', role: 'GUEST', isGuest: true });
    platform().post('/api/v2/logout').reply(204);
    const next = await compose({ tab });
    await next.get(sessionStore).start();
    await waitFor(() =>
      expect(next.callsTo('POST', '/api/v2/logout').map(({ body }) => body)).toEqual([
        { refreshToken: 'refresh-ada' },
      ]),
    );
    await waitFor(() => expect(JSON.stringify([...tab.profile.local])).not.toContain('refresh-ada'));
    next.close();

    const third = await compose({ tab });
    await third.get(sessionStore).start();
    expect(third.callsTo('POST', '/api/v2/logout')).toEqual([]);
  });

  test('of a viewer whom the platform could not name when the page started ends that session all the same', async () => {
    const tab = browserProfile(signedIn()).tab();
    platform().get('/api/v2/user').times(2).reply(503, {});
    const page = await compose({ tab });
    await page.get(sessionStore).start();
    platform().post('/api/v2/logout').reply(204);
    beginsGuest();
    await leave(page);
    expect(page.callsTo('POST', '/api/v2/logout').map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-ada' },
    ]);
    expect(tab.localValues.read('authToken')).toBe('auth-g');
  });
});

describe('API-021 a refused call', () => {
  const card = { path: { cardId: '42' } };

  test('is repeated with the token that another tab has got for the same session', async () => {
    const profile = browserProfile(signedIn());
    const [page, other] = [await pageOf('ada', profile.tab()), await pageOf('ada', profile.tab())];
    knows('ada-2');
    knows('ada-2');
    platform()
      .delete(CARD)
      .matchHeader('authorization', 'Bearer auth-ada')
      .reply(401, () => {
        other.get(signInDeps).vault.renew('refresh-ada', tokensOf('ada-2'));
        return {};
      });
    platform().delete(CARD).matchHeader('authorization', 'Bearer auth-ada-2').reply(204);
    await page.get(platformClient).call(removeCard, card);
    expect(page.callsTo('DELETE', CARD)).toHaveLength(2);
  });

  test.each([
    ['DELETE', CARD, (client: PlatformClient) => client.call(removeCard, card)],
    ['GET', FAVOURITES, (client: PlatformClient) => client.call(readFavourites, {})],
  ])(
    'is not made as the viewer who has signed in meanwhile in another tab: %s',
    async (method, path, call) => {
      const profile = browserProfile(signedIn());
      const [page, other] = [await pageOf('ada', profile.tab()), await pageOf('ada', profile.tab())];
      knows('bo');
      knows('bo');
      platform()
        .intercept(path, method)
        .query(true)
        .reply(401, async () => {
          await other.get(sessionStore).signIn(tokensOf('bo'), 'id');
          return {};
        });
      await expect(call(page.get(platformClient))).rejects.toMatchObject({ status: 401 });
      expect(page.callsTo(method, path)).toHaveLength(1);
    },
  );

  test('by a guest is repeated for the viewer who has signed in meanwhile if it reads, and dropped if it writes', async () => {
    for (const [path, method] of [
      [FAVOURITES, 'GET'],
      [CARD, 'DELETE'],
    ] as const) {
      const profile = browserProfile({ authToken: 'auth-g', refreshToken: 'refresh-g' });
      const [page, other] = [await compose({ tab: profile.tab() }), await compose({ tab: profile.tab() })];
      knows('bo');
      platform()
        .intercept(path, method)
        .query(true)
        .matchHeader('authorization', 'Bearer auth-g')
        .reply(401, async () => {
          await other.get(sessionStore).signIn(tokensOf('bo'), 'id');
          return {};
        });
      platform()
        .intercept(path, method)
        .query(true)
        .matchHeader('authorization', 'Bearer auth-bo')
        .reply(200, { vods: [] });
      const client = page.get(platformClient);
      const ended = await (
        method === 'GET' ? client.call(readFavourites, {}) : client.call(removeCard, card)
      ).then(
        () => 'answered',
        (error: unknown) => String(error),
      );
      expect(ended).toMatch(method === 'GET' ? 'answered' : 'status 401');
      expect(page.callsTo(method, path)).toHaveLength(method === 'GET' ? 2 : 1);
    }
  });
});

describe('SGN-005 a sign-in whose viewer the platform does not name', () => {
  test('ends the new session and leaves the previous one untouched, which another tab may have renewed meanwhile', async () => {
    const profile = browserProfile({ authToken: 'auth-g', refreshToken: 'refresh-g' });
    const [page, other] = [await compose({ tab: profile.tab() }), await compose({ tab: profile.tab() })];
    platform()
      .get('/api/v2/user')
      .matchHeader('authorization', 'Bearer auth-bo')
      .reply(500, () => {
        other.get(signInDeps).vault.renew('refresh-g', tokensOf('g-2'));
        return {};
      });
    platform().post('/api/v2/logout').reply(204);
    await expect(page.get(sessionStore).signIn(tokensOf('bo'), 'id')).rejects.toMatchObject({ status: 500 });
    await waitFor(() =>
      expect(page.callsTo('POST', '/api/v2/logout').map(({ body }) => body)).toEqual([
        { refreshToken: 'refresh-bo' },
      ]),
    );
    expect([profile.local.get('authToken'), profile.local.get('refreshToken')]).toEqual([
      'auth-g-2',
      'refresh-g-2',
    ]);
  });

  test('is not ended where somebody is signed in: it may be their own session', async () => {
    const page = await pageOf('ada', browserProfile(signedIn()).tab());
    platform().get('/api/v2/user').reply(500, {});
    await expect(page.get(sessionStore).changeProfile(tokensOf('profile'))).rejects.toMatchObject({
      status: 500,
    });
    platform().get('/api/v2/user').reply(500, {});
    await expect(page.get(sessionStore).signIn(tokensOf('again'), 'id')).rejects.toMatchObject({
      status: 500,
    });
    expect(page.callsTo('POST', '/api/v2/logout')).toEqual([]);
    expect(page.get(sessionStore).viewer.id).toBe('ada');
  });
});

describe('data stored for a viewer', () => {
  const left = {
    'purchase.payment': '{}',
    'checkout.guest': '{}',
    'gift.order': '{}',
    'purchase.redirection': '{}',
    'purchase.acquisition': '{}',
    'token.reset': 'once-9',
    'token.gift': 'ACDX-1234',
    'gift.typedCode': 'ACDX-1234',
  };
  const leaveBehind = (tab: BrowserTab): void => {
    for (const [key, value] of Object.entries(left)) tab.session.set(key, value);
  };
  const found = (tab: BrowserTab): readonly string[] =>
    Object.keys(left).filter((key) => tab.session.has(key));

  test('SGN-061 is removed at sign-out, in every tab, together with stored sign-in state', async () => {
    const profile = browserProfile({
      ...signedIn(),
      'signin.linkedAccounts': '["tv"]',
      'signin.from': '/account',
      signupRehydrate: '{}',
      'purchase.intentions': '[]',
    });
    const tabs = [profile.tab(), profile.tab()] as const;
    const [page, other] = [await pageOf('ada', tabs[0]), await pageOf('ada', tabs[1])];
    tabs.forEach(leaveBehind);
    platform().post('/api/v2/logout').reply(204);
    beginsGuest();
    await leave(page);
    await waitFor(() => expect(other.get(sessionStore).viewer.isGuest).toBe(true));
    expect(tabs.map(found)).toEqual([[], []]);
    expect([...profile.local.keys()].sort()).toEqual(['authToken', 'refreshToken', 'signin.session']);
  });

  test('is removed when another viewer signs in, also in a tab that was closed meanwhile', async () => {
    const profile = browserProfile(signedIn());
    const tab = profile.tab();
    const page = await pageOf('ada', tab);
    leaveBehind(tab);
    page.close();
    profile.local.set('authToken', 'auth-bo');
    profile.local.set('refreshToken', 'refresh-bo');
    await pageOf('bo', tab);
    expect(found(tab)).toEqual([]);
  });

  test('SGN-099 stays where this page’s address has brought it', async () => {
    const profile = browserProfile(signedIn());
    const tab = profile.tab();
    (await pageOf('ada', tab)).close();
    profile.local.set('authToken', 'auth-bo');
    profile.local.set('refreshToken', 'refresh-bo');
    await pageOf('bo', tab, { at: '/confirm-reset/once-10' });
    expect(tab.session.get('token.reset')).toBe('once-10');
  });

  test('is removed when the platform has ended the session', async () => {
    const tab = browserProfile(signedIn()).tab();
    const page = await pageOf('ada', tab);
    leaveBehind(tab);
    refuses(FAVOURITES, 'ada');
    platform().post('/api/v2/token/refresh').reply(401, {});
    beginsGuest();
    platform().get('/api/v2/user').reply(200, { id: 'g', role: 'GUEST', isGuest: true });
    await page
      .get(platformClient)
      .call(readFavourites, {})
      .catch(() => undefined);
    await waitFor(() => expect(found(tab)).toEqual([]));
  });

  test('SGN-005 stays when a guest signs in, and after a reload', async () => {
    const tab = browserProfile({ authToken: 'auth-g', refreshToken: 'refresh-g' }).tab();
    platform().get('/api/v2/user').reply(200, { id: 'g', role: 'GUEST', isGuest: true });
    const page = await compose({ tab });
    await page.get(sessionStore).start();
    leaveBehind(tab);
    knows('ada');
    await page.get(sessionStore).signIn(tokensOf('ada'), 'id');
    page.close();
    await pageOf('ada', tab);
    expect(found(tab)).toEqual(Object.keys(left));
  });
});
