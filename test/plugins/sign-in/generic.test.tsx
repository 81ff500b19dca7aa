import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, type SignInProvider, type SignInStep } from '../../../core/sdk';
import { atRoute } from '../../../core/sdk/codeSignIn/atRoute';
import { exchangeSsoCode } from '../../../core/sdk/endpoints/sso';
import type { GenericOptions } from '../../../plugins/sign-in/generic/options.generated';
import manifest from '../../../plugins/sign-in/generic/plugin.json';
import activate from '../../../plugins/sign-in/generic/provider';
import { describeSignInProvider, fakeContext, renderInRuntime, type FakeRuntime } from 'proscenium/kit';

const form: GenericOptions = { canSignUp: false, passwordLength: { min: 8, max: 64 }, apps: [] };
const sso: GenericOptions = { ...form, authProviderRoute: '/sso/acme' };
const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const authorisationUri = 'https://sso.example/authorize?state=s-1';
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.org');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}');
};

describeSignInProvider('sign-in/generic, id and secret', {
  manifest,
  activate,
  options: form,
  form: { answer: (runtime) => runtime.platform.answer('login', tokens), fill },
});
describeSignInProvider('sign-in/generic, single sign-on', {
  manifest,
  activate,
  options: sso,
  redirect: {
    answer: (runtime) =>
      runtime.platform
        .answer('readSsoAuthorisationUri', { authorisationUri })
        .answer('exchangeSsoCode', tokens),
    returned: '/login/generic?code=c-1&state=s-1',
  },
});

interface Opened {
  readonly provider: SignInProvider;
  readonly runtime: FakeRuntime;
  /** Method, path and token of each call, as it would be sent. */
  readonly sent: string[];
}

function open(options: GenericOptions): Opened {
  const { context, runtime } = fakeContext({
    options,
    pluginId: 'sign-in/generic',
    facts: { name: 'generic' },
    storage: manifest.storage,
  });
  runtime.platform
    .answer('readSsoAuthorisationUri', { authorisationUri })
    .answer('exchangeSsoCode', tokens)
    .answer('login', tokens)
    .answer('signUp', tokens);
  const sent: string[] = [];
  const call = runtime.platform.call.bind(runtime.platform);
  runtime.platform.call = (endpoint, input) => {
    sent.push(`${endpoint.method} ${endpoint.path}${endpoint.auth ? ' token' : ''}`);
    return call(endpoint, input);
  };
  runtime.navigation.at('/login/generic?from=%2Fhome');
  return { provider: activate(context), runtime, sent };
}
const intent = (query: Record<string, string> = {}) => ({
  type: 'login' as const,
  query: new URLSearchParams(query),
});
const back = (query: string) => new URL(`https://ringside.localhost/login/generic?${query}`);

describe('SGP-027 id and secret', () => {
  async function draw(which: 'Form' | 'SignUpForm'): Promise<Opened & { readonly steps: SignInStep[] }> {
    const opened = open(form);
    const View = opened.provider[which]!;
    const steps: SignInStep[] = [];
    await renderInRuntime(
      <View
        intent={intent()}
        onStep={(step) => steps.push(step)}
        explain={() => 'failedAuthentication'}
        consent={async () => []}
        proof={async () => ({})}
      />,
      { runtime: opened.runtime },
    );
    return { ...opened, steps };
  }

  test('without a route there is a form, which calls POST /login', async () => {
    const { steps, sent, provider } = await draw('Form');
    await fill(userEvent.setup());
    await waitFor(() => expect(steps).toEqual([{ kind: 'tokens', tokens }]));
    expect(sent).toEqual(['POST /api/v2/login']);
    expect(provider.begin).toBeUndefined();
  });

  test('SGP-028 an account is made by POST /user', async () => {
    const { steps, sent } = await draw('SignUpForm');
    await fill(userEvent.setup());
    await waitFor(() => expect(steps).toEqual([{ kind: 'tokens', tokens, signedUp: true }]));
    expect(sent).toEqual(['POST /api/v2/user']);
  });
});

test('SGP-028 SGN-015 its capabilities depend on the entry', () => {
  expect(manifest.contributes['sign-in-provider'][0]).toMatchObject({
    redirectsWith: '/authProviderRoute',
    capabilities: {
      canSignUp: '/canSignUp',
      hasAccountDetailsPage: true,
      hasAccountSecurityPage: '/resetUri',
      hasPasswordResetPage: true,
    },
  });
});

