/** Where the purchase remembers; bound by the composition root. */
import { token, type KeyValues } from '../sdk';

export interface PurchaseValues {
  /** As long as the tab. */
  readonly tab: KeyValues;
  /** Shared by the tabs of the browser. */
  readonly browser: KeyValues;
}

export const purchaseMemory = token<PurchaseValues>('purchase-memory@1');
