/** The route tables of a realm, including the pages of its route plugins, and what follows from them. */
import { LRUCache } from 'lru-cache';
import type { PageData } from '../../core/boot/pageData';
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { languagePrefixes, realmRoutes, routesByLanguage } from '../../core/realm/realmRoutes';
import { withPrefix } from '../../core/routing/languagePrefix';
import { allRouteTables } from '../../core/routing/allRouteTables';
import type { ActiveRoutes, RouteTables } from '../../core/routing/routeTables';
import { debugTable } from '../../core/routing/tables/debugTable';
import { defaultSection, type MenuItemLike } from '../../core/routing/menuTarget';

const known = new WeakMap<CheckedRealm, RouteTables>();
/** By the settings: most realms have the same, and tables with what is compiled from them are large. */
const bySettings = new LRUCache<string, RouteTables>({ max: 100 });

/** Cached per realm; realms with the same settings share their tables. */
export function tablesOf(realm: CheckedRealm): RouteTables {
  const own = known.get(realm);
  if (own !== undefined) return own;
  const settings = realmRoutes(realm);
  const key = JSON.stringify(settings);
  const tables = bySettings.get(key) ?? allRouteTables(settings);
  bySettings.set(key, tables);
  known.set(realm, tables);
  return tables;
}

const languages = new WeakMap<CheckedRealm, ReadonlyMap<string, ActiveRoutes>>();

/** {@link routesByLanguage}, cached per realm. */
export function languageRoutes(realm: CheckedRealm): ReadonlyMap<string, ActiveRoutes> {
  const routes = languages.get(realm) ?? routesByLanguage(realm, tablesOf(realm));
  languages.set(realm, routes);
  return routes;
}

/** The routes in which the addresses of an offered language are written. */
export function routesIn(realm: CheckedRealm, locale: string): ActiveRoutes {
  const routes = languageRoutes(realm).get(locale);
  if (routes === undefined) throw new Error(`The realm ${realm.id} does not offer ${locale}.`);
  return routes;
}

/** The debug table for the pages of a realm whose addresses can be written in it. */
export const carriedDebugTable = (realm: CheckedRealm): Pick<PageData, 'debugTable'> =>
  [...languageRoutes(realm).values()].some(({ activeTable }) => activeTable === 'DEBUG')
    ? { debugTable }
    : {};

/**
 * Path to section id, for the section pages without parameters: such a page starts its data call before any
 * module has loaded.
 */
export function firstCalls(realm: CheckedRealm): Readonly<Record<string, string>> {
  const tables = tablesOf(realm);
  // The section for guests; if the platform changes the menu later, only the early call is wasted.
  const rootSection = defaultSection(realm.menus.WEB.items as readonly MenuItemLike[], {
    tables,
    searchIsPage: false,
    isVisible: () => true,
  });
  const calls: Record<string, string> = {};
  for (const prefix of ['', ...Object.values(languagePrefixes(realm))]) {
    for (const table of Object.values(tables)) {
      calls[withPrefix(prefix, table.ROOT)] = rootSection;
      calls[withPrefix(prefix, table.HOME)] = 'home';
      calls[withPrefix(prefix, table.BROWSE)] = 'browse';
      calls[withPrefix(prefix, table.SCHEDULE)] = 'schedule';
    }
  }
  return calls;
}
