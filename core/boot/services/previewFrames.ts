/** The realm and preview frames, for admin pages. */
import type { CheckedRealm } from '../../realm/checkedRealm';
import type { PreviewFrames } from '../../sdk/previewFrames';
import { lend } from '../preview/previewSetupOf';

export function createPreviewFrames({ locales, menus }: CheckedRealm): PreviewFrames {
  return { locales: locales.offered, layout: menus.WEB.layout, menuItems: menus.WEB.items, lend };
}
