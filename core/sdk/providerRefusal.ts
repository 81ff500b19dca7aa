/** Maps failures of a payment provider's script to what the page reports. */
import type { Log } from './context';
import { PaymentRefusal } from './payment';
import { CallError } from './platform';

/** Refusals and platform answers are shown to the viewer; any other error of a third party is logged. */
export function providerRefusal(error: unknown, provider: string, log: Log): PaymentRefusal | CallError {
  if (error instanceof PaymentRefusal || error instanceof CallError) return error;
  log.error(`${provider} could not confirm the payment.`, error);
  return new PaymentRefusal(null, '');
}
