/**
 * OpenID sign-in with the composed product: request parameters, what is stored during the redirect, and how
 * the answer is handled.
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SIGNUP_COMPLETED } from '../../../core/sdk/eventNames';
import {
  browserProfile,
  compose,
  composedTests,
  platform,
  type BrowserTab,
  type Composed,
  type ComposeOptions,
} from './composed';

composedTests();

const tokens = { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' };
const user = {
  id: '7',
  email: 'ada@example.org',
  role: 'USER',
  isGuest: false,
  location: { countryCode: 'PT' },
};
const away = 'https://id.example/authorize?state=s-1';
const page = '/login/openid/acme';
const answer = `${page}?code=c-1&state=s-1`;
const exchange = '/api/v2/openid/acme/token';

interface Given {
  readonly tab?: BrowserTab;
  /** Options of the provider's entry in the realm. */
  readonly entry?: object;
  readonly changeRealm?: ComposeOptions['changeRealm'];
}

async function open(
  at: string,
  { tab = browserProfile().tab(), entry = {}, changeRealm }: Given = {},
): Promise<Composed> {
  const change: ComposeOptions['change'] = (document) => {
    document['authenticationProviders'] = [
      { name: 'openid', clientName: 'acme', label: 'Acme ID', ...entry },
      { name: 'openid', clientName: 'other', label: 'Other ID' },
      { name: 'id' },
    ];
  };
  const site = await compose({ at, tab, change, ...(changeRealm && { changeRealm }) });
  await site.draw();
  return site;
}

/** The viewer has left for the provider; gives the parameters with which the platform was asked for its address. */
async function leave(at: string, given: Given = {}, more: object = {}): Promise<URLSearchParams> {
  platform()
    .get('/api/v2/openid/acme/auth-uri')
    .query(true)
    .reply(200, { authorisationUri: away, ...more });
  const site = await open(at, given);
  await waitFor(() => expect(site.left).toEqual([away]));
  const [asked] = site.callsTo('GET', '/api/v2/openid/acme/auth-uri');
  site.close();
  document.body.replaceChildren();
  return new URL(asked?.path ?? '', 'https://platform.test').searchParams;
}

/** The platform accepts the code. */
const takesCode = () => {
  platform().post(exchange).reply(200, tokens);
  platform()
    .persist()
    .get('/api/v2/user')
    .matchHeader('authorization', /^Bearer auth-ada/)
    .reply(200, user);
};
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));

describe('leaving for the provider', () => {
  test('SGP-005 SGN-026 the address’s extra parameters are passed on', async () => {
    expect(
      (await leave(`${page}?extraParams=${encodeURIComponent('ui_locales=pt&campaign=spring')}`)).get(
        'extraParams',
      ),
    ).toBe('ui_locales=pt&campaign=spring');
  });

  describe('SGP-006 a cookie that the realm names', () => {
    const entry = { additionalConfig: { cookieName: 'visitor', cookiePrefix: 'vid=' } };
    afterEach(() => void (document.cookie = 'visitor=; max-age=0'));

    test('is passed on behind its prefix, after the extra parameters of the address', async () => {
      document.cookie = 'visitor=v-42';
      expect((await leave(`${page}?extraParams=a%3D1`, { entry })).get('extraParams')).toBe('a=1&vid=v-42');
    });

    test('is omitted when it is not set', async () => {
      expect((await leave(page, { entry })).has('extraParams')).toBe(false);
    });
  });

  test('SGP-018 of two clients the one in the address is used, and both are offered', async () => {
    platform()
      .get('/api/v2/openid/other/auth-uri')
      .query(true)
      .reply(200, { authorisationUri: 'https://other.example/authorize?state=s-2' });
    const site = await open('/login/openid/other');
    await waitFor(() => expect(site.left).toEqual(['https://other.example/authorize?state=s-2']));
    expect(site.callsTo('GET', '/api/v2/openid/acme')).toEqual([]);
    site.close();
    document.body.replaceChildren();
    await open('/login');
    expect((await screen.findByRole('link', { name: /Acme ID/ })).getAttribute('href')).toMatch(
      /^\/login\/openid\/acme/,
    );
    expect(screen.getByRole('link', { name: /Other ID/ }).getAttribute('href')).toMatch(
      /^\/login\/openid\/other/,
    );
  });

  test('SGP-019 an address for signing in silently is not used', async () => {
    platform()
      .get('/api/v2/openid/acme/auth-uri')
      .query(true)
      .reply(200, { authorisationUri: away, silentAuthorisationUri: 'https://id.example/silent' });
    const site = await open(page);
    await waitFor(() => expect(site.left).toEqual([away]));
    await settled();
    expect(site.left).toEqual([away]);
    expect(document.documentElement.outerHTML).not.toContain('id.example/silent');
  });

  test.each([500, 0])(
    'SGP-017 a provider that cannot be reached (status %d) is a warning in the log, and the viewer may retry',
    async (status) => {
      const call = platform().get('/api/v2/openid/acme/auth-uri').query(true);
      if (status === 0) call.replyWithError('offline');
      else call.reply(status, {});
      const site = await open(page);
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(
        site.reports.filter((report) => report.includes('The sign-in provider could not be reached.')),
      ).toHaveLength(1);
      platform().get('/api/v2/openid/acme/auth-uri').query(true).reply(200, { authorisationUri: away });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(site.left).toEqual([away]));
    },
  );
});

