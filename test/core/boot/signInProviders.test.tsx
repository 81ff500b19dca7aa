/**
 * Every sign-in provider in the composed product: how it starts, what it sends to the platform, and how its
 * sign-in succeeds and fails.
 */
import { act, screen, waitFor } from '@testing-library/react';
import { LOGIN_ERROR } from '../../../core/sdk/eventNames';
import { browserProfile, compose, composedTests, platform, platformUrl, type Composed } from './composed';
import { installThirdParties, type ThirdPartyCalls } from './signInThirdParties';
import { tokens, leaves, providerSignIns, platformAnswers, open, signInBy } from './providerSignIns';

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

describe('ROU-092 the sub-path of a provider in another case', () => {
  const open = async (at: string): Promise<Composed> => {
    const site = await compose({
      at,
      change: (document) => {
        document['authenticationProviders'] = [
          { name: 'id' },
          { name: 'openid', clientName: 'acme', label: 'Acme' },
        ];
      },
    });
    await site.draw();
    return site;
  };

  // The code of a gift is removed from the address.
  test.each([
    ['/login/ID', '/login/ID'],
    ['/gift/g1/login/Id', '/gift/g1/login/Id'],
    ['/gift/redeem/ABC/login/iD', '/gift/redeem/-/login/iD'],
  ])('%s shows that provider alone', async (at, shown) => {
    await open(at);
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
    expect(screen.queryByText(/Acme/)).toBeNull();
    expect(window.location.pathname).toBe(shown);
  });

  test('with the name of a client starts the sign-in of that client', async () => {
    platformAnswers();
    const site = await open('/login/OpenID/acme');
    await leaves(site);
    expect(site.callsTo('GET', '/api/v2/openid/acme/auth-uri')).toHaveLength(1);
  });
});

describe('SGP-138 a sign-in', () => {
  test.each(providerSignIns)(
    '%s: is proven to the platform, stores its tokens and redirects to where the viewer was going',
    async (_, provider) => {
      platform()
        .persist()
        .get('/api/v2/user')
        .matchHeader('authorization', 'Bearer auth-ada')
        .reply(200, user);
      const { tab, sent } = await signInBy(provider, 200, tokens);
      expect(sent?.body).toMatchObject(provider.proof);
      expect(sent?.headers.get('authorization')).toBeNull();
      await waitFor(() => expect(window.location.pathname).toBe('/browse'));
      expect([tab.localValues.read('authToken'), tab.localValues.read('refreshToken')]).toEqual([
        'auth-ada',
        'refresh-ada',
      ]);
    },
  );

  test.each(providerSignIns)(
    'SGN-038 %s: a refusal is shown and tracked, and nobody is signed in',
    async (_, provider) => {
      const { site, tab } = await signInBy(provider, 500, { status: 500, code: 'boom', messages: [] });
      expect(await screen.findByRole('alert')).toBeVisible();
      const { name, clientName } = provider.entry as { readonly name: string; readonly clientName?: string };
      const key = clientName === undefined ? name : `${name}/${clientName}`;
      await waitFor(() =>
        expect(site.tracked.filter((event) => event.name === LOGIN_ERROR)).toEqual([
          expect.objectContaining({ provider: key, code: 'boom' }),
        ]),
      );
      expect(tab.localValues.read('authToken')).toBeNull();
    },
  );
});

describe('SGP-140 SGN-008 an answer with missing details', () => {
  const mayOwe = providerSignIns.filter(([, { entry }]) =>
    ['openid', 'apple', 'facebook', 'google'].includes(entry.name),
  );

  test.each(mayOwe)('%s: the viewer is asked for them first', async (_, provider) => {
    platform().persist().get('/api/v2/user').reply(200, user);
    platform().persist().get('/api/v2/user/details').reply(200, {});
    platform()
      .persist()
      .get('/api/v2/country')
      .query(true)
      .reply(200, { countries: [], callerCountryCode: 'PT' });
    await signInBy(provider, 200, { ...tokens, missingInformationStatus: 'REQUIRED' });
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
    expect(window.location.pathname).not.toBe('/browse');
  });
});

describe('SGP-062 the nonce of Apple', () => {
  const [, apple] = providerSignIns.find(([, { entry }]) => entry.name === 'apple')!;

  test('is random and new for every attempt, and goes to the platform with the code', async () => {
    platform().persist().post(apple.exchange).reply(500, {});
    const site = await open(apple, browserProfile().tab(), apple.path);
    for (const attempt of [1, 2]) {
      await apple.act(site);
      await waitFor(() => expect(site.callsTo('POST', apple.exchange)).toHaveLength(attempt));
      await screen.findByRole('alert');
    }
    const nonces = thirdParties.apple.map(({ nonce }) => nonce);
    expect(nonces).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)]);
    expect(new Set(nonces).size).toBe(2);
    expect(
      site.callsTo('POST', apple.exchange).map(({ body }) => (body as { readonly nonce: string }).nonce),
    ).toEqual(nonces);
  });

  test('of an earlier attempt is refused, without a call', async () => {
    platform().persist().post(apple.exchange).reply(200, tokens);
    const site = await open(apple, browserProfile().tab(), apple.path);
    thirdParties.appleAnswers = ({ state }) => ({
      authorization: {
        code: 'apple-code',
        state,
        id_token: `e30.${btoa(JSON.stringify({ nonce: 'of-another-attempt' }))}.x`,
      },
    });
    await apple.act(site);
    expect(await screen.findByRole('alert')).toBeVisible();
    await act(async () => undefined);
    expect(site.callsTo('POST', apple.exchange)).toEqual([]);
  });
});

