/**
 * Every sign-in provider in the composed product: how it starts, what it sends to the platform, and how its
 * sign-in succeeds and fails.
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOGIN_ERROR } from '../../../core/sdk';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  platformUrl,
  type BrowserTab,
  type Composed,
} from './composed';
import { installThirdParties, type ThirdPartyCalls } from './signInThirdParties';

composedTests();
let thirdParties: ThirdPartyCalls;
beforeEach(() => (thirdParties = installThirdParties()));

const tokens = { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' };
const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const away = 'https://provider.example/authorize?state=s-1';

interface Way {
  readonly entry: { readonly name: string } & Readonly<Record<string, unknown>>;
  /** The provider's login page. */
  readonly path: string;
  /** The viewer's action there. */
  readonly act: (site: Composed) => Promise<void>;
  /** The call that starts the sign-in, where the platform has one. */
  readonly start?: readonly [method: string, path: string];
  /** The return address, where the viewer leaves the site. */
  readonly back?: (site: Composed) => string;
  /** The call that gives tokens, and its body. */
  readonly exchange: string;
  readonly proof: object;
}

const press = (name: RegExp) => async () => userEvent.click(await screen.findByRole('button', { name }));
const typeSecret = async (): Promise<void> => {
  const field = await waitFor(() =>
    document.querySelector<HTMLInputElement>('main form input[type="password"]')!,
  );
  const id = field.form!.querySelector<HTMLInputElement>('input:not([type="password"])')!;
  await userEvent.type(id, 'ada@example.org');
  await userEvent.type(field, 'correct horse{Enter}');
};
const leaves = async ({ left }: Composed): Promise<void> => waitFor(() => expect(left).toEqual([away]));
const company = async (site: Composed): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Polar Vision' }));
  await waitFor(() => expect(site.left).toEqual([expect.stringContaining('mso_id=polar')]));
};
const askForLink = async (site: Composed): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Email/ }), 'ada@example.org{Enter}');
  await waitFor(() => expect(site.callsTo('POST', '/api/v2/token/alt/magic-email/request')).toHaveLength(1));
};
const stateOfLink = (site: Composed): string =>
  (site.callsTo('POST', '/api/v2/token/alt/magic-email/request')[0]?.body as { readonly state: string })
    .state;
const secret = { id: 'ada@example.org', secret: 'correct horse' };
const code = { authorisationCode: 'c-1' };
const companyCode = (path: string): Pick<Way, 'path' | 'act' | 'start' | 'back'> => ({
  path: '/login/adobe',
  act: company,
  start: ['POST', path],
  back: () => '/providers/success',
});
const redirect = (
  path: string,
  route: string,
): Pick<Way, 'path' | 'act' | 'start' | 'back' | 'exchange' | 'proof'> => ({
  path,
  act: leaves,
  start: ['GET', `/api/v2${route}/auth-uri`],
  back: () => `${path}?code=c-1&state=s-1`,
  exchange: `/api/v2${route}/token`,
  proof: code,
});

