/** Gift order, in session storage: a sign-in or a bank redirect may intervene (GFT-008). */
import { tabStorage, type KeyValueStore, type PluginContext } from 'proscenium/sdk';

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** `YYYY-MM-DD`; empty: on payment. */
  readonly day: string;
}

export interface GiftOrder {
  readonly giftId: string;
  readonly sku: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly recipient: Recipient;
  /** Owner of the platform basket: a viewer's id, or a guest's email. Null until it is in one. */
  readonly placedBy: string | null;
  /** Content of the platform's basket at that time, with recipient; another tab may replace it. */
  readonly placedAs?: string;
  /** The viewer who wrote it; null for a guest, who may sign in before paying. */
  readonly writtenBy?: string | null;
}

export const ORDER_KEY = 'gift.order';

/** The order of this tab; one at a time. */
export class GiftOrders {
  readonly #values: KeyValueStore;

  constructor(values: KeyValueStore) {
    this.#values = values;
  }

  /** Null when there is none, it is unreadable, or another viewer wrote it. `viewer` is null for a guest. */
  read(viewer: string | null): GiftOrder | null {
    try {
      const stored: unknown = JSON.parse(this.#values.read(ORDER_KEY) ?? 'null');
      return isOrder(stored) && (stored.writtenBy ?? viewer) === viewer ? stored : null;
    } catch {
      return null;
    }
  }

  keep(order: GiftOrder): void {
    this.#values.write(ORDER_KEY, JSON.stringify(order));
  }

  forget(): void {
    this.#values.remove(ORDER_KEY);
  }
}

export const storageOf = (context: Pick<PluginContext, 'use'>): GiftOrders =>
  new GiftOrders(context.use(tabStorage));

function isOrder(stored: unknown): stored is GiftOrder {
  if (typeof stored !== 'object' || stored === null) return false;
  const { giftId, sku, recipient } = stored as Partial<GiftOrder>;
  return (
    typeof giftId === 'string' &&
    typeof sku === 'string' &&
    typeof recipient === 'object' &&
    recipient !== null &&
    typeof recipient.name === 'string' &&
    typeof recipient.email === 'string'
  );
}
