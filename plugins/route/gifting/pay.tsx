/** The page at GIFT_PAY (GFT-003). */
import type { Activate } from '../../../core/sdk';
import { storageOf } from './giftOrder';
import { GiftPayPage } from './GiftPayPage';

export default ((context) => {
  const orders = storageOf(context);
  return { Page: () => <GiftPayPage orders={orders} log={context.log} /> };
}) satisfies Activate<'route'>;
