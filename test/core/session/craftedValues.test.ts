/** Crafted values in addresses: none redirects out of the realm, and none signs anybody in. */
import { safeTarget } from '../../../core/routing/safeTarget';
import { postSignInTarget, postSignOutTarget } from '../../../core/routing/signInTarget';
import { isAppAddress, isSecureAddress } from '../../../core/platform/browser/BrowserAddress';
import { codeSignIn } from '../../../core/sdk/codeSignIn/codeSignIn';
import { fakeContext } from '../../kit';
import { origin, routesIn, rules } from '../routing/routingFixture';

const evil = 'evil.example';
/** Encodings of another site, or of code, where a path of this site belongs. */
const targets: readonly string[] = [
  ...[
    'https://',
    'http://',
    'HTTPS://',
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '/\t/',
    '/\n/',
    '/\r/',
    '\t//',
    ' //',
    '//\\',
    '/.//',
    '/..//',
    '/%5c',
    '/%5C/',
    '/%2f/',
    '/%2F%2F',
    '/%09/',
    '/%0a/',
    '/%0d/',
    'https:',
    'https:/',
    'https:\\',
    'http:///',
    '@',
    '/@',
    '//@',
    '?//',
    '#//',
    '.',
    '..',
    './/',
    '../',
    '/;@',
    '/:@',
  ].map((lead) => `${lead}${evil}`),
  ...[
    `https://${evil}:443`,
    `https://${evil}\\@ringside.example`,
    `https://ringside.example@${evil}`,
    `https://ringside.example.${evil}`,
    `https://ringside.example%40${evil}`,
    `https://ringside.example:pass@${evil}`,
    `https://ringside.example#@${evil}`,
    `https://shop.example.${evil}`,
    `https://${evil}/shop.example`,
    `https://shop.example@${evil}`,
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'javascript://ringside.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://ringside.example/1',
    'file:///etc/passwd',
    'filesystem:https://ringside.example/temporary/x',
    'about:blank',
    'view-source:https://ringside.example',
    'intent://x#Intent;scheme=https;end',
    'ws://evil.example',
    'ftp://evil.example',
    'mailto:a@b.c',
    'tel:+1',
    'ringside-app://login',
  ],
  ...[
    '',
    ' ',
    '\u0000',
    '\u0000/home',
    '/home\u0000',
    '/ho\u0007me',
    '/login',
    '/login?from=/login',
    '/logout',
    '/logout?from=//evil.example',
    '/oauth/acme?code=x',
    '/oauth/acme/app?code=x',
    '/licence-redirect?code=x',
    '/nowhere',
    '/_admin',
    '/%00',
    '/home\\..\\..\\',
    'home',
    'null',
    'undefined',
    '[object Object]',
    '%',
    '%2',
    '/%',
    '/%zz',
  ],
];

const staysHere = (path: string): boolean => {
  const url = new URL(path, origin);
  return (
    url.origin === origin &&
    rules.match(url.pathname) !== null &&
    !/^\/(login|logout|oauth|licence-redirect)\b/.test(url.pathname)
  );
};

describe('from, entryPage, redirectTo', () => {
  test('there are at least a hundred of them', () => {
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets.length + states.length + codes.length + schemes.length).toBeGreaterThanOrEqual(100);
  });

  test.each(targets.map((value) => [JSON.stringify(value), value]))(
    'ROU-108 SGN-042 SGN-043 SGN-044 %s leads nowhere else',
    (_, value) => {
      for (const name of ['from', 'entryPage', 'redirectTo']) {
        const query = new URLSearchParams({ [name]: value });
        for (const target of [
          postSignInTarget(query, { routes: routesIn(), rules }),
          postSignOutTarget(query, rules),
        ]) {
          expect(target.kind).not.toBe('leave');
          if (target.kind === 'go')
            expect(staysHere(target.path) || target.path.startsWith('/login')).toBe(true);
        }
      }
      const target = safeTarget(value, rules);
      if (target !== null) expect(target.kind === 'inside' && staysHere(target.path)).toBe(true);
    },
  );
});

