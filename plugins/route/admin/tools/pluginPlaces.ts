/** Where a plugin's contribution appears on the site. Pure. */
import type { Navigation, PluginState, PreviewSetup } from 'proscenium/sdk';
import { sampleContent } from '../samples/sampleContent';
import { sampleRow } from '../samples/sampleRow';
import { pageOf, PREVIEW_SECTION } from './rows';

export interface PluginPlace {
  readonly path: string;
  readonly previewSetup: PreviewSetup;
}

type Contribution = PluginState['contributions'][number];

/** Null for what has no UI, such as an analytics sink. A row shows `bucket` when its plugin provides samples. */
export function placeOf(
  { point, name, role }: Contribution,
  title: string,
  nav: Pick<Navigation, 'hrefOf'>,
  now: number,
  row: { readonly bucket?: object; readonly options?: object | undefined } = {},
): PluginPlace | null {
  const video = (): PreviewSetup => ({ answers: { readVod: sampleContent('VOD', 'GRANTED', now) } });
  switch (point) {
    case 'section':
      return {
        path: nav.hrefOf('SECTION', { id: PREVIEW_SECTION }),
        previewSetup: pageOf(title, [
          { type: name, bucket: { ...(row.bucket ?? sampleRow('preview')) }, options: { ...row.options } },
        ]),
      };
    case 'route':
      return role === undefined || role.startsWith('ADMIN_')
        ? null
        : { path: nav.hrefOf(role), previewSetup: {} };
    case 'menu-item':
      return { path: nav.hrefOf('ROOT'), previewSetup: {} };
    case 'sign-in-provider':
      return { path: nav.hrefOf('LOGIN'), previewSetup: {} };
    case 'payment-method':
      return { path: nav.hrefOf('PURCHASE'), previewSetup: {} };
    case 'search-engine':
      return { path: nav.hrefOf('SEARCH'), previewSetup: {} };
    case 'account-panel':
      return { path: nav.hrefOf('ACCOUNT', {}, { section: name }), previewSetup: {} };
    case 'card-action':
    case 'player-part':
      return { path: nav.hrefOf('VOD', { eventId: 'preview' }), previewSetup: video() };
    default:
      return null;
  }
}
