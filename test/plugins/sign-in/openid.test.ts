import type { SignInProvider } from '../../../core/sdk';
import { CallError } from '../../../core/sdk';
import activate, { extraParams } from '../../../plugins/sign-in/openid/provider';
import { FLOW_LIFETIME } from '../../../core/sdk/codeSignIn';
import type { OpenIdOptions } from '../../../plugins/sign-in/openid/options.generated';
import manifest from '../../../plugins/sign-in/openid/plugin.json';
import { describeSignInProvider, fakeContext, type FakeRuntime } from '../../kit';

const options: OpenIdOptions = { clientName: 'acme', apps: [] };
const tokens = { authorisationToken: 'a', refreshToken: 'r' };
const authorisationUri = 'https://id.example/authorize?client_id=acme&state=s-1';

describeSignInProvider('sign-in/openid', {
  manifest,
  activate,
  options,
  redirect: {
    answer: (runtime) =>
      runtime.platform
        .answer('readOpenIdAuthorisationUri', { authorisationUri })
        .answer('exchangeOpenIdCode', tokens),
    returned: '/login/openid/acme?code=c-1&state=s-1',
  },
});

interface Opened {
  readonly provider: Required<Pick<SignInProvider, 'begin' | 'resume' | 'end'>>;
  readonly runtime: FakeRuntime;
}

function open(given: Partial<OpenIdOptions> = {}, from?: FakeRuntime): Opened {
  const { context, runtime } = fakeContext({
    options: { ...options, ...given },
    pluginId: 'sign-in/openid',
    facts: { name: 'openid' },
    storage: manifest.storage,
  });
  // Another page of the same browser, with its storage.
  from?.storage.values.forEach((value, key) => runtime.storage.values.set(key, value));
  runtime.platform
    .answer('readOpenIdAuthorisationUri', { authorisationUri })
    .answer('exchangeOpenIdCode', tokens);
  runtime.navigation.at('/login/openid/acme?from=%2Fhome');
  return { provider: activate(context), runtime };
}
const intent = (query: Record<string, string> = {}, type: 'login' | 'signup' = 'login') => ({
  type,
  query: new URLSearchParams(query),
});
const back = (query: string) => new URL(`https://ringside.localhost/login/openid/acme?${query}`);
/** A PKCE challenge of any value. */
const challenge = {
  codeChallenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
  codeChallengeMethod: 'S256',
};
const exchanges = ({ platform }: FakeRuntime) =>
  platform.calls.filter(({ endpoint }) => endpoint === 'exchangeOpenIdCode');
const asked = ({ platform }: FakeRuntime) =>
  platform.calls[0]?.input as { readonly query: Record<string, string> } | undefined;

describe('redirecting', () => {
  test.each([
    ['login', 'SIGNIN'],
    ['signup', 'SIGNUP'],
  ] as const)(
    'SGP-002 a %s requests the flow %s, to return to this client’s page',
    async (type, authoriseUriFlow) => {
      const { provider, runtime } = open();
      await expect(provider.begin(intent({}, type))).resolves.toEqual({
        kind: 'redirect',
        url: authorisationUri,
      });
      expect(runtime.platform.calls).toEqual([
        {
          endpoint: 'readOpenIdAuthorisationUri',
          input: expect.objectContaining({
            path: { provider: 'acme' },
            query: {
              authoriseUriFlow,
              redirectUri: 'https://ringside.localhost/login_provider/openid/acme',
              ...challenge,
            },
          }) as unknown,
        },
      ]);
    },
  );

  test('SGP-005 extra parameters of the address are passed on', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent({ extraParams: 'ui_locales=pt' }));
    expect(asked(runtime)?.query).toMatchObject({ extraParams: 'ui_locales=pt' });
  });

  test('SGP-006 so does a cookie, behind its prefix', async () => {
    document.cookie = 'campaign=spring';
    const { provider, runtime } = open({
      additionalConfig: { cookieName: 'campaign', cookiePrefix: 'src=' },
    });
    await provider.begin(intent());
    expect(asked(runtime)?.query).toMatchObject({ extraParams: 'src=spring' });
  });

  test.each(['https://id.example/authorize', 'https://id.example/authorize?state=', 'not an address'])(
    'an address without a state is not followed: %s',
    async (uri) => {
      const { provider, runtime } = open();
      runtime.platform.answer('readOpenIdAuthorisationUri', { authorisationUri: uri });
      await expect(provider.begin(intent())).rejects.toThrow('carries no state');
      expect(runtime.storage.values.size).toBe(0);
    },
  );

  test('SGP-019 a silent address has no effect', async () => {
    const { provider, runtime } = open();
    runtime.platform.answer('readOpenIdAuthorisationUri', {
      authorisationUri,
      silentAuthorisationUri: 'https://id.example/silent',
    });
    await expect(provider.begin(intent())).resolves.toEqual({ kind: 'redirect', url: authorisationUri });
    expect(runtime.navigation.left).toEqual([]);
  });
});

