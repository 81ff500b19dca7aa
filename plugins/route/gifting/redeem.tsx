/** The page at REDEEM (GFT-005). */
import type { Activate } from '../../../core/sdk';
import { RedeemPage } from './RedeemPage';

export default (() => ({ Page: RedeemPage })) satisfies Activate<'route'>;
