/** Sign-ins with every provider in the composed product: how each begins, which calls it makes and how it returns. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserProfile, compose, platform, type BrowserTab, type Composed } from './composed';

export const tokens = { authorisationToken: 'auth-ada', refreshToken: 'refresh-ada' };
const away = 'https://provider.example/authorize?state=s-1';

interface ProviderSignIn {
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
export const leaves = async ({ left }: Composed): Promise<void> =>
  waitFor(() => expect(left).toEqual([away]));
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
const companyCode = (path: string): Pick<ProviderSignIn, 'path' | 'act' | 'start' | 'back'> => ({
  path: '/login/adobe',
  act: company,
  start: ['POST', path],
  back: () => '/providers/success',
});
const redirect = (
  path: string,
  route: string,
): Pick<ProviderSignIn, 'path' | 'act' | 'start' | 'back' | 'exchange' | 'proof'> => ({
  path,
  act: leaves,
  start: ['GET', `/api/v2${route}/auth-uri`],
  back: () => `${path}?code=c-1&state=s-1`,
  exchange: `/api/v2${route}/token`,
  proof: code,
});

export const providerSignIns: readonly (readonly [title: string, way: ProviderSignIn])[] = [
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
export function platformAnswers(): void {
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

export async function open(provider: ProviderSignIn, tab: BrowserTab, at: string): Promise<Composed> {
  const change = (document: Record<string, unknown>) => {
    document['authenticationProviders'] = [provider.entry];
    document['settings'] = { ...(document['settings'] as object), mfaConfigurations: [] };
  };
  const site = await compose({ at, tab, change });
  await site.draw();
  return site;
}

/** Signs in at a provider, up to the call that gives tokens; gives the last page. */
export async function signInBy(provider: ProviderSignIn, status: number, answer: object) {
  platformAnswers();
  platform().post(provider.exchange).reply(status, answer);
  const tab = browserProfile().tab();
  let site = await open(provider, tab, `${provider.path}?from=%2Fbrowse`);
  await provider.act(site);
  if (provider.start !== undefined) expect(site.callsTo(...provider.start)).toHaveLength(1);
  if (provider.back !== undefined) {
    const address = provider.back(site);
    site.close();
    document.body.replaceChildren();
    site = await open(provider, tab, address);
  }
  await waitFor(() => expect(site.callsTo('POST', provider.exchange)).not.toEqual([]));
  return { site, tab, sent: site.callsTo('POST', provider.exchange)[0] };
}
