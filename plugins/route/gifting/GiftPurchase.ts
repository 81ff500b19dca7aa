/** A gift purchase: put into the platform's basket, and checked for changes before payment (GFT-011 to GFT-014). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CallError, type AnswerOf, type Basket, type BasketCalls } from 'proscenium/sdk';
import {
  payGiftBasket,
  putGiftIntoBasket,
  readGiftBasket,
  readGiftBasketChanges,
} from 'proscenium/sdk/endpoints/gifts';
import type { GiftOrder, GiftOrders } from './giftOrder';
import { giftIn, recipientSent } from './giftRules';
import type { GiftBuyer } from './useGiftBuyer';

export type BasketChange = AnswerOf<'readGiftBasketChanges'>['changes'][number];

export type PurchaseState =
  | { readonly status: 'preparing' }
  /** The price changed or the gift is no longer sold: must be accepted before payment (GFT-013). */
  | { readonly status: 'changed'; readonly changes: readonly BasketChange[] }
  | { readonly status: 'paying' }
  /** Another tab has paid for it, or removed it. */
  | { readonly status: 'empty' }
  /** Another tab replaced the gift or the recipient. */
  | { readonly status: 'replaced' }
  /** The gift is no longer sold, or this viewer may not buy it. */
  | { readonly status: 'refused'; readonly reason: 'gone' | 'child' }
  | { readonly status: 'failed' };

export interface PurchaseDeps {
  readonly buyer: GiftBuyer;
  readonly orders: GiftOrders;
  readonly order: GiftOrder;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Changes of the order in the basket; null for an empty basket. */
type BasketState = { readonly changes: readonly BasketChange[] } | 'replaced' | null;

export class GiftPurchase {
  state: PurchaseState = { status: 'preparing' };
  /** Basket calls for core's checkout. */
  readonly calls: BasketCalls;
  #turn = 0;
  #order: GiftOrder;

  readonly #deps: PurchaseDeps;

  constructor(deps: PurchaseDeps) {
    this.#deps = deps;
    this.#order = deps.order;
    const { client } = deps.buyer;
    this.calls = {
      read: async () => {
        const [basket, { changes }] = await Promise.all([
          client.call(readGiftBasket, {}),
          client.call(readGiftBasketChanges, {}),
        ]);
        // A changed price, or another tab's gift, is not this order: the page's order is not in the basket
        // and cannot be paid.
        return changes.length === 0 && this.isOrder(basket)
          ? basket
          : { ...basket, id: `${basket.id} changed`, basketItems: [], providers: [] };
      },
      pay: (body, headers) => client.call(payGiftBasket, { body, headers }),
    };
    makeAutoObservable<this, 'state'>(this, { purpose: false, calls: false, state: observableRef });
  }

  /** Identifies the order among all paid in this tab, so that persisted payment states stay separate. */
  get purpose(): string {
    return `gift ${this.#order.placedAs ?? ''}`;
  }

  /**
   * Puts the gift into the basket unless it is in this buyer's basket already, and checks for changes. Never
   * rejects.
   */
  async prepare(): Promise<void> {
    await this.step(async () => {
      if (this.#order.placedBy !== this.#deps.buyer.name) await this.place();
      const basketState = await this.basketState();
      // An order that has left the basket may be paid: the checkout finds out.
      return basketState === null || basketState === 'replaced' ? { changes: [] } : basketState;
    });
  }

  /** The checkout found a different basket than shown: reads it again. Never rejects. */
  async lookAgain(): Promise<void> {
    await this.step(() => this.basketState());
  }

  /**
   * The viewer accepted the changes: puts the gift into the basket at its current price, replacing what
   * another tab put there.
   */
  async accept(): Promise<void> {
    await this.step(async () => {
      await this.place();
      return { changes: [] };
    });
  }

  private async place(): Promise<void> {
    const { buyer, orders, now } = this.#deps;
    const order = this.#order;
    const basket = await buyer.client.call(putGiftIntoBasket, {
      body: { sku: order.sku, recipient: recipientSent(order.recipient, now()) },
    });
    this.#order = {
      ...order,
      placedBy: buyer.name,
      placedAs: giftIn(basket),
      ...(buyer.kind === 'viewer' ? { writtenBy: buyer.name } : {}),
    };
    orders.keep(this.#order);
  }

  private async basketState(): Promise<BasketState> {
    const { client } = this.#deps.buyer;
    const basket = await client.call(readGiftBasket, {});
    if (basket.basketItems.length === 0) return null;
    return this.isOrder(basket) ? client.call(readGiftBasketChanges, {}) : 'replaced';
  }

  private isOrder(basket: Basket): boolean {
    const { placedAs } = this.#order;
    return placedAs === undefined || basket.basketItems.length === 0 || giftIn(basket) === placedAs;
  }

  private async step(work: () => Promise<BasketState>): Promise<void> {
    const turn = ++this.#turn;
    this.state = { status: 'preparing' };
    const settle = (state: PurchaseState) => {
      if (turn === this.#turn) runInAction(() => (this.state = state));
    };
    try {
      const found = await work();
      if (found === null) return settle({ status: 'empty' });
      if (found === 'replaced') return settle({ status: 'replaced' });
      const { changes } = found;
      settle(changes.length === 0 ? { status: 'paying' } : { status: 'changed', changes });
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 403) return settle({ status: 'refused', reason: 'child' });
      if (status === 404 || status === 409) return settle({ status: 'refused', reason: 'gone' });
      this.#deps.report(error);
      settle({ status: 'failed' });
    }
  }
}
