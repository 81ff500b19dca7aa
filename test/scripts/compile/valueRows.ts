/** Mistakes in texts, files, colors and secrets of the ringside document, and the problem of each. */
import type { FindingRow } from './structureRows';

export const valueRows: readonly FindingRow[] = [
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
    'an address for reports that is not encrypted',
    ['hosting', 'contentSecurityPolicy'],
    { reports: 'http://reports.test/csp' },
    { code: 'bad-format', pointer: '/hosting/contentSecurityPolicy/reports' },
  ],
  [
    'an address for reports that ends its directive',
    ['hosting', 'contentSecurityPolicy'],
    { reports: 'https://reports.test/csp;script-src' },
    { code: 'bad-format', pointer: '/hosting/contentSecurityPolicy/reports' },
  ],
  [
    'a policy that is only reported, to nobody',
    ['hosting', 'contentSecurityPolicy'],
    { mode: 'report-only' },
    { code: 'missing-key', pointer: '/hosting/contentSecurityPolicy' },
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
    'ROU-119 a prefix that is the beginning of a page’s path',
    ['locales', 'offered', 1, 'address'],
    { prefix: 'live' },
    { code: 'route-collision', pointer: '/locales/offered/1/address/prefix' },
  ],
  [
    'ROU-119 a prefix that is the beginning of a page’s path in another table',
    ['locales', 'offered', 1, 'address'],
    { prefix: 'aovivo' },
    { code: 'route-collision', pointer: '/locales/offered/1/address/prefix' },
  ],
  [
    'ROU-119 a prefix that is the folder of the scripts',
    ['locales', 'offered', 1, 'address'],
    { prefix: 'assets' },
    { code: 'route-collision', pointer: '/locales/offered/1/address/prefix' },
  ],
  [
    'ROU-119 a prefix of two segments',
    ['locales', 'offered', 1, 'address'],
    { prefix: 'es/mx' },
    { code: 'bad-format', pointer: '/locales/offered/1/address/prefix' },
  ],
  [
    'ROU-119 two languages with one prefix',
    ['locales', 'offered'],
    [
      { code: 'en', name: 'English', address: { prefix: 'x' } },
      { code: 'es', name: 'Español', address: { prefix: 'x' } },
    ],
    { code: 'duplicate-item', pointer: '/locales/offered/1/address/prefix' },
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
