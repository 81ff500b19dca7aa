/** Every problem code of the compiler, provoked at least once: where it is reported and what is suggested. */
import { compileRealm } from '../../../scripts/compile/compileRealm';
import { type Problem, problemCodes } from '../../../scripts/compile/problem';
import type { InstalledPlugins } from '../../../scripts/plugins/installedPlugins';
import {
  compileChanged,
  compileText,
  demoDocument,
  fileOf,
  installed,
  set,
  sourcesWith,
  type JsonObject,
} from './demoRealms';

type Path = readonly (string | number)[];
type Expected = Partial<Problem> & Pick<Problem, 'code' | 'pointer'>;

/** A change of the ringside document, and the problem it must cause: path, value (undefined removes it), problem. */
const { WEB } = demoDocument('ringside')['menus'] as { WEB: { items: { data: { id?: string } }[] } };
const workbench = WEB.items.findIndex(({ data }) => data.id === 'workbench');

const rows: readonly (readonly [what: string, path: Path, value: unknown, expected: Expected])[] = [
  ['an unknown key', ['thmee'], {}, { code: 'unknown-key', pointer: '/thmee' }],
  [
    'an option that is misspelt',
    ['paymentProviders', 0, 'publishableKye'],
    'pk_test_1',
    { code: 'unknown-key', pointer: '/paymentProviders/0/publishableKye', suggestion: 'publishableKey' },
  ],
  [
    'a missing key',
    ['platform', 'apiKey'],
    undefined,
    { code: 'missing-key', pointer: '/platform', suggestion: 'Add "apiKey".' },
  ],
  [
    'a missing option',
    ['authenticationProviders', 1, 'clientName'],
    undefined,
    { code: 'missing-key', pointer: '/authenticationProviders/1' },
  ],
  [
    'a text for a number',
    ['theme', 'typography', 'base'],
    '14px',
    { code: 'wrong-type', pointer: '/theme/typography/base', suggestion: '14' },
  ],
  [
    'a text for a truth',
    ['settings', 'watchlistsEnabled'],
    'true',
    { code: 'wrong-type', pointer: '/settings/watchlistsEnabled', suggestion: 'true' },
  ],
  [
    'a text for a list',
    ['hosts'],
    'ringside.localhost',
    { code: 'wrong-type', pointer: '/hosts', suggestion: '["ringside.localhost"]' },
  ],
  [
    'a word that is none of the set',
    ['menus', 'WEB', 'layout'],
    'topp',
    { code: 'unknown-value', pointer: '/menus/WEB/layout', suggestion: 'top' },
  ],
  [
    'a word in the wrong case',
    ['settings', 'contentTitles'],
    'Hide',
    { code: 'unknown-value', pointer: '/settings/contentTitles', suggestion: 'hide' },
  ],
  [
    'a menu item of no kind',
    ['menus', 'WEB', 'items', 0, 'type'],
    'sectoin',
    { code: 'unknown-value', pointer: '/menus/WEB/items/0/type', suggestion: 'section' },
  ],
  [
    'a row option of no set',
    ['pages', 'home', 'rows', 0, 'variant'],
    'bouts',
    { code: 'unknown-value', pointer: '/pages/home/rows/0/variant', suggestion: 'bout' },
  ],
  [
    'a path for an origin',
    ['platform', 'url'],
    'http://localhost:8090/api',
    { code: 'bad-format', pointer: '/platform/url' },
  ],
  [
    'a bad language code',
    ['locales', 'offered', 1, 'code'],
    'ES!',
    { code: 'bad-format', pointer: '/locales/offered/1/code' },
  ],
  [
    'a colour by name',
    ['theme', 'colors', 'accent'],
    'tomato',
    { code: 'bad-colour', pointer: '/theme/colors/accent', suggestion: '#ff6347' },
  ],
  [
    'a number beyond its limit',
    ['theme', 'typography', 'base'],
    40,
    { code: 'out-of-range', pointer: '/theme/typography/base', suggestion: '22' },
  ],
  ['an empty list', ['hosts'], [], { code: 'out-of-range', pointer: '/hosts' }],
  [
    'a host twice',
    ['hosts'],
    ['ringside.localhost', 'ringside.localhost'],
    { code: 'duplicate-item', pointer: '/hosts/1' },
  ],
  [
    'a parent that is not there',
    ['extends'],
    'lantrna',
    { code: 'unknown-parent', pointer: '/extends', suggestion: 'lanterna' },
  ],
  ['a document that extends itself', ['extends'], 'ringside', { code: 'extends-cycle', pointer: '/extends' }],
  [
    'another id than the folder',
    ['id'],
    'ringsid',
    { code: 'id-differs-from-folder', pointer: '/id', suggestion: 'ringside' },
  ],
  [
    'the host of another realm',
    ['hosts', 1],
    'noor.localhost',
    { code: 'duplicate-host', pointer: '/hosts/1' },
  ],
  [
    'an unknown plugin',
    ['plugins', 'section/heroo'],
    {},
    { code: 'unknown-plugin', pointer: '/plugins/section~1heroo', suggestion: 'section/hero' },
  ],
  [
    'an unknown provider',
    ['authenticationProviders', 0, 'name'],
    'opnid',
    { code: 'unknown-plugin', pointer: '/authenticationProviders/0/name', suggestion: 'openid' },
  ],
  [
    'a provider by its plugin',
    ['paymentProviders', 1, 'name'],
    'payment/zero-balance',
    { code: 'unknown-plugin', pointer: '/paymentProviders/1/name', suggestion: 'zero-balance' },
  ],
  [
    'SGP-055 API-010 an identity manager without a script',
    ['authenticationProviders', 0],
    { name: 'GIGYA', clientId: '3_AbC' },
    { code: 'missing-key', pointer: '/authenticationProviders/0', suggestion: 'Add "sdkUri".' },
  ],
  [
    'SGP-055 API-010 an identity manager without an API key',
    ['authenticationProviders', 0],
    { name: 'GIGYA', sdkUri: 'https://cdns.gigya.com/js/gigya.js' },
    { code: 'missing-key', pointer: '/authenticationProviders/0', suggestion: 'Add "clientId".' },
  ],
  [
    'a partner without an SDK',
    ['authenticationProviders', 0],
    { name: 'opin' },
    { code: 'missing-key', pointer: '/authenticationProviders/0', suggestion: 'Add "sdkUri".' },
  ],
  [
    'a menu item that no plugin contributes',
    ['menus', 'WEB', 'items', 0],
    { type: 'plugin-item', data: { id: 'workbnech' } },
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/0/data/id', suggestion: 'workbench' },
  ],
  [
    'a menu item whose plugin is switched off',
    ['plugins', 'route/admin'],
    { enabled: false },
    {
      code: 'plugin-disabled',
      pointer: `/menus/WEB/items/${workbench}/data/id`,
      suggestion: 'Add "route/admin": {} to "plugins".',
    },
  ],
  [
    'a row whose plugin is switched off',
    ['plugins', 'section/hero'],
    { enabled: false },
    { code: 'plugin-disabled', pointer: '/pages/home/rows/0/type' },
  ],
  [
    'a row whose plugin is not listed',
    ['plugins', 'section/default'],
    undefined,
    { code: 'plugin-disabled', pointer: '/pages/home/rows/1/type' },
  ],
  [
    'a provider among the plugins',
    ['plugins', 'sign-in/id'],
    {},
    { code: 'plugin-misplaced', pointer: '/plugins/sign-in~1id' },
  ],
  [
    'the same provider twice',
    ['authenticationProviders', 2],
    { name: 'id' },
    { code: 'duplicate-provider', pointer: '/authenticationProviders/2/name' },
  ],
  [
    'the same client twice',
    ['authenticationProviders', 2],
    { name: 'openid', clientName: 'stagedoor' },
    { code: 'duplicate-provider', pointer: '/authenticationProviders/2' },
  ],
  [
    'a sign-in that is not configured',
    ['settings', 'externalSignIn'],
    'opnid',
    { code: 'unknown-provider', pointer: '/settings/externalSignIn', suggestion: 'openid' },
  ],
  [
    'a setting without its plugin',
    ['settings', 'scheduleSection'],
    true,
    { code: 'setting-needs-plugin', pointer: '/settings/scheduleSection' },
  ],
  [
    'two roles at one path',
    ['routes', 'overrides'],
    { default: { BROWSE: '/home' } },
    { code: 'route-collision', pointer: '/routes/overrides/default/BROWSE' },
  ],
  [
    'a member area at another page',
    ['routes', 'memberAreaPath'],
    '/account',
    { code: 'route-collision', pointer: '/routes/memberAreaPath' },
  ],
  [
    'a route that is never reached',
    ['routes', 'overrides'],
    { default: { PLAYLIST: '/video/{playlistId}/{playlistTitle?}' } },
    { code: 'route-unreachable', pointer: '/routes/overrides/default/PLAYLIST' },
  ],
  [
    'a role that lost its parameter',
    ['routes', 'overrides'],
    { default: { VOD: '/film' } },
    { code: 'route-table-incomplete', pointer: '/routes/overrides/default/VOD' },
  ],
  [
    'a path that is none',
    ['routes', 'overrides'],
    { ES: { VOD: '/film//{eventId}/{eventTitle?}' } },
    { code: 'bad-format', pointer: '/routes/overrides/ES/VOD' },
  ],
  [
    'a role of no table',
    ['routes', 'overrides'],
    { default: { BROWES: '/all' } },
    { code: 'unknown-role', pointer: '/routes/overrides/default/BROWES', suggestion: 'BROWSE' },
  ],
  [
    'a view that is none',
    ['menus', 'WEB', 'items', 1, 'data', 'view'],
    'livenow!',
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/1/data/view', suggestion: 'liveNow' },
  ],
  [
    'a view that shows one thing',
    ['menus', 'WEB', 'items', 1, 'data', 'view'],
    'VOD',
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/1/data/view' },
  ],
  [
    'a plugin page that is none',
    ['menus', 'WEB', 'items', 1],
    { type: 'plugin', title: 'liveNow', data: { id: 'quiz' } },
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/1/data/id' },
  ],
  [
    'a plugin page that is off',
    ['menus', 'WEB', 'items', 1],
    { type: 'plugin', title: 'liveNow', data: { id: 'section/none' } },
    { code: 'menu-target-unknown', pointer: '/menus/WEB/items/1/data/id' },
  ],
  [
    'a view whose flag is off',
    ['settings', 'watchlistsEnabled'],
    false,
    { code: 'menu-target-off', pointer: '/menus/WEB/items/7/items/0/data/view' },
  ],
  [
    'live while live is off',
    ['settings', 'live'],
    false,
    { code: 'menu-target-off', pointer: '/menus/WEB/items/1/data/view' },
  ],
  [
    'a view without a page',
    ['menus', 'WEB', 'items', 1, 'data', 'view'],
    'EPG',
    { code: 'menu-target-without-page', pointer: '/menus/WEB/items/1/data/view', severity: 'warning' },
  ],
  [
    'a default language that is not offered',
    ['locales', 'default'],
    'pt',
    { code: 'locale-not-offered', pointer: '/locales/default' },
  ],
  [
    'a text without a language',
    ['menus', 'WEB', 'items', 0, 'title'],
    { en: 'Tonight' },
    { code: 'missing-message', pointer: '/menus/WEB/items/0/title', suggestion: 'Add "es".' },
  ],
  [
    'a text in a language more',
    ['menus', 'WEB', 'items', 0, 'title', 'pt'],
    'Hoje',
    { code: 'locale-not-offered', pointer: '/menus/WEB/items/0/title/pt', severity: 'warning' },
  ],
  [
    'a key that no message has',
    ['menus', 'WEB', 'items', 0, 'title'],
    'liveNwo',
    { code: 'unknown-message', pointer: '/menus/WEB/items/0/title', suggestion: 'liveNow' },
  ],
  [
    'an image that is not there',
    ['logos', 'web'],
    'images/logos.svg',
    { code: 'missing-file', pointer: '/logos/web', suggestion: 'images/logo.svg' },
  ],
  [
    'a font that is not installed',
    ['theme', 'fonts', 'display', 'family'],
    'Archvo',
    {
      message: expect.stringContaining('Installed are Alexandria, Archivo, Big Shoulders') as string,
      code: 'unknown-font',
      pointer: '/theme/fonts/display/family',
      suggestion: 'Archivo',
    },
  ],
  [
    'text that cannot be read',
    ['theme', 'colors', 'muted'],
    '#55524E',
    { code: 'low-contrast', pointer: '/theme/colors/muted' },
  ],
  [
    'ink that cannot be read',
    ['theme', 'colors', 'inkOnAccent'],
    '#F7F4EE',
    { code: 'low-contrast', pointer: '/theme/colors/inkOnAccent' },
  ],
  [
    'a secret key',
    ['paymentProviders', 0, 'publishableKey'],
    'sk_live_abcdefgh12345678',
    { code: 'secret', pointer: '/paymentProviders/0/publishableKey' },
  ],
  [
    'a private key',
    ['description', 'en'],
    '-----BEGIN RSA PRIVATE KEY-----',
    { code: 'secret', pointer: '/description/en' },
  ],
  [
    'a secret by its name',
    ['authenticationProviders', 1, 'clientSecret'],
    'hush',
    { code: 'secret', pointer: '/authenticationProviders/1/clientSecret' },
  ],
  [
    'a signed token',
    ['description', 'en'],
    ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiI0MiJ9', 'c2lnbmF0dXJl'].join('.'),
    { code: 'secret', pointer: '/description/en' },
  ],
  [
    'an Adyen API key',
    ['platform', 'apiKey'],
    `AQE${'hmfxKL4LNaRIB'.repeat(3)}`,
    { code: 'secret', pointer: '/platform/apiKey' },
  ],
  [
    'a Braintree private key',
    ['paymentProviders', 0, 'publishableKey'],
    '0123456789abcdef'.repeat(2),
    { code: 'secret', pointer: '/paymentProviders/0/publishableKey' },
  ],
  [
    'a Google service account',
    ['description', 'en'],
    'site@velvet.iam.gserviceaccount.com',
    { code: 'secret', pointer: '/description/en' },
  ],
  ...['token', 'accessToken', 'accessKey', 'apiSecret', 'secret_key', 'privateKey', 'credentials'].map(
    (key) =>
      [
        `${key}, a secret by its name`,
        ['authenticationProviders', 1, key],
        'hush',
        { code: 'secret', pointer: `/authenticationProviders/1/${key}` },
      ] as const,
  ),
  [
    'an address without encryption',
    ['platform', 'url'],
    'http://api.example.com',
    {
      code: 'insecure-origin',
      pointer: '/platform/url',
      severity: 'warning',
      suggestion: 'https://api.example.com',
    },
  ],
  [
    'a platform that is every site',
    ['platform', 'url'],
    'https://*',
    { code: 'bad-format', pointer: '/platform/url' },
  ],
  [
    'a platform without a scheme',
    ['platform', 'url'],
    'api.velvet.example',
    { code: 'bad-format', pointer: '/platform/url', suggestion: 'https://api.velvet.example' },
  ],
  [
    'a platform in capitals',
    ['platform', 'url'],
    'https://API.velvet.example',
    { code: 'bad-format', pointer: '/platform/url', suggestion: 'https://api.velvet.example' },
  ],
  [
    'a platform with an empty label',
    ['platform', 'url'],
    'https://api..example',
    { code: 'bad-format', pointer: '/platform/url', suggestion: null },
  ],
  [
    'a platform at a port that is none',
    ['platform', 'url'],
    'https://api.velvet.example:99999',
    { code: 'bad-format', pointer: '/platform/url', suggestion: null },
  ],
  [
    'a platform with the port of its scheme',
    ['platform', 'url'],
    'https://api.velvet.example:443',
    { code: 'bad-format', pointer: '/platform/url', suggestion: 'https://api.velvet.example' },
  ],
  [
    'media from everywhere',
    ['platform', 'mediaOrigins'],
    ['https://*'],
    { code: 'bad-format', pointer: '/platform/mediaOrigins/0' },
  ],
  [
    'media from a whole top-level domain',
    ['platform', 'mediaOrigins'],
    ['https://*.com'],
    { code: 'bad-format', pointer: '/platform/mediaOrigins/0' },
  ],
  [
    'redirects to everywhere',
    ['routes', 'allowedRedirectOrigins'],
    ['https://*'],
    { code: 'bad-format', pointer: '/routes/allowedRedirectOrigins/0' },
  ],
  [
    'a script from everywhere',
    ['paymentProviders', 0, 'scriptUrl'],
    'https://*/stripe.js',
    { code: 'bad-format', pointer: '/paymentProviders/0/scriptUrl' },
  ],
  [
    'ads from everywhere',
    ['plugins', 'player/ads', 'servers'],
    ['https://*'],
    { code: 'bad-format', pointer: '/plugins/player~1ads/servers/0' },
  ],
  [
    'a logo from everywhere',
    ['logos', 'web'],
    'https://*/logo.svg',
    { code: 'bad-format', pointer: '/logos/web' },
  ],
  [
    'a menu address that is none',
    ['menus', 'WEB', 'items', 0],
    { type: 'outbound', title: 'liveNow', data: { url: 'https://' } },
    { code: 'bad-format', pointer: '/menus/WEB/items/0/data/url' },
  ],
  [
    'a menu address that no browser opens',
    ['menus', 'WEB', 'items', 0],
    { type: 'outbound', title: 'liveNow', data: { url: 'https://[shop]/' } },
    { code: 'bad-format', pointer: '/menus/WEB/items/0/data/url' },
  ],
  [
    'a host with a scheme',
    ['hosts', 0],
    'https://ringside.localhost',
    {
      code: 'bad-format',
      pointer: '/hosts/0',
      suggestion: 'ringside.localhost',
      message: '"https://ringside.localhost" is not a host name: leave out the scheme.',
    },
  ],
  [
    'a host with a port',
    ['hosts', 0],
    'ringside.localhost:8080',
    {
      code: 'bad-format',
      pointer: '/hosts/0',
      suggestion: 'ringside.localhost',
      message: '"ringside.localhost:8080" is not a host name: leave out the port.',
    },
  ],
  [
    'a host in capitals',
    ['hosts', 0],
    'Ringside.localhost',
    {
      code: 'bad-format',
      pointer: '/hosts/0',
      suggestion: 'ringside.localhost',
      message: '"Ringside.localhost" is not a host name: it is written in small letters.',
    },
  ],
  [
    'a host with a path',
    ['hosts', 0],
    'ringside.localhost/tv',
    { code: 'bad-format', pointer: '/hosts/0', suggestion: 'ringside.localhost' },
  ],
  [
    'a host with an empty label',
    ['hosts', 0],
    'a..example',
    { code: 'bad-format', pointer: '/hosts/0', suggestion: null },
  ],
  [
    'a host that is too long',
    ['hosts', 0],
    `${'a.'.repeat(150)}example`,
    { code: 'out-of-range', pointer: '/hosts/0' },
  ],
  [
    'a host with a label that is too long',
    ['hosts', 0],
    `${'a'.repeat(64)}.example`,
    { code: 'bad-format', pointer: '/hosts/0' },
  ],
  [
    'a host in letters of another script',
    ['hosts', 0],
    'münchen.example',
    { code: 'bad-format', pointer: '/hosts/0', suggestion: 'xn--mnchen-3ya.example' },
  ],
  [
    'a range of characters that is more style',
    ['theme', 'fonts', 'display', 'files'],
    [{ src: 'images/logo.woff2', unicodeRange: 'U+0-7F; } body { display: none' }],
    { code: 'bad-format', pointer: '/theme/fonts/display/files/0/unicodeRange' },
  ],
  [
    'a path without its slash',
    ['routes', 'overrides', 'PT', 'BROWSE'],
    'descobrir',
    {
      code: 'bad-format',
      pointer: '/routes/overrides/PT/BROWSE',
      suggestion: '/descobrir',
      message: expect.stringMatching(
        /^"descobrir" does not have the form of "BROWSE": A path that begins with \//,
      ) as string,
    },
  ],
  [
    'a menu section that is misspelt',
    ['menus', 'WEB', 'items', 0, 'data', 'id'],
    'hoem',
    {
      code: 'menu-target-unknown',
      pointer: '/menus/WEB/items/0/data/id',
      severity: 'warning',
      suggestion: 'home',
    },
  ],
  [
    'Arabic with a font that has none',
    ['locales', 'offered', 1],
    { code: 'ar', name: 'العربية' },
    {
      code: 'font-lacks-script',
      pointer: '/theme/fonts/display/family',
      severity: 'warning',
      suggestion: 'Add "arabic": "Alexandria".',
    },
  ],
  [
    'Greek with a font that has none',
    ['locales', 'offered', 1],
    { code: 'el', name: 'Ελληνικά' },
    { code: 'font-lacks-script', pointer: '/theme/fonts/body/family', severity: 'warning' },
  ],
  [
    'no sign-in provider',
    ['authenticationProviders'],
    [],
    { code: 'no-sign-in', pointer: '/authenticationProviders', severity: 'warning' },
  ],
  [
    'a language without built-in texts',
    ['locales', 'offered', 1],
    { code: 'fr', name: 'Français' },
    {
      code: 'locale-without-texts',
      pointer: '/locales/offered/1/code',
      severity: 'warning',
      suggestion: 'Write them in messages/fr.json.',
    },
  ],
  [
    'a platform that is itself',
    ['platform', 'url'],
    '{platform}',
    { code: 'bad-format', pointer: '/platform/url' },
  ],
];

