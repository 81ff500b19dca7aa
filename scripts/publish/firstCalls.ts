/** Lists the addresses of section pages, so that the page can start its data call before any module has loaded. */
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { defaultSection, type MenuItemLike } from '../../core/routing/menuTarget';
import { tablesOf } from './routes';

/** Path to section id, for the section pages without parameters. */
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
