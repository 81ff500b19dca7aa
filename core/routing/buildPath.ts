/** Builds an address from a role: the only code that does (ROU-008). */
import { prefixOf, withPrefix } from './languagePrefix';
import { matchPath } from './matchPath';
import { findSignInPath, loginBases, providerPattern } from './providerSubPaths';
import { isTitle, type Segment, segmentsOf } from './routePattern';
import type { RouteParams, RouteRole } from './routeRoles';
import type { ActiveRoutes } from './routeTables';

/** Query values by name; a list repeats the name, null and undefined are omitted. */
export type QueryValues =
  | URLSearchParams
  | Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

export interface PathExtras {
  readonly query?: QueryValues | undefined;
  /** With or without its `#`. */
  readonly hash?: string | undefined;
}

/** The parameters, optional when the role requires none, then query and hash. */
export type PathArguments<Role extends RouteRole, Extras = PathExtras> =
  Record<never, never> extends RouteParams<Role>
    ? [params?: RouteParams<Role>, extras?: Extras]
    : [params: RouteParams<Role>, extras?: Extras];

export type ParamValues = Readonly<Record<string, string | undefined>>;

/**
 * The address of a role in the active table: `buildPath(routing, 'VOD',
 * { eventId: '7', eventTitle: 'Big fight' })`. Values are percent-encoded, titles become slugs, absent
 * optional parameters are dropped. Never throws: an empty required value truncates the path before it, which
 * opens the list of such items if there is one, else the not-found page.
 */
export function buildPath<Role extends RouteRole>(
  routes: ActiveRoutes,
  role: Role,
  ...rest: PathArguments<Role>
): string {
  const [params, extras] = rest as [ParamValues?, PathExtras?];
  return write(routes, role, routes.tables[routes.activeTable][role], params ?? {}, extras);
}

/**
 * The same for a role known only at run time, such as a route plugin's or one in a menu; null when there is
 * no such role.
 */
export function pathOf(
  routes: ActiveRoutes,
  role: string,
  params: ParamValues = {},
  extras?: PathExtras,
): string | null {
  const table = routes.tables[routes.activeTable];
  const pattern = Object.hasOwn(table, role) ? table[role] : undefined;
  return pattern === undefined ? null : write(routes, role, pattern, params, extras);
}

/** The query part of an address with its question mark, or the empty string. */
export function queryString(query: QueryValues = {}): string {
  const pairs =
    query instanceof URLSearchParams ? query : new URLSearchParams(Object.entries(query).flatMap(pairsOf));
  const text = pairs.toString();
  return text === '' ? '' : `?${text}`;
}

function write(
  routes: ActiveRoutes,
  role: string,
  pattern: string,
  params: ParamValues,
  { query, hash = '' }: PathExtras = {},
): string {
  const fragment = hash.replace(/^#/, '');
  const path = withPrefix(prefixOf(routes, role), pathname(routes, role, pattern, params));
  return path + queryString(query) + (fragment === '' ? '' : `#${fragment}`);
}

function pathname(routes: ActiveRoutes, role: string, pattern: string, params: ParamValues): string {
  const segments = segmentsOf(withProvider(routes, role, pattern, params));
  const path = joined(routes, segments, params);
  const hasTitle = segments.some((segment) => segment.kind === 'parameter' && isTitle(segment.name));
  if (!hasTitle || matchPath(routes, path)?.role === role) return path;
  // A title such as "Watch together" would open the page of that name instead: the id alone is sufficient.
  return joined(
    routes,
    segments.filter((segment) => segment.kind === 'literal' || !isTitle(segment.name)),
    params,
  );
}

function withProvider(
  { tables, activeTable, signInPaths }: ActiveRoutes,
  role: string,
  pattern: string,
  { authProvider = '', clientName }: ParamValues,
): string {
  if (authProvider === '' || !loginBases.some((base) => base === role)) return pattern;
  if (role !== 'LOGIN') return pattern + providerPattern;
  const { loginRole } = findSignInPath(signInPaths, authProvider);
  return tables[activeTable][(clientName ?? '') === '' ? (loginRole ?? 'LOGIN_PROVIDER') : 'LOGIN_PROVIDER'];
}

function joined({ signInPaths }: ActiveRoutes, segments: readonly Segment[], params: ParamValues): string {
  const written: string[] = [];
  let skipping = false;
  for (const segment of segments) {
    if (segment.kind === 'literal') {
      skipping = false;
      written.push(encodeURI(segment.text));
      continue;
    }
    const given = params[segment.name] ?? '';
    const value = isTitle(segment.name) ? slug(given) : given;
    if (value === '' && !segment.optional) break;
    // Of adjacent optional values, the later one is meaningless without the earlier one.
    skipping ||= value === '';
    if (!skipping)
      written.push(
        encoded(segment.name === 'authProvider' ? findSignInPath(signInPaths, value).subPath : value),
      );
  }
  return `/${written.join('/')}`;
}

/** Dots alone would climb out of the path, and half a surrogate pair cannot be encoded. */
function encoded(value: string): string {
  if (/^\.{1,2}$/.test(value)) return value.replaceAll('.', '%252E');
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function pairsOf([name, value]: [string, QueryValue]): [string, string][] {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? value.map((item) => [name, item]) : [[name, String(value)]];
}

type QueryValue = Exclude<QueryValues, URLSearchParams>[string];

/** Turns a title into a readable path segment. */

/**
 * `The Big Fight: Pt. 2` becomes `the-big-fight-pt-2` (ROU-094 to ROU-098). Letters and digits of every
 * script stay, as do dashes and inner underscores. A title of nothing else gives the empty string, and then
 * no segment (ROU-099).
 */
export function slug(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]/gu, '-')
    .replace(/[^\p{L}\p{Nd}_-]/gu, '')
    .replace(/-{2,}/gu, '-')
    .replace(/^[-_]+|(?<![-_])[-_]+$/gu, '');
}
