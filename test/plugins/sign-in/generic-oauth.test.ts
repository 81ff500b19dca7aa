import type { SignInProvider } from '../../../core/sdk';
import type { GenericOauthOptions } from '../../../plugins/sign-in/generic-oauth/options.generated';
import manifest from '../../../plugins/sign-in/generic-oauth/plugin.json';
import activate from '../../../plugins/sign-in/generic-oauth/provider';
import { describeSignInProvider, fakeContext, type FakeRuntime } from 'proscenium/kit';

const options: GenericOauthOptions = { clientName: 'acme', apps: [] };
const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const authorisationUri = 'https://oauth.example/authorize?state=s-1';

describeSignInProvider('sign-in/generic-oauth', {
  manifest,
  activate,
  options,
  redirect: {
    answer: (runtime) =>
      runtime.platform
        .answer('readOAuthAuthorisationUri', { authorisationUri })
        .answer('exchangeOAuthCode', tokens),
    returned: '/login/generic-oauth/acme?code=c-1&state=s-1',
  },
});

function open(
  given: Partial<GenericOauthOptions> = {},
  from?: FakeRuntime,
): { provider: Required<Pick<SignInProvider, 'begin' | 'resume'>>; runtime: FakeRuntime; paths: string[] } {
  const { context, runtime } = fakeContext({
    options: { ...options, ...given },
    pluginId: 'sign-in/generic-oauth',
    facts: { name: 'generic-oauth' },
    storage: manifest.storage,
  });
  from?.storage.values.forEach((value, key) => runtime.storage.values.set(key, value));
  runtime.platform
    .answer('readOAuthAuthorisationUri', { authorisationUri })
    .answer('exchangeOAuthCode', tokens);
  const paths: string[] = [];
  const call = runtime.platform.call.bind(runtime.platform);
  runtime.platform.call = (endpoint, input) => {
    paths.push(endpoint.path);
    return call(endpoint, input);
  };
  runtime.navigation.at('/login/generic-oauth/acme');
  return { provider: activate(context), runtime, paths };
}
const intent = (query: Record<string, string> = {}) => ({
  type: 'login' as const,
  query: new URLSearchParams(query),
});
const back = (query: string) => new URL(`https://ringside.localhost/login/generic-oauth/acme?${query}`);

test.each([
  [
    'the client’s name',
    {},
    ['/api/v2/generic-oauth/{clientName}/auth-uri', '/api/v2/generic-oauth/{clientName}/token'],
  ],
  [
    'a route of its own',
    { authProviderRoute: '/partners/acme' },
    ['/api/v2/partners/acme/auth-uri', '/api/v2/partners/acme/token'],
  ],
])('SGP-093 the flow of a single sign-on, at %s', async (_, given, expected) => {
  const { provider, runtime, paths } = open(given);
  await expect(provider.begin(intent({ extraParams: 'a=b' }))).resolves.toEqual({
    kind: 'redirect',
    url: authorisationUri,
  });
  await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toEqual({
    kind: 'tokens',
    tokens,
    signedUp: false,
  });
  expect(paths).toEqual(expected);
  expect(runtime.platform.calls.map(({ input }) => input)).toEqual([
    expect.objectContaining({
      path: { clientName: 'acme' },
      query: expect.objectContaining({
        redirectUri: 'https://ringside.localhost/login_provider/generic-oauth/acme',
        extraParams: 'a=b',
      }) as unknown,
    }),
    expect.objectContaining({ path: { clientName: 'acme' }, body: { authorisationCode: 'c-1' } }),
  ]);
});

test('RFC 7636 the exchange sends the verifier where the platform has accepted the challenge', async () => {
  const { provider, runtime } = open();
  runtime.platform.answer('readOAuthAuthorisationUri', { authorisationUri, codeChallengeMethod: 'S256' });
  await provider.begin(intent());
  await provider.resume(back('code=c-1&state=s-1'));
  expect(runtime.platform.calls[0]?.input).toMatchObject({
    query: { codeChallenge: expect.stringMatching(/^[\w-]{43}$/) as string, codeChallengeMethod: 'S256' },
  });
  expect(runtime.platform.calls[1]?.input).toMatchObject({
    body: { codeVerifier: expect.stringMatching(/^[\w-]{43}$/) as string },
  });
});

test('two clients of one realm do not accept each other’s answers', async () => {
  const begun = open();
  await begun.provider.begin(intent());
  const other = open({ clientName: 'other' }, begun.runtime);
  await expect(other.provider.resume(back('code=c-1&state=s-1'))).rejects.toThrow('another client began it');
  expect(other.paths).toEqual([]);
});

test('a listed app gets the code at the client’s path', async () => {
  const { provider } = open({ apps: [{ bundleId: 'com.acme', scheme: 'acme-app' }] });
  await provider.begin(intent({ bundle_id: 'com.acme' }));
  const step = await provider.resume(back('code=c-1&state=s-1'));
  await expect(step.kind === 'ask' && step.proceed()).resolves.toEqual({
    kind: 'handOver',
    url: 'acme-app://login/generic-oauth/acme?code=c-1',
  });
});

test('SGP-072 SGP-093 its sub-path, its route, and that it can sign viewers up', () => {
  expect(manifest.contributes['sign-in-provider'][0]).toMatchObject({
    path: '/generic-oauth/{clientName}',
    route: '/generic-oauth/{clientName}',
    capabilities: { canSignUp: true },
  });
});
