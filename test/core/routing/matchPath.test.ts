/** From addresses to roles. */
import { matchRoutes } from 'react-router-dom';
import { matchPath } from '../../../core/routing/matchPath';
import { shippedSignInPaths } from '../../kit/shippedPlugins';
import { isGiftLogin, providerPattern } from '../../../core/routing/providerSubPaths';
import { allRouteTables } from '../../../core/routing/allRouteTables';
import { tableNames, type RouteTable, type TableName } from '../../../core/routing/routeTables';

const tables = allRouteTables();
const open = (pathname: string, activeTable: TableName = 'default') =>
  matchPath({ tables, activeTable, signInPaths: shippedSignInPaths }, pathname);

test.each([
  ['/', 'ROOT', {}],
  ['', 'ROOT', {}],
  ['/home', 'HOME', {}],
  ['/home/', 'HOME', {}],
  ['/Home', 'HOME', {}],
  ['/video/7', 'VOD', { eventId: '7' }],
  ['/video/7/', 'VOD', { eventId: '7' }],
  ['/video/a%2Fb', 'VOD', { eventId: 'a/b' }],
  ['/video/A%20b', 'VOD', { eventId: 'A b' }],
  ['/video/100%', 'VOD', { eventId: '100%' }],
  ['/video/%E0%A4%A', 'VOD', { eventId: '%E0%A4%A' }],
  ['/video/7/%ff', 'VOD', { eventId: '7', eventTitle: '%ff' }],
  ['/watchlists', 'WATCHLISTS', {}],
  ['/watchlists/9', 'WATCHLISTS', { watchlistId: '9' }],
  ['/gift/42', 'GIFT_ITEM', { giftId: '42' }],
  ['/gift/42/login', 'GIFT_LOGIN', { giftId: '42' }],
  ['/gift/42/login/redirect', 'GIFT_LOGIN_REDIRECT', { giftId: '42' }],
  ['/gift/42/pay', 'GIFT_PAY', { giftId: '42' }],
  ['/providers', 'PROVIDERS', {}],
  ['/providers/success', 'PROVIDERS', { result: 'success' }],
  ['/providers/success/tv', 'PROVIDERS', { result: 'success', device: 'tv' }],
  ['/oauth/acme/tvapp', 'OAUTH_APP', { provider: 'acme', appname: 'tvapp' }],
] as const)('%j opens %s with %j', (pathname, role, params) => {
  expect(open(pathname)).toMatchObject({ role, params, table: 'default' });
});

test.each([
  ['/nowhere'],
  ['//home'],
  ['//'],
  ['/video'],
  ['/video//7'],
  ['/video/7/title/more'],
  ['/%'],
  ['/home%00'],
  ['/%2Fhome'],
  ['/.well-known/x'],
])('%j opens no page', (pathname) => {
  expect(open(pathname)).toBeNull();
});

test.each([
  ['/gift/redeem/X1/login', 'GIFT_REDEEM_LOGIN'],
  ['/gift/redeem/X1/register', 'GIFT_REDEEM_REGISTER'],
  ['/gift/login', 'GIFT_LOGIN'],
  ['/gift/login/redirect', 'GIFT_LOGIN_REDIRECT'],
  ['/gift/pay', 'GIFT_PAY'],
  ['/live/7/watch-together', 'WATCH_TOGETHER'],
  ['/login/request-password', 'LOGIN_REQUEST_PASSWORD'],
  ['/login/resetpwd', 'LOGIN_RESET_PASSWORD'],
  ['/login/magic-link', 'LOGIN_MAGIC_LINK'],
])('ROU-090 the literal segments of %s win: %s', (pathname, role) => {
  expect(open(pathname)?.role).toBe(role);
});

test.each([
  '/video/7',
  '/video/7/',
  '/video/7/another-title',
  '/video/7/%F0%9F%A5%8A',
  '/video/7/Wrong%20Title',
])('ROU-100 %s opens the video by its id', (pathname) => {
  expect(open(pathname)).toMatchObject({ role: 'VOD', params: { eventId: '7' } });
});

