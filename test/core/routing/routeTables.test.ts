/** The ledger's list of routes, table by table, and what a realm may change in it. */
import { parametersOf, segmentsOf } from '../../../core/routing/routePattern';
import { technicalRoles, type RouteParams, type RouteRole } from '../../../core/routing/routeRoles';
import { buildRouteTables, tableNames } from '../../../core/routing/routeTables';
import { defaultTable } from '../../../core/routing/tables/defaultTable';

const tables = buildRouteTables();

type Row = [id: string, role: RouteRole, path: string, PT: string, ES: string, DEBUG: string];

/** Rows that a page completes elsewhere carry no id. */
const ledger: readonly Row[] = [
  ['ROU-010', 'ROOT', '/', '/', '/', '/'],
  ['ROU-011', 'HOME', '/home', '/inicio', '/inicio', '/🏠'],
  ['ROU-012', 'BROWSE', '/browse', '/explorar', '/canales', '/🧭'],
  ['ROU-013', 'SCHEDULE', '/schedule', '/programacao', '/programacion', '/📅'],
  ['ROU-014', 'EPG', '/epg', '/guia-tv', '/guiacanales', '/📺'],
  ['ROU-015', 'LIVE_NOW', '/livenow', '/aovivo', '/envivo', '/🔴'],
  ['ROU-016', 'UPCOMING', '/upcoming', '/em-breve', '/proximamente', '/⏭'],
  ['ROU-017', 'RELEASES', '/releases', '/lancamentos', '/estrenos', '/🆕'],
  ['ROU-018', 'GRID', '/grid', '/grelha', '/cuadricula', '/🔲'],
  ['ROU-019', 'SEARCH', '/search', '/pesquisar', '/buscar', '/🔍'],
  ['ROU-020', 'ACCOUNT', '/account', '/conta', '/cuenta', '/👤'],
  ['ROU-022', 'PREFERENCES', '/preferences', '/preferencias', '/preferencias', '/⚙'],
  ['ROU-023', 'PROFILES', '/profiles', '/perfis', '/perfiles', '/👥'],
  ['ROU-024', 'FAVOURITES', '/favourites', '/favoritos', '/favoritos', '/⭐'],
  ['ROU-025', 'HISTORY', '/history', '/historico', '/historial', '/🕘'],
  ['ROU-026', 'WATCHLISTS', '/watchlists/{watchlistId?}', '/listas/{watchlistId?}', '/listas/{watchlistId?}', '/📋/{watchlistId?}'],
  ['ROU-027', 'ACTIVATE', '/activate/{id}', '/ativar/{id}', '/activar/{id}', '/⚡/{id}'],
  ['ROU-028', 'CONFIRM_RESET', '/confirm-reset/{code}', '/confirmar-reposicao/{code}', '/confirmar-restablecer/{code}', '/✅/{code}'],
  ['ROU-029', 'REQUEST_NEW_PWD', '/requestnewpwd', '/pedir-senha', '/solicitar-clave', '/🆘'],
  ['ROU-030', 'RESET_PWD', '/resetpwd', '/repor-senha', '/restablecer-clave', '/🔏'],
  ['ROU-031', 'EMAIL_CONFIRMATION', '/email-confirmation', '/confirmar-email', '/confirmar-correo', '/📧'],
  ['ROU-032', 'EXTERNAL_PAGE', '/externalpage/{pageId}', '/pagina-externa/{pageId}', '/pagina-externa/{pageId}', '/🌐/{pageId}'],
  ['ROU-033', 'MOBILE_EXTERNAL', '/mobile-external', '/mobile-external', '/mobile-external', '/📱'],
  ['ROU-034', 'FIGHTERS', '/fighters', '/lutadores', '/luchadores', '/🥊'],
  ['ROU-035', 'FIGHTER', '/fighters/{id}', '/lutadores/{id}', '/luchadores/{id}', '/🥊/{id}'],
  ['ROU-036 GFT-001 GFT-007', 'GIFT', '/gift', '/presente', '/regalo', '/🎁'],
  ['ROU-037 GFT-001 GFT-007', 'GIFT_ITEM', '/gift/{giftId}', '/presente/{giftId}', '/regalo/{giftId}', '/🎁/{giftId}'],
  ['ROU-038 GFT-002 GFT-006', 'GIFT_LOGIN', '/gift/{giftId?}/login', '/presente/{giftId?}/iniciar-sessao', '/regalo/{giftId?}/login', '/🎁/{giftId?}/🔓'],
  [
    'ROU-039',
    'GIFT_LOGIN_REDIRECT',
    '/gift/{giftId?}/login/redirect',
    '/presente/{giftId?}/iniciar-sessao/redirect',
    '/regalo/{giftId?}/login/redirect',
    '/🎁/{giftId?}/🔓/↪',
  ],
  ['ROU-040', 'GIFT_PAY', '/gift/{giftId?}/pay', '/presente/{giftId?}/pagar', '/regalo/{giftId?}/pagar', '/🎁/{giftId?}/💰'],
  [
    'ROU-041',
    'GIFT_REDEEM_LOGIN',
    '/gift/redeem/{redeemCode}/login',
    '/presente/resgatar/{redeemCode}/iniciar-sessao',
    '/regalo/canjear/{redeemCode}/login',
    '/🎁/🎟/{redeemCode}/🔓',
  ],
  [
    'ROU-042',
    'GIFT_REDEEM_REGISTER',
    '/gift/redeem/{redeemCode}/register',
    '/presente/resgatar/{redeemCode}/registar',
    '/regalo/canjear/{redeemCode}/registro',
    '/🎁/🎟/{redeemCode}/📝',
  ],
  ['ROU-043', 'REDEEM', '/redeem', '/resgatar', '/canjear', '/🎟'],
  ['ROU-044', 'IMPERSONATION', '/impersonate/{token}', '/impersonate/{token}', '/impersonate/{token}', '/🎭/{token}'],
  [
    'ROU-045',
    'INTERSTITIAL',
    '/interstitial/{eventId}/{eventTitle?}',
    '/intersticial/{eventId}/{eventTitle?}',
    '/intersticial/{eventId}/{eventTitle?}',
    '/🚦/{eventId}/{eventTitle?}',
  ],
  ['ROU-046', 'LICENCE_REDIRECT', '/licence-redirect', '/licence-redirect', '/licence-redirect', '/↪'],
  [
    'ROU-047',
    'LIVE',
    '/live/{eventId}/{eventTitle?}',
    '/aovivo/{eventId}/{eventTitle?}',
    '/envivo/{eventId}/{eventTitle?}',
    '/🔴/{eventId}/{eventTitle?}',
  ],
  [
    'ROU-048',
    'WATCH_TOGETHER',
    '/live/{eventId}/watch-together',
    '/aovivo/{eventId}/ver-juntos',
    '/envivo/{eventId}/ver-juntos',
    '/🔴/{eventId}/👯',
  ],
  [
    'ROU-049',
    'VOD',
    '/video/{eventId}/{eventTitle?}',
    '/video/{eventId}/{eventTitle?}',
    '/video/{eventId}/{eventTitle?}',
    '/🎬/{eventId}/{eventTitle?}',
  ],
  ['ROU-050', 'MULTI_VIDEO', '/multi-video/{eventId}', '/multi-video/{eventId}', '/multi-video/{eventId}', '/🔳/{eventId}'],
  ['the member area,', 'MEMBER_AREA', '/members', '/members', '/members', '/💳'],
  ['ROU-052', 'NEWS', '/news', '/noticias', '/noticias', '/📰'],
  [
    'ROU-053',
    'NEWS_ITEM',
    '/news/{feedName}/{newId}',
    '/noticias/{feedName}/{newId}',
    '/noticias/{feedName}/{newId}',
    '/📰/{feedName}/{newId}',
  ],
  ['ROU-054', 'LOGIN', '/login', '/iniciar-sessao', '/login', '/🔓'],
  [
    'ROU-055',
    'LOGIN_PROVIDER',
    '/login/{authProvider}/{clientName?}',
    '/iniciar-sessao/{authProvider}/{clientName?}',
    '/login/{authProvider}/{clientName?}',
    '/🔓/{authProvider}/{clientName?}',
  ],
  ['ROU-056', 'LOGIN_REQUEST_PASSWORD', '/login/request-password', '/iniciar-sessao/pedir-senha', '/login/solicitar-clave', '/🔓/🆘'],
  ['ROU-057', 'LOGIN_RESET_PASSWORD', '/login/resetpwd', '/iniciar-sessao/repor-senha', '/login/restablecer-clave', '/🔓/🔏'],
  ['ROU-058', 'LOGIN_MAGIC_LINK', '/login/magic-link', '/iniciar-sessao/magic-link', '/login/magic-link', '/🔓/✨'],
  ['ROU-059', 'LOGOUT', '/logout', '/terminar-sessao', '/cerrarsesion', '/🚪'],
  ['ROU-060', 'OAUTH', '/oauth/{provider}', '/oauth/{provider}', '/oauth/{provider}', '/🔑/{provider}'],
  [
    'ROU-061',
    'OAUTH_APP',
    '/oauth/{provider}/{appname}',
    '/oauth/{provider}/{appname}',
    '/oauth/{provider}/{appname}',
    '/🔑/{provider}/{appname}',
  ],
  ['ROU-062', 'OIDC', '/oidc', '/oidc', '/oidc', '/🪪'],
  ['ROU-063', 'OIDC_ACCOUNT', '/oidc/account', '/oidc/account', '/oidc/account', '/🪪/👤'],
  ['ROU-064', 'OIDC_LOGIN', '/oidc/login', '/oidc/login', '/oidc/login', '/🪪/🔓'],
  ['ROU-065', 'OIDC_REQUEST_PASSWORD', '/oidc/request-password', '/oidc/request-password', '/oidc/request-password', '/🪪/🆘'],
  ['ROU-066', 'OIDC_RESET_PASSWORD', '/oidc/reset-password', '/oidc/reset-password', '/oidc/reset-password', '/🪪/🔏'],
  ['ROU-067', 'OIDC_SIGNUP', '/oidc/signup', '/oidc/signup', '/oidc/signup', '/🪪/📝'],
  ['ROU-069', 'PAY_CONFIRMATION', '/pay', '/pagar', '/pagar', '/💰'],
  ['ROU-070', 'PAY', '/pay/{providerId}', '/pagar/{providerId}', '/pagar/{providerId}', '/💰/{providerId}'],
  ['ROU-071', 'PAYMENT', '/payment/{id}', '/payment/{id}', '/payment/{id}', '/🧾/{id}'],
  ['ROU-072', 'PAYMENT_AUTHORIZATION', '/payment-authorization', '/payment-authorization', '/payment-authorization', '/🏦'],
  [
    'ROU-073',
    'PAYMENT_UPDATE',
    '/payment-update/{licenceId}',
    '/payment-update/{licenceId}',
    '/payment-update/{licenceId}',
    '/🔄/{licenceId}',
  ],
  ['ROU-074', 'PURCHASE', '/purchase', '/aderir', '/comprar', '/🛒'],
  [
    'ROU-075',
    'PLAYLIST',
    '/playlist/{playlistId}/{playlistTitle?}',
    '/lista/{playlistId}/{playlistTitle?}',
    '/lista/{playlistId}/{playlistTitle?}',
    '/🎵/{playlistId}/{playlistTitle?}',
  ],
  [
    'ROU-076',
    'SEASON',
    '/season/{seasonId}/{seasonTitle?}',
    '/temporada/{seasonId}/{seasonTitle?}',
    '/temporada/{seasonId}/{seasonTitle?}',
    '/🍂/{seasonId}/{seasonTitle?}',
  ],
  [
    'ROU-077',
    'SERIES',
    '/series/{seriesId}/{seriesTitle?}',
    '/serie/{seriesId}/{seriesTitle?}',
    '/serie/{seriesId}/{seriesTitle?}',
    '/📚/{seriesId}/{seriesTitle?}',
  ],
  ['ROU-078', 'SECTION', '/section/{id}', '/secao/{id}', '/seccion/{id}', '/📂/{id}'],
  ['ROU-079', 'PLUGIN', '/plugin/{id}', '/plugin/{id}', '/plugin/{id}', '/🔌/{id}'],
  [
    'ROU-080',
    'PROVIDERS',
    '/providers/{result?}/{device?}',
    '/providers/{result?}/{device?}',
    '/providers/{result?}/{device?}',
    '/📡/{result?}/{device?}',
  ],
  ['ROU-081', 'SIGNUP', '/signup', '/registar', '/registro', '/📝'],
  ['ROU-082', 'TV_LOGIN', '/tv-login/{tvAuthType?}', '/tv-login/{tvAuthType?}', '/tv-login/{tvAuthType?}', '/🖥/{tvAuthType?}'],
  ['ROU-083', 'ADMIN_404_PREVIEW', '/_admin/404-preview', '/_admin/404-preview', '/_admin/404-preview', '/🛠/🚫'],
  [
    'ROU-084',
    'ADMIN_CANCELLATION_PROMO_PREVIEW',
    '/_admin/cancellation-promo-preview',
    '/_admin/cancellation-promo-preview',
    '/_admin/cancellation-promo-preview',
    '/🛠/💔',
  ],
  [
    'ROU-085',
    'ADMIN_COMPOSED_PAGE_PREVIEW',
    '/_admin/composed-page-preview',
    '/_admin/composed-page-preview',
    '/_admin/composed-page-preview',
    '/🛠/🧩',
  ],
  ['ROU-086', 'ADMIN_NAVBAR_PREVIEW', '/_admin/navbar-preview', '/_admin/navbar-preview', '/_admin/navbar-preview', '/🛠/🧭'],
  ['ROU-087', 'ADMIN_PLUGIN_PREVIEW', '/_admin/plugin-preview', '/_admin/plugin-preview', '/_admin/plugin-preview', '/🛠/🔌'],
  ['ROU-088', 'ADMIN_PREVIEW', '/_admin/preview', '/_admin/preview', '/_admin/preview', '/🛠/👁'],
  ['ROU-089', 'ADMIN_SECTION_PREVIEW', '/_admin/section-preview', '/_admin/section-preview', '/_admin/section-preview', '/🛠/📂'],
];

