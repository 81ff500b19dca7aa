/** Where the purchase remembers; bound by the composition root. */
import { token, type KeyValueStore } from '../sdk';

export interface PurchaseValues {
  /** As long as the tab. */
  readonly tab: KeyValueStore;
  /** Shared by the tabs of the browser. */
  readonly browser: KeyValueStore;
}

export const purchaseMemory = token<PurchaseValues>('purchase-memory@1');