const ways: readonly (readonly [title: string, way: Way])[] = [
  [
    'SGN-009 SGP-035 id',
    { entry: { name: 'id' }, path: '/login/id', act: typeSecret, exchange: '/api/v2/login', proof: secret },
  ],
  [
    'SGP-027 generic',
    {
      entry: { name: 'generic' },
      path: '/login/generic',
      act: typeSecret,
      exchange: '/api/v2/login',
      proof: secret,
    },
  ],
  [
    'SGP-029 pbr',
    {
      entry: { name: 'pbr' },
      path: '/login/pbr',
      act: typeSecret,
      exchange: '/api/v2/login/auth-provider/pbr',
      proof: secret,
    },
  ],
  [
    'SGP-032 sptv',
    {
      entry: { name: 'sptv' },
      path: '/login/sptv',
      act: typeSecret,
      exchange: '/api/v2/login/sptv',
      proof: secret,
    },
  ],
  [
    'SGN-010 SGP-010 SGP-011 openid',
    { entry: { name: 'openid', clientName: 'acme' }, ...redirect('/login/openid/acme', '/openid/acme') },
  ],
  [
    'SGN-010 SGP-024 generic with a route of its own',
    {
      entry: { name: 'generic', authProviderRoute: '/sso/club' },
      ...redirect('/login/generic', '/sso/club'),
    },
  ],
  [
    'SGN-010 SGP-093 generic-oauth',
    {
      entry: { name: 'generic-oauth', clientName: 'club' },
      ...redirect('/login/generic-oauth/club', '/generic-oauth/club'),
    },
  ],
  [
    'SGN-010 SGP-057 GIGYA',
    {
      entry: { name: 'GIGYA', sdkUri: 'https://manager.example/sdk.js', clientId: 'key' },
      path: '/login/GIGYA',
      act: press(/Manager/),
      exchange: '/api/v2/sso/gigya/token',
      proof: { authorisationCode: 'manager-token' },
    },
  ],
  [
    'API-005 SGP-045 opin',
    {
      entry: { name: 'opin', sdkUri: 'https://partner.example/sdk.js' },
      path: '/login/opin',
      act: press(/Partner/),
      exchange: '/api/v1/opin-auth',
      proof: { opinAuthToken: 'partner-token' },
    },
  ],
  [
    'SGP-060 apple',
    {
      entry: { name: 'apple', clientId: 'example.web' },
      path: '/login/apple',
      act: press(/Apple/),
      exchange: '/api/v2/login/apple-id',
      proof: { code: 'apple-code', callbackUri: 'http://localhost/login/apple' },
    },
  ],
  [
    'SGP-063 facebook',
    {
      entry: { name: 'facebook', appId: '100' },
      path: '/login/facebook',
      act: press(/Facebook/),
      exchange: '/api/v2/login/social/facebook',
      proof: { code: 'facebook-token' },
    },
  ],
  [
    'SGP-064 google',
    {
      entry: { name: 'google', clientId: 'example.apps' },
      path: '/login/google',
      act: press(/Google/),
      exchange: '/api/v2/login/social/google',
      proof: { idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string },
    },
  ],
  [
    'SGP-079 firebase',
    {
      entry: { name: 'firebase', apiKey: 'key', authDomain: 'auth.example.org' },
      path: '/login/firebase',
      act: typeSecret,
      exchange: '/api/v2/firebase-auth',
      proof: { firebaseAuthToken: 'id-token of ada@example.org', firebaseRefreshToken: 'refresh-token' },
    },
  ],
  [
    'SGN-026 SGP-102 magic-link',
    {
      entry: { name: 'magic-link' },
      path: '/login/magic-link',
      act: askForLink,
      start: ['POST', '/api/v2/token/alt/magic-email/request'],
      back: (site) => `/login/magic-link?token=t-1&state=${stateOfLink(site)}`,
      exchange: '/api/v2/token/alt/magic-email',
      proof: { token: 't-1' },
    },
  ],
  [
    'SGP-120 adobe with a software statement sends the details of its client',
    {
      entry: {
        name: 'adobe',
        requestorId: 'ringside',
        baseUri: '{platform}/',
        softwareStatement: 'statement',
      },
      ...companyCode('/api/v3/adobe/regcode'),
      exchange: '/api/v3/adobe/token',
      proof: {
        requestorId: 'ringside',
        clientId: 'client-1',
        clientSecret: 'secret-1',
        accessToken: 'access-1',
      },
    },
  ],
  [
    'SGP-121 adobe with a resource sends requestor and resource',
    {
      entry: {
        name: 'adobe',
        requestorId: 'ringside',
        baseUri: '{platform}/',
        softwareStatement: 'statement',
        resourceId: 'live',
      },
      ...companyCode('/api/v3/adobe/regcode'),
      exchange: '/api/v2/user/adobe',
      proof: { requestorId: 'ringside', resourceId: 'live' },
    },
  ],
  [
    'SGP-113 SGP-121 adobe without a software statement takes its code at the path of the requestor',
    {
      entry: { name: 'adobe', requestorId: 'ringside', baseUri: '{platform}/' },
      ...companyCode('/api/v2/adobe/ringside/regcode'),
      exchange: '/api/v2/user/adobe',
      proof: { requestorId: 'ringside', resourceId: 'ringside' },
    },
  ],
];

/** The platform's answers on the way to the exchange. */
function platformAnswers(): void {
  const answers = platform().persist();
  answers
    .get(/\/auth-uri$/)
    .query(true)
    .reply(200, { authorisationUri: away });
  answers.post('/api/v2/token/alt/magic-email/request').reply(204);
  answers.post('/o/client/register').reply(200, { client_id: 'client-1', client_secret: 'secret-1' });
  answers.post(/\/regcode$/).reply(200, { code: 'K7M2QX', accessToken: 'access-1' });
  answers.get('/api/v1/config/ringside').reply(200, {
    requestor: {
      mvpds: [
        { id: 'polar', displayName: 'Polar Vision' },
        { id: 'coastal', displayName: 'Coastal' },
      ],
      channels: [],
    },
  });
}

