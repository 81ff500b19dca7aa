/** Operator log for purchase failures; bound by the composition root. */
import { token, type Log } from '../sdk';

export const purchaseLog = token<Log>('purchase-log@1');
