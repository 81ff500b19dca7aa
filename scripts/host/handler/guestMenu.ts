/** The pages of a realm's menu that anybody may open, for those who run no code: crawlers, and browsers without JavaScript. */
import { inLocale } from '../../../core/i18n/locale';
import { isIndexedRole } from '../../../core/pageKit/roleFacts';
import type { CheckedRealm } from '../../../core/realm/checkedRealm';
import { menuItemTarget, type MenuItemLike, type PageTarget } from '../../../core/routing/menuTarget';
import { routesIn, tablesOf } from '../../publish/routes';
import { canonicalPath } from './pageAddresses';
import type { Site } from './Site';

type MenuItem = MenuItemLike & { readonly title?: unknown; readonly items?: readonly MenuItem[] };

interface MenuPage extends Omit<PageTarget, 'query'> {
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

/** The first page under the brand's name, and the pages of the menu; a page is linked to once. */
export function guestLinks(
  { realm, titles }: Pick<Site, 'realm' | 'titles'>,
  locale: string,
): readonly { readonly path: string; readonly name: string }[] {
  const routes = routesIn(realm, locale);
  const links = new Map<string, string>();
  const first = canonicalPath(routes, { role: 'ROOT', params: {} }, null);
  if (first !== null) links.set(first, realm.title);
  for (const page of guestMenu(realm)) {
    const path = canonicalPath(routes, page, null);
    const own =
      typeof page.title === 'object' && page.title !== null
        ? inLocale(page.title as Readonly<Record<string, string>>, locale)
        : undefined;
    const name = own ?? titles[locale]?.roles[page.role];
    if (path !== null && name !== undefined && !links.has(path)) links.set(path, name);
  }
  return [...links].map(([path, name]) => ({ path, name }));
}
