/** The route tables of a realm, including the pages of its route plugins. */
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { realmRoutes } from '../../core/realm/realmRoutes';
import { buildRouteTables, type RouteTables } from '../../core/routing/routeTables';

const known = new WeakMap<CheckedRealm, RouteTables>();

/** Cached per realm. */
export function tablesOf(realm: CheckedRealm): RouteTables {
  const tables = known.get(realm) ?? buildRouteTables(realmRoutes(realm));
  known.set(realm, tables);
  return tables;
}