describe('the single sign-on', () => {
  test.each([
    ['its own route', sso, 'GET /api/v2/sso/acme/auth-uri token'],
    ['another path', { ...sso, authUriPath: '/partners/acme' }, 'GET /api/v2/partners/acme/auth-uri token'],
  ])('SGP-022 requests the address at %s, and redirects to it', async (_, options, call) => {
    const { provider, runtime, sent } = open(options);
    await expect(provider.begin?.(intent())).resolves.toEqual({ kind: 'redirect', url: authorisationUri });
    expect(sent).toEqual([call]);
    expect(runtime.platform.calls[0]?.input).toMatchObject({
      query: { redirectUri: 'https://ringside.localhost/login_provider/generic' },
    });
    expect(provider.Form).toBeUndefined();
  });

  test.each([
    [{ extraParams: 'ui_locales=pt' }, { extraParams: 'ui_locales=pt' }],
    [{ extraParams: '' }, {}],
    [{}, {}],
  ])('SGP-022 extra parameters %j are passed on', async (query, expected) => {
    const { provider, runtime } = open(sso);
    await provider.begin?.(intent(query));
    const {
      redirectUri: _,
      codeChallenge,
      codeChallengeMethod,
      ...rest
    } = (runtime.platform.calls[0]?.input as { query: Record<string, string> }).query;
    expect(rest).toEqual(expected);
    expect([codeChallenge, codeChallengeMethod]).toEqual([expect.stringMatching(/^[\w-]{43}$/), 'S256']);
  });

  test('SGP-023 SGP-024 the code is exchanged at the route, without a token, once', async () => {
    const { provider, runtime, sent } = open({ ...sso, authProviderRoute: '/partners/acme' });
    await provider.begin?.(intent());
    await expect(provider.resume?.(back('code=c-1&state=s-1'))).resolves.toEqual({
      kind: 'tokens',
      tokens,
      signedUp: false,
    });
    expect(sent).toEqual(['GET /api/v2/partners/acme/auth-uri token', 'POST /api/v2/partners/acme/token']);
    expect(runtime.platform.calls[1]?.input).toMatchObject({ body: { authorisationCode: 'c-1' } });
    await expect(provider.resume?.(back('code=c-1&state=s-1'))).rejects.toThrow('no sign-in was begun here');
  });

  test('RFC 7636 the exchange sends the verifier where the platform has accepted the challenge', async () => {
    const { provider, runtime } = open(sso);
    runtime.platform.answer('readSsoAuthorisationUri', { authorisationUri, codeChallengeMethod: 'S256' });
    await provider.begin?.(intent());
    await provider.resume?.(back('code=c-1&state=s-1'));
    expect(runtime.platform.calls[1]?.input).toMatchObject({
      body: { authorisationCode: 'c-1', codeVerifier: expect.stringMatching(/^[\w-]{43}$/) as string },
    });
  });

  test.each(['code=c-1', 'code=c-1&state=other', 'state=s-1', 'error=server_error&state=s-1'])(
    'an answer is rejected: %s',
    async (query) => {
      const { provider, sent } = open(sso);
      await provider.begin?.(intent());
      await expect(provider.resume?.(back(query))).rejects.toThrow();
      expect(sent).toHaveLength(1);
    },
  );

  test('SGP-021 SGP-023 a listed app takes the code over', async () => {
    const { provider, runtime } = open({ ...sso, apps: [{ bundleId: 'com.acme', scheme: 'acme-app' }] });
    await provider.begin?.(intent({ bundle_id: 'com.acme' }));
    expect((runtime.platform.calls[0]?.input as { query: Record<string, string> }).query).not.toHaveProperty(
      'codeChallenge',
    );
    const step = await provider.resume?.(back('code=c-1&state=s-1'));
    await expect(step?.kind === 'ask' && step.proceed()).resolves.toEqual({
      kind: 'handOver',
      url: 'acme-app://login/generic?code=c-1',
    });
  });

  test('a cancellation there is no failure', async () => {
    const { provider } = open(sso);
    await provider.begin?.(intent());
    await expect(provider.resume?.(back('error=access_denied&state=s-1'))).resolves.toEqual({ kind: 'stay' });
  });

  test('SGP-026 a refusal of the platform is passed on unchanged', async () => {
    const { provider, runtime } = open(sso);
    await provider.begin?.(intent());
    runtime.platform.answer(
      'exchangeSsoCode',
      new CallError('exchangeSsoCode', 403, undefined, ['Your company has left.']),
    );
    await expect(provider.resume?.(back('code=c-1&state=s-1'))).rejects.toMatchObject({
      status: 403,
      messages: ['Your company has left.'],
    });
  });
});

test.each([
  ['/sso/acme', '/api/v2/sso/acme/token'],
  ['/partners/acme/sso', '/api/v2/partners/acme/sso/token'],
])('a call at the route %s is %s', (route, path) => {
  expect(atRoute(exchangeSsoCode, route)).toEqual({ ...exchangeSsoCode, path });
});