test.each(rows)('%s is reported', (_what, path, value, expected) => {
  const { problems } = compileChanged('ringside', (document) => set(document, path, value));
  expect(problems).toContainEqual(
    expect.objectContaining({ file: fileOf('ringside'), ...expected }) as Problem,
  );
});

test.each([
  ['platform', 'apiKey', 'velvet-web'],
  ['paymentProviders/0', 'publishableKey', 'pk_live_abcdefgh12345678'],
  ['authenticationProviders/1', 'publicToken', 'anything'],
  ['authenticationProviders/1', 'accessToken', 'pk.eyJ1IjoidmVsdmV0In0'],
  ['authenticationProviders/1', 'siteKey', '6Lc_aX0UAAAAABx7zG'],
  ['authenticationProviders/1', 'apiKey', 'AIzaSyA-public-by-design'],
])('%s/%s with %s may be public', (place, key, value) => {
  const { problems } = compileChanged('ringside', (document) =>
    set(
      document,
      [...place.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part)), key],
      value,
    ),
  );
  expect(problems.filter(({ code }) => code === 'secret')).toEqual([]);
});

test.each(rows.filter(([, , , { severity }]) => severity !== 'warning'))(
  '%s keeps the realm from being published',
  (_what, path, value) => {
    const { realm, csp } = compileChanged('ringside', (document) => set(document, path, value));
    expect(realm).toBeUndefined();
    expect(csp).toBeUndefined();
  },
);

