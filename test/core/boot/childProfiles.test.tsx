/** Profiles of an account in the composed product: who may use them, and what a child's profile cannot do. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { licence } from '../commerce/commerceFixture';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

const vera = { id: 'v', name: 'Vera', type: 'ADULT', hasPin: true, main: true };
const mila = { id: 'm', name: 'Mila', type: 'CHILD' };
const location = { countryCode: 'PT', isVpn: false };

interface Given {
  /** Null: the platform names no profile. */
  readonly profile?: object | null;
  readonly location?: object;
  /** The caller's country, as the platform reports it. */
  readonly caller?: string;
  readonly settings?: object;
  readonly items?: readonly object[];
}

async function open(
  at: string,
  { profile = vera, location: where = location, caller = 'PT', settings = {}, items }: Given = {},
) {
  platform()
    .persist()
    .get('/api/v2/user')
    .reply(200, {
      id: '7',
      email: 'family@example.org',
      role: 'USER',
      isGuest: false,
      location: where,
      ...(profile && { profile }),
    });
  platform()
    .persist()
    .get('/api/v2/user/profile')
    .reply(200, { profiles: [vera, mila], limit: 5 });
  platform()
    .persist()
    .get('/api/v2/country')
    .query(true)
    .reply(200, { countries: [], callerCountryCode: caller });
  platform()
    .persist()
    .get('/api/v2/licence-family')
    .query(true)
    .reply(200, { families: [], licences: [licence()] });
  const change: NonNullable<ComposeOptions['change']> = (document) => {
    document['settings'] = {
      ...(document['settings'] as object),
      profileConfiguration: { status: 'ENABLED' },
      ...settings,
    };
    if (items !== undefined) document['menus'] = { WEB: { layout: 'top', items } };
  };
  const site = await compose({ at, tab: browserProfile(signedIn()).tab(), change });
  await site.draw();
  return site;
}

test.each([
  ['ADULT', false],
  ['CHILD', true],
])('FAV-033 SGN-004 a new profile has the type %s', async (type, ticked) => {
  platform().post('/api/v2/user/profile').reply(200, { id: 'n', name: 'Nuno', type });
  const site = await open('/profiles');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a profile' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nuno');
  if (ticked) await userEvent.click(dialog.getByRole('checkbox', { name: /child’s profile/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(site.callsTo('POST', '/api/v2/user/profile').map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Nuno', type }),
    ]),
  );
});

describe('SGN-004 a profile in a session', () => {
  test('with a pin asks for it when switching from a child’s profile', async () => {
    platform()
      .post('/api/v2/user/profile/v/switch')
      .reply(200, { authorisationToken: 'auth-2', refreshToken: 'refresh-2' });
    const site = await open('/profiles', { profile: mila });
    await userEvent.click(await screen.findByRole('button', { name: /Vera/ }));
    const pin = await within(await screen.findByRole('dialog')).findByLabelText(/pin/i);
    expect(site.callsTo('POST', '/api/v2/user/profile/v/switch')).toEqual([]);
    await userEvent.type(pin, '1234{Enter}');
    await waitFor(() =>
      expect(site.callsTo('POST', '/api/v2/user/profile/v/switch').map(({ body }) => body)).toEqual([
        { pin: '1234' },
      ]),
    );
  });

  test('of the type CHILD is marked as a child’s', async () => {
    await open('/profiles', { profile: vera });
    expect(await screen.findByRole('button', { name: /Mila/ })).toHaveTextContent(/child/i);
    expect(screen.getByRole('button', { name: /Vera/ })).not.toHaveTextContent(/child/i);
  });

  test('is missing in a realm whose profile status is NONE', async () => {
    const site = await open('/no/such/page', { settings: { profileConfiguration: { status: 'NONE' } } });
    const bar = within(await screen.findByRole('banner'));
    expect(await bar.findByRole('link', { name: /account/i })).toBeVisible();
    expect(bar.queryByRole('button', { name: /Vera/ })).toBeNull();
    expect(site.callsTo('GET', '/api/v2/user/profile')).toEqual([]);
  });
});

describe('FAV-035 the account and the preferences', () => {
  const view = (name: string, title: string) => ({
    type: 'view',
    title: { en: title, es: title },
    data: { view: name },
  });
  const items = [
    view('account', 'My account'),
    view('preferences', 'My preferences'),
    view('search', 'Find'),
  ];

  test.each([
    ['are in the menu of an adult', vera, 1],
    ['are not in the menu of a child', mila, 0],
  ])('%s', async (_, profile, count) => {
    await open('/no/such/page', { profile, items });
    const bar = within(await screen.findByRole('banner'));
    await bar.findByRole('button', { name: new RegExp(profile.name) });
    expect(bar.queryAllByRole('link', { name: 'My preferences' })).toHaveLength(count);
    await userEvent.click(bar.getByRole('button', { name: new RegExp(profile.name) }));
    expect(await screen.findAllByText(/Mila/)).not.toEqual([]);
    expect(screen.queryAllByRole('link', { name: /account/i })).toHaveLength(count);
  });

  test.each(['/account', '/preferences', '/account?section=preferences'])(
    '%s leads a child to the first page',
    async (at) => {
      await open(at, { profile: mila });
      await waitFor(() => expect(window.location.pathname).toBe('/home'));
    },
  );
});

describe('buying is refused', () => {
  const everything = {
    vpnDisallowed: true,
    addressCountryRestriction: [{ type: 'WHITELIST', context: 'REGISTRATION', countries: ['ES'] }],
  };
  const overVpn = { countryCode: 'PT', isVpn: true };
  const child = 'A child’s profile cannot buy anything. Ask a grown-up to do it with theirs.';

  test.each<[string, Given, string]>([
    ['FAV-034 SGN-080 a child', { profile: mila }, child],
    [
      'FAV-042 SGN-077 a child first, though there are a VPN and another territory',
      { profile: mila, location: overVpn, settings: everything },
      child,
    ],
    [
      'FAV-042 SGN-077 then who uses a VPN, though outside the territory',
      { location: overVpn, settings: everything },
      'You seem to be using a VPN. Switch it off to go on.',
    ],
    [
      'FAV-042 SGN-077 then who is outside the territory',
      { settings: everything },
      'This is not offered where you are.',
    ],
  ])('%s: a dialog explains it instead of the offer', async (_, given, text) => {
    const site = await open('/purchase', given);
    expect(await screen.findByRole('dialog')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
    expect(site.calls.filter(({ path }) => path.includes('/baskets'))).toEqual([]);
  });

  test('FAV-034 an adult of the same account may buy', async () => {
    await open('/purchase', { profile: vera });
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeVisible();
  });

  test.each([
    ['/gift', /child’s profile cannot buy gifts/],
    ['/gift/g1', /grown-up/],
    ['/gift/g1/pay', /grown-up/],
  ])('FAV-034 a child is offered nothing at %s', async (at, expected) => {
    const site = await open(at, { profile: mila });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(expected));
    expect(site.calls.filter(({ method, path }) => method !== 'GET' && /gift|basket/.test(path))).toEqual([]);
  });
});
