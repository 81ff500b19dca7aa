/** The route tables of a realm, including the pages of its route plugins, and what follows from them. */
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { realmRoutes } from '../../core/realm/realmRoutes';
import { buildRouteTables, type RouteTables } from '../../core/routing/routeTables';
import { defaultSection, type MenuItemLike } from '../../core/routing/menuTarget';

const known = new WeakMap<CheckedRealm, RouteTables>();

/** Cached per realm. */
export function tablesOf(realm: CheckedRealm): RouteTables {
  const tables = known.get(realm) ?? buildRouteTables(realmRoutes(realm));
  known.set(realm, tables);
  return tables;
}

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
  for (const table of Object.values(tables)) {
    calls[table.ROOT] = rootSection;
    calls[table.HOME] = 'home';
    calls[table.BROWSE] = 'browse';
    calls[table.SCHEDULE] = 'schedule';
  }
  return calls;
}