describe('invalid JSON', () => {
  test.each([
    ['a comment', '{\n  // the brand\n  "id": "ringside"\n}', 2, 3],
    ['a comma too many', '{\n  "id": "ringside",\n}', 3, 1],
    ['a missing comma', '{\n  "id": "ringside"\n  "title": "R"\n}', 3, 3],
    ['a text without an end', '{\n  "id": "ringside\n}', 2, 9],
    ['nothing', '', 1, 1],
    ['a word in capitals', '{\n  "abstract": True\n}', 2, 15],
    ['lists in lists in lists', `{"a":\n${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 2, 100],
    ['objects in objects in objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 1, 501],
    ['another encoding', Buffer.from('\ufeff{"id": "ringside"}', 'utf16le').toString('utf8'), 1, 1],
  ])('%s is one problem, at its position', (_what, text, line, column) => {
    expect(compileText('ringside', text).problems).toEqual([
      expect.objectContaining({ code: 'syntax', line, column, pointer: '', severity: 'error' }),
    ]);
  });

  test('a byte order mark is skipped, and positions are those that an editor shows', () => {
    const document = { ...demoDocument('ringside'), titel: 'x' };
    const [problem] = compileText('ringside', `\ufeff${JSON.stringify(document, null, 2)}`).problems;
    expect(problem).toMatchObject({ code: 'unknown-key', pointer: '/titel', column: 3 });
    expect(
      compileText('ringside', '\ufeff{ "titel": 1 }').problems.find(({ code }) => code === 'unknown-key'),
    ).toMatchObject({ line: 1, column: 3 });
  });

  test.each([
    [
      'at the root',
      (text: string) => text.replace('{', '{ "__proto__": { "abstract": true },'),
      '/__proto__',
    ],
    [
      'further down',
      (text: string) => text.replace('"colors": {', '"colors": { "__proto__": {},'),
      '/theme/colors/__proto__',
    ],
  ])('__proto__ %s is an unknown key', (_where, change, pointer) => {
    const { problems, realm } = compileText(
      'ringside',
      change(JSON.stringify(demoDocument('ringside'), null, 2)),
    );
    expect(problems).toEqual([expect.objectContaining({ code: 'unknown-key', pointer })]);
    expect(realm).toBeUndefined();
  });

  test('a duplicate key is reported at its second position', () => {
    const text = JSON.stringify(demoDocument('ringside'), null, 2).replace(
      '"title": "Ringside"',
      '"title": "R",\n  "title": "Ringside"',
    );
    expect(compileText('ringside', text).problems).toEqual([
      expect.objectContaining({ code: 'duplicate-key', pointer: '/title', line: 5, column: 3 }),
    ]);
  });
});

describe('a setting that needs options of its plugin', () => {
  const firebase = { name: 'firebase', apiKey: 'key-1', authDomain: 'pass.example.com' };
  const compiled = (entry: object, appCheck = true) =>
    compileChanged('ringside', (document) => {
      set(document, ['authenticationProviders'], [{ name: 'id' }, entry]);
      set(document, ['settings', 'appCheck'], appCheck);
    }).problems;

  test.each([
    ['all of them', firebase, '"recaptchaKey", "projectId", "appId"'],
    ['one', { ...firebase, recaptchaKey: 'site-key', projectId: 'ringside' }, '"appId"'],
  ])('SGP-083 RLM-028 is reported with the missing ones: %s', (_, entry, missing) => {
    expect(compiled(entry)).toEqual([
      expect.objectContaining({
        code: 'setting-needs-option',
        pointer: '/authenticationProviders/1',
        suggestion: `Add ${missing} to this entry.`,
      }),
    ]);
  });

  test('has no problem with them, nor while it is off', () => {
    expect(
      compiled({ ...firebase, recaptchaKey: 'site-key', projectId: 'ringside', appId: '1:1:web:1' }),
    ).toEqual([]);
    expect(compiled(firebase, false)).toEqual([]);
  });
});

describe('one mistake is one problem', () => {
  test.each<readonly [string, Path, unknown]>([
    [
      'a misspelt key is not also a missing one',
      ['platform'],
      { url: 'http://localhost:8090', apiKye: 'ringside-web' },
    ],
    ['a misspelt language is not also a missing one', ['description'], { en: 'Boxing.', ess: 'Boxeo.' }],
    [
      'a provider of no kind has no wrong options',
      ['authenticationProviders'],
      [{ name: 'nobody-knows-it', clientName: 'x', label: 'y' }],
    ],
    [
      'a menu item has the problem of its own kind only',
      ['menus', 'WEB', 'items', 0, 'data'],
      { idd: 'home' },
    ],
    [
      'a secret is not also an unknown option',
      ['authenticationProviders', 1],
      { name: 'openid', clientName: 'x', clientSecret: 'hush' },
    ],
  ])('%s', (_what, path, value) => {
    expect(compileChanged('ringside', (document) => set(document, path, value)).problems).toHaveLength(1);
  });
});

describe('no message repeats a secret value', () => {
  const secret = 'sk_live_abcdefgh12345678';
  test.each<readonly [string, Path, unknown]>([
    ['for a public key', ['paymentProviders', 0, 'publishableKey'], secret],
    ['for a word of a set', ['settings', 'searchEngine'], secret],
    ['for a number', ['theme', 'typography', 'base'], secret],
    ['for a host', ['hosts', 0], secret],
    ['for a list', ['hosts'], secret],
    ['twice in a list', ['hosts'], [secret, secret]],
    ['for a provider', ['authenticationProviders', 0, 'name'], secret],
    ['for a view', ['menus', 'WEB', 'items', 1, 'data', 'view'], secret],
    ['for a message', ['menus', 'WEB', 'items', 0, 'title'], secret],
    ['for a font', ['theme', 'fonts', 'body', 'family'], secret],
    ['for an image', ['logos', 'web'], secret],
    ['for a language', ['locales', 'default'], secret],
    ['in a row', ['pages', 'home', 'rows', 0, 'variant'], secret],
  ])('%s', (_what, path, value) => {
    const { problems } = compileChanged('ringside', (document) => set(document, path, value));
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
    for (const { message, suggestion } of problems)
      expect(`${message} ${suggestion ?? ''}`).not.toContain(secret);
  });
});

test('very many unknown keys are each reported: comparing each with all others would not end while this test runs', () => {
  const count = 30_000;
  const text = `{${Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')}}`;
  expect(compileText('ringside', text).problems.filter(({ code }) => code === 'unknown-key')).toHaveLength(
    count,
  );
});

test('so are very many unknown roles', () => {
  const { problems } = compileChanged('ringside', (document) =>
    set(
      document,
      ['routes', 'overrides', 'default'],
      Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`K${index}`, `/k${index}`])),
    ),
  );
  expect(problems.filter(({ code }) => code === 'unknown-role')).toHaveLength(10_000);
});

test('low contrast is measured, and the suggestion passes', () => {
  const low = (colour: string) =>
    compileChanged('ringside', (document) => set(document, ['theme', 'colors', 'muted'], colour)).problems;
  const [problem] = low('#55524E');
  expect(problem?.message).toMatch(/2\.\d\d on "ground" and 2\.\d\d on "surface"; WCAG AA asks for 4\.5/);
  expect(problem?.suggestion).toMatch(/^#[0-9a-f]{6}$/);
  expect(low(problem?.suggestion ?? '')).toEqual([]);
});

describe('plugins that were renamed, broken or marked', () => {
  const [hero] = [installed.plugins.get('section/hero')];
  const changedHero = (change: object): InstalledPlugins => {
    if (hero === undefined) throw new Error('section/hero is not installed.');
    return {
      ...installed,
      plugins: new Map([...installed.plugins, ['section/hero', { ...hero, ...change }]]),
    };
  };
  const compileWith = (plugins: InstalledPlugins, change: (document: JsonObject) => void) => {
    const document = demoDocument('ringside');
    change(document);
    return compileRealm(
      { sources: sourcesWith({ [fileOf('ringside')]: JSON.stringify(document) }), file: fileOf('ringside') },
      plugins,
    ).problems;
  };

  test('a former id leads to the new one', () => {
    const plugins = changedHero({ manifest: { ...hero?.manifest, formerIds: ['section/billboard'] } });
    const problems = compileWith(plugins, (document) => {
      set(document, ['plugins', 'section/billboard'], {});
      set(document, ['pages', 'home', 'rows', 0, 'type'], 'billboard');
    });
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'former-plugin-id',
        pointer: '/pages/home/rows/0/type',
        suggestion: 'hero',
      }),
      expect.objectContaining({
        code: 'former-plugin-id',
        pointer: '/plugins/section~1billboard',
        suggestion: 'section/hero',
      }),
    ]);
  });

  test('a built-in provider name without a plugin is reported as not installed', () => {
    const plugins = {
      ...installed,
      plugins: new Map([...installed.plugins].filter(([id]) => id !== 'sign-in/sptv')),
    };
    const problems = compileWith(plugins, (document) =>
      set(document, ['authenticationProviders', 0, 'name'], 'sptv'),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'plugin-not-installed', pointer: '/authenticationProviders/0/name' }),
    );
  });

  test.each(['route/news', 'section/programmes', 'action/watchlist', 'player/stats'])(
    'the plugin %s of the repository is not installed where an installation lacks it',
    (lacking) => {
      const plugins = {
        ...installed,
        plugins: new Map([...installed.plugins].filter(([id]) => id !== lacking)),
      };
      const problems = compileWith(plugins, (document) => set(document, ['plugins', lacking], {}));
      expect(problems).toContainEqual(
        expect.objectContaining({
          code: 'plugin-not-installed',
          pointer: `/plugins/${lacking.replace('/', '~1')}`,
        }),
      );
    },
  );

  test('a plugin whose manifest has errors is not installed', () => {
    const plugins = { ...installed, broken: new Set(['section/quiz']) };
    const problems = compileWith(plugins, (document) => set(document, ['plugins', 'section/quiz'], {}));
    expect(problems).toEqual([
      expect.objectContaining({
        code: 'plugin-not-installed',
        suggestion: expect.stringContaining('npm run generate') as string,
      }),
    ]);
  });

  test('an option marked as a secret must not be given', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: { variant: { type: 'string' }, token: { type: 'string', 'x-secret': true } },
    };
    const problems = compileWith(changedHero({ optionsSchema: schema }), (document) =>
      set(document, ['plugins', 'section/hero', 'token'], 'abc'),
    );
    expect(problems).toEqual([
      expect.objectContaining({ code: 'secret', pointer: '/plugins/section~1hero/token' }),
    ]);
  });
});

