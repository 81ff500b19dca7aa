/** The addresses of a page: its canonical one, those in other languages, and the pages above it. None has a query. */
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { type ParamValues, pathOf } from '../../../core/routing/buildPath';
import { matchPath, type RouteMatch } from '../../../core/routing/matchPath';
import { isTitle, parametersOf } from '../../../core/routing/routePattern';
import type { ActiveRoutes } from '../../../core/routing/routeTables';
import { languageRoutes } from '../../publish/routes';
import type { Lookup } from './ContentLookup';
import type { Crumb } from './structuredData';
import type { SubjectFacts } from './subjectFacts';

export interface PageAlternate {
  /** The value of `hreflang`. */
  readonly language: string;
  /** Absolute. */
  readonly address: string;
}

type Subject = Pick<SubjectFacts, 'title'>;

/** The path of a page in the routes of a language, with its subject's title; null when they have no such page. */
export const canonicalPath = (
  routes: ActiveRoutes,
  { role, params }: Pick<RouteMatch, 'role' | 'params'>,
  subject: Subject | null,
): string | null => pathOf(routes, role, { ...params, ...titlesIn(routes, role, subject) });

interface AlternatesInput {
  readonly realm: CheckedRealm;
  /** The viewer's, with its scheme. */
  readonly origin: string;
  readonly match: RouteMatch;
  /** Whether the platform has a subject for it, whose title may be part of the path. */
  readonly hasSubject: boolean;
}

/**
 * The addresses of a page in all languages, each as it is canonical there, so that the sets of all of them are the same (ROU-120). An
 * address that languages share is listed for the one that a client without preferences is served. Empty when there is only one,
 * or when the title in some language is unknown.
 */
export async function alternatesOf(
  { realm, origin, match, hasSubject }: AlternatesInput,
  find: (language: string) => Promise<Lookup>,
): Promise<readonly PageAlternate[]> {
  const languages = languageGroups(realm, match);
  if (languages.length < 2) return [];
  const found = await Promise.all(
    languages.map(async ({ code, routes }) => {
      const needsTitle = hasSubject && titlesIn(routes, match.role, { title: 'x' }) !== none;
      const lookup = needsTitle ? await find(code) : null;
      const subject = lookup?.kind === 'found' ? lookup.facts : null;
      return { code, kind: lookup?.kind ?? 'found', path: canonicalPath(routes, match, subject) };
    }),
  );
  if (found.some(({ kind }) => kind === 'unknown')) return [];
  const entries = found.flatMap(({ code, kind, path }) =>
    kind === 'missing' || path === null ? [] : [{ language: code, address: origin + path }],
  );
  const fallback = entries.find(({ language }) => language === defaultOf(realm, languages)) ?? entries[0];
  return fallback === undefined || entries.length < 2
    ? []
    : [...entries, { language: 'x-default', address: fallback.address }];
}

interface LanguageGroup {
  /** The language that a client without preferences is served. */
  readonly code: string;
  readonly codes: readonly string[];
  readonly routes: ActiveRoutes;
}

/** The languages grouped by the address that the page has in them. */
export function languageGroups(
  realm: CheckedRealm,
  match: Pick<RouteMatch, 'role' | 'params'>,
): readonly LanguageGroup[] {
  const groups = new Map<string, LanguageGroup>();
  for (const [code, routes] of languageRoutes(realm)) {
    const path = canonicalPath(routes, match, null);
    if (path === null) continue;
    const { codes = [], ...group } = groups.get(path) ?? { code, routes };
    const first = code === realm.locales.default ? code : group.code;
    groups.set(path, { ...group, code: first, codes: [...codes, code] });
  }
  return [...groups.values()];
}

const defaultOf = (realm: CheckedRealm, groups: readonly LanguageGroup[]): string | undefined =>
  groups.find(({ codes }) => codes.includes(realm.locales.default))?.code;

const none: ParamValues = {};

/** A subject's title for each title parameter in the role's path; `none` where there is nothing to write. */
function titlesIn({ tables, activeTable }: ActiveRoutes, role: string, subject: Subject | null): ParamValues {
  if (subject === null) return none;
  const names = parametersOf(tables[activeTable][role] ?? '').map((name) => name.replace('?', ''));
  const titles = names.filter(isTitle).map((name) => [name, subject.title]);
  return titles.length === 0 ? none : (Object.fromEntries(titles) as ParamValues);
}

/** The pages whose paths an absolute address continues, the first page first; `nameOf` is null for a role without a name. */
export function pagesAbove(
  routes: ActiveRoutes,
  address: string,
  nameOf: (role: string) => string | null,
): readonly Crumb[] {
  const { origin, pathname } = new URL(address);
  const segments = pathname.split('/').slice(1);
  const above = new Map<string, string>();
  for (let length = 0; length < segments.length; length += 1) {
    const match = matchPath(routes, `/${segments.slice(0, length).join('/')}`);
    const path = match === null ? null : pathOf(routes, match.role, match.params);
    const name = match === null ? null : nameOf(match.role);
    if (path !== null && name !== null) above.set(origin + path, name);
  }
  above.delete(address);
  return [...above].map(([at, name]) => ({ name, address: at }));
}
