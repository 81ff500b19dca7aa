/** The pages of a realm's menu that anybody may open, for those who run no code: crawlers, and browsers without JavaScript. */
import { isIndexedRole } from '../../../core/pageKit/roleFacts';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { menuItemTarget, type MenuItemLike, type PageTarget } from '../../../core/routing/menuTarget';
import { tablesOf } from '../../publish/routes';

type MenuItem = MenuItemLike & { readonly title?: unknown; readonly items?: readonly MenuItem[] };

export interface MenuPage extends Omit<PageTarget, 'query'> {
  /** The item's own title, as the realm's document has it; undefined for that of the page. */
  readonly title: unknown;
}

/** In the order of the menu, with those of its submenus; pages with a query are left out. */
export function guestMenu(realm: CheckedRealm): readonly MenuPage[] {
  const tables = tablesOf(realm);
  const pagesOf = (items: readonly MenuItem[]): readonly MenuPage[] =>
    items.flatMap((item) => {
      const target =
        item.type === 'plugin-item'
          ? pluginTarget(realm, item.data.id)
          : menuItemTarget(item, { tables, searchIsPage: false });
      const isPage = target !== null && target.query === undefined && isIndexedRole(realm, target.role);
      return [...(isPage ? [{ ...target, title: item.title }] : []), ...pagesOf(item.items ?? [])];
    });
  return pagesOf(realm.menus.WEB.items);
}

/** The page of a plugin's menu item. */
function pluginTarget({ plugins }: CheckedRealm, name: string | undefined): PageTarget | null {
  const facts = plugins
    .flatMap(({ contributes }) => contributes['menu-item'] ?? [])
    .find((each) => each.name === name);
  return typeof facts?.['to'] === 'string' ? { role: facts['to'], params: {} } : null;
}
