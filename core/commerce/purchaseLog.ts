/** Operator log for purchase failures; bound by the composition root. */
import { token } from '../sdk/token';
import type { Log } from '../sdk/context';

export const purchaseLog = token<Log>('purchase-log@1');
