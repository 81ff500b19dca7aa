/** What somebody is about to give, kept for as long as the tab lives: signing in, or a bank's page, may come in between (GFT-008). */
import { tabStorage, type KeyValueStore, type PluginContext } from '../../../core/sdk';

export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** `YYYY-MM-DD`; empty for as soon as it is paid. */
  readonly day: string;
}

export interface GiftOrder {
  readonly giftId: string;
  readonly sku: string;
  readonly name: string;
  readonly imageUrl: string | null;
  readonly recipient: Recipient;
  /** Whose basket it lies in at the platform: a viewer's id, or a guest's address. Null until it does. */
  readonly placedBy: string | null;
  /** What the platform's basket said then that it holds, and for whom; another tab may put another gift in its place. */
  readonly placedAs?: string;
  /** The viewer who wrote it; null for a guest, who may sign in before paying. */
  readonly writtenBy?: string | null;
}

export const ORDER_KEY = 'gift.order';

/** The order of this tab; one at a time. */
export class GiftOrders {
  constructor(private readonly values: KeyValueStore) {}

  /** Null where there is none, none that can be read, or one that another viewer has written. `viewer` is null for a guest. */
  read(viewer: string | null): GiftOrder | null {
    try {
      const kept: unknown = JSON.parse(this.values.read(ORDER_KEY) ?? 'null');
      return isOrder(kept) && (kept.writtenBy ?? viewer) === viewer ? kept : null;
    } catch {
      return null;
    }
  }

  keep(order: GiftOrder): void {
    this.values.write(ORDER_KEY, JSON.stringify(order));
  }

  forget(): void {
    this.values.remove(ORDER_KEY);
  }
}

export const storageOf = (context: Pick<PluginContext, 'use'>): GiftOrders => new GiftOrders(context.use(tabStorage));

function isOrder(kept: unknown): kept is GiftOrder {
  if (typeof kept !== 'object' || kept === null) return false;
  const { giftId, sku, recipient } = kept as Partial<GiftOrder>;
  return typeof giftId === 'string' && typeof sku === 'string' && typeof recipient === 'object' && recipient !== null && typeof recipient.name === 'string' && typeof recipient.email === 'string';
}
