/** Where on the site a plugin's contribution is seen. Pure. */
import type { Navigation, PluginState, Staging } from '../../../../core/sdk';
import { sampleContent } from '../samples/sampleContent';
import { sampleRow } from '../samples/sampleRow';
import { pageOf, PREVIEW_SECTION } from './rows';

export interface PluginPlace {
  readonly path: string;
  readonly staging: Staging;
}

type Contribution = PluginState['contributions'][number];

/** Null for what is nowhere to be seen, such as a place where events go. A row shows `bucket`, when its plugin brings samples. */
export function placeOf({ point, name, role }: Contribution, title: string, nav: Pick<Navigation, 'hrefOf'>, now: number, row: { readonly bucket?: object; readonly options?: object | undefined } = {}): PluginPlace | null {
  const video = (): Staging => ({ answers: { readVod: sampleContent('VOD', 'GRANTED', now) } });
  switch (point) {
    case 'section':
      return { path: nav.hrefOf('SECTION', { id: PREVIEW_SECTION }), staging: pageOf(title, [{ type: name, bucket: { ...(row.bucket ?? sampleRow('preview')) }, options: { ...row.options } }]) };
    case 'route':
      return role === undefined || role.startsWith('ADMIN_') ? null : { path: nav.hrefOf(role), staging: {} };
    case 'menu-item':
      return { path: nav.hrefOf('ROOT'), staging: {} };
    case 'sign-in-provider':
      return { path: nav.hrefOf('LOGIN'), staging: {} };
    case 'payment-method':
      return { path: nav.hrefOf('PURCHASE'), staging: {} };
    case 'search-engine':
      return { path: nav.hrefOf('SEARCH'), staging: {} };
    case 'account-panel':
      return { path: nav.hrefOf('ACCOUNT', {}, { section: name }), staging: {} };
    case 'card-action':
    case 'player-part':
      return { path: nav.hrefOf('VOD', { eventId: 'preview' }), staging: video() };
    default:
      return null;
  }
}
