/** The sign-in methods that a realm names: their order, labels, addresses and capabilities in the composed product. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pluginRegistry } from '../../../core/boot/tokens';
import { signInDeps } from '../../../core/session/signInDeps';
import { signInService } from '../../../core/session/SignInService';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';

composedTests();

type Entry = { readonly name: string } & Readonly<Record<string, unknown>>;

const entries: Readonly<Record<string, Entry>> = {
  openid: { name: 'openid', clientName: 'acme', label: 'Acme ID' },
  generic: { name: 'generic', label: 'Club' },
  pbr: { name: 'pbr', label: 'Radio' },
  sptv: { name: 'sptv', label: 'Sat' },
  opin: { name: 'opin', label: 'Partner', sdkUri: 'https://partner.example/sdk.js' },
  id: { name: 'id' },
  GIGYA: { name: 'GIGYA', label: 'Manager', sdkUri: 'https://manager.example/sdk.js', clientId: 'key' },
  apple: { name: 'apple', clientId: 'example.web' },
  facebook: { name: 'facebook', appId: '100' },
  google: { name: 'google', clientId: 'example.apps' },
  firebase: { name: 'firebase', apiKey: 'key', authDomain: 'auth.example.org', label: 'Pass' },
  'generic-oauth': { name: 'generic-oauth', clientName: 'club', label: 'Club' },
  adobe: { name: 'adobe', requestorId: 'ringside' },
  'magic-link': { name: 'magic-link' },
};

const realmWith = (providers: readonly Entry[], settings: object = {}): Pick<ComposeOptions, 'change'> => ({
  change: (document) => {
    document['authenticationProviders'] = providers;
    document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [], ...settings };
  },
});
const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
/** The platform's texts for these keys. */
const labels = (keys: readonly string[]) =>
  platform()
    .persist()
    .get('/api/v2/label')
    .query(true)
    .reply(200, {
      default_locale: 'en',
      selected_locale: 'en',
      translations: { en: Object.fromEntries(keys.map((key) => [key, `Text of ${key}`])) },
    });

