import { CallError } from '../../../core/sdk';
import manifest from '../../../plugins/sign-in/openid/plugin.json';
import activate, { extraParams } from '../../../plugins/sign-in/openid/provider';
import { describeSignInProvider } from 'proscenium/kit';
import { asked, authorisationUri, back, exchanges, intent, open, options, tokens } from './openid/fixture';

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

/** A PKCE challenge of any value. */
const challenge = {
  codeChallenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
  codeChallengeMethod: 'S256',
};

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