describe('what is stored during the redirect', () => {
  const query =
    'entryPage=%2Fbrowse&from=%2Fupcoming&type=signup&bundle_id=com.ringside.app&licences=l1%2Cl2&redirectTo=%2Freleases&showPurchase=true&selectedLicence=l1&partitionData=club';
  const stored = {
    entryPage: '/browse',
    from: '/upcoming',
    type: 'signup',
    bundleId: 'com.ringside.app',
    licences: 'l1,l2',
    redirectTo: '/releases',
    showPurchase: 'true',
    selectedLicence: 'l1',
    partitionData: 'club',
  };
  const left = (tab: BrowserTab) =>
    [...tab.profile.local].filter(([key]) => key.startsWith('signin.') || key === 'signupRehydrate');

  test('SGP-004 SGN-026 SGN-053 entry page, origin, type, app, licences and targets are stored; a sign-up keeps licences, origin and step', async () => {
    const tab = browserProfile().tab();
    await leave(`${page}?${query}`, { tab });
    for (const [name, value] of Object.entries(stored))
      expect([name, tab.localValues.read(`signin.${name}`)]).toEqual([name, value]);
    expect(JSON.parse(tab.localValues.read('signupRehydrate') ?? '')).toEqual({
      licenceIds: ['l1', 'l2'],
      from: '/upcoming',
      step: 'account',
    });
  });

  test('SGP-007 SGN-052 SGN-053 is restored to the address on return, and removed from the storage', async () => {
    const tab = browserProfile().tab();
    await leave(`${page}?${query}`, { tab });
    platform().post(exchange).reply(500, {});
    const site = await open(answer, { tab });
    await waitFor(() => expect(site.callsTo('POST', exchange)).toHaveLength(1));
    const { bundleId, ...names } = stored;
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      ...names,
      bundle_id: bundleId,
      PAGE_READY: 'true',
    });
    expect(left(tab)).toEqual([]);
  });

  test('SGN-052 SGN-053 a sign-up with only its own stored state has its licences and its origin restored', async () => {
    const tab = browserProfile().tab();
    await leave(`${page}?type=signup&licences=l1,l2&from=%2Fupcoming`, { tab });
    for (const key of ['signin.licences', 'signin.from']) tab.localValues.remove(key);
    await open(answer, { tab });
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
      licences: 'l1,l2',
      from: '/upcoming',
      type: 'signup',
    });
    expect(tab.localValues.read('signupRehydrate')).toBeNull();
  });

  test('FAV-051 SGN-048 partition data: the viewer is added to the partition after returning', async () => {
    const tab = browserProfile().tab();
    await leave(`${page}?from=%2Fbrowse&partitionData=club`, { tab });
    takesCode();
    platform().put('/api/v2/user/partition').reply(200, { authorisationToken: 'auth-ada-2' });
    const site = await open(answer, { tab });
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
    expect(site.callsTo('PUT', '/api/v2/user/partition').map(({ body }) => body)).toEqual([
      { partitionDataToAdd: ['club'], partitionDataToDelete: [] },
    ]);
    expect(tab.localValues.read('authToken')).toBe('auth-ada-2');
  });

  test('SGN-026 PAGE_READY in the address starts no journey: the viewer starts it', async () => {
    const site = await open(`${page}?PAGE_READY=true`);
    expect(await screen.findByRole('button', { name: /Acme ID/ })).toBeVisible();
    expect([site.left, site.callsTo('GET', '/api/v2/openid')]).toEqual([[], []]);
  });
});

