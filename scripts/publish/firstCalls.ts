/** Which addresses show a section page, so that the page can start its data call before any module has loaded. */
import type { CheckedRealm } from '../../core/realm/checkedRealm';
import { tablesOf } from './routes';

/** Path to section id, for the section pages without parameters. */
export function firstCalls(realm: CheckedRealm): Readonly<Record<string, string>> {
  const tables = tablesOf(realm);
  const first = realm.menus.WEB.items.find(({ type }) => type === 'section');
  const rootSection = first?.type === 'section' ? first.data.id : 'home';
  const calls: Record<string, string> = {};
  for (const table of Object.values(tables)) {
    calls[table.ROOT] = rootSection;
    calls[table.HOME] = 'home';
    calls[table.BROWSE] = 'browse';
  }
  return calls;
}
