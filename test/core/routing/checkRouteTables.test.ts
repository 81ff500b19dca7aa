/** Errors that the check reports in route tables. */
import { checkRouteTables } from '../../../core/routing/checkRouteTables';
import { allRouteTables } from '../../../core/routing/allRouteTables';
import type { RouteSettings, RouteTables } from '../../../core/routing/routeTables';

const found = (settings: RouteSettings, pluginRoles: readonly string[] = []) =>
  checkRouteTables(allRouteTables(settings), pluginRoles).map(({ code, table, role, other, otherTable }) =>
    [code, table, role, other, otherTable].filter((part) => part !== undefined).join(' '),
  );

test('the built-in tables are valid', () => {
  expect(checkRouteTables(allRouteTables())).toEqual([]);
});

test.each<[what: string, settings: RouteSettings, problems: readonly string[]]>([
  ['an unknown role', { overrides: { PT: { HOMES: '/casa' } } }, ['unknownRole PT HOMES']],
  [
    'ROU-004 a parameter lost',
    { overrides: { ES: { FIGHTER: '/luchador' } } },
    ['parametersDiffer ES FIGHTER'],
  ],
  [
    'ROU-004 a parameter renamed',
    { overrides: { default: { SECTION: '/section/{sectionId}' } } },
    ['parametersDiffer default SECTION'],
  ],
  [
    'ROU-004 an optional parameter made required',
    { overrides: { PT: { WATCHLISTS: '/listas/{watchlistId}' } } },
    ['parametersDiffer PT WATCHLISTS'],
  ],
  ['two pages at one path', { memberAreaPath: '/news' }, ['unreachable default NEWS MEMBER_AREA']],
  [
    'two pages at one path, told by case alone',
    { overrides: { DEBUG: { HOME: '/🧭\uFE0F' } } },
    ['unreachable DEBUG BROWSE HOME'],
  ],
  [
    'a path taken when an optional parameter is left out',
    { overrides: { ES: { HOME: '/listas' } } },
    ['collision ES WATCHLISTS HOME'],
  ],
  ['a relative path', { overrides: { PT: { HOME: 'casa' } } }, ['malformedPattern PT HOME']],
  ['an empty segment', { overrides: { PT: { HOME: '/a//b' } } }, ['malformedPattern PT HOME']],
  ['a dot segment', { overrides: { PT: { HOME: '/a/../b' } } }, ['malformedPattern PT HOME']],
  ['a query', { overrides: { PT: { HOME: '/casa?x=1' } } }, ['malformedPattern PT HOME']],
  ['a brace left open', { overrides: { PT: { SECTION: '/secao/{id' } } }, ['malformedPattern PT SECTION']],
  [
    'a parameter within a segment',
    { overrides: { PT: { SECTION: '/secao-{id}' } } },
    ['malformedPattern PT SECTION'],
  ],
  [
    'a parameter twice',
    { overrides: { PT: { SECTION: '/secao/{id}/{id}' } } },
    ['malformedPattern PT SECTION'],
  ],
  [
    'ROU-005 a path that opens another page in another table',
    { overrides: { PT: { RELEASES: '/browse' } } },
    ['ambiguousBetweenTables PT RELEASES BROWSE default'],
  ],
])('%s is reported', (_what, settings, problems) => {
  expect(found(settings)).toEqual(expect.arrayContaining([...problems]));
});

test('a valid override is no problem', () => {
  expect(
    found({ memberAreaPath: '/club', overrides: { PT: { PURCHASE: '/comprar-agora', GIFT: '/oferta' } } }),
  ).toEqual([]);
});

test('a role that one table lacks is reported', () => {
  const tables = allRouteTables();
  const { HOME: _home, ...rest } = tables.ES;
  expect(checkRouteTables({ ...tables, ES: rest as RouteTables['ES'] })).toEqual([
    { code: 'missingRole', table: 'ES', role: 'HOME' },
  ]);
});

describe('route plugins', () => {
  const tickets = { role: 'TICKETS', paths: { default: '/tickets/{id}' } };

  test('a declared role of their own is known', () => {
    expect(found({ pluginRoutes: [tickets] }, ['TICKETS'])).toEqual([]);
    expect(found({ pluginRoutes: [tickets] })).toContain('unknownRole default TICKETS');
  });

  test('a role of their own needs a path', () => {
    expect(found({ pluginRoutes: [{ role: 'TICKETS' }] }, ['TICKETS'])).toContain(
      'missingRole default TICKETS',
    );
  });

  test('their parameters are the same in every table', () => {
    const route = { role: 'TICKETS', paths: { default: '/tickets/{id}', PT: '/bilhetes/{ticketId}' } };
    expect(found({ pluginRoutes: [route] }, ['TICKETS'])).toEqual(['parametersDiffer PT TICKETS']);
  });

  test('they cannot take a built-in path', () => {
    const route = { role: 'TICKETS', paths: { default: '/gift/{id}' } };
    expect(found({ pluginRoutes: [route] }, ['TICKETS'])).toContain('unreachable default TICKETS GIFT_ITEM');
  });

  test("nor the sub-paths of a login page's providers", () => {
    const route = { role: 'TICKETS', paths: { default: '/gift/{id}/login/{device}' } };
    expect(found({ pluginRoutes: [route] }, ['TICKETS'])).toEqual(
      expect.arrayContaining([expect.stringMatching(/default .*TICKETS/)]),
    );
  });
});
