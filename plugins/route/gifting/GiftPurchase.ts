/** A gift on its way to being paid: laid into the platform's basket, and looked at once more for what has changed since (GFT-011 to GFT-014). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError, type AnswerOf, type BasketCalls } from '../../../core/sdk';
import { payGiftBasket, putGiftIntoBasket, readGiftBasket, readGiftBasketChanges } from '../../../core/sdk/endpoints/gifts';
import type { GiftOrder, GiftOrders } from './giftOrder';
import { recipientSent } from './giftRules';
import type { GiftBuyer } from './useGiftBuyer';

export type BasketChange = AnswerOf<'readGiftBasketChanges'>['changes'][number];

export type PurchaseState =
  | { readonly status: 'preparing' }
  /** Another price, or a gift that is sold no more: it must be accepted before it is paid (GFT-013). */
  | { readonly status: 'changed'; readonly changes: readonly BasketChange[] }
  | { readonly status: 'paying' }
  /** Another tab has paid for it, or put something else in its place. */
  | { readonly status: 'empty' }
  /** The gift is sold no more, or this viewer may not buy it. */
  | { readonly status: 'refused'; readonly reason: 'gone' | 'child' }
  | { readonly status: 'failed' };

export interface PurchaseParts {
  readonly buyer: GiftBuyer;
  readonly orders: GiftOrders;
  readonly order: GiftOrder;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

export class GiftPurchase {
  state: PurchaseState = { status: 'preparing' };
  /** The basket's calls for the house's payment. */
  readonly calls: BasketCalls;
  private turn = 0;

  constructor(private readonly parts: PurchaseParts) {
    const { client } = parts.buyer;
    this.calls = {
      read: async () => {
        const [basket, { changes }] = await Promise.all([client.call(readGiftBasket, {}), client.call(readGiftBasketChanges, {})]);
        // A basket whose price has changed is another one than the page shows, and cannot be paid as it stands: the payment then stops by itself.
        return changes.length === 0 || basket.basketItems.length === 0 ? basket : { ...basket, id: `${basket.id} changed`, providers: [] };
      },
      pay: (body) => client.call(payGiftBasket, { body }),
    };
    makeAutoObservable<this, 'parts' | 'turn' | 'state'>(this, { parts: false, calls: false, turn: false, state: observableRef });
  }

  /** Lays the gift into the basket, unless this buyer's basket has it already, and asks what has changed. Never rejects. */
  async prepare(): Promise<void> {
    const { order, buyer } = this.parts;
    const kept = this.parts.orders.read() ?? order;
    await this.step(async () => {
      if (kept.placedBy !== buyer.name) await this.place();
      return buyer.client.call(readGiftBasketChanges, {});
    });
  }

  /** The payment has found another basket than the page shows: what is in it now? Never rejects. */
  async lookAgain(): Promise<void> {
    const { client } = this.parts.buyer;
    await this.step(async () => {
      const { basketItems } = await client.call(readGiftBasket, {});
      return basketItems.length === 0 ? null : client.call(readGiftBasketChanges, {});
    });
  }

  /** The viewer has seen what has changed: the gift is laid into the basket at its price of now. */
  async accept(): Promise<void> {
    await this.step(async () => {
      await this.place();
      return { changes: [] };
    });
  }

  private async place(): Promise<void> {
    const { buyer, orders, order, now } = this.parts;
    await buyer.client.call(putGiftIntoBasket, { body: { sku: order.sku, recipient: recipientSent(order.recipient, now()) } });
    orders.keep({ ...order, placedBy: buyer.name });
  }

  /** `work` gives null for an empty basket. */
  private async step(work: () => Promise<{ readonly changes: readonly BasketChange[] } | null>): Promise<void> {
    const turn = ++this.turn;
    this.state = { status: 'preparing' };
    const settle = (state: PurchaseState) => {
      if (turn === this.turn) runInAction(() => (this.state = state));
    };
    try {
      const found = await work();
      if (found === null) return settle({ status: 'empty' });
      const { changes } = found;
      settle(changes.length === 0 ? { status: 'paying' } : { status: 'changed', changes });
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 403) return settle({ status: 'refused', reason: 'child' });
      if (status === 404 || status === 409) return settle({ status: 'refused', reason: 'gone' });
      this.parts.report(error);
      settle({ status: 'failed' });
    }
  }
}
