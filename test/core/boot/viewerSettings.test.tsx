/** What a realm's settings change for its viewers: who may make an account or buy, and whether they have profiles. */
import { screen, within } from '@testing-library/react';
import { browserProfile, compose, composedTests, platform, signedIn } from './composed';

composedTests();

interface Visit {
  readonly settings?: object;
  readonly providers?: readonly object[];
  readonly member?: boolean;
  readonly location?: object;
  /** The country that the platform sees the caller in. */
  readonly caller?: string;
}

const countries = ['PT', 'US'].map((code) => ({
  name: code,
  iso3166alpha2: code,
  callingCode: '1',
  addressRequiredFields: [],
}));

async function at(
  address: string,
  { settings = {}, providers, member = false, location = { countryCode: 'PT' }, caller = 'PT' }: Visit = {},
) {
  platform()
    .persist()
    .get('/api/v2/country')
    .query(true)
    .reply(200, { countries, callerCountryCode: caller });
  platform().persist().get('/api/v2/licence-family').query(true).reply(200, { families: [], licences: [] });
  platform().persist().get('/api/v2/user/profile').reply(200, { profiles: [], limit: 5 });
  if (member)
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(200, { id: '7', name: 'Ada', email: 'ada@example.org', role: 'USER', isGuest: false, location });
  const change = (document: Record<string, unknown>) => {
    document['settings'] = { ...(document['settings'] as object), ...settings };
    if (providers) document['authenticationProviders'] = providers;
  };
  const site = await compose({ at: address, tab: browserProfile(member ? signedIn() : {}).tab(), change });
  await site.draw();
  return site;
}

describe('RLM-024 a buyer behind a VPN', () => {
  const behind = { countryCode: 'PT', isVpn: true };

  test('is informed, and cannot buy, where VPNs are disallowed', async () => {
    await at('/purchase', { member: true, location: behind, settings: { vpnDisallowed: true } });
    expect(
      within(await screen.findByRole('dialog', { name: 'Not available to buy' })).getByText(
        /You seem to be using a VPN/,
      ),
    ).toBeVisible();
  });

  test.each([
    ['where they are not', { vpnDisallowed: false }, behind],
    ['where the realm says nothing', { vpnDisallowed: undefined }, behind],
    ['without one where they are', { vpnDisallowed: true }, { countryCode: 'PT', isVpn: false }],
  ])('continues %s', async (_, settings, location) => {
    await at('/purchase', { member: true, location, settings });
    expect(await screen.findByRole('heading', { name: 'Nothing on sale here' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('RLM-025 countries for new accounts', () => {
  const rule = (type: string, context = 'REGISTRATION') => [{ type, context, countries: ['US'] }];

  test.each([
    ['a listed country is refused by a blacklist', rule('BLACKLIST'), 'US', false],
    ['another one is not', rule('BLACKLIST'), 'PT', true],
    ['a listed country is accepted by a whitelist', rule('WHITELIST'), 'US', true],
    ['another one is not', rule('WHITELIST'), 'PT', false],
    ['a rule for purchases is none for accounts', rule('BLACKLIST', 'PURCHASE'), 'US', true],
    ['no list refuses nobody', undefined, 'US', true],
  ])('%s: %j for a caller in %s', async (_, addressCountryRestriction, caller, accepted) => {
    await at('/signup', { caller, settings: { addressCountryRestriction }, providers: [{ name: 'id' }] });
    if (accepted) await screen.findByLabelText(/^Email/);
    else
      expect(await screen.findByRole('dialog', { name: 'No account from here' })).toHaveTextContent(
        'This is not offered where you are.',
      );
    expect(screen.queryAllByRole('dialog')).toHaveLength(accepted ? 0 : 1);
    expect(screen.queryAllByLabelText(/^Email/)).toHaveLength(accepted ? 1 : 0);
  });
});

test.each([
  ['refuses a buyer where new accounts are restricted to other countries', 'REGISTRATION', true],
  ['refuses no buyer for what a purchase must be given', 'PURCHASE', false],
])('RLM-025 a list of countries %s', async (_, context, refused) => {
  await at('/purchase', {
    member: true,
    caller: 'US',
    settings: { addressCountryRestriction: [{ type: 'BLACKLIST', context, countries: ['US'] }] },
  });
  if (refused)
    expect(await screen.findByRole('dialog', { name: 'Not available to buy' })).toHaveTextContent(
      'This is not offered where you are.',
    );
  else await screen.findByRole('heading', { name: 'Nothing on sale here' });
  expect(screen.queryAllByRole('dialog')).toHaveLength(refused ? 1 : 0);
});

describe('RLM-008 profiles', () => {
  test.each([
    ['are off by default', undefined, false],
    ['are off with the status NONE', { status: 'NONE' }, false],
    ['are on with the status ENABLED', { status: 'ENABLED' }, true],
  ])('%s', async (_, profileConfiguration, on) => {
    const page = await at('/profiles', { member: true, settings: { profileConfiguration } });
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: on ? 'Who is watching?' : 'Not part of this service',
      }),
    ).toBeVisible();
    expect(page.callsTo('GET', '/api/v2/user/profile').length > 0).toBe(on);
    page.close();
    document.body.replaceChildren();
    await at('/no/such/page', { member: true, settings: { profileConfiguration } });
    const bar = within(await screen.findByRole('banner'));
    await bar.findByRole(on ? 'button' : 'link', { name: on ? /Profiles/ : /Account/ });
    expect(bar.queryAllByRole('button', { name: /Profiles/ })).toHaveLength(on ? 1 : 0);
  });
});

test('RLM-017 the sign-in methods are in the order of the realm’s list, by the names of its providers', async () => {
  const openid = (clientName: string) => ({ name: 'openid', clientName, label: clientName });
  await at('/login', {
    settings: { mfaConfigurations: [] },
    providers: [openid('zeta'), openid('alpha'), openid('mid')],
  });
  const links = await screen.findAllByRole('link', { name: /alpha|mid|zeta/ });
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
    '/login/openid/zeta',
    '/login/openid/alpha',
    '/login/openid/mid',
  ]);
});
