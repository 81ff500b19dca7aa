/** The requirement ledger's list of routes, table by table, and what a realm may change in it. */
import { parametersOf, segmentsOf } from '../../../core/routing/routePattern';
import { technicalRoles, type RouteParams } from '../../../core/routing/routeRoles';
import { allRouteTables } from '../../../core/routing/allRouteTables';
import { tableNames } from '../../../core/routing/routeTables';
import { defaultTable } from '../../../core/routing/tables/defaultTable';
import { ledgerRoutes as ledger } from './ledgerRoutes';

const tables = allRouteTables();

describe('the built-in tables', () => {
  test.each(ledger)('%s %s is %s, %s, %s, %s', (_id, role, path, PT, ES, DEBUG) => {
    expect(tableNames.map((name) => tables[name][role])).toEqual([path, PT, ES, DEBUG]);
  });

  test('ROU-001 four tables exist, and the requirement ledger lists every role of them', () => {
    expect(Object.keys(tables)).toEqual(['default', 'PT', 'ES', 'DEBUG']);
    expect(ledger.map(([, role]) => role).sort()).toEqual(Object.keys(tables.default).sort());
  });

  test('ROU-004 all tables hold the same roles with the same parameter names', () => {
    const shape = (name: (typeof tableNames)[number]) =>
      Object.fromEntries(
        Object.entries(tables[name])
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([role, path]) => [role, parametersOf(path)]),
      );
    for (const name of tableNames) expect(shape(name)).toEqual(shape('default'));
  });

  test('ROU-006 every literal segment of the debug table is an emoji', () => {
    const literals = Object.values(tables.DEBUG).flatMap((path) =>
      segmentsOf(path).flatMap((segment) => (segment.kind === 'literal' ? [segment.text] : [])),
    );
    expect(literals.length).toBeGreaterThan(80);
    expect(literals.filter((text) => !/^\p{Extended_Pictographic}$/u.test(text))).toEqual([]);
  });

  test('ROU-007 technical roles keep the default path in Portuguese and Spanish', () => {
    const named =
      /^(OAUTH|OIDC|PROVIDERS|ADMIN|LICENCE_REDIRECT|MOBILE_EXTERNAL|IMPERSONATION|TV_LOGIN|PLUGIN|MULTI_VIDEO|PAYMENT)(_|$)/;
    expect([...technicalRoles].sort()).toEqual(
      Object.keys(defaultTable)
        .filter((role) => named.test(role))
        .sort(),
    );
    for (const role of technicalRoles)
      expect([tables.PT[role], tables.ES[role]]).toEqual([tables.default[role], tables.default[role]]);
  });

  test('ROU-093 parameter names are those of the requirement ledger', () => {
    const ofTheLedger = [
      ...[
        'seasonId',
        'seriesId',
        'eventId',
        'playlistId',
        'providerId',
        'giftId',
        'redeemCode',
        'watchlistId',
        'pageId',
        'feedName',
        'newId',
      ],
      ...[
        'licenceId',
        'clientName',
        'authProvider',
        'appname',
        'tvAuthType',
        'result',
        'device',
        'token',
        'code',
        'id',
      ],
    ];
    const inThePatterns = ['provider', 'eventTitle', 'playlistTitle', 'seasonTitle', 'seriesTitle'];
    const used = new Set(
      Object.values(tables.default).flatMap((path) =>
        parametersOf(path).map((name) => name.replace('?', '')),
      ),
    );
    expect([...used].sort()).toEqual([...ofTheLedger, ...inThePatterns].sort());
  });

  test('parameters are typed by role', () => {
    const video: RouteParams<'VOD'> = { eventId: '7' };
    // @ts-expect-error a video needs its id
    const nothing: RouteParams<'VOD'> = {};
    // @ts-expect-error home takes no parameter
    const home: RouteParams<'HOME'> = { eventId: '7' };
    const provider: RouteParams<'GIFT_LOGIN'> = { giftId: '3', authProvider: 'openid' };
    expect([video, nothing, home, provider]).toHaveLength(4);
  });
});

describe("a realm's own paths", () => {
  test('ROU-051 the member area is /members unless the realm sets its path, and stays an emoji in the debug table', () => {
    const built = allRouteTables({ memberAreaPath: '/fight-club' });
    expect(tableNames.map((name) => tables[name].MEMBER_AREA)).toEqual([
      '/members',
      '/members',
      '/members',
      '/💳',
    ]);
    expect(tableNames.map((name) => built[name].MEMBER_AREA)).toEqual([
      '/fight-club',
      '/fight-club',
      '/fight-club',
      '/💳',
    ]);
  });

  test('an override wins over the member area path and changes its own table alone', () => {
    const built = allRouteTables({
      memberAreaPath: '/fight-club',
      overrides: { PT: { MEMBER_AREA: '/clube' } },
    });
    expect([built.default.MEMBER_AREA, built.PT.MEMBER_AREA]).toEqual(['/fight-club', '/clube']);
  });

  test.each([
    ['NEWS', 'NEWS_ITEM', '/noticiario', '/noticiario/{feedName}/{newId}'],
    ['FIGHTERS', 'FIGHTER', '/atletas', '/atletas/{id}'],
    ['GIFT', 'GIFT_REDEEM_LOGIN', '/oferta', '/oferta/resgatar/{redeemCode}/iniciar-sessao'],
    ['LOGIN', 'LOGIN_REQUEST_PASSWORD', '/entrar', '/entrar/pedir-senha'],
    ['PAY_CONFIRMATION', 'PAY', '/pagamento', '/pagamento/{providerId}'],
    ['OIDC', 'OIDC_SIGNUP', '/openid', '/openid/signup'],
  ] as const)('renaming %s also changes %s', (head, member, path, expected) => {
    expect(allRouteTables({ overrides: { PT: { [head]: path } } }).PT[member]).toBe(expected);
  });

  test('a page that is renamed itself does not follow', () => {
    const built = allRouteTables({
      overrides: { ES: { NEWS: '/prensa', NEWS_ITEM: '/articulo/{feedName}/{newId}' } },
    });
    expect(built.ES.NEWS_ITEM).toBe('/articulo/{feedName}/{newId}');
  });

  test('a route plugin adds its role to every table, with the default path where it has no other', () => {
    const built = allRouteTables({
      pluginRoutes: [{ role: 'TICKETS', paths: { default: '/tickets/{id?}', PT: '/bilhetes/{id?}' } }],
    });
    expect(tableNames.map((name) => built[name].TICKETS)).toEqual([
      '/tickets/{id?}',
      '/bilhetes/{id?}',
      '/tickets/{id?}',
      '/tickets/{id?}',
    ]);
  });

  test('a route plugin for a built-in role leaves its paths alone', () => {
    expect(
      allRouteTables({ pluginRoutes: [{ role: 'NEWS', paths: { default: '/gazette' } }, { role: 'EPG' }] }),
    ).toEqual(tables);
  });
});
