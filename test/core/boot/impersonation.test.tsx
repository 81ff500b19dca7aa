/**
 * Staff impersonating a viewer in the composed product: where the session is stored, what is disabled, and
 * how it ends (ADM-012, ADM-013).
 */
import { act, screen, waitFor, within } from '@testing-library/react';
import { platformClient, type PlatformClient } from '../../../core/sdk';
import { removeCard } from '../../../core/sdk/endpoints/card';
import { loginWithApple, loginWithFacebook, loginWithGoogle } from '../../../core/sdk/endpoints/social';
import { exchangeTvCode, requestTvCode, requestTvCodeOfRequestor } from '../../../core/sdk/endpoints/tv';
import { sessionStore } from '../../../core/session/SessionStore';
import cardsExamples from '../../../schemas/platform/examples/cards.json';
import { browserProfile, compose, composedTests, platform, signedIn, type BrowserTab } from './composed';

const exampleCards = cardsExamples.cards.value;
const tv = { requestorId: 'ringside', clientId: 'client-1', clientSecret: 'secret-1' };

composedTests();

const staff = { id: 's', email: 'staff@example.org', role: 'ADMIN', isGuest: false };
const ada = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  impersonatedBy: 'staff@example.org',
};
const knows = (name: string, user: object) =>
  platform()
    .persist()
    .get('/api/v2/user')
    .matchHeader('authorization', `Bearer auth-${name}`)
    .reply(200, user);