describe('returning', () => {
  test.each([
    ['login', false],
    ['signup', true],
  ] as const)('SGN-010 SGP-011 SGP-012 after a %s the code becomes tokens', async (type, signedUp) => {
    const first = open();
    await first.provider.begin(intent({}, type));
    const { provider, runtime } = open({}, first.runtime);
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toEqual({
      kind: 'tokens',
      tokens,
      signedUp,
    });
    expect(exchanges(runtime)).toEqual([
      {
        endpoint: 'exchangeOpenIdCode',
        input: expect.objectContaining({
          path: { clientName: 'acme' },
          body: { authorisationCode: 'c-1' },
        }) as unknown,
      },
    ]);
    expect(runtime.storage.values.size).toBe(0);
  });

  test('two sign-ins in two tabs do not disturb each other', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent());
    runtime.platform.answer('readOpenIdAuthorisationUri', {
      authorisationUri: authorisationUri.replace('s-1', 's-2'),
    });
    await provider.begin(intent({}, 'signup'));
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ signedUp: false });
    await expect(provider.resume(back('code=c-2&state=s-2'))).resolves.toMatchObject({ signedUp: true });
  });

  test('SGP-020 a code drawn twice at once is exchanged once', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent());
    const steps = await Promise.all([
      provider.resume(back('code=c-1&state=s-1')),
      provider.resume(back('code=c-1&state=s-1')),
    ]);
    expect(steps[0]).toBe(steps[1]);
    expect(exchanges(runtime)).toHaveLength(1);
  });

  test('a refused exchange is reported as the platform’s, and is not retried', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent());
    runtime.platform.answer(
      'exchangeOpenIdCode',
      new CallError('exchangeOpenIdCode', 400, 'codeSpent', ['Used already.']),
    );
    await expect(provider.resume(back('code=c-1&state=s-1'))).rejects.toMatchObject({ code: 'codeSpent' });
    await expect(provider.resume(back('code=c-1&state=s-1'))).rejects.toThrow('no sign-in was begun here');
    expect(exchanges(runtime)).toHaveLength(1);
  });

  test('a cancellation is no failure', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent());
    await expect(provider.resume(back('error=access_denied&state=s-1'))).resolves.toEqual({ kind: 'stay' });
    expect(runtime.storage.values.size).toBe(0);
  });
});

