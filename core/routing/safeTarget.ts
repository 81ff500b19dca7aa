/** Open redirect protection: which redirect targets of an address may be followed (ROU-108). */
import type { RouteMatch } from './matchPath';
import { signInRoles, type RouteRole } from './routeRoles';

/**
 * An accepted target: a path of this site, query and hash included, or an address at an origin that the realm
 * allows.
 */
export type SafeTarget =
  { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'outside'; readonly url: string };

export interface TargetRules {
  /** The site's own origin. */
  readonly origin: string;
  /** Other origins that an absolute address may have; see {@link redirectOrigins}. */
  readonly allowedOrigins?: ReadonlySet<string>;
  /** Matches a path, such as `RoutingStore.match`: an unknown page is rejected. */
  readonly match: (pathname: string) => RouteMatch | null;
  /**
   * Login pages are refused, since a signed-in viewer would be redirected in a loop, unless the viewer is
   * signing out (SGN-108).
   */
  readonly loginPages?: 'refused' | 'allowed';
  /** Pages with side effects on opening are refused, unless code opens them. */
  readonly actingPages?: 'refused' | 'allowed';
}

/**
 * Checks a value of `from`, `redirectTo`, `entryPage` or the like. Returns null unless it is a known page of
 * this site under a path with one leading slash, or an address at an allowed origin; callers then use the
 * default menu page. The path is as the browser resolves it: no dot segments, everything encoded.
 */
export function safeTarget(value: string | null | undefined, rules: TargetRules): SafeTarget | null {
  if (value === null || value === undefined || suspicious.test(value)) return null;
  if (value.startsWith('/')) return value.startsWith('//') ? null : inside(value, rules);
  return /^https?:\/\/[^/]/i.test(value) ? outside(value, rules) : null;
}

/** Like {@link safeTarget} for flows that never leave the site (PAY-053): the path, or null. */
export function safePath(value: string | null | undefined, rules: TargetRules): string | null {
  const target = safeTarget(value, { ...rules, allowedOrigins: new Set() });
  return target?.kind === 'inside' ? target.path : null;
}

/**
 * The origins that targets may have: the realm's `allowedRedirectOrigins` and those of its providers'
 * callback addresses (ROU-108). Exact http and https origins only: patterns, custom schemes and invalid
 * addresses are omitted.
 */
export function redirectOrigins(
  allowed: readonly string[] = [],
  callbackUris: readonly string[] = [],
): ReadonlySet<string> {
  const origins = [...allowed, ...callbackUris].flatMap((address) => {
    const url = parsed(address);
    return url !== null && /^https?:$/.test(url.protocol) && !url.hostname.includes('*') ? [url.origin] : [];
  });
  return new Set(origins);
}

/** Control characters and backslashes, which URL parsers drop or turn into slashes, and blanks around the value. */
const suspicious = /[\p{Cc}\\]|^\s|\s$|^$/u;

/** Pages with side effects driven by their address: a redirect must not open them. */
const actingRoles: ReadonlySet<string> = new Set<RouteRole>([
  'LOGOUT',
  'IMPERSONATION',
  'OAUTH',
  'OAUTH_APP',
  'LICENCE_REDIRECT',
]);

function inside(value: string, rules: TargetRules): SafeTarget | null {
  const url = parsed(value, rules.origin);
  if (url?.origin !== rules.origin || url.pathname.startsWith('//')) return null;
  const match = rules.match(url.pathname);
  if (match === null) return null;
  if (rules.actingPages !== 'allowed' && actingRoles.has(match.role)) return null;
  if (rules.loginPages !== 'allowed' && signInRoles.has(match.role)) return null;
  if (Object.values(match.params).some((param) => suspicious.test(param))) return null;
  return { kind: 'inside', path: url.pathname + url.search + url.hash };
}

function outside(value: string, rules: TargetRules): SafeTarget | null {
  const url = parsed(value);
  if (
    url === null ||
    url.username !== '' ||
    url.password !== '' ||
    rules.allowedOrigins?.has(url.origin) !== true
  )
    return null;
  if (url.origin === rules.origin) return inside(url.pathname + url.search + url.hash, rules);
  return { kind: 'outside', url: url.href };
}

function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
