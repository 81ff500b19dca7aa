/** Values of this room that live as long as the tab; bound by the composition root. */
import { token, type KeyValues } from '../sdk';

export const purchaseMemory = token<KeyValues>('purchase-memory@1');
