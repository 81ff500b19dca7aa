/** Redirect targets from addresses: which are followed and which are not. */
import { redirectOrigins, safePath, safeTarget } from '../../../core/routing/safeTarget';
import { origin, rules } from './routingFixture';

test.each([
  ['/', '/'],
  ['/home', '/home'],
  ['/home/', '/home/'],
  ['/home?x=1#top', '/home?x=1#top'],
  ['/video/7/final?a=b&c=d', '/video/7/final?a=b&c=d'],
  ['/aovivo/7', '/aovivo/7'],
  ['/🏠', '/%F0%9F%8F%A0'],
  ['/video/../home', '/home'],
  ['/%2e%2e/home', '/home'],
  ['/video/%2F%2Fevil.example', '/video/%2F%2Fevil.example'],
  ['/search?q=//evil.example', '/search?q=//evil.example'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/purchase?from=%2F%2Fevil.example', '/purchase?from=%2F%2Fevil.example'],
  ['/home#//evil.example', '/home#//evil.example'],
  ['/video/javascript:alert(1)', '/video/javascript:alert(1)'],
  ['/signup?licences=L1', '/signup?licences=L1'],
  ['/tv-login', '/tv-login'],
  ['/gift/3/pay', '/gift/3/pay'],
])('ROU-108 the path %j is followed as %s', (value, path) => {
  expect(safeTarget(value, rules)).toEqual({ kind: 'inside', path });
});

test.each([
  ['https://shop.example/basket?x=1#y', 'https://shop.example/basket?x=1#y'],
  ['https://shop.example', 'https://shop.example/'],
  ['HTTPS://SHOP.EXAMPLE/a', 'https://shop.example/a'],
  ['https://shop.example:443/a', 'https://shop.example/a'],
  ['http://localhost:8081/a', 'http://localhost:8081/a'],
  ['https://id.example/elsewhere', 'https://id.example/elsewhere'],
])('ROU-108 the address %j is at an allowed origin', (value, url) => {
  expect(safeTarget(value, rules)).toEqual({ kind: 'outside', url });
});

const refused: readonly [why: string, value: string | null | undefined][] = [
  ['nothing', null],
  ['nothing', undefined],
  ['nothing', ''],
  ['relative', 'home'],
  ['relative', './home'],
  ['relative', '?x=1'],
  ['relative', '#x'],
  ['another host without a scheme', '//evil.example'],
  ['another host without a scheme', '///evil.example'],
  ['another host without a scheme', '//evil.example/home'],
  ['our host without a scheme', '//ringside.example/home'],
  ['a backslash', '/\\evil.example'],
  ['a backslash', '\\\\evil.example'],
  ['a backslash', '/home\\..\\..\\evil'],
  ['a backslash', 'https:\\\\evil.example'],
  ['a backslash', 'https://shop.example\\@evil.example'],
  ['a control character', '/\t/evil.example'],
  ['a control character', '/\n/evil.example'],
  ['a control character', '\r\n//evil.example'],
  ['a control character', '/home\u0000'],
  ['a control character', '/home\u007f'],
  ['a control character', '/home\u0085'],
  ['a control character', 'java\nscript:alert(1)'],
  ['a control character', 'ht\ttps://shop.example/'],
  ['a control character in a parameter', '/video/7%0d%0aSet-Cookie:x'],
  ['a blank before', ' /home'],
  ['a blank before', '\u00a0//evil.example'],
  ['a blank after', '/home '],
  ['dots that leave two slashes', '/..//evil.example'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['dots that leave two slashes', '/home/..//evil.example'],
  ['dots that leave two slashes', '/%2e%2e//evil.example'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded slash', '/%2F/evil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['an encoded backslash in a parameter', '/video/%5C%5Cevil.example'],
  ['another script for a slash', '/／evil.example'],
  ['another script for a slash', '／/evil.example'],
  ['an unknown page', '/nowhere'],
  ['an unknown page', '/api/v2/user'],
  ['an unknown page', '/assets/main.js'],
  ['broken escapes', '/%'],
  ['a scheme', 'javascript:alert(1)'],
  ['a scheme', 'JavaScript://shop.example/%0aalert(1)'],
  ['a scheme', 'data:text/html,<script>alert(1)</script>'],
  ['a scheme', 'vbscript:x'],
  ['a scheme', 'blob:https://ringside.example/1'],
  ['a scheme', 'file:///etc/passwd'],
  ['a scheme', 'mailto:x@evil.example'],
  ['a scheme', 'ftp://shop.example/'],
  ['a scheme', 'brandapp://login'],
  ['another origin', 'https://evil.example'],
  ['another origin', 'https:evil.example'],
  ['another origin', 'https:/evil.example'],
  ['another origin', 'https:///evil.example'],
  ['a scheme short of slashes', 'https:shop.example'],
  ['a sub-domain', 'https://evil.shop.example/'],
  ['a longer name', 'https://shop.example.evil.example/'],
  ['a longer name', 'https://shop.exampleevil'],
  ['a shorter scheme', 'http://shop.example/'],
  ['another port', 'https://shop.example:8443/'],
  ['another port', 'http://localhost:8082/'],
  ['a name before the host', 'https://shop.example@evil.example/'],
  ['a name before the host', 'https://user@shop.example/'],
  ['a name before the host', 'https://user:pass@shop.example/'],
  ['a dot after the host', 'https://shop.example./'],
  ['our own origin, spelled out and not allowed', `${origin}/home`],
  ['no address', 'https://'],
  ['no address', 'https://[::1'],
  ['a login page', '/login'],
  ['a login page', '/LOGIN/'],
  ['a login page', '/iniciar-sessao'],
  ['a login page', '/%F0%9F%94%93'],
  ['a login page', '/login/openid/acme?code=stolen'],
  ['a login page', '/login/magic-link?token=stolen'],
  ['a login page', '/login/resetpwd'],
  ['a login page', '/video/../login'],
  ['a login page', '/gift/3/login/apple'],
  ['a login page', '/gift/redeem/X1/login'],
  ['a login page', '/oidc/login'],
  ['signing out', '/logout'],
  ['signing out', '/cerrarsesion?from=/home'],
  ['another’s session', '/impersonate/stolen'],
  ['another’s code', '/oauth/acme?code=stolen'],
  ['another’s code', '/oauth/acme/tvapp?code=stolen'],
  ['another’s code', '/licence-redirect?code=stolen'],
];

test.each(refused)('ROU-108 %s: %j is not followed', (_why, value) => {
  expect(safeTarget(value, rules)).toBeNull();
});

test('ROU-108 every followed target is at the site or at an allowed origin', () => {
  const starts = [
    '/',
    '//',
    '/\\',
    '/.',
    '/..',
    '/%2e',
    '/;',
    '/@',
    'https:',
    'https:/',
    'https://',
    '/home',
    '/video/7',
    '',
    ' ',
    '\t',
    '/\t',
  ];
  const ends = [
    '/evil.example',
    '//evil.example',
    '\\evil.example',
    '@evil.example',
    '.evil.example',
    ':80@evil.example',
    '?//evil.example',
    '#//evil.example',
    '/..//evil.example',
  ];
  for (const value of starts.flatMap((start) => ends.map((end) => start + end))) {
    const target = safeTarget(value, rules);
    if (target === null) continue;
    expect([value, target.kind]).toEqual([value, 'inside']);
    if (target.kind === 'inside')
      expect([value, new URL(target.path, origin).origin]).toEqual([value, origin]);
  }
});

test('ROU-108 allowed origins are those of the realm’s list and of its providers’ callback addresses, exactly', () => {
  const origins = redirectOrigins(
    ['https://shop.example/', 'https://*.wild.example', 'nonsense', 'brandapp://open'],
    ['https://id.example/cb?x=1', 'http://localhost:3000/cb', 'javascript:alert(1)', ''],
  );
  expect([...origins]).toEqual(['https://shop.example', 'https://id.example', 'http://localhost:3000']);
  expect([...redirectOrigins()]).toEqual([]);
});

test('ROU-108 without a list every absolute address is refused', () => {
  expect(safeTarget('https://shop.example/', { origin, match: rules.match })).toBeNull();
});

test('our own origin, when it is on the list, is subject to the rules for paths', () => {
  const own = { ...rules, allowedOrigins: redirectOrigins([], [`${origin}/login/openid/acme`]) };
  expect(safeTarget(`${origin}/home?x=1`, own)).toEqual({ kind: 'inside', path: '/home?x=1' });
  expect(safeTarget(`${origin}//evil.example`, own)).toBeNull();
  expect(safeTarget(`${origin}/logout`, own)).toBeNull();
  expect(safeTarget(`${origin}/nowhere`, own)).toBeNull();
});

test('a flow that never leaves the site accepts paths alone', () => {
  expect(safePath('/home?x=1', rules)).toBe('/home?x=1');
  expect(safePath('https://shop.example/', rules)).toBeNull();
  expect(safePath(null, rules)).toBeNull();
});

test.each(['/licence-redirect', '/logout', '/oauth/acme'])(
  'LIC-088 code may open %s, which acts when it is opened',
  (value) => {
    expect(safeTarget(value, { ...rules, actingPages: 'allowed' })).toEqual({ kind: 'inside', path: value });
  },
);
