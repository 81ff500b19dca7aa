/** The page at GIFT_ITEM (GFT-001). */
import type { Activate } from '../../../core/sdk';
import { storageOf } from './giftOrder';
import { GiftPage } from './GiftPage';

export default ((context) => {
  const orders = storageOf(context);
  return {
    Page: ({ parameters }) => (
      <GiftPage key={parameters['giftId']} giftId={parameters['giftId'] ?? ''} orders={orders} />
    ),
  };
}) satisfies Activate<'route'>;
