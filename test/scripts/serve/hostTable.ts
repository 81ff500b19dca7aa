/** Requests that every engine of the production server answers in the same way. */
import type { HostCase } from './HostCase';
import { subjectCases } from './subjectCases';

/** What the requests need to know of the published realms. */
export interface HostFacts {
  /** A picture of ringside, such as images/logo.svg, and its version. */
  readonly picture: { readonly name: string; readonly version: string };
}

const html = { accept: 'text/html,*/*' };
const closed = 'lanterna.localhost';
const basic = (credential: string) => ({ authorization: `Basic ${btoa(credential)}` });
const forEver = 'public, max-age=31536000, immutable';

export const hostTable = ({ picture }: HostFacts): readonly HostCase[] => [
  // Languages and search engines.
  {
    what: 'an address in Spanish for an English browser',
    path: '/proximamente',
    headers: { 'accept-language': 'en' },
    status: 200,
    expected: {
      'content-language': 'es',
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
      vary: 'accept-encoding',
    },
    contains: '<link rel="alternate" hreflang="en" href="http://ringside.localhost/upcoming">',
  },
  {
    what: 'an address in a language that is not offered',
    path: '/em-breve?a=b',
    headers: { 'accept-language': 'es' },
    status: 302,
    expected: { location: '/proximamente?a=b' },
  },
  { what: 'the sitemap of the menu', path: '/sitemaps/menu.xml', status: 200, contains: '/home</loc>' },
  { what: 'a sitemap that does not exist', path: '/sitemaps/x.xml', status: 404 },
  {
    what: 'robots.txt with the sitemap',
    path: '/robots.txt',
    status: 200,
    contains: 'Sitemap: http://ringside.localhost/sitemap.xml',
  },
  // Host names.
  { what: 'the home page', path: '/', status: 200, contains: '<title>Ringside</title>' },
  { what: 'another brand', path: '/', hostname: 'noor.localhost', status: 200, contains: 'dir="rtl"' },
  { what: 'a port', path: '/', hostname: 'ringside.localhost:8443', status: 200, contains: ':8443/">' },
  {
    what: 'capitals and the dot of the root zone',
    path: '/',
    hostname: 'RINGSIDE.localhost.',
    status: 200,
    contains: '<link rel="canonical" href="http://ringside.localhost/">',
  },
  {
    what: 'a script at a host name with a dot',
    path: '/assets/first-1.js',
    hostname: 'ringside.localhost.',
    status: 200,
  },
  {
    what: 'an unknown host name',
    path: '/',
    hostname: 'nobody.example',
    status: 404,
    contains: 'nobody.example',
  },
  {
    what: 'an unknown host name in a browser',
    path: '/',
    hostname: 'nobody.example',
    headers: html,
    status: 404,
    contains: '<h1>',
  },
  { what: 'an address as host name', path: '/', hostname: '127.0.0.1', status: 404 },
  { what: 'a host name with a property of objects', path: '/', hostname: 'constructor', status: 404 },
  // Methods and addresses.
  { what: 'HEAD of a page', path: '/', method: 'HEAD', status: 200, expected: { etag: /^W\/"/ } },
  {
    what: 'HEAD of a page that is compressed',
    path: '/',
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
  },
  { what: 'HEAD of a script', path: '/assets/first-1.js', method: 'HEAD', status: 200 },
  { what: 'POST', path: '/', method: 'POST', status: 405, expected: { allow: 'GET, HEAD' } },
  { what: 'OPTIONS', path: '/', method: 'OPTIONS', status: 405 },
  { what: 'an address that leads nowhere', path: '/no/such/page', status: 404, contains: '</html>' },
  { what: 'broken escapes', path: '/video/%', status: 404 },
  { what: 'broken escapes of a picture', path: '/images/%E0%A4%A', status: 404 },
  { what: 'two slashes', path: '//elsewhere.example/', status: 404 },
  { what: 'markup in the address', path: '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E', status: 404 },
  {
    what: 'content named in the query',
    path: '/?video=7&utm=mail',
    status: 302,
    expected: { location: '/video/7?utm=mail' },
  },
  // Revalidation.
  { what: 'a page that has not changed', path: '/', status: 304, revalidates: true },
  {
    what: 'a compressed page that has not changed',
    path: '/',
    headers: { 'accept-encoding': 'gzip' },
    status: 304,
    revalidates: true,
  },
  { what: 'texts that have not changed', path: '/realm-messages/en.json', status: 304, revalidates: true },
  { what: 'a page with another tag', path: '/', headers: { 'if-none-match': '"other"' }, status: 200 },
  { what: 'any tag', path: '/', headers: { 'if-none-match': '*' }, status: 304 },
  // Ranges are not offered.
  {
    what: 'a range of a script',
    path: '/assets/first-1.js',
    headers: { range: 'bytes=0-9' },
    status: 200,
    expected: { 'content-range': null },
  },
  {
    what: 'a range of a picture',
    path: `/${picture.name}`,
    headers: { range: 'bytes=0-9' },
    status: 200,
    expected: { 'content-range': null },
  },
  // Encodings.
  {
    what: 'a page as gzip',
    path: '/',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    expected: { 'content-encoding': 'gzip' },
  },
  {
    what: 'a page for a browser',
    path: '/',
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    status: 200,
    expected: { 'content-encoding': /^(?:br|gzip)$/ },
  },
  { what: 'a page as brotli', path: '/', headers: { 'accept-encoding': 'br' }, status: 200 },
  {
    what: 'a page without compression',
    path: '/',
    headers: { 'accept-encoding': 'identity' },
    status: 200,
    expected: { 'content-encoding': null },
  },
  {
    what: 'a page with gzip excluded',
    path: '/',
    headers: { 'accept-encoding': 'gzip;q=0' },
    status: 200,
    expected: { 'content-encoding': null },
  },
  {
    what: 'a script as the build compressed it',
    path: '/assets/first-1.js',
    headers: { 'accept-encoding': 'gzip, br' },
    status: 200,
    expected: { 'content-encoding': 'br', 'cache-control': forEver },
  },
  {
    what: 'a script as gzip',
    path: '/assets/first-1.js',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    expected: { 'content-encoding': 'gzip' },
  },
  {
    what: 'a failure page as gzip',
    path: '/',
    hostname: 'nobody.example',
    headers: { ...html, 'accept-encoding': 'gzip' },
    status: 404,
    expected: { 'content-encoding': 'gzip' },
  },
  // Policies.
  {
    what: 'the policy of the home page',
    path: '/',
    status: 200,
    expected: {
      'content-security-policy': /frame-ancestors 'self'$|frame-ancestors 'self';/,
      'x-frame-options': 'SAMEORIGIN',
    },
  },
  {
    what: 'the policy of the player',
    path: '/video/found',
    status: 200,
    expected: { 'x-frame-options': null },
  },
  { what: 'the policy of sign-in', path: '/login', status: 200, expected: { 'x-robots-tag': 'noindex' } },
  { what: 'a page in a frame', path: '/video/found', headers: { 'sec-fetch-dest': 'iframe' }, status: 200 },
  {
    what: 'a scheme that anybody may claim',
    path: '/',
    headers: { 'x-forwarded-proto': 'https' },
    status: 200,
    expected: { 'strict-transport-security': null },
  },
  // Languages.
  {
    what: "the browser's language",
    path: '/',
    headers: { 'accept-language': 'es-MX, en;q=0.5' },
    status: 200,
    expected: { 'content-language': 'es' },
  },
  {
    what: 'the chosen language',
    path: '/',
    headers: { 'accept-language': 'en', cookie: 'a=b; selectedLanguage=es' },
    status: 200,
    expected: { 'content-language': 'es' },
  },
  {
    what: 'a language that is not offered',
    path: '/',
    headers: { 'accept-language': 'fr' },
    status: 200,
    expected: { 'content-language': 'en' },
  },
  { what: 'texts', path: '/realm-messages/es.json', status: 200, expected: { 'cache-control': 'no-cache' } },
  {
    what: 'terms',
    path: '/realm-data/consent-terms.json',
    status: 200,
    expected: { 'cache-control': 'no-cache' },
  },
  { what: 'texts in a language that is not offered', path: '/realm-messages/fr.json', status: 404 },
  // Files.
  {
    what: 'the script for embedding',
    path: '/embed.js',
    status: 200,
    contains: 'proscenium-player',
    expected: { 'access-control-allow-origin': '*' },
  },
  { what: 'its types', path: '/embed.d.ts', status: 200 },
  { what: 'robots.txt', path: '/robots.txt', status: 200, contains: 'Disallow: /_admin/' },
  { what: 'the icon', path: '/favicon.ico', status: 200 },
  {
    what: 'a picture of this version',
    path: `/${picture.name}?v=${picture.version}`,
    status: 200,
    expected: { 'cache-control': forEver },
  },
  {
    what: 'a picture of another version',
    path: `/${picture.name}?v=12345678`,
    status: 200,
    expected: { 'cache-control': 'public, max-age=300' },
  },
  { what: 'a picture that does not exist', path: '/images/none.webp', status: 404 },
  { what: 'a file beside the pictures', path: '/images/..%2frealm.json', status: 404 },
  {
    what: 'a font',
    path: '/assets/face-1.woff2',
    headers: { 'accept-encoding': 'gzip, br' },
    status: 200,
    expected: { 'content-type': 'font/woff2', 'content-encoding': null },
  },
  { what: 'a script that does not exist', path: '/assets/gone-1.js', status: 404 },
  { what: 'another spelling of a script', path: '/assets/first-1.js/', status: 404 },
  // Hosting.
  { what: 'a file for other services', path: '/ads.txt', status: 200, contains: 'ads.example, 1, DIRECT' },
  {
    what: 'a file for other services that has not changed',
    path: '/ads.txt',
    status: 304,
    revalidates: true,
  },
  {
    what: 'a file for other services that the realm does not have',
    path: '/.well-known/assetlinks.json',
    status: 404,
  },
  { what: 'permissions', path: '/', status: 200, expected: { 'permissions-policy': /geolocation=\(self\)/ } },
  {
    what: 'an unlisted realm',
    path: '/',
    hostname: 'noor.localhost',
    status: 200,
    expected: { 'x-robots-tag': 'noindex, nofollow' },
  },
  {
    what: 'robots.txt of an unlisted realm',
    path: '/robots.txt',
    hostname: 'noor.localhost',
    status: 200,
    contains: 'Disallow: /\n',
  },
  {
    what: 'a closed realm',
    path: '/',
    hostname: closed,
    headers: html,
    status: 401,
    expected: { 'www-authenticate': /^Basic / },
  },
  {
    what: 'a closed realm for a browser without languages that have texts',
    path: '/',
    hostname: closed,
    headers: { ...html, 'accept-language': 'tlh' },
    status: 401,
    expected: { 'content-language': 'pt', 'content-type': 'text/html; charset=utf-8' },
    contains: '<h1>Este site ainda não abriu</h1><p>Para o ver, precisa de um nome de utilizador',
  },
  { what: 'a script of a closed realm', path: '/assets/first-1.js', hostname: closed, status: 401 },
  {
    what: 'a closed realm with a wrong password',
    path: '/',
    hostname: closed,
    headers: basic('preview:wrong'),
    status: 401,
  },
  {
    what: 'a closed realm with its password',
    path: '/',
    hostname: closed,
    headers: basic('preview:secret'),
    status: 200,
  },
  // Health.
  {
    what: 'health',
    path: '/healthz',
    status: 200,
    expected: { 'x-content-type-options': 'nosniff' },
    contains: 'ok',
  },
  {
    what: 'the health of a closed realm',
    path: '/healthz',
    hostname: closed,
    status: 200,
    expected: { 'x-content-type-options': 'nosniff' },
  },
  { what: 'readiness', path: '/readyz', status: 200, contains: 'ready' },
  ...subjectCases,
];