/** A member of staff, signed in in this browser, has opened the impersonation address. */
async function impersonating(
  profile = browserProfile({ ...signedIn('staff'), 'signin.linkedAccounts': '["tv"]' }),
  user: object = ada,
) {
  knows('staff', staff);
  knows('ada', user);
  platform()
    .post('/api/v2/impersonate', { token: 'once-9' })
    .reply(200, { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' });
  const tab = profile.tab();
  const site = await compose({ at: '/impersonate/once-9', tab });
  await site.draw();
  await waitFor(() => expect(site.get(sessionStore).viewer.id).toBe('7'));
  return { site, tab, profile };
}

const banner = () => screen.findByRole('complementary', { name: 'You are here as ada@example.org' });

/** Another page of the same tab. */
async function pageIn(tab: BrowserTab, at = '/') {
  const site = await compose({ tab, at });
  await site.draw();
  await waitFor(() => expect(site.get(sessionStore).known).toBe(true));
  return site;
}

test('ADM-013 the session is limited to one tab: the staff’s own stays in the browser, and other tabs use it', async () => {
  const { profile, tab, site } = await impersonating();
  expect(await banner()).toBeVisible();
  expect(profile.local.get('authToken')).toBe('auth-staff');
  expect(profile.local.get('signin.provider')).toBe('id');
  expect([...profile.local.values()].join()).not.toContain('ada');
  site.close();
  const beside = await compose({ tab: profile.tab() });
  await beside.get(sessionStore).start();
  expect(beside.get(sessionStore).viewer.id).toBe('s');
  const reloaded = await compose({ tab });
  await reloaded.get(sessionStore).start();
  expect([reloaded.get(sessionStore).viewer.id, reloaded.get(sessionStore).impersonated]).toEqual([
    '7',
    true,
  ]);
});

test('ADM-013 a sign-out in another tab does not end it, and is not applied in this tab', async () => {
  const { profile, site } = await impersonating();
  const beside = await compose({ tab: profile.tab() });
  await beside.get(sessionStore).start();
  platform()
    .post('/api/v2/guest-session')
    .reply(201, { authorisationToken: 'auth-g', refreshToken: 'refresh-g' });
  await act(() => beside.get(sessionStore).signOut());
  expect([site.get(sessionStore).viewer.id, beside.get(sessionStore).viewer.isGuest]).toEqual(['7', true]);
});

test('ADM-013 ending it ends the session at the platform, and restores the staff’s own', async () => {
  const { profile, site } = await impersonating();
  platform().post('/api/v2/logout').reply(204);
  await act(async () =>
    within(await banner())
      .getByRole('link', { name: 'End' })
      .click(),
  );
  await waitFor(() => expect(site.get(sessionStore).viewer.id).toBe('s'));
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  expect(site.callsTo('POST', '/api/v2/logout').map(({ body }) => body)).toEqual([
    { refreshToken: 'refresh-ada' },
  ]);
  expect(profile.local.get('authToken')).toBe('auth-staff');
  expect(profile.local.get('signin.linkedAccounts')).toBe('["tv"]');
  expect(screen.queryByRole('complementary', { name: /ada/ })).toBeNull();
});

test('ADM-013 a second impersonation address in the same tab ends the session of the first', async () => {
  const { tab, site } = await impersonating();
  site.close();
  knows('bo', { ...ada, id: '8', email: 'bo@example.org' });
  platform()
    .post('/api/v2/impersonate', { token: 'once-10' })
    .reply(200, { authorisationToken: 'auth-bo', refreshToken: 'refresh-bo' });
  platform().post('/api/v2/logout').reply(204);
  const second = await pageIn(tab, '/impersonate/once-10');
  await waitFor(() => expect(second.get(sessionStore).viewer.id).toBe('8'));
  await waitFor(() =>
    expect(second.callsTo('POST', '/api/v2/logout').map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-ada' },
    ]),
  );
});

describe('what impersonation disables', () => {
  /** Only the platform's answer shows it: nothing in the browser does. */
  const tabOf = (user: object) => {
    knows('ada', user);
    return browserProfile(signedIn()).tab();
  };

  test.each([
    '/purchase',
    '/licence-redirect?link=x',
    '/redeem',
    '/tv-login',
    '/activate/STAGE1',
    '/providers',
    '/resetpwd',
    '/confirm-reset/code',
  ])('ADM-013 the page %s', async (at) => {
    await pageIn(tabOf(ada), at);
    expect(await screen.findByRole('heading', { name: 'Not in somebody else’s name' })).toBeVisible();
  });

  test('ADM-013 while the viewer’s own session has the page', async () => {
    await pageIn(tabOf({ ...ada, impersonatedBy: null }), '/tv-login');
    await waitFor(() => expect(document.title).not.toBe(''));
    expect(screen.queryByRole('heading', { name: 'Not in somebody else’s name' })).toBeNull();
  });

  test.each<readonly [string, (client: PlatformClient) => Promise<unknown>]>([
    ['changes a card', (client) => client.call(removeCard, { path: { cardId: '42' } })],
    [
      'links Apple',
      (client) =>
        client.call(loginWithApple, {
          body: { code: 'c', nonce: 'a-nonce-of-one-attempt', callbackUri: 'https://a' },
        }),
    ],
    ['links Facebook', (client) => client.call(loginWithFacebook, { body: { code: 'c' } })],
    ['links Google', (client) => client.call(loginWithGoogle, { body: { idToken: 't' } })],
    ['begins to link a pay-TV provider', (client) => client.call(requestTvCode, { body: tv })],
    [
      'begins to link a pay-TV provider of a requestor',
      (client) => client.call(requestTvCodeOfRequestor, { path: { requestorId: 'ringside' } }),
    ],
    [
      'links a pay-TV provider',
      (client) => client.call(exchangeTvCode, { body: { ...tv, accessToken: 'a' } }),
    ],
  ])('ADM-013 SGP-061 a call that %s is not made', async (_, call) => {
    const site = await compose({ tab: tabOf(ada) });
    await site.get(sessionStore).start();
    const before = site.calls.length;
    await expect(call(site.get(platformClient))).rejects.toMatchObject({ status: 403, code: 'notOnBehalf' });
    expect(site.calls).toHaveLength(before);
  });

  test.each([
    [ada, 0],
    [{ ...ada, impersonatedBy: null }, 3],
  ])(
    'ADM-013 cards are shown to staff, but only the viewer can change them (%j: %i buttons)',
    async (user, buttons) => {
      platform()
        .persist()
        .get('/api/v2/user/card')
        .query(true)
        .reply(200, { cards: [{ ...exampleCards.cards[0], licences: [], default: false }] });
      await pageIn(tabOf(user), '/account?section=cards');
      const part = await screen.findByRole('region', { name: 'Cards' });
      expect(await within(part).findByText(/4242/)).toBeVisible();
      expect(within(part).queryAllByRole('button')).toHaveLength(buttons);
    },
  );

  test('ADM-013 the panels of the account that could give somebody else lasting access', async () => {
    await pageIn(tabOf(ada), '/account');
    const parts = await screen.findByRole('navigation', { name: /account/i });
    const names = within(parts)
      .getAllByRole('link')
      .map((link) => link.textContent);
    for (const closed of [
      'Your details',
      'Password and security',
      'Address',
      'News from us',
      'Signed-in devices',
    ])
      expect(names).not.toContain(closed);
    expect(names).not.toEqual([]);
  });
});
