/** What each field of a sign-in provider's entry in the realm changes in the composed product. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nock from '../../nock';
import { browserProfile, compose, composedTests, platform, signedIn, type ComposeOptions } from './composed';
import { installThirdParties, type ThirdPartyCalls } from './signInThirdParties';

composedTests();
let thirdParties: ThirdPartyCalls;
beforeEach(() => (thirdParties = installThirdParties()));

const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const tokens = { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' };
const away = 'https://provider.example/authorize?state=s-1';
const reset = 'https://provider.example/security';

async function opened(at: string, entry: object, options: ComposeOptions = {}) {
  const change = (document: Record<string, unknown>) => {
    document['authenticationProviders'] = [entry];
    document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [] };
  };
  const site = await compose({ at, change, ...options });
  await site.draw();
  return site;
}
const close = (site: Awaited<ReturnType<typeof opened>>) => {
  site.close();
  document.body.replaceChildren();
};

test.each(['openid', 'generic-oauth'])(
  'RLM-031 name and clientName are the address of %s, and logoUri is a picture on its button',
  async (name) => {
    const change = (document: Record<string, unknown>) =>
      void Object.assign(document, {
        authenticationProviders: [
          { name: 'id' },
          { name, clientName: 'acme', label: 'Acme ID', logoUri: 'https://acme.example/logo.svg' },
        ],
      });
    await (await compose({ at: '/login', change })).draw();
    const link = await screen.findByRole('link', { name: /Acme ID/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(`^/login/${name}/acme\\?`));
    expect(link.querySelector('img')).toHaveAttribute('src', 'https://acme.example/logo.svg');
  },
);

test('RLM-031 openIdClientName is the client in calls to the platform; clientName stays in the address', async () => {
  platform().get('/api/v2/openid/acme-oidc/auth-uri').query(true).reply(200, { authorisationUri: away });
  platform()
    .post('/api/v2/openid/acme-oidc/token')
    .reply(200, { ...tokens, missingInformationStatus: 'REQUIRED' });
  platform().persist().get('/api/v2/user').reply(200, user);
  platform().persist().get('/api/v2/user/details').reply(200, {});
  platform().persist().get('/api/v2/country').query(true).reply(200, { countries: [] });
  const tab = browserProfile().tab();
  const entry = { name: 'openid', clientName: 'acme', openIdClientName: 'acme-oidc', fields: ['birthDate'] };
  const site = await opened('/login/openid/acme', entry, { tab });
  await waitFor(() => expect(site.left).toEqual([away]));
  close(site);
  const back = await opened('/login/openid/acme?code=c-1&state=s-1', entry, { tab });
  await waitFor(() => expect(back.callsTo('POST', '/api/v2/openid/acme-oidc/token')).toHaveLength(1));
  // `fields`: the details requested when the platform reports some as missing.
  expect(await screen.findByRole('group', { name: /birth/i })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
});

test('RLM-031 clientId and callbackUri are passed to Apple', async () => {
  await opened('/login/apple', {
    name: 'apple',
    clientId: 'example.web',
    callbackUri: 'http://localhost/apple',
  });
  await userEvent.click(await screen.findByRole('button', { name: /Apple/ }));
  await waitFor(() =>
    expect(thirdParties.apple[0]).toMatchObject({
      clientId: 'example.web',
      redirectURI: 'http://localhost/apple',
    }),
  );
});

test('RLM-031 resetUri is where a forgotten password is replaced', async () => {
  const site = await opened('/login/request-password', {
    name: 'openid',
    clientName: 'acme',
    resetUri: reset,
  });
  await waitFor(() => expect([...new Set(site.left)]).toEqual([reset]));
});

test('RLM-034 RLM-031 providers are the social networks that firebase offers, in this order', async () => {
  await opened('/login/firebase', {
    name: 'firebase',
    apiKey: 'key',
    authDomain: 'auth.example.org',
    providers: ['google', 'apple'],
  });
  await screen.findByRole('button', { name: /Google/ });
  expect(
    screen
      .getAllByRole('button', { name: /Google|Apple|Facebook/ })
      .map(({ textContent }) => /Google|Apple|Facebook/.exec(textContent)?.[0]),
  ).toEqual(['Google', 'Apple']);
});

describe('the partner', () => {
  const partner = { name: 'opin', sdkUri: 'https://partner.example/sdk.js' };
  const settings = {
    appId: 'app-1',
    environment: 'staging',
    mediaProperties: { region: 'eu', Nested: { keys: ['AsWritten', 7, null] } },
  };

  test('RLM-031 RLM-097 is loaded from sdkUri and given appId, environment and mediaProperties unchanged, before all else', async () => {
    await opened('/login/opin', { ...partner, ...settings });
    await screen.findByRole('button', { name: 'Partner' });
    expect(document.querySelector('script[src^="https://partner.example/sdk.js"]')).not.toBeNull();
    expect(thirdParties.partner.slice(0, 2)).toEqual([
      ['init', settings],
      ['setLocale', expect.any(String)],
    ]);
    expect(thirdParties.partner.filter(([name]) => name === 'init')).toHaveLength(1);
  });

  test('RLM-097 is given nothing that the realm does not set', async () => {
    await opened('/login/opin', { ...partner, environment: 'live' });
    await screen.findByRole('button', { name: 'Partner' });
    expect(thirdParties.partner[0]).toEqual(['init', { environment: 'live' }]);
  });

  test('RLM-097 is not initialized where the realm has no settings', async () => {
    await opened('/login/opin', partner);
    await screen.findByRole('button', { name: 'Partner' });
    expect(thirdParties.partner.map(([name]) => name)).not.toContain('init');
  });

  test.each([
    ['true', 1],
    ['false', 0],
  ])(
    'API-005 RLM-032 RLM-031 lets a viewer sync by version 1, and additionalConfig.entitlementScreen "%s" decides whether the result is shown',
    async (entitlementScreen, lists) => {
      platform().persist().get('/api/v2/user').reply(200, user);
      platform()
        .post('/api/v1/entitlement-sync')
        .reply(200, { authorisationToken: 'auth-new', refreshToken: 'refresh-new' });
      platform()
        .persist()
        .get('/api/v2/customer/subscriptions/status/active')
        .query(true)
        .reply(200, { licences: [{ id: 'l1', name: 'Ringside Gold' }] });
      const site = await opened(
        '/login/opin?opintoken=partner-token&from=%2Fbrowse',
        { ...partner, additionalConfig: { entitlementScreen } },
        { tab: browserProfile(signedIn()).tab() },
      );
      await waitFor(() => expect(site.tab.localValues.read('authToken')).toBe('auth-new'));
      const calls = site.callsTo('POST', '/api/v1/entitlement-sync');
      expect(calls.map(({ body, headers }) => [body, headers.get('authorization')])).toEqual([
        [{ refreshToken: 'refresh-ada' }, 'Bearer auth-ada'],
      ]);
      if (lists === 1) expect(await screen.findByText('Ringside Gold')).toBeVisible();
      else await waitFor(() => expect(window.location.pathname).toBe('/browse'));
      expect(screen.queryAllByText('Ringside Gold')).toHaveLength(lists);
    },
  );

  test.each([[true], ['yes']])(
    'RLM-032 refuses %p, which is neither of the two texts',
    async (entitlementScreen) => {
      await expect(
        opened('/login/opin', { ...partner, additionalConfig: { entitlementScreen } }),
      ).rejects.toThrow('entitlementScreen');
    },
  );
});

describe('pay TV', () => {
  const entry = {
    ...{
      name: 'adobe',
      requestorId: 'ringside',
      resourceId: 'live',
      softwareStatement: 'statement',
      baseUri: 'https://paytv.test',
    },
    ...{
      redirectUri: 'https://ringside.example/providers/success',
      allowedProviders: [{ name: 'coastal' }, { name: 'polar', display: 'FEATURED' }],
    },
  };

  /** The provider's requests, with the bodies of its calls. */
  function provider() {
    const asked: [path: string, body: unknown][] = [];
    const answer =
      (given: object) =>
      (path: string, body: unknown): [number, object] => {
        asked.push([path, body]);
        return [200, given];
      };
    nock('https://paytv.test')
      .persist()
      .post('/o/client/register')
      .reply(answer({ client_id: 'client-1', client_secret: 'secret-1' }));
    const requestor = {
      mvpds: [
        { id: 'polar', displayName: 'Polar Vision' },
        { id: 'coastal', displayName: 'Coastal' },
        { id: 'meridian', displayName: 'Meridian' },
      ],
    };
    nock('https://paytv.test')
      .persist()
      .get('/api/v1/config/ringside')
      .reply(answer({ requestor, channels: [{ id: 'bouts', displayName: 'Bouts' }] }));
    platform()
      .persist()
      .post('/api/v3/adobe/regcode')
      .reply(200, { code: 'K7M2QX', accessToken: 'access-1' });
    return asked;
  }

  test('RLM-031 RLM-034 ENT-023 API-005 API-007 uses requestorId, softwareStatement, baseUri, redirectUri and allowedProviders, and stores realm, client id and client secret', async () => {
    const asked = provider();
    const site = await opened('/login/adobe', entry);
    await userEvent.click(await screen.findByRole('button', { name: 'Polar Vision' }));
    await waitFor(() => expect(site.left).toHaveLength(1));
    expect(asked).toEqual([
      ['/o/client/register', { software_statement: 'statement' }],
      ['/api/v1/config/ringside', ''],
    ]);
    const [code] = site.callsTo('POST', '/api/v3/adobe/regcode');
    expect(code?.body).toEqual({ requestorId: 'ringside', clientId: 'client-1', clientSecret: 'secret-1' });
    expect(JSON.parse(site.tab.localValues.read('adobe.client') ?? '')).toEqual({
      realm: 'ringside',
      clientId: 'client-1',
      clientSecret: 'secret-1',
    });
    const left = new URL(site.left[0] ?? '');
    expect([
      left.origin,
      left.searchParams.get('requestor_id'),
      left.searchParams.get('redirect_url'),
    ]).toEqual(['https://paytv.test', 'ringside', entry.redirectUri]);
    // allowedProviders holds names and which of them are featured.
    expect(screen.queryByRole('button', { name: 'Meridian' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Featured TV providers' })).toHaveTextContent('Polar Vision');
    expect(screen.getByRole('button', { name: 'Coastal' })).toBeVisible();
  });

  test('RLM-031 API-007 mandatory sends the viewer to pay TV first, and resourceId goes to the platform, which is called by version 3 without it', async () => {
    provider();
    platform().persist().post('/api/v2/user/adobe').reply(200, tokens);
    platform().persist().post('/api/v3/adobe/token').reply(200, tokens);
    const { resourceId: _, ...plain } = entry;
    for (const [given, path, body] of [
      [{ ...entry, mandatory: true }, '/api/v2/user/adobe', { requestorId: 'ringside', resourceId: 'live' }],
      [
        plain,
        '/api/v3/adobe/token',
        { requestorId: 'ringside', clientId: 'client-1', clientSecret: 'secret-1', accessToken: 'access-1' },
      ],
    ] as const) {
      const tab = browserProfile().tab();
      const site = await opened('/login/adobe', given, { tab });
      await userEvent.click(await screen.findByRole('button', { name: 'Polar Vision' }));
      await waitFor(() => expect(site.left).toHaveLength(1));
      close(site);
      const back = await opened('/providers/success', given, { tab });
      await waitFor(() => expect(back.callsTo('POST', path).map((call) => call.body)).toEqual([body]));
      close(back);
    }
    await opened('/login', { ...entry, mandatory: true });
    expect(await screen.findByRole('button', { name: 'Polar Vision' })).toBeVisible();
  });
});
