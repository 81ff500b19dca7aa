/** Failures of a payment provider's script, as the page reports them. */
import type { Log } from './context';
import { PaymentRefusal } from './payment';
import { CallError } from './platform';

/** Refusals and the platform's answers are meant for viewers; anything else that a third party throws is logged. */
export function providerRefusal(error: unknown, provider: string, log: Log): PaymentRefusal | CallError {
  if (error instanceof PaymentRefusal || error instanceof CallError) return error;
  log.error(`${provider} could not confirm the payment.`, error);
  return new PaymentRefusal(null, '');
}