describe('the tables of the house', () => {
  test.each(ledger)('%s %s is %s, %s, %s, %s', (_id, role, path, PT, ES, DEBUG) => {
    expect(tableNames.map((name) => tables[name][role])).toEqual([path, PT, ES, DEBUG]);
  });

  test('ROU-001 four tables exist, and the ledger lists every role of them', () => {
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
    const named = /^(OAUTH|OIDC|PROVIDERS|ADMIN|LICENCE_REDIRECT|MOBILE_EXTERNAL|IMPERSONATION|TV_LOGIN|PLUGIN|MULTI_VIDEO|PAYMENT)(_|$)/;
    expect([...technicalRoles].sort()).toEqual(
      Object.keys(defaultTable)
        .filter((role) => named.test(role))
        .sort(),
    );
    for (const role of technicalRoles) expect([tables.PT[role], tables.ES[role]]).toEqual([tables.default[role], tables.default[role]]);
  });

  test('ROU-093 parameter names are those of the ledger', () => {
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
      ...['licenceId', 'clientName', 'authProvider', 'appname', 'tvAuthType', 'result', 'device', 'token', 'code', 'id'],
    ];
    const inThePatterns = ['provider', 'eventTitle', 'playlistTitle', 'seasonTitle', 'seriesTitle'];
    const used = new Set(Object.values(tables.default).flatMap((path) => parametersOf(path).map((name) => name.replace('?', ''))));
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
  test('ROU-051 the member area is /members unless the realm names it, and stays an emoji in the debug table', () => {
    const built = buildRouteTables({ memberAreaPath: '/fight-club' });
    expect(tableNames.map((name) => tables[name].MEMBER_AREA)).toEqual(['/members', '/members', '/members', '/💳']);
    expect(tableNames.map((name) => built[name].MEMBER_AREA)).toEqual(['/fight-club', '/fight-club', '/fight-club', '/💳']);
  });

  test('an override beats the member area path and changes its own table alone', () => {
    const built = buildRouteTables({ memberAreaPath: '/fight-club', overrides: { PT: { MEMBER_AREA: '/clube' } } });
    expect([built.default.MEMBER_AREA, built.PT.MEMBER_AREA]).toEqual(['/fight-club', '/clube']);
  });

  test.each([
    ['NEWS', 'NEWS_ITEM', '/noticiario', '/noticiario/{feedName}/{newId}'],
    ['FIGHTERS', 'FIGHTER', '/atletas', '/atletas/{id}'],
    ['GIFT', 'GIFT_REDEEM_LOGIN', '/oferta', '/oferta/resgatar/{redeemCode}/iniciar-sessao'],
    ['LOGIN', 'LOGIN_REQUEST_PASSWORD', '/entrar', '/entrar/pedir-senha'],
    ['PAY_CONFIRMATION', 'PAY', '/pagamento', '/pagamento/{providerId}'],
    ['OIDC', 'OIDC_SIGNUP', '/openid', '/openid/signup'],
  ] as const)('renaming %s takes %s along', (head, member, path, expected) => {
    expect(buildRouteTables({ overrides: { PT: { [head]: path } } }).PT[member]).toBe(expected);
  });

  test('a page that is renamed itself does not follow', () => {
    const built = buildRouteTables({ overrides: { ES: { NEWS: '/prensa', NEWS_ITEM: '/articulo/{feedName}/{newId}' } } });
    expect(built.ES.NEWS_ITEM).toBe('/articulo/{feedName}/{newId}');
  });

  test('a route plugin adds its role to every table, the default path where it brings no other', () => {
    const built = buildRouteTables({ pluginRoutes: [{ role: 'TICKETS', paths: { default: '/tickets/{id?}', PT: '/bilhetes/{id?}' } }] });
    expect(tableNames.map((name) => built[name].TICKETS)).toEqual([
      '/tickets/{id?}',
      '/bilhetes/{id?}',
      '/tickets/{id?}',
      '/tickets/{id?}',
    ]);
  });

  test('a route plugin for a role of the house leaves its paths alone', () => {
    expect(buildRouteTables({ pluginRoutes: [{ role: 'NEWS', paths: { default: '/gazette' } }, { role: 'EPG' }] })).toEqual(tables);
  });
});
