/** The menu items that a realm's plugins offer; its menus place them by name. */
import type { MenuItemFacts } from '../sdk';
import type { CheckedRealm } from './checkedRealm';

export interface MenuItemContribution extends MenuItemFacts {
  readonly plugin: string;
  readonly audience: NonNullable<MenuItemFacts['audience']>;
}

/** By name, which is taken once in a house. */
export function menuItemContributions(realm: Pick<CheckedRealm, 'plugins'>): ReadonlyMap<string, MenuItemContribution> {
  const items = realm.plugins.flatMap(({ id, contributes }) =>
    // The facts were checked against schemas/points/menu-item.schema.json.
    ((contributes['menu-item'] ?? []) as readonly unknown[] as readonly MenuItemFacts[]).map((facts) => ({ ...facts, audience: facts.audience ?? ('anyone' as const), plugin: id })),
  );
  return new Map(items.map((item) => [item.name, item]));
}
