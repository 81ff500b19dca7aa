/** The page at GIFT (GFT-001). */
import type { Activate } from '../../../core/sdk';
import { GiftShopPage } from './GiftShopPage';

export default (() => ({ Page: GiftShopPage })) satisfies Activate<'route'>;
