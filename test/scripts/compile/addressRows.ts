/** Mistakes in addresses, hosts and origins of the ringside document, and the problem of each. */
import type { FindingRow } from './structureRows';

export const addressRows: readonly FindingRow[] = [
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
];