describe('answers that are rejected', () => {
  const begun = async (given?: Partial<OpenIdOptions>): Promise<Opened> => {
    const opened = open(given);
    await opened.provider.begin(intent());
    return opened;
  };
  const late = async (): Promise<Opened> => {
    const opened = await begun();
    opened.runtime.clock.pass(FLOW_LIFETIME);
    return opened;
  };
  const spent = async (): Promise<Opened> => {
    const opened = await begun();
    await opened.provider.resume(back('code=c-1&state=s-1'));
    opened.runtime.platform.calls.splice(0);
    return opened;
  };
  const tampered = async (value: string): Promise<Opened> => {
    const opened = open();
    opened.runtime.storage.values.set('signin.openid', value);
    return opened;
  };

  test.each<[string, () => Promise<Opened>, string, string]>([
    ['a state nobody has', begun, 'code=c-1&state=other', 'no sign-in was begun here'],
    ['no state', begun, 'code=c-1', 'no sign-in was begun here'],
    ['an empty state', begun, 'code=c-1&state=', 'no sign-in was begun here'],
    [
      'no sign-in begun in this browser',
      async () => open(),
      'code=c-1&state=s-1',
      'no sign-in was begun here',
    ],
    ['an answer after 15 minutes', late, 'code=c-1&state=s-1', 'no sign-in was begun here'],
    ['SGP-020 an answer that was used', spent, 'code=c-1&state=s-1', 'no sign-in was begun here'],
    ['another code with a state that was used', spent, 'code=c-2&state=s-1', 'no sign-in was begun here'],
    [
      'another client’s answer',
      async () => open({ clientName: 'other' }, (await begun()).runtime),
      'code=c-1&state=s-1',
      'another client began it',
    ],
    ['no code', begun, 'state=s-1', 'no code'],
    ['an empty code', begun, 'code=&state=s-1', 'no code'],
    ['an error', begun, 'error=server_error&state=s-1', 'the provider refused'],
    ['an error beside a code', begun, 'error=server_error&code=c-1&state=s-1', 'the provider refused'],
    ['login_required', begun, 'error=login_required&state=s-1', 'the provider refused'],
    [
      'a refusal with a state nobody has',
      begun,
      'error=access_denied&state=other',
      'no sign-in was begun here',
    ],
    [
      'a note that is no list',
      () => tampered('{"state":"s-1"}'),
      'code=c-1&state=s-1',
      'no sign-in was begun here',
    ],
    ['a note that is no JSON', () => tampered('[{'), 'code=c-1&state=s-1', 'no sign-in was begun here'],
    [
      'a note from the future',
      () =>
        tampered(
          JSON.stringify([{ state: 's-1', clientName: 'acme', type: 'login', created: Date.UTC(2100, 0) }]),
        ),
      'code=c-1&state=s-1',
      'no sign-in was begun here',
    ],
    [
      'a note with an empty state',
      () =>
        tampered(
          JSON.stringify([
            { state: '', clientName: 'acme', type: 'login', created: Date.UTC(2026, 10, 21, 20) },
          ]),
        ),
      'code=c-1&state=',
      'no sign-in was begun here',
    ],
  ])('%s', async (_, arrange, query, reason) => {
    const { provider, runtime } = await arrange();
    await expect(provider.resume(back(query))).rejects.toThrow(reason);
    expect(exchanges(runtime)).toEqual([]);
    expect(runtime.lines.join()).not.toContain('c-1');
  });

  test('an unknown state keeps the stored state of the real one', async () => {
    const { provider } = await begun();
    await expect(provider.resume(back('code=evil&state=evil'))).rejects.toThrow();
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ kind: 'tokens' });
  });
});

describe('RFC 7636 the proof key (PKCE)', () => {
  const taken = (runtime: FakeRuntime) =>
    runtime.platform.answer('readOpenIdAuthorisationUri', { authorisationUri, codeChallengeMethod: 'S256' });
  const verifierOf = (runtime: FakeRuntime) =>
    (exchanges(runtime)[0]?.input as { body: { codeVerifier?: string } }).body.codeVerifier;

  test('the verifier of the challenge is sent with the code, and is new for each sign-in', async () => {
    const { provider, runtime } = open();
    taken(runtime);
    await provider.begin(intent());
    await provider.resume(back('code=c-1&state=s-1'));
    const verifier = verifierOf(runtime) ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    expect(asked(runtime)?.query['codeChallenge']).toBe(Buffer.from(digest).toString('base64url'));
    const second = open();
    await second.provider.begin(intent());
    expect(asked(second.runtime)?.query['codeChallenge']).not.toBe(asked(runtime)?.query['codeChallenge']);
  });

  test('a platform that does not accept the challenge gets the code alone', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent());
    await provider.resume(back('code=c-1&state=s-1'));
    expect((exchanges(runtime)[0]?.input as { body: unknown }).body).toEqual({ authorisationCode: 'c-1' });
  });

  test('a wrapper that exchanges the code itself gets no challenge from the page', async () => {
    const { provider, runtime } = open();
    await provider.begin(intent({ skipTokenExchange: 'true' }));
    expect(asked(runtime)?.query).not.toHaveProperty('codeChallenge');
  });
});

