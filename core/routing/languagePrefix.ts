/** The first path segment by which the addresses of a language begin, where the realm gives it one. */
import { literalKey } from './routePattern';
import { technicalRoles } from './routeRoles';

/** The part of the active routes that prefixes depend on. */
export interface PrefixedRoutes {
  /** The prefix of the active language, such as `ar`; absent or empty: none. */
  readonly prefix?: string | undefined;
  /** The prefixes of all languages of the realm. */
  readonly prefixes?: readonly string[] | undefined;
}

const unprefixed: ReadonlySet<string> = new Set(technicalRoles);

/** The prefix of a role's addresses in the active language: other systems link to the technical roles (ROU-007). */
export const prefixOf = ({ prefix = '' }: PrefixedRoutes, role: string): string =>
  unprefixed.has(role) ? '' : prefix;

/** A path with a prefix in front: `/ar/video/7`, and `/ar` for the root page. */
export const withPrefix = (prefix: string, path: string): string =>
  prefix === '' ? path : `/${prefix}${path === '/' ? '' : path}`;

/** Separates the prefix of a language from a path; it is empty for a path without one. */
export function splitPrefix(
  { prefixes = [] }: PrefixedRoutes,
  pathname: string,
): { readonly prefix: string; readonly path: string } {
  const [, first = ''] = pathname.split('/', 2);
  const prefix = prefixes.find((each) => each === literalKey(first)) ?? '';
  return prefix === ''
    ? { prefix, path: pathname }
    : { prefix, path: pathname.slice(first.length + 1) || '/' };
}
