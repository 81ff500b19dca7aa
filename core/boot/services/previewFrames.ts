/** The realm and its frames as admin pages see them. */
import type { CheckedRealm } from '../../realm/checkedRealm';
import type { PreviewFrames } from '../../sdk';
import { lend } from '../preview/previewSetupOf';

export function createPreviewFrames({ locales, menus }: CheckedRealm): PreviewFrames {
  return { locales: locales.offered, layout: menus.WEB.layout, menuItems: menus.WEB.items, lend };
}