describe('RFC 9207 the issuer', () => {
  test.each([
    ['the same', '&iss=https%3A%2F%2Fid.example', null],
    ['another', '&iss=https%3A%2F%2Fevil.example', 'another issuer answered'],
    ['none', '', 'another issuer answered'],
  ])('%s answers', async (_, iss, reason) => {
    const { provider, runtime } = open();
    runtime.platform.answer('readOpenIdAuthorisationUri', { authorisationUri, issuer: 'https://id.example' });
    await provider.begin(intent());
    const resumed = provider.resume(back(`code=c-1&state=s-1${iss}`));
    if (reason === null) await expect(resumed).resolves.toMatchObject({ kind: 'tokens' });
    else await expect(resumed).rejects.toThrow(reason);
  });
});

describe('parameters that a login address must not set', () => {
  test.each([
    'redirect_uri=https://evil.example',
    'state=forged',
    'nonce=forged',
    'client_id=other',
    'response_type=token',
    'response_mode=fragment',
    'scope=openid+admin',
    'code_challenge=x',
    'code_challenge_method=plain',
    'request=x',
    'request_uri=https://evil.example',
    'REDIRECT_URI=x',
    '%72edirect_uri=x',
    'x=1;state=forged',
    ' state=forged',
  ])('%s', async (forbidden) => {
    const { provider, runtime } = open();
    await provider.begin(intent({ extraParams: `ui_locales=pt&${forbidden}&login_hint=a%40b.example` }));
    expect(asked(runtime)?.query['extraParams']).toBe('ui_locales=pt&login_hint=a%40b.example');
  });
});

describe('the operator’s apps', () => {
  const apps = [{ bundleId: 'com.ringside', scheme: 'ringside-app' }];

  test('SGP-008 a listed app takes the code, and the page does not', async () => {
    const { provider, runtime } = open({ apps });
    await provider.begin(intent({ bundle_id: 'com.ringside' }));
    const step = await provider.resume(back('code=c%201&state=s-1'));
    // Any app can register a scheme, so the viewer is asked first.
    expect(step).toMatchObject({ kind: 'ask', about: 'app', account: 'com.ringside' });
    await expect(step.kind === 'ask' && step.proceed()).resolves.toEqual({
      kind: 'handOver',
      url: 'ringside-app://login/openid/acme?code=c%201',
    });
    expect(exchanges(runtime)).toEqual([]);
    expect(runtime.storage.values.size).toBe(0);
  });

  test.each(['com.evil', 'ringside-app', 'javascript'])('SGP-009 %s is not on the list', async (bundleId) => {
    const { provider } = open({ apps });
    await provider.begin(intent({ bundle_id: bundleId }));
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ kind: 'tokens' });
  });

  test('SGP-009 an app that the realm no longer lists gets nothing', async () => {
    const first = open({ apps });
    await first.provider.begin(intent({ bundle_id: 'com.ringside' }));
    const { provider } = open({}, first.runtime);
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ kind: 'tokens' });
  });

  test('RFC 8252 an app with a claimed link gets the code there, without a question', async () => {
    const { provider, runtime } = open({
      apps: [{ bundleId: 'com.ringside', link: 'https://go.ringside.example/app/', scheme: 'ringside-app' }],
    });
    await provider.begin(intent({ bundle_id: 'com.ringside' }));
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toEqual({
      kind: 'handOver',
      url: 'https://go.ringside.example/app/login/openid/acme?code=c-1',
      claimed: true,
    });
    expect(exchanges(runtime)).toEqual([]);
  });

  test('a link that names an app does not give it the answer of another sign-in of this browser', async () => {
    const { provider, runtime } = open({ apps });
    await provider.begin(intent());
    runtime.platform.answer('readOpenIdAuthorisationUri', {
      authorisationUri: authorisationUri.replace('s-1', 's-2'),
    });
    await provider.begin(intent({ bundle_id: 'com.ringside' }));
    await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({ kind: 'tokens' });
  });

  test.each([
    [
      'its own challenge goes along',
      { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
      { codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', codeChallengeMethod: 'S256' },
    ],
    ['without one none is sent, for the app could not prove it', {}, {}],
    ['what is no challenge is left out', { code_challenge: 'short&state=forged' }, {}],
  ])('RFC 7636 an app exchanges the code: %s', async (_, query, expected) => {
    const { provider, runtime } = open({ apps });
    await provider.begin(intent({ bundle_id: 'com.ringside', ...query }));
    expect(asked(runtime)?.query).toEqual({
      authoriseUriFlow: 'SIGNIN',
      redirectUri: expect.any(String) as string,
      ...expected,
    });
  });

  describe('SGN-102 SGN-103 SGP-010 a wrapper that exchanges the code itself', () => {
    const wrapped = globalThis as { skipTokenExchange?: unknown };
    afterEach(() => delete wrapped.skipTokenExchange);

    test.each([
      ['said so when it opened the sign-in', { skipTokenExchange: 'true' }, 'code=c-1&state=s-1', undefined],
      ['says so when the answer comes back', {}, 'code=c-1&state=s-1&skipTokenExchange=true', undefined],
      ['says so by its flag', {}, 'code=c-1&state=s-1', true],
      ['began the sign-in itself', null, 'code=c-1&state=its-own&skipTokenExchange=true', undefined],
      ['began it itself and says so by its flag', null, 'code=c-1&state=its-own', true],
    ])('%s: the code is left to it', async (_, begun, answer, flag) => {
      const { provider, runtime } = open();
      if (begun !== null) await provider.begin(intent(begun));
      if (flag !== undefined) wrapped.skipTokenExchange = flag;
      await expect(provider.resume(back(answer))).resolves.toEqual({ kind: 'leftToApp' });
      expect(exchanges(runtime)).toEqual([]);
    });

    test.each([
      ['an error', 'error=access_denied&state=s-1&skipTokenExchange=true', { kind: 'stay' }],
      [
        'another word than true',
        'code=c-1&state=s-1&skipTokenExchange=1',
        expect.objectContaining({ kind: 'tokens' }),
      ],
    ])('%s is not left to it', async (_, answer, step) => {
      const { provider } = open();
      await provider.begin(intent());
      await expect(provider.resume(back(answer))).resolves.toEqual(step);
    });

    test('a listed app that waits for the code gets it all the same', async () => {
      const { provider } = open({ apps: [{ bundleId: 'com.ringside', scheme: 'ringside-app' }] });
      await provider.begin(intent({ bundle_id: 'com.ringside', skipTokenExchange: 'true' }));
      await expect(provider.resume(back('code=c-1&state=s-1'))).resolves.toMatchObject({
        kind: 'ask',
        about: 'app',
      });
    });
  });
});

