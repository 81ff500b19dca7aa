import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import LoginPage from '../../../../core/pages/signIn/LoginPage';
import LogoutPage from '../../../../core/session/pages/LogoutPage';
import OAuthReturnPage from '../../../../core/session/pages/OAuthReturnPage';
import OidcForwardPage from '../../../../core/session/pages/OidcForwardPage';
import PanelSignIn from '../../../../core/session/pages/PanelSignIn';
import { CallError } from '../../../../core/sdk';
import { acmeEntry, entry, idEntry, realmWith } from '../signInFixture';
import { drawAt, type Drawing } from './signInPages';

const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const both = realmWith([idEntry, acmeEntry]);
const login = (drawing: Drawing) => drawAt(<LoginPage />, drawing);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

describe('the login page', () => {
  test('SGN-025 lists all sign-in methods: the form first when the realm names it first', async () => {
    await login({ href: '/login?from=%2Fvideo%2F1', realm: both });
    const form = screen.getByRole('textbox', { name: /Email/ });
    const button = screen.getByRole('link', { name: 'Continue with Acme ID' });
    expect(form.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(button).toHaveAttribute('href', '/login/openid/acme?from=%2Fvideo%2F1&type=login');
  });

  test('SGN-025 and the buttons first when it does not', async () => {
    await login({ href: '/login', realm: realmWith([acmeEntry, idEntry]) });
    const form = screen.getByRole('textbox', { name: /Email/ });
    expect(
      screen.getByRole('link', { name: 'Continue with Acme ID' }).compareDocumentPosition(form) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  test('SGN-017 without a sign-in method it shows the generic error and no form', async () => {
    await login({ href: '/login', realm: realmWith([]) });
    expect(screen.getByRole('alert')).toHaveTextContent('Something did not work. Please try again later.');
    expect(document.querySelector('form, input')).toBeNull();
  });

  test.each([
    ['SGN-019 /login', '/login', 'Sign in'],
    ['SGN-020 a form’s own page', '/login/id', 'Sign in'],
    ['SGN-020 a provider’s own page', '/login/openid/acme?PAGE_READY=true', 'Sign in with Acme ID'],
    ['SGN-047 making an account', '/login/id?type=signup', 'Create your account'],
  ])('SGN-018 the title of %s', async (_, href, title) => {
    await login({ href, realm: both });
    expect(heading()).toBe(title);
    expect(document.title).toBe(`${title} · Ringside`);
  });

  test.each([
    ['is not there on the login page itself', '/login?from=%2Fhome', null],
    [
      'leads from a sign-in method to all of them, with the query',
      '/login/id?from=%2Fhome',
      '/login?from=%2Fhome',
    ],
    ['leads from making an account to all ways of that', '/login/id?type=signup', '/signup?type=signup'],
  ])('SGN-023 the back arrow %s', async (_, href, to) => {
    await login({ href, realm: both });
    const back = screen.queryByRole('link', { name: /All ways/ });
    expect(back?.getAttribute('href') ?? null).toBe(to);
  });

  test('SGN-027 the email is passed by the navigation', async () => {
    await login({ href: '/login/id', realm: both, state: { email: 'ada@example.org' } });
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('ada@example.org');
  });

  test('SGN-034 SGN-110 SGN-035 the picture fits the width, logo and language are above it', async () => {
    await login({ href: '/login', realm: both });
    expect(document.querySelector('picture img')).toHaveAttribute('src', '/m.webp');
    expect(document.querySelector('picture img')).toHaveAttribute('width', '820');
    expect(document.querySelector('picture source')).toHaveAttribute('srcset', '/d.webp');
    expect(document.querySelector('picture source')).toHaveAttribute('media', '(min-width: 1025px)');
    expect(document.querySelector('picture source')).toHaveAttribute('width', '1080');
    expect(screen.getByRole('img', { name: 'Ringside' })).toBeVisible();
    expect(screen.getByRole('button', { name: /Language/ })).toBeVisible();
  });

  test('SGN-102 SGN-103 where the app around the page continues, the page shows so and leaves a sign-in method', async () => {
    await login({
      href: '/login/openid/acme?code=c&state=s',
      realm: both,
      openid: { resume: async () => ({ kind: 'leftToApp' }) },
    });
    expect(
      await screen.findByText('Signing in goes on in the app. You can close this page.'),
    ).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Sign in here' })).toBeEnabled();
    expect(screen.queryByText(/not signed in/)).toBeNull();
  });

  test('a name keeps its own direction within the texts around it', async () => {
    const realm = realmWith([idEntry, { ...acmeEntry, options: { ...acmeEntry.options, label: 'Canal+' } }]);
    const { unmount } = await login({ href: '/login', realm, direction: 'ar' });
    const link = screen.getByRole('link', { name: 'Continue with Canal+' });
    expect(link.querySelector('bdi')).toHaveTextContent(/^Canal\+$/);
    unmount();
    await login({ href: '/login/openid/acme?PAGE_READY=true', realm, direction: 'ar' });
    expect(heading()).toBe('Sign in with Canal+');
    expect(screen.getByRole('heading', { level: 1 }).querySelector('bdi')).toHaveTextContent(/^Canal\+$/);
    expect(screen.getByRole('button', { name: 'Continue with Canal+' }).querySelector('bdi')).not.toBeNull();
  });

  test('SGN-034 right-to-left has a picture of its own', async () => {
    await login({ href: '/login', realm: both, direction: 'ar' });
    expect(document.querySelector('picture source')).toHaveAttribute('srcset', '/d-rtl.webp');
  });

  test('SGN-037 SGN-044 a form signs in, and the viewer continues', async () => {
    const runtime = await login({
      href: '/login?from=%2Fvideo%2F1',
      realm: both,
      arrange: ({ platform }) => platform.answer('login', tokens),
    });
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
    await waitFor(() =>
      expect(runtime.story).toEqual([
        'track login_started',
        'session id',
        'track login_completed',
        'go /video/1',
      ]),
    );
  });

  test('SGN-045 without a target the page stays, with a message and a link onward', async () => {
    await login({ href: '/login', realm: both, arrange: ({ platform }) => platform.answer('login', tokens) });
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
    expect(await screen.findByText('You are signed in.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Start watching' })).toHaveAttribute('href', '/home');
    expect(screen.queryByText('New here?')).toBeNull();
  });

  test('invalid tokens show the form again, with the reason above', async () => {
    const runtime = await login({
      href: '/login',
      realm: both,
      arrange: ({ platform }) => platform.answer('login', tokens),
    });
    runtime.refuseTokens(new CallError('readSessionUser', 0, 'unknownError', []));
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  test('a form whose code does not load has a retry button', async () => {
    let broken = true;
    await login({
      href: '/login/id',
      realm: both,
      load: () => {
        if (broken) throw new Error('chunk');
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Signing in is not possible right now.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
  });

  test('an unknown sub-path leads to the list', async () => {
    const runtime = await login({ href: '/login/openid/nobody?from=%2Fhome', realm: both });
    expect(runtime.place()).toBe('/login?from=%2Fhome');
  });

  test('SGN-016 without self-registration there is no link to sign up', async () => {
    await login({
      href: '/login',
      realm: realmWith([idEntry, acmeEntry], { settings: { allowSelfRegistration: false } }),
    });
    expect(screen.queryByText('New here?')).toBeNull();
  });

  test('else there is a link to sign up, with the query', async () => {
    await login({ href: '/login?from=%2Fhome', realm: both });
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/signup?from=%2Fhome&type=signup',
    );
  });
});

describe('redirects', () => {
  test.each([
    ['a form', [idEntry], '/login?from=%2Fhome', '/login/id?from=%2Fhome'],
    ['a provider', [acmeEntry], '/login?from=%2Fhome', '/login/openid/acme?from=%2Fhome'],
  ])('SGN-039 SGN-040 to the only sign-in method: %s', async (_, entries, href, place) => {
    const runtime = await login({ href, realm: realmWith(entries) });
    expect(runtime.place()).toBe(place);
  });

  test.each([
    ['SGN-039 a code in the address', { href: '/login?code=c' }],
    ['having come back to see all ways', { href: '/login', state: { listed: true } }],
  ])('but not with %s', async (_, drawing) => {
    const runtime = await login({ realm: realmWith([idEntry]), ...drawing });
    expect(runtime.place()).toBe(drawing.href);
  });

  test('SGN-041 to the default page for a signed-in viewer', async () => {
    const runtime = await login({
      href: '/login?from=%2Fvideo%2F1',
      realm: both,
      arrange: (made) => (made.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } }),
    });
    expect(runtime.place()).toBe('/home');
  });

  test('to no provider while the session is unknown', async () => {
    const begin = jest.fn(async () => ({ kind: 'redirect', url: 'https://id.example/' }) as const);
    await login({
      href: '/login/openid/acme',
      realm: both,
      openid: { begin },
      arrange: (made) => (made.state = { status: 'starting' }),
    });
    expect(begin).not.toHaveBeenCalled();
  });
});

describe('the side panel', () => {
  test('NAV-011 lists the sign-in methods; a provider returns to this page', async () => {
    await drawAt(<PanelSignIn />, { href: '/video/1?autoplay=1', realm: both });
    expect(screen.getByRole('textbox', { name: /Email/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Acme ID' })).toHaveAttribute(
      'href',
      '/login/openid/acme?from=%2Fvideo%2F1%3Fautoplay%3D1&type=login',
    );
  });

  test('SGN-055 signing in closes it, and the viewer stays', async () => {
    const runtime = await drawAt(<PanelSignIn />, {
      href: '/video/1',
      realm: both,
      arrange: ({ platform }) => platform.answer('login', tokens),
    });
    act(() => runtime.shell.open('sidePanel'));
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
    await waitFor(() => expect(runtime.shell.isOpen('sidePanel')).toBe(false));
    expect(runtime.place()).toBe('/video/1');
    expect(runtime.story).not.toContain('track login_started');
  });
});

test('SGN-061 the logout page signs out once and redirects', async () => {
  const runtime = await drawAt(<LogoutPage />, {
    href: '/logout?from=%2Fbrowse',
    realm: both,
    arrange: (made) => {
      made.state = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } };
      made.vault.keep(tokens, 'id');
      made.platform.answer('logout', undefined);
    },
  });
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('Signing you out');
  expect(runtime.story.filter((line) => line === 'session ended')).toHaveLength(1);
  expect(runtime.story.at(-1)).toBe('go /browse');
});

test.each([
  ['/oidc/login?from=%2Fhome', both, '/login/openid/acme?from=%2Fhome'],
  ['/oidc/signup', both, '/login/openid/acme?type=signup'],
  ['/oidc/account', both, '/account'],
  ['/oidc/login', realmWith([idEntry]), '/login'],
])('ROU-068 %s is redirected', async (href, realm, place) => {
  const runtime = await drawAt(<OidcForwardPage />, { href, realm });
  expect(runtime.place()).toBe(place);
});

test('ROU-068 a password is reset where the provider does it', async () => {
  const runtime = await drawAt(<OidcForwardPage />, {
    href: '/oidc/reset-password',
    realm: realmWith([
      entry('openid', { clientName: 'acme', apps: [], resetUri: 'https://id.example/reset' }),
    ]),
  });
  expect(runtime.story).toContain('replace https://id.example/reset');
});

describe('SGP-074 an OAuth return', () => {
  const listed = realmWith([
    idEntry,
    {
      ...acmeEntry,
      options: { ...acmeEntry.options, apps: [{ bundleId: 'com.ringside', scheme: 'ringside-app' }] },
    },
  ]);
  const open = (href: string) => drawAt(<OAuthReturnPage />, { href, realm: listed });

  test.each([
    [
      'a client’s answer goes to its login page',
      '/oauth/acme?code=secret&state=s',
      '/login/openid/acme?PAGE_READY=true',
    ],
    ['so does a provider’s', '/oauth/openid?code=secret&state=s', '/login/openid/acme?PAGE_READY=true'],
    ['one of nobody’s leads to all ways in', '/oauth/evil?code=secret&state=s', '/login?PAGE_READY=true'],
    [
      'an app that the realm does not list gets nothing',
      '/oauth/acme/com.evil?code=secret&state=s',
      '/login/openid/acme?PAGE_READY=true',
    ],
  ])('%s', async (_, href, place) => {
    const runtime = await open(href);
    expect(runtime.place()).toBe(place);
    expect(runtime.story).toEqual([]);
  });

  test('a listed app handles it, once, and the page shows so', async () => {
    const runtime = await open('/oauth/acme/com.ringside?code=secret&state=s');
    await settle();
    expect(runtime.story).toEqual(['leave ringside-app://login/openid/acme?code=secret&state=s']);
    expect(screen.getByRole('status')).toHaveTextContent('Signing in goes on in the app.');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

test('the heading is the only one of its rank', async () => {
  await login({ href: '/login', realm: both });
  expect(within(document.body).getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
