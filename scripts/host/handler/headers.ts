/** The headers of every response, and those of pages except their content security policy. Pure. */
import { isPlayerRole } from '../../../core/playback/playerRoles';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { routeContributions } from '../../../core/realm/realmRoutes';

/**
 * Whether the viewer's connection is encrypted. Behind a proxy that terminates TLS, the adapter of the runtime sets
 * the scheme of the address; the handler trusts no header, since anybody may send one.
 */
export const isSecure = (request: Request): boolean => new URL(request.url).protocol === 'https:';

/** The headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const hstsScopes = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
} as const;

/** Whether search engines must not show the realm. */
export const isUnlisted = ({ hosting }: Pick<CheckedRealm, 'hosting'>): boolean =>
  hosting?.unlisted === true || hosting?.password !== undefined;

/**
 * The headers of an answer with those that its realm adds to each. HSTS is sent over encrypted connections only (RFC 6797), and
 * with the same scope each time: browsers apply the latest one.
 */
export function realmHeaders(
  realm: Pick<CheckedRealm, 'hosting'>,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const cache = headers['cache-control'];
  return {
    ...headers,
    // No shared cache may show a closed realm to others.
    ...(realm.hosting?.password === undefined || cache === undefined
      ? {}
      : { 'cache-control': cache.replace(/^public\b/, 'private').replace(/, s-maxage=.*$/, '') }),
    ...(isSecure(request)
      ? { 'strict-transport-security': `max-age=31536000${hstsScopes[realm.hosting?.hsts ?? 'host']}` }
      : {}),
    ...(isUnlisted(realm) ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };
}

const shut = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];
const own = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture', 'screen-wake-lock'];

/** More connections than the first pictures need would delay them. */
const MOST_PRECONNECTS = 2;

/**
 * The origins that pictures may come from, the likeliest first. A browser connects to them when the headers arrive, before
 * the page does; a CDN can send that header ahead of the page as Early Hints.
 */
const pictureOrigins = ({ url, mediaOrigins }: CheckedRealm['platform']): readonly string[] =>
  [...new Set([...mediaOrigins, new URL(url).origin])]
    .filter((origin) => !origin.includes('*'))
    .slice(0, MOST_PRECONNECTS);

/**
 * Permissions-Policy and isolation of pages; `payers` are the origins that may request a payment inside their
 * frames. Payment and sign-in popups need their opener; everything else is isolated.
 */
export function pageHeaders(
  { hosting, platform }: Pick<CheckedRealm, 'hosting' | 'platform'>,
  payers: readonly string[],
): Readonly<Record<string, string>> {
  const features: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(shut.map((feature) => [feature, []])),
    ...Object.fromEntries(own.map((feature) => [feature, ['self']])),
    payment: ['self', ...payers],
    ...hosting?.permissions,
  };
  const allowed = (who: string) => (who === 'self' ? who : JSON.stringify(who));
  return {
    link: pictureOrigins(platform)
      .map((origin) => `<${origin}>; rel=preconnect`)
      .join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': Object.entries(features)
      .map(([feature, list]) => `${feature}=(${list.map(allowed).join(' ')})`)
      .join(', '),
  };
}

/**
 * The origins that may frame a page, exactly as the realm lists them (BRG-004): the trusted embedders for the player, those named in
 * its options for a route plugin's page, none for every other page.
 */
export function embeddersOf(
  realm: Pick<CheckedRealm, 'plugins' | 'settings'>,
  role: string | undefined,
): readonly string[] {
  if (role === undefined) return [];
  if (isPlayerRole(role)) return realm.settings.trustedEmbedOrigins;
  const contributed = routeContributions(realm).find((route) => route.role === role);
  if (contributed?.embedders === undefined) return [];
  const listed = realm.plugins.find(({ id }) => id === contributed.plugin)?.options[contributed.embedders];
  return Array.isArray(listed) ? listed.filter((origin) => typeof origin === 'string') : [];
}

/** For browsers without `frame-ancestors`; X-Frame-Options cannot express a list of origins. */
export function frameOptions(ancestors: readonly string[]): Readonly<Record<string, string>> {
  if (ancestors.every((source) => source === "'none'")) return { 'x-frame-options': 'DENY' };
  return ancestors.every((source) => source === "'self'") ? { 'x-frame-options': 'SAMEORIGIN' } : {};
}