const states: readonly (string | null)[] = [
  null,
  '',
  'null',
  'undefined',
  's-2',
  'S-1',
  's-1 ',
  ' s-1',
  's-1\u0000',
  's-1,s-1',
  '__proto__',
  'constructor',
  '[]',
  '{}',
  '*',
  '%',
  's-1&state=s-1',
  '0',
  'true',
];
const codes: readonly string[] = ['', ' ', '\u0000'];

function flow() {
  const exchanged: string[] = [];
  const { context, runtime } = fakeContext({
    options: {},
    pluginId: 'sign-in/openid',
    facts: { name: 'openid' },
    storage: ['signin.openid'],
  });
  runtime.navigation.at('/login/openid/acme');
  const provider = codeSignIn(context, {
    clientName: 'acme',
    notes: 'signin.openid',
    apps: [{ bundleId: 'com.ringside', scheme: 'ringside' }],
    authorise: async () => ({ authorisationUri: 'https://id.example/authorize?state=s-1' }),
    exchange: async ({ authorisationCode }) => {
      exchanged.push(authorisationCode);
      return { authorisationToken: 'a', refreshToken: 'r' };
    },
  });
  return { provider, exchanged };
}
const back = (answer: Readonly<Record<string, string>>) =>
  new URL(`${origin}/login/openid/acme?${new URLSearchParams(answer)}`);

describe('state, code, bundle_id', () => {
  test.each(states.map((state) => [JSON.stringify(state), state]))(
    'SGP-007 SGP-010 the state %s exchanges no code',
    async (_, state) => {
      const { provider, exchanged } = flow();
      await provider.begin({ type: 'login', query: new URLSearchParams() });
      await expect(
        provider.resume(back({ code: 'stolen', ...(state === null ? {} : { state }) })),
      ).rejects.toThrow();
      expect(exchanged).toEqual([]);
    },
  );

  test.each(states.map((state) => [JSON.stringify(state), state]))(
    'SGP-020 nor does %s where no sign-in was started',
    async (_, state) => {
      const { provider, exchanged } = flow();
      await expect(
        provider.resume(back({ code: 'stolen', ...(state === null ? {} : { state }) })),
      ).rejects.toThrow();
      expect(exchanged).toEqual([]);
    },
  );

  test('SGP-020 the right state is valid once', async () => {
    const { provider, exchanged } = flow();
    await provider.begin({ type: 'login', query: new URLSearchParams() });
    await provider.resume(back({ code: 'c', state: 's-1' }));
    await expect(provider.resume(back({ code: 'c', state: 's-1' }))).rejects.toThrow();
    expect(exchanged).toEqual(['c']);
  });

  test('an empty code is none', async () => {
    const { provider, exchanged } = flow();
    await provider.begin({ type: 'login', query: new URLSearchParams() });
    await expect(provider.resume(back({ code: '', state: 's-1' }))).rejects.toThrow();
    expect(exchanged).toEqual([]);
  });

  test.each([
    'com.evil',
    '',
    'com.ringside ',
    'COM.RINGSIDE',
    'ringside',
    'javascript',
    '__proto__',
    'com.ringside,com.evil',
  ])('SGP-009 the bundle %j opens no app', async (bundle) => {
    const { provider } = flow();
    await provider.begin({ type: 'login', query: new URLSearchParams({ bundle_id: bundle }) });
    await expect(provider.resume(back({ code: 'c', state: 's-1' }))).resolves.toMatchObject({
      kind: 'tokens',
    });
  });
});

const schemes = [
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'file:///x',
  'vbscript:x',
  'about:blank',
  'intent://x',
  'view-source:x',
  'filesystem:x',
  'chrome://x',
  'ftp://x',
  'ws://x',
  'wss://x',
  'https://x',
  'http://x',
];

test.each(schemes)('SGP-009 %s is no listed app', (address) => {
  expect(isAppAddress(address)).toBe(false);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'http://evil.example',
  'ftp://evil.example',
  'file:///x',
  '//evil.example',
  'evil.example',
  '',
])('SGN-101 the browser does not leave for %j', (address) => {
  expect(isSecureAddress(address)).toBe(false);
});
