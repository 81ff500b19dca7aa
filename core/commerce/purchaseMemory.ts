/** Storage of the purchase; bound by the composition root. */
import { token } from '../sdk/token';
import type { KeyValueStore } from '../sdk/services';

export interface PurchaseValues {
  /** Session storage. */
  readonly tab: KeyValueStore;
  /** Local storage, shared by the browser's tabs. */
  readonly browser: KeyValueStore;
}

export const purchaseMemory = token<PurchaseValues>('purchase-memory@1');
