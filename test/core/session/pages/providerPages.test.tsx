/** The pages of a single provider: signing in and signing up. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import LoginPage from '../../../../core/pages/signIn/LoginPage';
import SignUpPage from '../../../../core/pages/signIn/SignUpPage';
import { CallError } from '../../../../core/sdk';
import { acmeEntry, entry, idEntry, realmWith } from '../signInFixture';
import { drawAt, type Drawing } from './signInPages';

const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const both = realmWith([idEntry, acmeEntry]);
const login = (drawing: Drawing) => drawAt(<LoginPage />, drawing);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

describe('a provider’s page', () => {
  test('redirects once, under a status text', async () => {
    const begin = jest.fn(
      async () => ({ kind: 'redirect', url: 'https://id.example/authorize?state=s' }) as const,
    );
    const runtime = await login({ href: '/login/openid/acme?from=%2Fhome', realm: both, openid: { begin } });
    await settle();
    expect(begin).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Taking you to Acme ID');
    expect(runtime.story).toEqual(['track login_started', 'replace https://id.example/authorize?state=s']);
  });

  test('SGP-007 SGP-020 handles the answer once, with the code removed from the address', async () => {
    const resume = jest.fn(async () => ({ kind: 'tokens', tokens }) as const);
    const runtime = await login({
      href: '/login/openid/acme?code=secret&state=s',
      realm: both,
      openid: { resume },
    });
    await settle();
    expect(resume).toHaveBeenCalledTimes(1);
    expect(runtime.place()).toBe('/login/openid/acme?PAGE_READY=true');
    expect(runtime.story).toEqual(['session openid/acme', 'track login_completed']);
    expect(screen.getByText('You are signed in.')).toBeVisible();
  });

  test('SGN-100 waits under a status text', async () => {
    await login({
      href: '/login/openid/acme?code=secret&state=s',
      realm: both,
      openid: { resume: () => new Promise(() => undefined) },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Signing you in');
  });

  test('SGP-016 shows the server’s message, and lets the viewer retry', async () => {
    const begin = jest.fn(
      async () => ({ kind: 'redirect', url: 'https://id.example/authorize?state=s' }) as const,
    );
    const resume = async () =>
      Promise.reject(new CallError('exchangeOpenIdCode', 400, 'codeSpent', ['This link was used already.']));
    const runtime = await login({
      href: '/login/openid/acme?code=secret&state=s',
      realm: both,
      openid: { begin, resume },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was used already.');
    expect(begin).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(runtime.story.at(-1)).toBe('replace https://id.example/authorize?state=s'));
  });

  test('after a cancellation at the provider shows a quiet message', async () => {
    await login({
      href: '/login/openid/acme?error=access_denied&state=s',
      realm: both,
      openid: { resume: async () => ({ kind: 'stay' }) },
    });
    expect(await screen.findByText('You are not signed in. Go on whenever you like.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Continue with Acme ID' })).toBeVisible();
  });

  test('whose code does not load has a retry button', async () => {
    const runtime = await login({
      href: '/login/openid/acme',
      realm: both,
      load: () => {
        throw new Error('chunk');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(runtime.lines).toEqual([expect.stringContaining('could not be reached')]);
  });
});

describe('the sign-up page', () => {
  const signUp = (drawing: Drawing) => drawAt(<SignUpPage />, drawing);

  test('SGN-051 shows the sign-up methods', async () => {
    await signUp({ href: '/signup', realm: both });
    expect(heading()).toBe('Create your account');
    expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Acme ID' })).toHaveAttribute(
      'href',
      '/login/openid/acme?type=signup',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?type=login');
  });

  test('LIC-094 ROU-104 free registration shows that nothing is to be paid, also on the way to signing in and back', async () => {
    await signUp({ href: '/signup?workflow=register-free', realm: both });
    expect(screen.getByText('Your Ringside account is free: no card, nothing to pay.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Acme ID' })).toHaveAttribute(
      'href',
      '/login/openid/acme?workflow=register-free&type=signup',
    );
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?workflow=register-free&type=login',
    );
  });

  test('ROU-104 on the way to the shop there is a link to an account without buying, with the rest of the query', async () => {
    await signUp({ href: '/signup?from=%2Fvideo%2F7&showPurchase=true', realm: both });
    expect(screen.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      '/signup?from=%2Fvideo%2F7&showPurchase=true&workflow=register-free&type=signup',
    );
  });

  test.each(['/signup', '/signup?showPurchase=true&workflow=register-free'])(
    'ROU-104 %s has no such link',
    async (href) => {
      await signUp({ href, realm: both });
      expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull();
    },
  );

  test.each([
    ['nobody can', realmWith([entry('facebook')])],
    ['the realm does not let visitors', realmWith([idEntry], { settings: { allowSelfRegistration: false } })],
  ])('SGN-051 leads to the login page when %s', async (_, realm) => {
    const runtime = await signUp({ href: '/signup?from=%2Fhome&type=signup', realm });
    expect(runtime.place()).toBe('/login?from=%2Fhome');
  });

  test('SGN-039 SGN-040 redirects to the only method', async () => {
    const runtime = await signUp({ href: '/signup?from=%2Fhome', realm: realmWith([acmeEntry]) });
    expect(runtime.place()).toBe('/login/openid/acme?from=%2Fhome&type=signup');
  });
});
