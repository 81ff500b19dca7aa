/** The sign-in methods that a realm names: their order, labels, addresses and capabilities in the composed product. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pluginRegistry } from '../../../core/boot/tokens';
import { signInDeps } from '../../../core/session/signInDeps';
import { signInService } from '../../../core/session/SignInService';
import { compose, composedTests, platform } from './composed';
import { type Entry, entries, realmWith, labels, opened } from './signInRealms';

composedTests();

/** The links of the side panel that lead to a provider, from top to bottom. */
async function panelLinks(providers: readonly Entry[]) {
  const site = await opened('/no/such/page', realmWith(providers));
  const banner = await screen.findByRole('banner');
  await userEvent.click(within(banner).getByRole('button', { name: 'Sign in' }));
  const list = await screen.findByRole('dialog');
  await within(list).findAllByRole('textbox');
  const links = () =>
    within(list)
      .queryAllByRole('link')
      .filter((link) => /^\/login\/(?!request-password)/.test(link.getAttribute('href') ?? ''));
  return { site, links };
}
const pathOf = (link: HTMLElement): string =>
  new URL(link.getAttribute('href') ?? '', 'https://site.test').pathname;

describe('SGN-011 the sign-in methods are in the order of the realm’s list, and lead to the named providers', () => {
  const sptv = entries['sptv']!;
  const listed = [
    'google',
    'openid',
    'apple',
    'adobe',
    'generic-oauth',
    'facebook',
    'firebase',
    'GIGYA',
    'opin',
    'magic-link',
    'pbr',
    'generic',
    'id',
  ];
  const paths: Readonly<Record<string, string>> = {
    openid: '/login/openid/acme',
    'generic-oauth': '/login/generic-oauth/club',
  };

  test.each([
    ['as listed', listed],
    ['the other way round', [...listed].reverse()],
  ])('SGP-142 %s', async (_, names) => {
    const { links } = await panelLinks([sptv, ...names.map((name) => entries[name]!)]);
    expect(links().map(pathOf)).toEqual(names.map((name) => paths[name] ?? `/login/${name}`));
  });
});

test('SGN-012 a provider without a plugin is omitted from the list and logged', async () => {
  const site = await opened('/login', {
    ...realmWith([entries['id']!, entries['openid']!]),
    changeRealm: (realm) => ({
      ...realm,
      authenticationProviders: [
        { key: 'carrier-pigeon', plugin: '', contribution: 'carrier-pigeon', options: {} },
        ...realm.authenticationProviders,
      ],
    }),
  });
  expect(await screen.findByRole('link', { name: /Acme ID/ })).toBeVisible();
  expect(await screen.findByLabelText(/^Password/)).toBeVisible();
  expect(screen.queryByText(/pigeon/)).toBeNull();
  expect(site.reports.filter((report) => report.includes('carrier-pigeon'))).toHaveLength(1);
});

test('SGP-001 each provider is one module behind its name: it provides the form, button or steps of its manifest', async () => {
  const site = await compose(realmWith(Object.values(entries)));
  const { entries: entriesOnPage } = signInService(site.get(signInDeps));
  expect(entriesOnPage.map(({ request }) => request.name)).toEqual(Object.keys(entries));
  for (const { request, presentation, capabilities } of entriesOnPage) {
    const provider = await site.get(pluginRegistry).resolve(request);
    const has = { form: provider.Form, button: provider.Button, redirect: provider.begin && provider.resume }[
      presentation
    ];
    expect([request.name, typeof has, capabilities.hasSignUpForm && typeof provider.SignUpForm]).toEqual([
      request.name,
      'function',
      capabilities.hasSignUpForm && 'function',
    ]);
  }
});

describe('the texts of the buttons', () => {
  const small: Readonly<Record<string, string>> = {
    google: 'continueWithGoogle',
    openid: 'continueWithOpenid',
    apple: 'continueWithApple',
    adobe: 'continueWithAdobe',
    'generic-oauth': 'continueWithGenericOauth',
    facebook: 'continueWithFacebook',
    firebase: 'continueWithFirebase',
    GIGYA: 'continueWithGigya',
    opin: 'continueWithOpin',
    'magic-link': 'continueWithMagicLink',
    pbr: 'continueWithPbr',
    generic: 'continueWithGeneric',
    id: 'continueWithId',
  };
  const names = Object.keys(small);

  test('SGN-022 are those under continueWith and the provider’s name', async () => {
    labels(Object.values(small));
    const { links } = await panelLinks([entries['sptv']!, ...names.map((name) => entries[name]!)]);
    await waitFor(() =>
      expect(links().map(({ textContent }) => textContent)).toEqual(
        Object.values(small).map((key) => `Text of ${key}`),
      ),
    );
  });

  test('SGN-021 SGP-034 a large button has the text under the key with Large at its end where there is one, else that of the small button', async () => {
    labels(['continueWithSptv', 'continueWithOpenid', 'continueWithOpenidLarge']);
    const { links } = await panelLinks([entries['id']!, entries['sptv']!, entries['openid']!]);
    await waitFor(() =>
      expect(links().map(({ textContent }) => textContent)).toEqual([
        'Text of continueWithSptv',
        'Text of continueWithOpenidLarge',
      ]),
    );
  });
});

describe('PWD-002 whose passwords the forgotten-password page replaces', () => {
  const asks = async (query: string, names: readonly string[]) => {
    platform().post('/api/v2/reset-password/create').reply(204);
    const site = await opened(
      `/login/request-password${query}`,
      realmWith(names.map((name) => entries[name]!)),
    );
    await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
    await waitFor(() => expect(site.callsTo('POST', '/api/v2/reset-password/create')).toHaveLength(1));
    return site.callsTo('POST', '/api/v2/reset-password/create')[0]?.body;
  };

  test.each([
    ['PWD-001 SGN-026 the one that providerName names', '?providerName=pbr', ['id', 'sptv', 'pbr'], 'pbr'],
    ['PWD-001 the provider id where it names none', '', ['pbr', 'id'], 'id'],
    [
      'the provider id where it names one that replaces none',
      '?providerName=sptv',
      ['sptv', 'pbr', 'id'],
      'id',
    ],
    [
      'the first of the list that can, where the realm has no provider id',
      '',
      ['sptv', 'pbr', 'generic'],
      'pbr',
    ],
  ])('%s', async (_, query, names, provider) => {
    expect(await asks(query, names)).toEqual({ id: 'ada@example.org', provider });
  });
});

describe('SGN-026 a login page reads from its query', () => {
  const social = [entries['id']!, entries['apple']!, entries['openid']!];

  test.each([
    [
      'SGP-070 socialProvider: the page of that provider',
      '/login?socialProvider=apple&from=%2Fbrowse',
      social,
      '/login/apple',
    ],
    [
      'type: the ways to make an account',
      '/login?type=signup',
      [entries['sptv']!, entries['id']!],
      '/login/id',
    ],
    [
      'SGN-039 nothing: the page of the only provider',
      '/login?from=%2Fbrowse',
      [entries['openid']!],
      '/login/openid/acme',
    ],
    [
      'SGN-039 code: the list stays, though there is one provider',
      '/login?code=c-1&from=%2Fbrowse',
      [entries['openid']!],
      '/login',
    ],
  ])('%s', async (_, at, providers, path) => {
    await opened(at, realmWith(providers));
    if (path === '/login') expect(await screen.findByRole('link', { name: /Acme ID/ })).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe(path));
  });
});
