/** The route tables of the composed product: which addresses its links have, and which page an address opens. */
import { screen, waitFor, within } from '@testing-library/react';
import { routingStore } from '../../../core/boot/tokens';
import { parametersOf, segmentsOf } from '../../../core/routing/routePattern';
import { navigation } from '../../../core/sdk';
import { browserProfile, compose, composedTests, type ComposeOptions } from './composed';

composedTests();

type Table = 'default' | 'PT' | 'ES' | 'DEBUG';
const names: readonly Table[] = ['default', 'PT', 'ES', 'DEBUG'];

/** A realm whose addresses are those of one table, whatever its language. */
const pinned = (language: Table, routes: object = {}): Pick<ComposeOptions, 'change'> => ({
  change: (document) =>
    void Object.assign(document, {
      routes: { ...(document['routes'] as object | undefined), language, ...routes },
    }),
});

/** Of a site that uses the debug table: the pages of others do not carry it. */
const tablesOf = async () => (await compose(pinned('DEBUG'))).get(routingStore).tables;

describe('ROU-001 ROU-002 the language of the page selects the route table of its addresses', () => {
  test.each<[locale: string, realm: ComposeOptions['realm'], browse: string, logout: string]>([
    ['en', 'ringside', '/browse', '/logout'],
    ['es', 'ringside', '/canales', '/cerrarsesion'],
    ['pt', 'lanterna', '/explorar', '/terminar-sessao'],
    ['en', 'lanterna', '/browse', '/logout'],
    ['ar', 'noor', '/browse', '/logout'],
  ])('%s of %s', async (locale, realm, browse, logout) => {
    const { get } = await compose({ realm: realm ?? 'ringside', locale });
    expect([get(navigation).hrefOf('BROWSE'), get(navigation).hrefOf('LOGOUT')]).toEqual([browse, logout]);
  });

  test.each<[Table, string]>([
    ['default', '/browse'],
    ['PT', '/explorar'],
    ['ES', '/canales'],
    ['DEBUG', '/%F0%9F%A7%AD'],
  ])('LOC-035 the table %s can be set separately from the language of the texts', async (table, browse) => {
    const site = await compose({ at: '/no/such/page', locale: 'es', ...pinned(table) });
    await site.draw();
    expect(site.get(navigation).hrefOf('BROWSE')).toBe(browse);
    expect(document.documentElement.lang).toBe('es');
    expect(await screen.findByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
  });
});

describe('the four tables', () => {
  test('ROU-004 have the same roles, and the same parameters in each role', async () => {
    const tables = await tablesOf();
    const shape = (table: Table) =>
      Object.fromEntries(
        Object.entries(tables[table]).map(([role, pattern]) => [role, [...parametersOf(pattern)].sort()]),
      );
    for (const table of names) expect(shape(table)).toEqual(shape('default'));
    expect(Object.keys(tables.default).length).toBeGreaterThan(70);
  });

  test('ROU-006 the literal segments of the debug table are emoji', async () => {
    const literals = Object.values((await tablesOf()).DEBUG).flatMap((pattern) =>
      segmentsOf(pattern).flatMap((segment) => (segment.kind === 'literal' ? [segment.text] : [])),
    );
    expect(literals.length).toBeGreaterThan(70);
    expect(literals.filter((text) => !/^(?:\p{Extended_Pictographic}\uFE0F?)+$/u.test(text))).toEqual([]);
  });

  test.each<[role: string, parameters: Record<string, string>, path: string]>([
    ['OAUTH', { provider: 'a' }, '/oauth/a'],
    ['OAUTH_APP', { provider: 'a', appname: 'b' }, '/oauth/a/b'],
    ['OIDC', {}, '/oidc'],
    ['OIDC_ACCOUNT', {}, '/oidc/account'],
    ['OIDC_LOGIN', {}, '/oidc/login'],
    ['OIDC_REQUEST_PASSWORD', {}, '/oidc/request-password'],
    ['OIDC_RESET_PASSWORD', {}, '/oidc/reset-password'],
    ['OIDC_SIGNUP', {}, '/oidc/signup'],
    ['PROVIDERS', { result: 'a', device: 'b' }, '/providers/a/b'],
    ['ADMIN_PREVIEW', {}, '/_admin/preview'],
    ['ADMIN_404_PREVIEW', {}, '/_admin/404-preview'],
    ['ADMIN_CANCELLATION_PROMO_PREVIEW', {}, '/_admin/cancellation-promo-preview'],
    ['ADMIN_COMPOSED_PAGE_PREVIEW', {}, '/_admin/composed-page-preview'],
    ['ADMIN_NAVBAR_PREVIEW', {}, '/_admin/navbar-preview'],
    ['ADMIN_PLUGIN_PREVIEW', {}, '/_admin/plugin-preview'],
    ['ADMIN_SECTION_PREVIEW', {}, '/_admin/section-preview'],
    ['LICENCE_REDIRECT', {}, '/licence-redirect'],
    ['MOBILE_EXTERNAL', {}, '/mobile-external'],
    ['IMPERSONATION', { token: 'a' }, '/impersonate/a'],
    ['TV_LOGIN', { tvAuthType: 'a' }, '/tv-login/a'],
    ['PLUGIN', { id: 'a' }, '/plugin/a'],
    ['MULTI_VIDEO', { eventId: 'a' }, '/multi-video/a'],
    ['PAYMENT', { id: 'a' }, '/payment/a'],
    ['PAYMENT_AUTHORIZATION', {}, '/payment-authorization'],
    ['PAYMENT_UPDATE', { licenceId: 'a' }, '/payment-update/a'],
  ])(
    'ROU-007 %s has its default path in English, Spanish and Portuguese alike',
    async (role, parameters, path) => {
      for (const table of ['default', 'ES', 'PT'] as const) {
        const { get, close } = await compose(pinned(table));
        expect([table, get(navigation).hrefOf(role, parameters)]).toEqual([table, path]);
        close();
      }
    },
  );

  test.each<[role: string, names: readonly string[]]>([
    ['SEASON', ['seasonId']],
    ['SERIES', ['seriesId']],
    ['VOD', ['eventId']],
    ['LIVE', ['eventId']],
    ['PLAYLIST', ['playlistId']],
    ['PAY', ['providerId']],
    ['GIFT_ITEM', ['giftId']],
    ['GIFT_REDEEM_LOGIN', ['redeemCode']],
    ['WATCHLISTS', ['watchlistId']],
    ['EXTERNAL_PAGE', ['pageId']],
    ['NEWS_ITEM', ['feedName', 'newId']],
    ['PAYMENT_UPDATE', ['licenceId']],
    ['LOGIN_PROVIDER', ['authProvider', 'clientName']],
    ['OAUTH_APP', ['appname']],
    ['TV_LOGIN', ['tvAuthType']],
    ['PROVIDERS', ['result', 'device']],
    ['IMPERSONATION', ['token']],
    ['CONFIRM_RESET', ['code']],
    ['SECTION', ['id']],
  ])('ROU-093 the parameters of %s are called %j', async (role, parameters) => {
    const store = (await compose(pinned('DEBUG'))).get(routingStore);
    for (const table of names) {
      const given = parametersOf(store.tables[table][role] ?? '').map((name) => name.replace(/\?$/, ''));
      expect(given).toEqual(expect.arrayContaining([...parameters]));
      const path = `/${segmentsOf(store.tables[table][role] ?? '')
        .map((segment) => (segment.kind === 'literal' ? segment.text : `of-${segment.name}`))
        .join('/')}`;
      expect(store.match(path)).toMatchObject({
        role,
        params: Object.fromEntries(parameters.map((name) => [name, `of-${name}`])),
      });
    }
  });
});

describe('ROU-051 the member area', () => {
  const menu = {
    menus: {
      WEB: {
        layout: 'top',
        items: [{ type: 'view', title: { en: 'Club', es: 'Club' }, data: { view: 'MEMBER_AREA' } }],
      },
    },
    pages: undefined,
  };

  test.each<[string, Table, object, string]>([
    ['/members', 'default', {}, '/members'],
    ['the same in Spanish', 'ES', {}, '/members'],
    ['the path that the realm sets', 'default', { memberAreaPath: '/club' }, '/club'],
    ['that path in Spanish, too', 'ES', { memberAreaPath: '/club' }, '/club'],
    ['an emoji in the debug table', 'DEBUG', { memberAreaPath: '/club' }, encodeURI('/💳')],
  ])('is at %s', async (_, table, routes, path) => {
    const site = await compose({
      at: '/no/such/page',
      change: (document) => {
        pinned(table, routes).change?.(document);
        Object.assign(document, menu);
        delete document['pages'];
      },
    });
    await site.draw();
    const link = await within(await screen.findByRole('navigation', { name: 'Main menu' })).findByRole(
      'link',
      { name: 'Club' },
    );
    expect(link).toHaveAttribute('href', path);
  });
});

describe('ROU-090 a literal segment wins over a parameter', () => {
  test.each([
    ['/gift/redeem/ABC/login', 'GIFT_REDEEM_LOGIN'],
    ['/gift/redeem/ABC/register', 'GIFT_REDEEM_REGISTER'],
    ['/gift/login', 'GIFT_LOGIN'],
    ['/gift/pay', 'GIFT_PAY'],
    ['/gift/other', 'GIFT_ITEM'],
    ['/live/e1/watch-together', 'WATCH_TOGETHER'],
    ['/live/e1/title-night', 'LIVE'],
    ['/login/request-password', 'LOGIN_REQUEST_PASSWORD'],
    ['/login/resetpwd', 'LOGIN_RESET_PASSWORD'],
    ['/login/magic-link', 'LOGIN_MAGIC_LINK'],
    ['/login/sptv', 'LOGIN_PROVIDER'],
  ])('%s opens %s', async (path, role) => {
    expect((await compose()).get(routingStore).match(path)?.role).toBe(role);
  });

  test.each([
    ['/login/request-password', 'Forgot your password?'],
    ['/login/id', 'Sign in'],
  ])('%s shows “%s”', async (at, title) => {
    const site = await compose({ at });
    await site.draw();
    await screen.findByRole('heading', { level: 1, name: title });
  });
});

describe('the pages of the sign-in providers', () => {
  const plain = [
    'GIGYA',
    'apple',
    'facebook',
    'google',
    'firebase',
    'magic-link',
    'pbr',
    'sptv',
    'opin',
    'id',
    'adobe',
  ];
  const named = ['generic-oauth', 'openid'];
  const bases: readonly (readonly [base: string, Readonly<Record<Table, string>>])[] = [
    ['LOGIN', { default: '/login', PT: '/iniciar-sessao', ES: '/login', DEBUG: '/🔓' }],
    [
      'GIFT_LOGIN',
      {
        default: '/gift/g1/login',
        PT: '/presente/g1/iniciar-sessao',
        ES: '/regalo/g1/login',
        DEBUG: '/🎁/g1/🔓',
      },
    ],
    [
      'GIFT_REDEEM_LOGIN',
      {
        default: '/gift/redeem/ABC/login',
        PT: '/presente/resgatar/ABC/iniciar-sessao',
        ES: '/regalo/canjear/ABC/login',
        DEBUG: '/🎁/🎟/ABC/🔓',
      },
    ],
  ];

  test.each(bases)('ROU-091 ROU-092 are below %s, with the same text in every table', async (base, paths) => {
    const store = (await compose(pinned('DEBUG'))).get(routingStore);
    for (const table of names) {
      for (const name of plain)
        expect(store.match(`${paths[table]}/${name}`)?.signIn).toEqual({ base, authProvider: name });
      for (const name of named)
        expect(store.match(`${paths[table]}/${name}/acme`)?.signIn).toEqual({
          base,
          authProvider: name,
          clientName: 'acme',
        });
    }
  });

  test.each([
    ['/login/id', 'ringside'],
    ['/gift/g1/login/id', 'ringside'],
    ['/gift/redeem/ABC/login/id', 'ringside'],
  ] as const)('ROU-091 %s shows the form of that provider', async (at, realm) => {
    const site = await compose({ at, realm });
    await site.draw();
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
  });

  test.each([
    ['/login/FACEBOOK', '/iniciar-sessao/facebook'],
    ['/login/OpenID/Stagedoor', '/iniciar-sessao/openid/Stagedoor'],
  ])('ROU-092 %s moves to the table PT as %s', async (at, path) => {
    const site = await compose({ at, realm: 'ringside', ...pinned('PT') });
    expect(site.get(routingStore).relocated({ pathname: at, search: '', hash: '' })).toBe(path);
  });

  test.each([
    ['default', '/login/adobe'],
    ['PT', '/iniciar-sessao/adobe'],
    ['ES', '/login/adobe'],
  ] as const)('ROU-092 in the table %s that of pay TV is at %s', async (table, path) => {
    const site = await compose({
      realm: 'noor',
      locale: 'en',
      at: '/no/such/page',
      tab: browserProfile().tab(),
      change: (document) => {
        pinned(table).change?.(document);
        Object.assign(document, {
          settings: { ...(document['settings'] as object), externalSignIn: 'adobe', mfaConfigurations: [] },
        });
      },
    });
    await site.draw();
    await waitFor(async () =>
      expect(
        within(await screen.findByRole('banner'))
          .getByRole('link', { name: 'Sign in' })
          .getAttribute('href'),
      ).toMatch(new RegExp(`^${path}(\\?|$)`)),
    );
  });
});