describe('sign-in providers under a login page', () => {
  const bases = [
    ['LOGIN', '/login', 'LOGIN_PROVIDER', {}],
    ['GIFT_LOGIN', '/gift/42/login', 'GIFT_LOGIN', { giftId: '42' }],
    ['GIFT_LOGIN', '/gift/login', 'GIFT_LOGIN', {}],
    ['GIFT_REDEEM_LOGIN', '/gift/redeem/X1/login', 'GIFT_REDEEM_LOGIN', { redeemCode: 'X1' }],
  ] as const;
  const withClient: readonly string[] = ['generic-oauth', 'openid'];
  const names = shippedSignInPaths.map(({ subPath }) => subPath);
  const subPaths = names
    .filter((name) => name !== 'adobe' && name !== 'generic')
    .map((name) => [name, withClient.includes(name)] as const);
  const cases = bases.flatMap(([base, path, role, params]) =>
    subPaths.map(
      ([name, takesClientName]) =>
        [
          `${path}/${name}${takesClientName ? '/acme' : ''}`,
          base,
          name,
          takesClientName,
          role,
          params,
        ] as const,
    ),
  );

  test('ROU-091 the requirement ledger names twelve', () => {
    expect(
      subPaths.map(([name, takesClientName]) => name + (takesClientName ? '/{clientName}' : '')).sort(),
    ).toEqual([
      ...[
        'GIGYA',
        'apple',
        'facebook',
        'firebase',
        'generic-oauth/{clientName}',
        'google',
        'id',
        'magic-link',
        'openid/{clientName}',
        'opin',
      ],
      ...['pbr', 'sptv'],
    ]);
  });

  test.each(cases)(
    'ROU-091 %s is %s with %s',
    (pathname, base, authProvider, takesClientName, role, params) => {
      const match = open(pathname);
      expect(match?.signIn).toEqual({
        base,
        authProvider,
        ...(takesClientName ? { clientName: 'acme' } : {}),
      });
      const isMagicLinkPage = base === 'LOGIN' && authProvider === 'magic-link';
      expect(match?.role).toBe(isMagicLinkPage ? 'LOGIN_MAGIC_LINK' : role);
      expect(match?.params).toMatchObject(params);
    },
  );

  test.each(tableNames)('ROU-092 sub-paths keep their text in the %s table; pay-TV is adobe', (table) => {
    const { LOGIN, GIFT_LOGIN } = tables[table];
    for (const name of names) {
      expect(open(`${LOGIN}/${name}`, table)).toMatchObject({
        table,
        signIn: { base: 'LOGIN', authProvider: name },
      });
      expect(open(`${GIFT_LOGIN.replace('{giftId?}', '42')}/${name}`, table)).toMatchObject({
        table,
        signIn: { base: 'GIFT_LOGIN', authProvider: name },
      });
    }
    expect(names).toContain('adobe');
  });

  test('a login page alone names no provider, another plugin names its own, and case does not matter', () => {
    expect(open('/login')?.signIn).toEqual({ base: 'LOGIN' });
    expect(open('/gift/login')?.signIn).toEqual({ base: 'GIFT_LOGIN' });
    expect(open('/login/homemade/shop')?.signIn).toEqual({
      base: 'LOGIN',
      authProvider: 'homemade',
      clientName: 'shop',
    });
    expect(open('/login/gigya')?.signIn).toEqual({ base: 'LOGIN', authProvider: 'GIGYA' });
    expect(open('/login/resetpwd')?.signIn).toBeUndefined();
  });

  test('the magic link is found under its plain name in the debug table as well', () => {
    expect(open('/🔓/magic-link', 'DEBUG')).toMatchObject({ role: 'LOGIN_MAGIC_LINK', params: {} });
  });
});

describe('paths of other tables', () => {
  test.each([
    ['/aovivo/7/final', 'default', 'LIVE', 'PT'],
    ['/live/7/final', 'ES', 'LIVE', 'default'],
    ['/%F0%9F%8F%A0', 'PT', 'HOME', 'DEBUG'],
    ['/🏠', 'default', 'HOME', 'DEBUG'],
    ['/⚙\uFE0F', 'default', 'PREFERENCES', 'DEBUG'],
    ['/%F0%9f%8e%81/%f0%9f%8e%9f/X1/%F0%9F%94%93', 'default', 'GIFT_REDEEM_LOGIN', 'DEBUG'],
    ['/video/7', 'PT', 'VOD', 'PT'],
    ['/inicio', 'ES', 'HOME', 'ES'],
    ['/inicio', 'PT', 'HOME', 'PT'],
    ['/inicio', 'default', 'HOME', 'PT'],
    ['/login/request-password', 'ES', 'LOGIN_REQUEST_PASSWORD', 'default'],
    ['/login/solicitar-clave', 'default', 'LOGIN_REQUEST_PASSWORD', 'ES'],
  ] as const)(
    'ROU-005 %s while the %s table is active is %s of the %s table',
    (pathname, active, role, table) => {
      expect(open(pathname, active)).toMatchObject({ role, table });
    },
  );
});

/**
 * Role to pattern in React Router's notation: `/video/{eventId}/{eventTitle?}` becomes
 * `/video/:eventId/:eventTitle?`. Gift login pages include their providers' sub-paths as optional segments.
 */
function patternsFor(table: RouteTable): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(table).map(([role, pattern]) => {
      const whole = isGiftLogin(role)
        ? pattern + providerPattern.replace('{authProvider}', '{authProvider?}')
        : pattern;
      return [role, whole.replace(/\{([A-Za-z]+\??)\}/g, ':$1')];
    }),
  );
}

describe('beside React Router’s own matching', () => {
  test.each(tableNames)('finds the same pages in the %s table', (table) => {
    const routes = Object.entries(patternsFor(tables[table])).map(([role, path]) => ({ id: role, path }));
    for (const pattern of Object.values(tables[table])) {
      const pathname = encodeURI(
        pattern.replace(/\/\{[A-Za-z]+\?\}/g, '').replace(/\{[A-Za-z]+\}/g, 'x1') || '/',
      );
      expect([pathname, matchRoutes(routes, pathname)?.at(-1)?.route.id]).toEqual([
        pathname,
        open(pathname, table)?.role,
      ]);
    }
  });
});