test.each([
  ['v10.0', {}],
  ['the version that the realm names', { version: 'v23.0' }],
])(
  'SGP-143 ENT-032 Facebook’s SDK is started once, in %s',
  async (_, more: { readonly version?: string }) => {
    const [, facebook] = providerSignIns.find(([, { entry }]) => entry.name === 'facebook')!;
    platform().post(facebook.exchange).reply(500, {});
    const site = await open(
      { ...facebook, entry: { ...facebook.entry, ...more } },
      browserProfile().tab(),
      facebook.path,
    );
    await facebook.act(site);
    await waitFor(() => expect(site.callsTo('POST', facebook.exchange)).toHaveLength(1));
    expect(thirdParties.facebook).toEqual([
      expect.objectContaining({ appId: '100', version: more.version ?? 'v10.0' }),
    ]);
  },
);

describe('SGP-055 API-010 an identity manager without a setting', () => {
  const [, { entry }] = providerSignIns.find(([, { path }]) => path === '/login/GIGYA')!;

  test.each(['sdkUri', 'clientId'])('is refused where the realm does not name %s', async (option) => {
    const change = (document: Record<string, unknown>) =>
      void (document['authenticationProviders'] = [{ ...entry, [option]: undefined }]);
    await expect(compose({ change })).rejects.toThrow(option);
  });

  test.each(['sdkUri', 'clientId'])(
    'raises an error where the published realm lacks %s, and its page offers no form',
    async (option) => {
      const site = await compose({
        at: '/login/GIGYA',
        change: (document) => void (document['authenticationProviders'] = [entry]),
        changeRealm: (realm) => ({
          ...realm,
          authenticationProviders: realm.authenticationProviders.map((provider) => ({
            ...provider,
            options: { ...provider.options, [option]: '' },
          })),
        }),
      });
      await site.draw();
      await waitFor(() =>
        expect(site.reports).toContainEqual(expect.stringContaining(`needs the option "${option}"`)),
      );
      expect(screen.queryByRole('button', { name: 'Manager' })).toBeNull();
    },
  );
});

describe('SGP-126 SGP-124 the companies that allowedProviders names', () => {
  const list = ['polar', 'coastal', 'meridian'];
  const choices = async (allowedProviders: readonly object[]) => {
    platform()
      .persist()
      .get('/api/v1/config/ringside')
      .reply(200, {
        requestor: { mvpds: list.map((id) => ({ id, displayName: `${id} TV` })), channels: [] },
      });
    platformAnswers();
    await open(
      {
        ...providerSignIns.at(-1)![1],
        entry: { name: 'adobe', requestorId: 'ringside', baseUri: `${platformUrl}/`, allowedProviders },
      },
      browserProfile().tab(),
      '/login/adobe',
    );
    await screen.findByRole('button', { name: 'polar TV' });
    const named = (region: string) =>
      [...(screen.queryByRole('region', { name: region })?.querySelectorAll('li') ?? [])].map(
        ({ textContent }) => list.find((id) => textContent?.startsWith(id)),
      );
    return {
      featured: named('Featured TV providers'),
      others: [...named('All other TV providers'), ...named('TV providers')],
    };
  };

  test.each([
    [
      'an empty list allows all, none of them featured',
      [],
      { featured: [], others: ['coastal', 'meridian', 'polar'] },
    ],
    [
      'no other is shown, and those with FEATURED come first',
      [{ name: 'coastal' }, { name: 'polar', display: 'FEATURED' }],
      { featured: ['polar'], others: ['coastal'] },
    ],
    ['DEFAULT is not featured', [{ name: 'polar', display: 'DEFAULT' }], { featured: [], others: ['polar'] }],
  ])('%s', async (_, allowed, expected) => {
    expect(await choices(allowed)).toEqual(expected);
  });
});

describe('SGP-106 a mailed link with valid tokens, whose viewer the platform does not name', () => {
  const [, magicLink] = providerSignIns.find(([, { entry }]) => entry.name === 'magic-link')!;

  test.each([
    ['a status with a message of its own', 429, {}, 'Too many attempts. Wait a little, then try again.'],
    [
      'a code that is the key of a message',
      400,
      { code: 'weakPassword' },
      'This password is too weak. Choose a longer one.',
    ],
    [
      'nothing that is known',
      500,
      {},
      'We could not sign you in with these details. Check them and try again.',
    ],
  ])('shows it by %s', async (_, status, body, message) => {
    platform()
      .persist()
      .get('/api/v2/user')
      .reply(status, { status, messages: [], ...body });
    const { tab } = await signInBy(magicLink, 200, tokens);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(tab.localValues.read('authToken')).toBeNull();
  });
});