test.each([
  ['signup', [{ provider: 'openid/acme' }]],
  ['login', []],
])('SGP-012 after a %s a completed sign-up is tracked: %j', async (type, events) => {
  const tab = browserProfile().tab();
  await leave(`${page}?type=${type}&from=%2Fbrowse`, { tab });
  takesCode();
  const site = await open(answer, { tab });
  await waitFor(() => expect(window.location.pathname).toBe('/browse'));
  await waitFor(() =>
    expect(site.tracked.filter(({ name }) => name === SIGNUP_COMPLETED)).toEqual(
      events.map((event) => expect.objectContaining(event) as unknown),
    ),
  );
});

describe('a listed app that started the sign-in', () => {
  const scheme = { bundleId: 'com.ringside.app', scheme: 'ringside' };
  const link = { bundleId: 'com.ringside.app', link: 'https://go.ringside.example/app' };
  const begun = `${page}?bundle_id=com.ringside.app&from=%2Fbrowse`;

  test('SGP-008 SGP-010 takes the code at its scheme once the viewer agrees; the page exchanges nothing', async () => {
    const [tab, entry] = [browserProfile().tab(), { apps: [scheme] }];
    await leave(begun, { tab, entry });
    const site = await open(answer, { tab, entry });
    await userEvent.click(await screen.findByRole('button', { name: /app/i }));
    await waitFor(() => expect(site.left).toEqual(['ringside://login/openid/acme?code=c-1']));
    expect(site.callsTo('POST', exchange)).toEqual([]);
    expect(tab.localValues.read('signin.openid')).toBeNull();
  });

  test('SGP-008 takes it at its claimed link, without a question', async () => {
    const [tab, entry] = [browserProfile().tab(), { apps: [link] }];
    await leave(begun, { tab, entry });
    const site = await open(answer, { tab, entry });
    await waitFor(() =>
      expect(site.left).toEqual(['https://go.ringside.example/app/login/openid/acme?code=c-1']),
    );
    expect(site.callsTo('POST', exchange)).toEqual([]);
  });

  test('SGP-009 SGP-010 an unlisted app gets nothing: the page exchanges the code', async () => {
    const [tab, entry] = [browserProfile().tab(), { apps: [scheme] }];
    await leave(`${page}?bundle_id=com.evil.app&from=%2Fbrowse`, { tab, entry });
    takesCode();
    const site = await open(answer, { tab, entry });
    await waitFor(() => expect(window.location.pathname).toBe('/browse'));
    expect([site.left, site.callsTo('POST', exchange)[0]?.body]).toEqual([[], { authorisationCode: 'c-1' }]);
  });

  test.each(['http', 'https', 'javascript', 'data'])(
    'SGP-009 the scheme %s is refused: in a realm document, and in a page’s realm as well',
    async (name) => {
      const apps = [{ bundleId: 'com.ringside.app', scheme: name }];
      await expect(open(page, { entry: { apps } })).rejects.toThrow('The realm does not compile');
      const changeRealm: ComposeOptions['changeRealm'] = (realm) => ({
        ...realm,
        authenticationProviders: realm.authenticationProviders.map((each) => ({
          ...each,
          options: { ...each.options, apps },
        })),
      });
      const tab = browserProfile().tab();
      await leave(begun, { tab, changeRealm });
      const site = await open(answer, { tab, changeRealm });
      await userEvent.click(await screen.findByRole('button', { name: /app/i }));
      expect(await screen.findByRole('alert')).toBeVisible();
      expect([site.left, site.callsTo('POST', exchange)]).toEqual([[], []]);
    },
  );
});

describe('SGP-010 SGN-102 SGN-103 where the mobile app around the page exchanges the code', () => {
  const flags = globalThis as { skipTokenExchange?: boolean };
  afterEach(() => delete flags.skipTokenExchange);

  test.each([
    ['a query parameter says so', `${page}?skipTokenExchange=true`, false],
    ['a flag of the window says so', page, true],
  ])('because %s, the page does not, and shows that the app continues', async (_, at, flag) => {
    if (flag) flags.skipTokenExchange = true;
    const tab = browserProfile().tab();
    await leave(at, { tab });
    const site = await open(answer, { tab });
    expect(await screen.findByText('Signing in goes on in the app. You can close this page.')).toBeVisible();
    await settled();
    expect([site.callsTo('POST', exchange), tab.localValues.read('authToken')]).toEqual([[], null]);
  });
});
