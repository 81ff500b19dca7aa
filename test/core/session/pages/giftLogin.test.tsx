/** Signing in on the way to a gift, or to what a gift holds. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import GiftLoginRedirectPage from '../../../../core/session/pages/GiftLoginRedirectPage';
import LoginPage from '../../../../core/pages/signIn/LoginPage';
import SignUpPage from '../../../../core/pages/signIn/SignUpPage';
import { keepSignInRecord } from '../../../../core/session/signInRecord';
import { acmeEntry, idEntry, realmWith } from '../signInFixture';
import { drawAt, type Drawing } from './signInPages';

const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const both = realmWith([idEntry, acmeEntry]);
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const viewer = { status: 'viewer', user: { id: '7', role: 'USER', isGuest: false } } as const;

describe('SGN-024 SGN-094 the login pages of a gift', () => {
  test('list the sign-in methods under the gift’s own path', async () => {
    await drawAt(<LoginPage />, { href: '/gift/g-1/login?from=%2Fgift', realm: both });
    expect(screen.getByText('Sign in to send your gift. What you chose is kept.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Acme ID' })).toHaveAttribute(
      'href',
      '/gift/g-1/login/openid/acme?from=%2Fgift&type=login',
    );
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/gift/g-1/login?from=%2Fgift&type=signup',
    );
  });

  test.each([
    ['SGN-095 a gift goes on to be paid for', '/gift/g-1/login', '/gift/g-1/pay'],
    ['SGN-096 a code goes on to be redeemed', '/gift/redeem/C-9/login/id', '/redeem'],
  ])('%s, whatever the query contains', async (_, path, goesOn) => {
    const runtime = await drawAt(<LoginPage />, {
      href: `${path}?from=%2Fvideo%2F1`,
      realm: both,
      arrange: ({ platform }) => platform.answer('login', tokens),
    });
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
    await waitFor(() => expect(runtime.story.at(-1)).toBe(`go ${goesOn}`));
  });

  test('SGN-096 registering with a code makes the account there and continues to redeem it', async () => {
    const runtime = await drawAt(<SignUpPage />, {
      href: '/gift/redeem/C-9/register',
      realm: both,
      arrange: ({ platform }) => platform.answer('signUp', tokens),
    });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/gift/redeem/-/login?type=login',
    );
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ada@example.org');
    await userEvent.type(screen.getByLabelText(/^Password/), 'long enough{Enter}');
    await waitFor(() => expect(runtime.story.at(-1)).toBe('go /redeem'));
  });

  test('SGN-039 redirect to the only sign-in method, within the gift', async () => {
    const runtime = await drawAt(<LoginPage />, {
      href: '/gift/redeem/C-9/login?from=%2Fhome',
      realm: realmWith([idEntry]),
    });
    expect(runtime.place()).toBe('/gift/redeem/-/login/id?from=%2Fhome');
    expect(screen.getByRole('link', { name: /All ways/ })).toHaveAttribute(
      'href',
      '/gift/redeem/-/login?from=%2Fhome',
    );
  });

  test('SGN-041 redirect a signed-in viewer at once', async () => {
    const runtime = await drawAt(<LoginPage />, {
      href: '/gift/g-1/login',
      realm: both,
      arrange: (made) => (made.state = viewer),
    });
    expect(runtime.places[1]).toBe('/gift/g-1/pay');
  });
});

describe('SGN-094 SGN-095 a provider on the way', () => {
  const redirecting = (drawing: Drawing) => drawAt(<LoginPage />, { realm: both, ...drawing });

  test('the gift’s page is stored during the redirect', async () => {
    const runtime = await redirecting({
      href: '/gift/g-1/login/openid/acme',
      openid: { begin: async () => ({ kind: 'redirect', url: 'https://id.example/authorize?state=s' }) },
    });
    await settle();
    expect(runtime.values.read('signin.page')).toBe('/gift/g-1/login/openid/acme');
    expect(runtime.story.at(-1)).toBe('replace https://id.example/authorize?state=s');
  });

  test.each(['/login/openid/acme', '/gift/login/redirect', '/gift/g-1/login/redirect'])(
    'its answer at %s signs in for the gift',
    async (came) => {
      const resume = jest.fn(async () => ({ kind: 'tokens', tokens }) as const);
      const runtime = await redirecting({
        href: `${came}?code=secret&state=s`,
        openid: { resume },
        before: (values) =>
          keepSignInRecord(values, new URLSearchParams({ type: 'login' }), '/gift/g-1/login/openid/acme'),
      });
      await settle();
      expect(runtime.place()).toBe('/gift/g-1/login/openid/acme?type=login&PAGE_READY=true');
      expect(resume).toHaveBeenCalledTimes(1);
      expect(runtime.story).toEqual(['session openid/acme', 'track login_completed', 'go /gift/g-1/pay']);
    },
  );

  test('SGN-095 an unexpected answer leads to the gift’s login, and signs nobody in', async () => {
    const resume = jest.fn();
    const runtime = await drawAt(<GiftLoginRedirectPage />, {
      href: '/gift/g-1/login/redirect?code=stolen&state=guessed',
      realm: both,
      openid: { resume },
    });
    expect(runtime.place()).toBe('/gift/g-1/login?PAGE_READY=true');
    expect(resume).not.toHaveBeenCalled();
  });
});
