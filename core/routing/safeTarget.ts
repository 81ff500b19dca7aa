/** Redirect targets that come from an address: which of them may be followed (ROU-108). */
import type { RouteMatch } from './matchPath';
import { signInRoles, type RouteRole } from './routeRoles';

/** A target that passed: a path of this site, query and hash included, or an address at an origin the realm allows. */
export type SafeTarget = { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'outside'; readonly url: string };

export interface TargetRules {
  /** The site's own origin. */
  readonly origin: string;
  /** Origins besides that may be named by an absolute address; see {@link redirectOrigins}. */
  readonly allowedOrigins?: ReadonlySet<string>;
  /** Who a path belongs to, such as `RoutingStore.match`: an unknown page is no target. */
  readonly match: (pathname: string) => RouteMatch | null;
  /** Login pages are refused, since a signed-in viewer would go round in a circle, unless the viewer is signing out (SGN-108). */
  readonly loginPages?: 'refused' | 'allowed';
  /** Pages that act by being opened are refused, unless it is code that opens them. */
  readonly actingPages?: 'refused' | 'allowed';
}

/**
 * Checks a value of `from`, `redirectTo`, `entryPage` or the like. Gives null for whatever is not a known page of this site
 * under a path with one leading slash, nor an address at an allowed origin; the default menu page is the answer then.
 * The path is as the browser resolves it: no dot segments, everything encoded.
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
 * The origins that targets may name: the realm's `allowedRedirectOrigins` and those of its providers' callback addresses
 * (ROU-108). Exact http and https origins only: patterns, custom schemes and what is no address are left out.
 */
export function redirectOrigins(allowed: readonly string[] = [], callbackUris: readonly string[] = []): ReadonlySet<string> {
  const origins = [...allowed, ...callbackUris].flatMap((address) => {
    const url = parsed(address);
    return url !== null && /^https?:$/.test(url.protocol) && !url.hostname.includes('*') ? [url.origin] : [];
  });
  return new Set(origins);
}

/** Control characters and backslashes, which address parsers drop or turn into slashes, and blanks around the value. */
const suspicious = /[\p{Cc}\\]|^\s|\s$|^$/u;

/** Pages that act on what their address carries: a link must not send a viewer there on the way. */
const actingRoles: ReadonlySet<string> = new Set<RouteRole>(['LOGOUT', 'IMPERSONATION', 'OAUTH', 'OAUTH_APP', 'LICENCE_REDIRECT']);

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
  if (url === null || url.username !== '' || url.password !== '' || rules.allowedOrigins?.has(url.origin) !== true) return null;
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
