/** From roles to addresses. */
import { buildPath, pathOf, queryString, type ParamValues } from '../../../core/routing/buildPath';
import { matchPath } from '../../../core/routing/matchPath';
import { variantsOf, segmentsOf } from '../../../core/routing/routePattern';
import { allRouteTables } from '../../../core/routing/allRouteTables';
import { tableNames, type TableName } from '../../../core/routing/routeTables';
import { shippedSignInPaths } from '../../kit/shippedPlugins';

const tables = allRouteTables({
  pluginRoutes: [{ role: 'TICKETS', paths: { default: '/tickets/{id?}' } }],
});
const inTable = (activeTable: TableName) => ({ tables, activeTable, signInPaths: shippedSignInPaths });

test.each<[role: string, params: ParamValues, table: TableName, expected: string | null]>([
  ['HOME', {}, 'default', '/home'],
  ['ROOT', {}, 'PT', '/'],
  ['VOD', { eventId: '7', eventTitle: 'Big Fight: Pt. 2' }, 'default', '/video/7/big-fight-pt-2'],
  ['VOD', { eventId: '7' }, 'default', '/video/7'],
  ['VOD', { eventId: '7', eventTitle: undefined }, 'PT', '/video/7'],
  ['LIVE', { eventId: '7', eventTitle: 'Final' }, 'ES', '/envivo/7/final'],
  ['LIVE', { eventId: '7', eventTitle: 'النهائي' }, 'default', `/live/7/${encodeURIComponent('النهائي')}`],
  ['HOME', {}, 'DEBUG', '/%F0%9F%8F%A0'],
  ['WATCHLISTS', {}, 'default', '/watchlists'],
  ['WATCHLISTS', { watchlistId: '' }, 'default', '/watchlists'],
  ['GIFT_LOGIN', {}, 'default', '/gift/login'],
  ['GIFT_LOGIN', { giftId: '3' }, 'PT', '/presente/3/iniciar-sessao'],
  ['PROVIDERS', { result: 'success', device: 'tv' }, 'default', '/providers/success/tv'],
  ['PROVIDERS', { device: 'tv' }, 'default', '/providers'],
  ['SECTION', { id: 'a b/c?d#e%f' }, 'default', '/section/a%20b%2Fc%3Fd%23e%25f'],
  ['SECTION', { id: '\uD800' }, 'default', '/section/%EF%BF%BD'],
  ['SECTION', { id: '..' }, 'default', '/section/%252E%252E'],
  ['SECTION', { id: '..a' }, 'default', '/section/..a'],
  ['SECTION', { id: 'a..' }, 'default', '/section/a..'],
  ['GIFT_LOGIN', { giftId: '3', authProvider: 'id' }, 'default', '/gift/3/login/id'],
  ['HOME', { authProvider: 'id' }, 'default', '/home'],
  ['TICKETS', { id: '4' }, 'PT', '/tickets/4'],
  ['NOBODY', {}, 'default', null],
  ['constructor', {}, 'default', null],
])('ROU-008 %s with %j in the %s table is %s', (role, params, table, expected) => {
  expect(pathOf(inTable(table), role, params)).toBe(expected);
});

test('ROU-008 query and hash are appended, encoded, without undefined values', () => {
  const query = { q: 'a&b ç', page: 2, all: true, eventId: ['1', '2'], none: undefined, nil: null };
  expect(buildPath(inTable('default'), 'SEARCH', {}, { query, hash: 'top' })).toBe(
    '/search?q=a%26b+%C3%A7&page=2&all=true&eventId=1&eventId=2#top',
  );
  expect(buildPath(inTable('default'), 'HOME', {}, { query: {}, hash: '#search' })).toBe('/home#search');
  expect(buildPath(inTable('default'), 'HOME', {}, { hash: 'a#b' })).toBe('/home#a#b');
  expect(queryString(new URLSearchParams('a=1'))).toBe('?a=1');
});

test.each(['.', '..'])('an id of dots (%s) cannot traverse out of the path', (id) => {
  const path = buildPath(inTable('default'), 'SECTION', { id });
  expect(new URL(path, 'https://ringside.example').pathname).toBe(path);
  expect(path).toMatch(/^\/section\/./);
});

test('an empty id ends the path before it', () => {
  expect(buildPath(inTable('default'), 'FIGHTER', { id: '' })).toBe('/fighters');
  expect(buildPath(inTable('default'), 'VOD', { eventId: '', eventTitle: 'Final' })).toBe('/video');
});

test.each([
  ['default', 'Watch together', '/live/7'],
  ['default', 'Watch together now', '/live/7/watch-together-now'],
  ['PT', 'Ver juntos', '/aovivo/7'],
  ['ES', 'Ver juntos', '/envivo/7'],
] as const)('in the %s table a title such as %j never opens another page', (table, eventTitle, expected) => {
  expect(buildPath(inTable(table), 'LIVE', { eventId: '7', eventTitle })).toBe(expected);
});

test.each([
  ['LOGIN', { authProvider: 'apple' }, 'default', '/login/apple'],
  ['LOGIN', { authProvider: 'openid', clientName: 'acme' }, 'PT', '/iniciar-sessao/openid/acme'],
  ['LOGIN', { authProvider: 'magic-link' }, 'DEBUG', '/%F0%9F%94%93/%E2%9C%A8'],
  ['LOGIN', {}, 'ES', '/login'],
  ['GIFT_LOGIN', { giftId: '3', authProvider: 'gigya' }, 'default', '/gift/3/login/GIGYA'],
  [
    'GIFT_LOGIN',
    { authProvider: 'generic-oauth', clientName: 'acme' },
    'ES',
    '/regalo/login/generic-oauth/acme',
  ],
  [
    'GIFT_REDEEM_LOGIN',
    { redeemCode: 'X1', authProvider: 'adobe' },
    'PT',
    '/presente/resgatar/X1/iniciar-sessao/adobe',
  ],
] as const)('ROU-091 %s with %j in the %s table is %s', (role, params, table, expected) => {
  expect(pathOf(inTable(table), role, params)).toBe(expected);
});

describe.each(tableNames)('in the %s table', (table) => {
  const cases = Object.entries(tables[table]).flatMap(([role, pattern]) =>
    variantsOf(segmentsOf(pattern)).map((segments): [string, ParamValues] => [
      role,
      Object.fromEntries(
        segments.flatMap((segment) =>
          segment.kind === 'parameter' ? [[segment.name, `${segment.name.toLowerCase()}-1`]] : [],
        ),
      ),
    ]),
  );
  test.each(cases)('the path of %s with %j is matched by it', (role, params) => {
    const path = pathOf(inTable(table), role, params);
    expect(matchPath(inTable(table), path ?? '')).toMatchObject({ role, params, table });
  });
});

test.each([
  ['VOD', 'Big Fight: Pt. 2', '/video/7/big-fight-pt-2'],
  ['VOD', '', '/video/7'],
  ['VOD', '!?', '/video/7'],
  ['LIVE', 'Final', '/live/7/final'],
  ['LIVE', '', '/live/7'],
  ['INTERSTITIAL', 'Final', '/interstitial/7/final'],
  ['INTERSTITIAL', '', '/interstitial/7'],
] as const)(
  'PLY-038 PLY-090 the address of %s with the title %p is %p, and is matched by it',
  (role, eventTitle, path) => {
    expect(buildPath(inTable('default'), role, { eventId: '7', eventTitle })).toBe(path);
    expect(matchPath(inTable('default'), path)).toMatchObject({ role, params: { eventId: '7' } });
  },
);
