/** Where Stripe's intents stand, and what is told when they stopped. */
import type { PaymentIntent, PaymentIntentResult, SetupIntent, SetupIntentResult, Stripe, StripeError } from '@stripe/stripe-js';
import { PaymentRefusal, type Log } from '../../../core/sdk';
import { isViewersMatter, refusalOf } from './refusal';

export type Intent = PaymentIntent | SetupIntent;

/** Stripe has what it needs; what remains is the platform's. */
const secured: ReadonlySet<Intent['status']> = new Set<Intent['status']>(['succeeded', 'processing', 'requires_capture']);

/** Throws a PaymentRefusal for one that is not secured. */
export function requireSecured({ status }: Intent): void {
  if (!secured.has(status)) throw new PaymentRefusal(null, '');
}

/** The intent of an answer: secured, or one that waits for the bank's question. Throws a PaymentRefusal for any other. */
export function intentOf(result: PaymentIntentResult | SetupIntentResult | Awaited<ReturnType<Stripe['handleNextAction']>>, log: Log): Intent {
  if (result.error !== undefined) {
    // A payment that went through before, whose answer was lost: there is nothing left to confirm.
    const known = result.error.payment_intent ?? result.error.setup_intent;
    if (known !== undefined && secured.has(known.status)) return known;
    throw refused(result.error, log);
  }
  const intent = ('paymentIntent' in result ? result.paymentIntent : undefined) ?? ('setupIntent' in result ? result.setupIntent : undefined);
  if (intent === undefined) throw new PaymentRefusal(null, '');
  if (secured.has(intent.status) || intent.status === 'requires_action') return intent;
  const last = 'last_payment_error' in intent ? intent.last_payment_error : 'last_setup_error' in intent ? intent.last_setup_error : null;
  throw last ? refused(last, log) : new PaymentRefusal(null, '');
}

/** Mistakes that are not the viewer's are told to the operator. */
export function refused(error: Pick<StripeError, 'type' | 'code' | 'message'>, log: Log): PaymentRefusal {
  if (!isViewersMatter(error)) log.error('Stripe could not confirm the payment.', error);
  return refusalOf(error);
}