async function open(way: Way, tab: BrowserTab, at: string): Promise<Composed> {
  const change = (document: Record<string, unknown>) => {
    document['authenticationProviders'] = [way.entry];
    document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [] };
  };
  const site = await compose({ at, tab, change });
  await site.draw();
  return site;
}

/** Signs in at a provider, up to the call that gives tokens; gives the last page. */
async function signInBy(way: Way, status: number, answer: object) {
  platformAnswers();
  platform().post(way.exchange).reply(status, answer);
  const tab = browserProfile().tab();
  let site = await open(way, tab, `${way.path}?from=%2Fbrowse`);
  await way.act(site);
  if (way.start !== undefined) expect(site.callsTo(...way.start)).toHaveLength(1);
  if (way.back !== undefined) {
    const address = way.back(site);
    site.close();
    document.body.replaceChildren();
    site = await open(way, tab, address);
  }
  await waitFor(() => expect(site.callsTo('POST', way.exchange)).not.toEqual([]));
  return { site, tab, sent: site.callsTo('POST', way.exchange)[0] };
}

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

  test.each(['/login/ID', '/gift/g1/login/Id', '/gift/redeem/ABC/login/iD'])(
    '%s shows that provider alone',
    async (at) => {
      await open(at);
      expect(await screen.findByLabelText(/^Password/)).toBeVisible();
      expect(screen.queryByText(/Acme/)).toBeNull();
      expect(window.location.pathname).toBe(at);
    },
  );

  test('with the name of a client starts the sign-in of that client', async () => {
    platformAnswers();
    const site = await open('/login/OpenID/acme');
    await leaves(site);
    expect(site.callsTo('GET', '/api/v2/openid/acme/auth-uri')).toHaveLength(1);
  });
});

describe('SGP-138 a sign-in', () => {
  test.each(ways)(
    '%s: is proven to the platform, stores its tokens and redirects to where the viewer was going',
    async (_, way) => {
      platform()
        .persist()
        .get('/api/v2/user')
        .matchHeader('authorization', 'Bearer auth-ada')
        .reply(200, user);
      const { tab, sent } = await signInBy(way, 200, tokens);
      expect(sent?.body).toMatchObject(way.proof);
      expect(sent?.headers.get('authorization')).toBeNull();
      await waitFor(() => expect(window.location.pathname).toBe('/browse'));
      expect([tab.localValues.read('authToken'), tab.localValues.read('refreshToken')]).toEqual([
        'auth-ada',
        'refresh-ada',
      ]);
    },
  );

  test.each(ways)('SGN-038 %s: a refusal is shown and tracked, and nobody is signed in', async (_, way) => {
    const { site, tab } = await signInBy(way, 500, { status: 500, code: 'boom', messages: [] });
    expect(await screen.findByRole('alert')).toBeVisible();
    const { name, clientName } = way.entry as { readonly name: string; readonly clientName?: string };
    const provider = clientName === undefined ? name : `${name}/${clientName}`;
    await waitFor(() =>
      expect(site.tracked.filter((event) => event.name === LOGIN_ERROR)).toEqual([
        expect.objectContaining({ provider, code: 'boom' }),
      ]),
    );
    expect(tab.localValues.read('authToken')).toBeNull();
  });
});

describe('SGP-140 SGN-008 an answer with missing details', () => {
  const mayOwe = ways.filter(([, { entry }]) =>
    ['openid', 'apple', 'facebook', 'google'].includes(entry.name),
  );

  test.each(mayOwe)('%s: the viewer is asked for them first', async (_, way) => {
    platform().persist().get('/api/v2/user').reply(200, user);
    platform().persist().get('/api/v2/user/details').reply(200, {});
    platform()
      .persist()
      .get('/api/v2/country')
      .query(true)
      .reply(200, { countries: [], callerCountryCode: 'PT' });
    await signInBy(way, 200, { ...tokens, missingInformationStatus: 'REQUIRED' });
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
    expect(window.location.pathname).not.toBe('/browse');
  });
});

describe('SGP-062 the nonce of Apple', () => {
  const [, apple] = ways.find(([, { entry }]) => entry.name === 'apple')!;

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
        ...ways.at(-1)![1],
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
  const [, magicLink] = ways.find(([, { entry }]) => entry.name === 'magic-link')!;

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
