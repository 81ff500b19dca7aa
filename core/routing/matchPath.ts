/** Matches a path to a role, in whichever table it is written. */
import { loginBases, recognisedPatterns, findSignInPath, type SignInPath } from './providerSubPaths';
import { literalKey, segmentsOf, variantsOf, type Segment } from './routePattern';
import { prefixOf, splitPrefix } from './languagePrefix';
import type { LoginBase } from './routeRoles';
import { tableNames, type ActiveRoutes, type RouteTables, type TableName } from './routeTables';

/** The login page of a path, and its provider, if any (ROU-091). */
export interface SignInRoute {
  readonly base: LoginBase;
  readonly authProvider?: string;
  readonly clientName?: string;
}

/** The match of a path. `table` is the one it is written in; the active one if several fit equally. */
export interface RouteMatch {
  readonly role: string;
  /** Decoded values, without omitted parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly table: TableName;
  /** The prefix of a language that the path begins with; absent without one. */
  readonly prefix?: string;
  readonly signIn?: SignInRoute;
}

/** Whether a match is written as the active language writes it: in its table, with its prefix. */
export const isOwnAddress = (routes: ActiveRoutes, { role, table, prefix = '' }: RouteMatch): boolean =>
  table === routes.activeTable && prefix === prefixOf(routes, role);

/**
 * The role of a path name, as in the address bar or a link, or null when no page has it (ROU-009). Literal
 * segments win over parameters (ROU-090), also when the literal is another table's, so that links between
 * languages work (ROU-005); among equals the active table wins. Never throws: tolerates broken escapes and a
 * trailing slash.
 */
export function matchPath(routes: ActiveRoutes, pathname: string): RouteMatch | null {
  const { prefix, path } = splitPrefix(routes, pathname);
  const match = matchUnprefixed(routes, path);
  return match === null || prefix === '' ? match : { ...match, prefix };
}

function matchUnprefixed(
  { tables, activeTable, signInPaths }: ActiveRoutes,
  pathname: string,
): RouteMatch | null {
  const texts = textsOf(pathname);
  if (texts === null) return null;
  const keys = texts.map(literalKey);
  let best: Variant | null = null;
  for (const variant of variantsFor(tables, texts.length)) {
    if (best !== null && variant.rank > best.rank) break;
    if (!variant.segments.every((segment, at) => segment.kind === 'parameter' || segment.key === keys[at]))
      continue;
    if (best === null || variant.table === activeTable) best = variant;
    if (best.table === activeTable) break;
  }
  return best === null ? null : matchOf(best, texts, signInPaths);
}

interface Variant {
  readonly table: TableName;
  readonly role: string;
  readonly segments: readonly Segment[];
  /** A letter per segment, `a` for a literal and `b` for a parameter: the alphabetically first is the most specific. */
  readonly rank: string;
}

const compiled = new WeakMap<RouteTables, Map<number, readonly Variant[]>>();

function variantsFor(tables: RouteTables, length: number): readonly Variant[] {
  let byLength = compiled.get(tables);
  if (byLength === undefined) compiled.set(tables, (byLength = new Map<number, readonly Variant[]>()));
  const known = byLength.get(length) ?? compile(tables, length);
  byLength.set(length, known);
  return known;
}

/** Compiled per path length: a visit needs few, and the first page must not wait for all of them. */
function compile(tables: RouteTables, length: number): readonly Variant[] {
  const variants: Variant[] = [];
  for (const table of tableNames) {
    for (const [role, pattern] of recognisedPatterns(tables[table])) {
      if (!canHave(length, pattern)) continue;
      for (const segments of variantsOf(segmentsOf(pattern))) {
        if (segments.length !== length) continue;
        const rank = segments.map(({ kind }) => (kind === 'literal' ? 'a' : 'b')).join('');
        variants.push({ table, role, segments, rank });
      }
    }
  }
  return variants.sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0));
}

/** Whether a pattern can match so many segments: a cheap check before parsing it. */
function canHave(length: number, pattern: string): boolean {
  const most = pattern === '/' ? 0 : pattern.split('/').length - 1;
  return length <= most && length >= most - (pattern.split('?}').length - 1);
}

/** The decoded segments; null when one is empty, as in `//elsewhere`. */
function textsOf(pathname: string): readonly string[] | null {
  const bare = pathname.replace(/^\//, '').replace(/\/$/, '');
  if (bare === '') return pathname === '//' ? null : [];
  const texts = bare.split('/');
  return texts.includes('') ? null : texts.map(decoded);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function matchOf(
  { role, segments, table }: Variant,
  texts: readonly string[],
  paths: readonly SignInPath[],
): RouteMatch {
  const params: Record<string, string> = {};
  segments.forEach((segment, at) => {
    if (segment.kind === 'parameter') params[segment.name] = texts[at] ?? '';
  });
  const base =
    loginBases.find((name) => name === role) ??
    (role === 'LOGIN_PROVIDER' || role === 'LOGIN_MAGIC_LINK' ? 'LOGIN' : undefined);
  if (base === undefined) return { role, params, table };

  if (params.authProvider !== undefined)
    params.authProvider = findSignInPath(paths, params.authProvider).subPath;
  const { authProvider, clientName } = params;
  // A provider page with its own role: matched by the role's path and by the provider's sub-path.
  const own = paths.find(
    ({ subPath, loginRole }) =>
      loginRole !== undefined &&
      (loginRole === role ||
        (role === 'LOGIN_PROVIDER' && subPath === authProvider && clientName === undefined)),
  );
  if (own !== undefined || role === 'LOGIN_MAGIC_LINK') {
    return {
      role: own?.loginRole ?? role,
      params: {},
      table,
      signIn: { base, authProvider: own?.subPath ?? texts.at(-1) ?? '' },
    };
  }
  const signIn = {
    base,
    ...(authProvider === undefined ? {} : { authProvider }),
    ...(clientName === undefined ? {} : { clientName }),
  };
  return { role, params, table, signIn };
}