describe("a realm's own messages", () => {
  const compileMessages = (
    texts: Readonly<Record<string, string>>,
    change: (document: JsonObject) => void = () => undefined,
  ) => {
    const document = demoDocument('ringside');
    change(document);
    const files = Object.fromEntries(
      Object.entries(texts).map(([locale, text]) => [`realms/ringside/messages/${locale}.json`, text]),
    );
    return compileRealm(
      {
        sources: sourcesWith({ [fileOf('ringside')]: JSON.stringify(document), ...files }),
        file: fileOf('ringside'),
      },
      installed,
    ).problems;
  };
  const named = (document: JsonObject) => set(document, ['menus', 'WEB', 'items', 0, 'title'], 'fightNight');

  test('an additional key must exist in every language', () => {
    expect(
      compileMessages({ en: '{"fightNight": "Fight night"}', es: '{"fightNight": "Velada"}' }, named),
    ).toEqual([]);
    expect(compileMessages({ en: '{"fightNight": "Fight night"}' }, named)).toEqual([
      expect.objectContaining({
        code: 'missing-message',
        file: 'realms/ringside/messages/en.json',
        pointer: '/fightNight',
        suggestion: 'Add it to messages/es.json.',
      }),
    ]);
  });

  test.each([
    ['not JSON', '{"watchNow": "Fight!",}', 'syntax', ''],
    ['not a message', '{"watchNow": "Fight {count, plural, one {#}}"}', 'bad-message', '/watchNow'],
    ['not a text', '{"watchNow": 7}', 'wrong-type', '/watchNow'],
    ['a key that nothing uses', '{"watchNwo": "Fight!"}', 'unknown-message', '/watchNwo'],
    ['a value the message is never given', '{"watchNow": "Watch {title}"}', 'bad-message', '/watchNow'],
  ])('%s is reported in its file', (_what, text, code, pointer) => {
    expect(compileMessages({ en: text })).toContainEqual(
      expect.objectContaining({ code, pointer, file: 'realms/ringside/messages/en.json' }),
    );
  });

  test('an overridden core text needs no other language', () => {
    expect(compileMessages({ en: '{"watchNow": "Ring the bell"}' })).toEqual([]);
  });
});

test('every code a realm can have is proved here or by a manifest test', () => {
  const ofManifests = [
    'plugin-id-differs-from-folder',
    'duplicate-plugin',
    'missing-module',
    'bad-options-schema',
    'wrong-sdk',
    'package-changed',
  ];
  const elsewhere = [
    'syntax',
    'unreadable-file',
    'setting-needs-option',
    'duplicate-key',
    'former-plugin-id',
    'plugin-not-installed',
    'bad-message',
    ...ofManifests,
  ];
  const proved = new Set([...rows.map(([, , , { code }]) => code), ...elsewhere]);
  expect(Object.keys(problemCodes).filter((code) => !proved.has(code as Problem['code']))).toEqual([]);
});