async function opened(at: string, options: ComposeOptions) {
  const site = await compose({ at, ...options });
  await site.draw();
  return site;
}

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
    carry: (realm) => ({
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
  const { entries: ways } = signInService(site.get(signInDeps));
  expect(ways.map(({ request }) => request.name)).toEqual(Object.keys(entries));
  for (const { request, presentation, capabilities } of ways) {
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

describe('SGN-014 SGN-015 capabilities of the providers', () => {
  const resetUri = 'https://provider.example/security';

  interface Abilities {
    readonly signUp: boolean;
    readonly details: boolean;
    readonly security: boolean;
    /** `form`: here. `away`: at the provider. */
    readonly reset: 'form' | 'away' | 'none';
    readonly form: boolean;
    readonly signUpForm: boolean;
  }
  const none: Abilities = {
    signUp: false,
    details: false,
    security: false,
    reset: 'none',
    form: false,
    signUpForm: false,
  };
  const full: Abilities = {
    signUp: true,
    details: true,
    security: true,
    reset: 'form',
    form: true,
    signUpForm: true,
  };

  test.each<
    [ids: string, name: string, more: object, path: string, titleKey: string | null, abilities: Abilities]
  >([
    ['SGP-015 SGP-018', 'openid', {}, '/login/openid/acme', 'oidcLoginPage', { ...none, signUp: true }],
    [
      'SGP-015',
      'openid',
      { resetUri },
      '/login/openid/acme',
      'oidcLoginPage',
      { ...none, signUp: true, security: true, reset: 'away' },
    ],
    [
      'SGP-028',
      'generic',
      {},
      '/login/generic',
      'genericLoginPage',
      { ...none, details: true, reset: 'form', form: true },
    ],
    ['SGP-028', 'generic', { canSignUp: true, resetUri }, '/login/generic', 'genericLoginPage', full],
    ['SGP-030 SGP-031', 'pbr', {}, '/login/pbr', 'pbrLoginPage', full],
    ['SGP-033 SGP-034', 'sptv', {}, '/login/sptv', 'sptvLoginPage', { ...none, form: true }],
    ['SGP-051', 'opin', {}, '/login/opin', 'opinLoginPage', none],
    ['SGP-036 SGP-037', 'id', {}, '/login/id', 'idLoginPage', full],
    ['SGP-058', 'GIGYA', {}, '/login/GIGYA', 'gigyaLoginPage', { ...none, signUp: true }],
    [
      'SGP-058',
      'GIGYA',
      { resetUri },
      '/login/GIGYA',
      'gigyaLoginPage',
      { ...none, signUp: true, security: true, reset: 'away' },
    ],
    ['SGP-071 SGP-072', 'apple', {}, '/login/apple', 'appleLoginPage', { ...none, signUp: true }],
    ['SGP-071 SGP-072', 'facebook', {}, '/login/facebook', 'facebookLoginPage', { ...none, signUp: true }],
    ['SGP-071 SGP-072', 'google', {}, '/login/google', 'googleLoginPage', { ...none, signUp: true }],
    ['SGP-092 SGP-072', 'firebase', {}, '/login/firebase', 'firebaseLoginPage', full],
    [
      'SGP-072',
      'generic-oauth',
      {},
      '/login/generic-oauth/club',
      'genericOauthLoginPage',
      { ...none, signUp: true },
    ],
    // Its login page redirects to the page of the companies at once.
    ['SGP-072', 'adobe', {}, '/login/adobe', null, none],
    ['SGP-072 SGP-100', 'magic-link', {}, '/login/magic-link', 'magicLinkHeading', { ...none, form: true }],
  ])('%s %s with %j', async (_, name, more, path, titleKey, abilities) => {
    const realm = realmWith([{ ...entries[name]!, ...more }]);
    const close = (site: Awaited<ReturnType<typeof opened>>) => {
      site.close();
      document.body.replaceChildren();
    };
    const fields = (type: string) => document.querySelectorAll(`form input${type}`).length;

    labels(titleKey === null ? [] : [titleKey]);
    const login = await opened(path, realm);
    await waitFor(() =>
      titleKey === null
        ? expect(window.location.pathname).toMatch(/^\/providers/)
        : expect(document.title).toBe(`Text of ${titleKey} · Ringside`),
    );
    if (abilities.form) await waitFor(() => expect(fields('')).toBeGreaterThan(0));
    else expect(fields('')).toBe(0);
    close(login);

    const signUp = await opened('/signup', realm);
    await waitFor(() =>
      expect([
        window.location.pathname === '/signup',
        new URLSearchParams(window.location.search).get('type'),
      ]).toEqual([false, abilities.signUp ? 'signup' : null]),
    );
    if (abilities.signUpForm) await waitFor(() => expect(fields('[type="password"]')).toBeGreaterThan(0));
    close(signUp);

    const reset = await opened('/login/request-password', realm);
    if (abilities.reset === 'form')
      expect(await screen.findByRole('textbox', { name: /Email/ })).toBeVisible();
    if (abilities.reset === 'none') expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(reset.left).toEqual(abilities.reset === 'away' ? [resetUri] : []));
    close(reset);

    platform().get('/api/v2/user').reply(200, user);
    const { clientName } = entries[name]! as { readonly clientName?: string };
    await opened('/account', {
      ...realm,
      tab: browserProfile(signedIn('ada', clientName === undefined ? name : `${name}/${clientName}`)).tab(),
    });
    await screen.findByRole('link', { name: /Preferences/ });
    const has = (part: RegExp) => screen.queryAllByRole('link', { name: part }).length > 0;
    expect({ details: has(/details/i), security: has(/security/i) }).toEqual({
      details: abilities.details,
      security: abilities.security,
    });
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
