/** The scripts that an address will request, for modulepreload. */
import { builtInPage } from '../../../core/pageKit/builtInPages';
import { routeContributions } from '../../../core/realm/realmRoutes';
import type { RouteMatch } from '../../../core/routing/matchPath';
import { firstCalls } from '../../publish/firstCalls';
import type { PublishedRealm } from '../../publish/publishRealm';

/** Scripts below /assets/ that are loaded lazily. */
export interface LazyScripts {
  /** A module of core by its source path. */
  module(source: string): readonly string[];
  /** A plugin's contributions at a point. */
  contribution(plugin: string, point: string): readonly string[];
}

export function preloadsOf(
  published: PublishedRealm,
  match: RouteMatch | null,
  pathname: string,
  scripts: LazyScripts,
): readonly string[] {
  const contributed = routeContributions(published.realm).find(({ role }) => role === match?.role);
  if (contributed !== undefined) return scripts.contribution(contributed.plugin, 'route');
  const page = match === null ? undefined : builtInPage(match.role);
  if (match === null || page === undefined) return [];
  if (page.module !== 'catalogue/pages/SectionPage') return scripts.module(`core/${page.module}.tsx`);
  return sectionScripts(published, match.params['id'] ?? firstCalls(published.realm)[pathname], scripts);
}

/** The number of rows that the section page draws at once: their code is preloaded in parallel, not one after the other. */
const FIRST_ROWS = 2;

function sectionScripts(
  { realm }: PublishedRealm,
  section: string | undefined,
  scripts: LazyScripts,
): readonly string[] {
  const sections = realm.plugins.flatMap(({ id, contributes }) =>
    (contributes['section'] ?? []).map(({ name, skeleton }) => ({ id, name, skeleton })),
  );
  const fixed =
    section === undefined || !Object.hasOwn(realm.pages, section) ? undefined : realm.pages[section];
  const first =
    fixed === undefined ? null : new Set<string>(fixed.rows.slice(0, FIRST_ROWS).map(({ type }) => type));
  // The platform's rows are unknown here, so preload those that the skeleton shows: a hero and cards.
  const isFirst = ({ name, skeleton }: (typeof sections)[number]) =>
    first === null ? skeleton !== 'posters' : first.has(name);
  return sections.filter(isFirst).flatMap(({ id }) => scripts.contribution(id, 'section'));
}
