/** Which of an account's profiles is watching, in the composed product (FAV-036, FAV-037). */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '../../../core/session/SessionStore';
import { signInDeps } from '../../../core/session/signInDeps';
import { restorePreferences } from '../../../core/session/SignInEnding';
import nock from '../../nock';
import { browserProfile, compose, composedTests, platform, type BrowserTab } from './composed';

composedTests();

const vera = { id: 'v', name: 'Vera', type: 'ADULT', hasPin: true, main: true };
const omar = { id: 'o', name: 'Omar', type: 'ADULT' };
const mila = { id: 'm', name: 'Mila', type: 'CHILD' };
const family = { id: '7', email: 'family@example.org', role: 'USER', isGuest: false, profile: vera };
const is = (name: string, profile: object) =>
  platform()
    .persist()
    .get('/api/v2/user')
    .matchHeader('authorization', `Bearer auth-${name}`)
    .reply(200, { ...family, profile });

/** Somebody has signed in with the family's account on a plain login page, and no profile is chosen yet. */
async function familyTab(
  profiles: readonly object[] = [vera, mila],
  present: object = vera,
): Promise<BrowserTab> {
  is('1', present);
  platform().persist().get('/api/v2/user/profile').reply(200, { profiles, limit: 5 });
  const tab = browserProfile().tab();
  const site = await compose({ realm: 'lanterna', tab, at: '/login', locale: 'en' });
  await site.get(sessionStore).signIn({ authorisationToken: 'auth-1', refreshToken: 'refresh-1' }, 'id');
  await restorePreferences(site.get(signInDeps));
  site.close();
  return tab;
}

async function pageAt(tab: BrowserTab, at: string) {
  const site = await compose({ realm: 'lanterna', tab, at, locale: 'en' });
  await site.draw();
  return site;
}

test.each(['/', '/browse?x=1', '/account', '/video/ln-01'])(
  'FAV-037 %s first asks who is watching, and returns',
  async (at) => {
    const site = await pageAt(await familyTab(), at);
    expect(await screen.findByRole('heading', { level: 1, name: 'Who is watching?' })).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('from')).toBe(at);
    is('2', mila);
    platform()
      .post('/api/v2/user/profile/m/switch')
      .reply(200, { authorisationToken: 'auth-2', refreshToken: 'refresh-2' });
    await userEvent.click(await screen.findByRole('button', { name: /Mila/ }));
    await waitFor(() => expect(site.get(sessionStore).viewer.isChild).toBe(true));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Who is watching?' })).toBeNull());
  },
);

test('FAV-037 the profile that the session started with counts as an answer, and every tab is notified', async () => {
  const tab = await familyTab([vera, omar], omar);
  const beside = await compose({ realm: 'lanterna', tab: tab.profile.tab(), locale: 'en' });
  await beside.get(sessionStore).start();
  expect(beside.get(sessionStore).asksWho).toBe(true);
  const site = await pageAt(tab, '/');
  await screen.findByRole('heading', { level: 1, name: 'Who is watching?' });
  await userEvent.click(await screen.findByRole('button', { name: /Omar/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect([site.get(sessionStore).asksWho, beside.get(sessionStore).asksWho]).toEqual([false, false]);
  expect(site.callsTo('POST', '/api/v2/user/profile')).toEqual([]);
});

test.each([
  ['the session’s own profile', vera],
  ['another adult’s profile', omar],
])(
  'FAV-036 a PIN of Vera guards her profile while the page asks who is watching: session of %s',
  async (_whose, present) => {
    const site = await pageAt(await familyTab([vera, omar, mila], present), '/');
    await screen.findByRole('heading', { level: 1, name: 'Who is watching?' });
    await userEvent.click(await within(screen.getByRole('main')).findByRole('button', { name: /Vera/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vera has a pin' }));
    expect([site.get(sessionStore).asksWho, site.callsTo('POST', '/api/v2/user/profile')]).toEqual([
      true,
      [],
    ]);
    platform()
      .post('/api/v2/user/profile/v/switch', { pin: '0000' })
      .reply(403, { code: 'wrongPin', messages: [] });
    await userEvent.type(dialog.getByLabelText(/Pin/), '0000{Enter}');
    expect(await dialog.findByText('That is not the pin.')).toBeVisible();
    expect(site.get(sessionStore).asksWho).toBe(true);
    is('2', vera);
    platform()
      .post('/api/v2/user/profile/v/switch', { pin: '2580' })
      .reply(200, { authorisationToken: 'auth-2', refreshToken: 'refresh-2' });
    await userEvent.type(dialog.getByLabelText(/Pin/), '2580{Enter}');
    await waitFor(() => expect(site.get(sessionStore).asksWho).toBe(false));
    expect(site.get(sessionStore).user?.profile?.id).toBe('v');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  },
);

test('FAV-036 nobody manages profiles, and their PINs, before saying who is watching', async () => {
  await pageAt(await familyTab([vera, omar], omar), '/');
  await screen.findByRole('heading', { level: 1, name: 'Who is watching?' });
  await within(screen.getByRole('main')).findByRole('button', { name: /Omar/ });
  expect(screen.queryByRole('button', { name: /Manage|Add/ })).toBeNull();
});

test.each(['/logout', '/purchase'])('FAV-037 %s concerns the account and asks nobody', async (at) => {
  await pageAt(await familyTab(), at);
  await act(async () => undefined);
  expect(screen.queryByRole('heading', { name: 'Who is watching?' })).toBeNull();
  expect(window.location.pathname).not.toBe('/profiles');
});

test('FAV-037 an account with one profile is not asked', async () => {
  await pageAt(await familyTab([vera]), '/');
  await waitFor(() => expect(screen.getByRole('banner')).toBeVisible());
  expect(window.location.pathname).toBe('/');
});

/** The family's account on a page whose platform cannot read profiles any more. */
async function withoutProfiles(present: object): Promise<void> {
  const tab = await familyTab([vera, omar], present);
  nock.cleanAll();
  is('1', present);
  platform().persist().get('/api/v2/user/profile').reply(500, {});
  await pageAt(tab, '/browse');
}

test('FAV-036 where the profiles cannot be read, nobody continues as a profile with a PIN', async () => {
  await withoutProfiles(vera);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Sign out' }).at(-1)).toHaveAttribute('href', '/logout');
  expect(screen.queryByRole('button', { name: 'Go on as I am' })).toBeNull();
});

test('FAV-037 where the profiles cannot be read, the viewer of one without a PIN continues', async () => {
  await withoutProfiles(omar);
  await userEvent.click(await screen.findByRole('button', { name: 'Go on as I am' }));
  await waitFor(() => expect(window.location.pathname).toBe('/browse'));
});