describe('SGP-014 signing out', () => {
  test('the platform names where the provider’s own session ends', async () => {
    const { provider, runtime } = open();
    runtime.platform.answer('readOpenIdLogoutUri', { logoutUri: 'https://id.example/logout' });
    await expect(provider.end()).resolves.toEqual({ url: 'https://id.example/logout' });
    expect(runtime.platform.calls[0]?.input).toMatchObject({
      path: { clientName: 'acme' },
      query: { redirectUri: 'https://ringside.localhost/root' },
    });
  });

  test('a refusal is logged by core', async () => {
    const { provider } = open();
    await expect(provider.end()).rejects.toBeInstanceOf(CallError);
  });
});

test.each([
  ['nothing', '', {}, '', ''],
  ['the address’s', 'a=b&c=d', {}, 'x=1', 'a=b&c=d'],
  ['prefix and cookie', '', { cookieName: 'x', cookiePrefix: 'src=' }, 'y=2; x=1', 'src=1'],
  ['both', 'a=b', { cookieName: 'x', cookiePrefix: 'src=' }, 'x=1', 'a=b&src=1'],
  ['a cookie that is not there', 'a=b', { cookieName: 'x', cookiePrefix: 'src=' }, 'xx=1', 'a=b'],
  ['an empty cookie', '', { cookieName: 'x', cookiePrefix: 'src=' }, 'x=', ''],
  [
    'a cookie with more in it',
    '',
    { cookieName: 'x', cookiePrefix: 'src=' },
    'x=a%26admin%3D1',
    'src=a%26admin%3D1',
  ],
  ['a cookie of broken escapes', '', { cookieName: 'x' }, 'x=%E0%A4', '%25E0%25A4'],
])('SGP-005 SGP-006 extra parameters: %s', (_, given, config, cookies, expected) => {
  expect(extraParams(given, config, cookies)).toBe(expected);
});
