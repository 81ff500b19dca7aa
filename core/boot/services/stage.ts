/** The realm and its frames as admin pages see them. */
import type { CheckedRealm } from '../../realm/checkedRealm';
import type { Stage } from '../../sdk';
import { lend } from '../stage/stagingOf';

export function createStage({ locales, menus }: CheckedRealm): Stage {
  return { locales: locales.offered, layout: menus.WEB.layout, menuItems: menus.WEB.items, lend };
}
