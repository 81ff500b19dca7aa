/** The menu items contributed by a realm's plugins; the realm's menus reference them by name. */
import type { PointFacts } from '../sdk/points';
import type { CheckedRealm } from './checkedRealm';

type MenuItemFacts = Readonly<PointFacts<'menu-item'>>;

export interface MenuItemContribution extends MenuItemFacts {
  readonly plugin: string;
  readonly audience: NonNullable<MenuItemFacts['audience']>;
}

/** By name; names are unique across all plugins. */
export function menuItemContributions(
  realm: Pick<CheckedRealm, 'plugins'>,
): ReadonlyMap<string, MenuItemContribution> {
  const items = realm.plugins.flatMap(({ id, contributes }) =>
    // Validated against schemas/points/menu-item.schema.json.
    ((contributes['menu-item'] ?? []) as readonly unknown[] as readonly MenuItemFacts[]).map((facts) => ({
      ...facts,
      audience: facts.audience ?? ('anyone' as const),
      plugin: id,
    })),
  );
  return new Map(items.map((item) => [item.name, item]));
}
