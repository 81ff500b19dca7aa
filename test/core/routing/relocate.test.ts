/** The same page in another table. */
import { relocate, sameRoleIn } from '../../../core/routing/relocate';
import { allRouteTables } from '../../../core/routing/allRouteTables';
import { tableNames } from '../../../core/routing/routeTables';
import { openIn, routesIn, tables } from './routingFixture';

const nothing = { search: '', hash: '' };

const relocated = (address: string, activeTable: Parameters<typeof openIn>[1]) => {
  const { pathname, search, hash } = new URL(address, 'https://ringside.example');
  const match = openIn(pathname, activeTable);
  return match === null ? 'no page' : relocate(routesIn(activeTable), match, { search, hash });
};

test.each([
  ['/aovivo/7/final?from=%2Fhome#chat', 'default', '/live/7/final?from=%2Fhome#chat'],
  ['/live/7', 'PT', '/aovivo/7'],
  ['/login/request-password?x=1', 'ES', '/login/solicitar-clave?x=1'],
  ['/login/openid/acme?code=c&state=s', 'PT', '/iniciar-sessao/openid/acme?code=c&state=s'],
  ['/gift/3/login/apple', 'ES', '/regalo/3/login/apple'],
  ['/gift/login', 'PT', '/presente/iniciar-sessao'],
  ['/season/4/wrong-title', 'ES', '/temporada/4/wrong-title'],
  ['/home', 'DEBUG', '/%F0%9F%8F%A0'],
  ['/%F0%9F%8E%AC/a%2Fb', 'default', '/video/a%2Fb'],
  ['/video/7?x=1', 'PT', null],
  ['/inicio', 'ES', null],
  ['/oauth/acme?code=c', 'ES', null],
] as const)('ROU-005 %s while the %s table is active is replaced with %s', (address, active, expected) => {
  expect(relocated(address, active)).toBe(expected);
});

test('ROU-005 an address is replaced once: its replacement stays', () => {
  for (const [role, pattern] of Object.entries(tables.default)) {
    const pathname = pattern.replace(/\{[A-Za-z]+\??\}/g, 'x1');
    for (const table of tableNames) {
      const target = relocated(pathname, table);
      if (target !== null) expect([role, table, relocated(target, table)]).toEqual([role, table, null]);
    }
  }
});

test('ROU-003 a change of language keeps the page, its parameters, query and hash', () => {
  const match = openIn('/temporada/4/verano', 'ES');
  const tail = { search: '?from=a', hash: '#x' };
  expect(match && tableNames.map((table) => sameRoleIn(routesIn(table), match, tail))).toEqual([
    '/season/4/verano?from=a#x',
    '/temporada/4/verano?from=a#x',
    '/temporada/4/verano?from=a#x',
    '/%F0%9F%8D%82/4/verano?from=a#x',
  ]);
});

test('a page hidden by another one in the other table is not opened', () => {
  const broken = allRouteTables({ overrides: { PT: { RELEASES: '/inicio' } } });
  const routes = { tables: broken, activeTable: 'PT', signInPaths: [] } as const;
  const match = { role: 'RELEASES', params: {}, table: 'default' } as const;
  expect(sameRoleIn(routes, match, nothing)).toBeNull();
});
