/** Storage of the purchase; bound by the composition root. */
import { token } from '../sdk/token';
import type { KeyValueStore } from '../sdk/services';
import type { Log } from '../sdk/context';

/** Operator log for purchase failures; bound by the composition root. */
export const purchaseLog = token<Log>('purchase-log@1');

export interface PurchaseValues {
  /** Session storage. */
  readonly tab: KeyValueStore;
  /** Local storage, shared by the browser's tabs. */
  readonly browser: KeyValueStore;
}

export const purchaseMemory = token<PurchaseValues>('purchase-memory@1');
