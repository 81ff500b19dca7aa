/** Where Stripe's intents stand, and what is told when they stopped. */
import type { PaymentIntent, PaymentIntentResult, SetupIntent, SetupIntentResult, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
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

export interface Confirmation {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly clientSecret: string;
  /** The elements were made before the intent, and must be told its secret. */
  readonly deferred: boolean;
  /** `setup` keeps a card for later and charges nothing now. */
  readonly kind: 'payment' | 'setup';
  readonly returnUrl: string;
}

/** What an intent is for, where the platform did not say so. */
export const kindOf = (clientSecret: string): Confirmation['kind'] => (clientSecret.startsWith('seti_') ? 'setup' : 'payment');

/** Confirms what was entered or approved, challenges included; leaves the page only where a bank requires it. Throws a PaymentRefusal. */
export async function confirmed({ stripe, elements, clientSecret, deferred, kind, returnUrl }: Confirmation, log: Log): Promise<Intent> {
  const secret = deferred ? { clientSecret } : {};
  const how = { elements, ...secret, confirmParams: { return_url: returnUrl }, redirect: 'if_required' } as const;
  const first = kind === 'setup' ? await stripe.confirmSetup(how) : await stripe.confirmPayment(how);
  let intent = intentOf(first, log);
  if (intent.status === 'requires_action') intent = intentOf(await stripe.handleNextAction({ clientSecret }), log);
  requireSecured(intent);
  return intent;
}

/** Mistakes that are not the viewer's are told to the operator. */
export function refused(error: Pick<StripeError, 'type' | 'code' | 'message'>, log: Log): PaymentRefusal {
  if (!isViewersMatter(error)) log.error('Stripe could not confirm the payment.', error);
  return refusalOf(error);
}
