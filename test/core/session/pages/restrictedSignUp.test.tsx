/** Who may not make an account here, and what is shown instead. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LoginPage from '../../../../core/pages/signIn/LoginPage';
import SignUpPage from '../../../../core/pages/signIn/SignUpPage';
import type { SessionUser } from '../../../../core/generated/platform';
import { acmeEntry, idEntry, realmWith } from '../signInFixture';
import type { SignInFixture } from '../signInSite';
import { drawAt, type Drawing } from './signInPages';

const portugalOnly = {
  addressCountryRestriction: [{ type: 'WHITELIST', context: 'REGISTRATION', countries: ['PT'] }],
};
const noVpn = { vpnDisallowed: true };
const guest = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: 'g',
  role: 'GUEST',
  isGuest: true,
  location: { countryCode: 'PT', isVpn: false },
  ...more,
});
const child = {
  id: '7',
  role: 'USER',
  isGuest: false,
  profile: { id: 'p', name: 'Kid', type: 'CHILD' },
} as const;

interface Case {
  readonly settings?: object;
  readonly user?: SessionUser;
  /** The caller's country according to the platform; an error when it does not answer. */
  readonly country?: string | Error;
}

function signUp({ settings = {}, user = guest(), country = 'PT' }: Case = {}, more: Partial<Drawing> = {}) {
  const arrange = (runtime: SignInFixture) => {
    runtime.state = user.isGuest ? { status: 'guest', user } : { status: 'viewer', user };
    runtime.platform.answer(
      'readCountries',
      country instanceof Error ? country : { countries: [], callerCountryCode: country },
    );
  };
  return drawAt(<SignUpPage />, {
    href: '/signup?from=%2Fvideo%2F1',
    realm: realmWith([idEntry], { settings }),
    arrange,
    ...more,
  });
}

const kid = 'A child’s profile cannot buy anything. Ask a grown-up to do it with theirs.';
const vpn = 'You seem to be using a VPN. Switch it off to go on.';
const outside = 'This is not offered where you are.';
const overVpn = guest({ location: { countryCode: 'PT', isVpn: true } });
const all = { ...portugalOnly, ...noVpn };

describe('SGN-073 FAV-041 the modal replaces signing up', () => {
  test.each<[string, Case, string]>([
    ['SGN-074 SGN-080 a child’s profile', { user: child }, kid],
    ['SGN-075 SGN-079 outside a whitelist', { settings: portugalOnly, country: 'ES' }, outside],
    [
      'SGN-075 SGN-079 on a blacklist',
      {
        settings: {
          addressCountryRestriction: [{ type: 'BLACKLIST', context: 'REGISTRATION', countries: ['ES'] }],
        },
        country: 'ES',
      },
      outside,
    ],
    [
      'SGN-079 by the session’s word where the country is not known',
      {
        settings: portugalOnly,
        country: new Error('no answer'),
        user: guest({ location: { countryCode: 'ES' } }),
      },
      outside,
    ],
    ['SGN-076 SGN-079 over a VPN', { settings: noVpn, user: overVpn }, vpn],
    [
      'SGN-077 a child before all',
      { settings: all, country: 'ES', user: { ...child, location: { countryCode: 'ES', isVpn: true } } },
      kid,
    ],
    ['SGN-077 a VPN before the territory', { settings: all, country: 'ES', user: overVpn }, vpn],
  ])('%s', async (_, given, text) => {
    await signUp(given);
    const dialog = await screen.findByRole('dialog', { name: 'No account from here' });
    expect(dialog).toHaveTextContent(text);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test.each<[string, Case]>([
    ['a realm without restrictions, wherever the visitor is', { user: overVpn, country: 'ES' }],
    ['inside the territory', { settings: all }],
    [
      'a restriction for buying alone',
      {
        settings: {
          addressCountryRestriction: [{ type: 'WHITELIST', context: 'PURCHASE', countries: ['PT'] }],
        },
        country: 'ES',
      },
    ],
    [
      'nobody knows where they are',
      { settings: portugalOnly, country: new Error('no answer'), user: guest({ location: null }) },
    ],
  ])('but not with %s', async (_, given) => {
    await signUp(given);
    expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SGN-073 nobody is redirected to a provider before their country is known', async () => {
    const begin = jest.fn();
    await signUp(
      { settings: portugalOnly, country: 'ES' },
      {
        href: '/login/openid/acme?type=signup',
        realm: realmWith([acmeEntry], { settings: portugalOnly }),
        openid: { begin },
      },
    );
    await screen.findByRole('dialog');
    expect(begin).not.toHaveBeenCalled();
  });

  test('signing in is open to all', async () => {
    await drawAt(<LoginPage />, {
      href: '/login',
      realm: realmWith([idEntry, acmeEntry], { settings: all }),
      arrange: (runtime) => void (runtime.state = { status: 'guest', user: overVpn }),
    });
    expect(screen.getByRole('textbox', { name: /Email/ })).toBeVisible();
  });
});

describe('SGN-078 FAV-043 closing it', () => {
  test.each([
    ['leads to where the visitor came from', '/signup?from=%2Fvideo%2F1', '/video/1'],
    ['leads home when they came from nowhere', '/signup', '/home'],
    ['leads home when the address says somewhere else', '/signup?from=https%3A%2F%2Fevil.example', '/home'],
  ])('%s', async (_, href, place) => {
    const runtime = await signUp({ settings: noVpn, user: overVpn }, { href });
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(runtime.story.at(-1)).toBe(`go ${place}`));
  });

  test('leads back in the history where the address names no target', async () => {
    const runtime = await signUp(
      { settings: noVpn, user: overVpn },
      { href: '/signup', visited: ['/browse'] },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(runtime.place()).toBe('/browse'));
  });
});
