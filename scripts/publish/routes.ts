/** The route tables of one realm, with the pages that its route plugins bring. */
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { realmRoutes } from '../../core/realm/realmRoutes';
import { buildRouteTables, type RouteTables } from '../../core/routing/routeTables';

const known = new WeakMap<CheckedRealm, RouteTables>();

/** Built once for a realm. */
export function tablesOf(realm: CheckedRealm): RouteTables {
  const tables = known.get(realm) ?? buildRouteTables(realmRoutes(realm));
  known.set(realm, tables);
  return tables;
}
