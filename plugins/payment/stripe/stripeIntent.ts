/** Status of Stripe's intents, and the errors for failed ones. */
import type {
  PaymentIntent,
  PaymentIntentResult,
  SetupIntent,
  SetupIntentResult,
  Stripe,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { PaymentRefusal, type Log } from 'proscenium/sdk';
import { cardRefusal } from 'proscenium/sdk/payment';

/**
 * Card and field errors keep Stripe's code and message. A failed or cancelled challenge keeps the message,
 * which explains what to do. Other errors are Stripe's or the site's problem, with messages not meant for
 * viewers.
 */
export function stripeRefusal({
  type,
  code,
  message = '',
}: Pick<StripeError, 'type' | 'code' | 'message'>): PaymentRefusal {
  if (isFailedChallenge(code)) return new PaymentRefusal(null, message);
  if (type === 'card_error' || type === 'validation_error') return cardRefusal(code ?? null, message);
  return new PaymentRefusal(null, '');
}

/** Whether the viewer can act on an error. */
function isViewersMatter({ type, code }: Pick<StripeError, 'type' | 'code'>): boolean {
  return type === 'card_error' || type === 'validation_error' || isFailedChallenge(code);
}

const isFailedChallenge = (code: string | undefined): boolean =>
  code?.endsWith('_authentication_failure') === true;

export type Intent = PaymentIntent | SetupIntent;

/** Secured at Stripe; the platform does the rest. */
const secured: ReadonlySet<Intent['status']> = new Set<Intent['status']>([
  'succeeded',
  'processing',
  'requires_capture',
]);

/** Throws a PaymentRefusal unless it is secured. */
export function requireSecured({ status }: Intent): void {
  if (!secured.has(status)) throw new PaymentRefusal(null, '');
}

/** The intent of a result when secured or awaiting a challenge. Throws a PaymentRefusal otherwise. */
export function intentOf(
  result: PaymentIntentResult | SetupIntentResult | Awaited<ReturnType<Stripe['handleNextAction']>>,
  log: Log,
): Intent {
  if (result.error !== undefined) {
    // An earlier payment that succeeded but whose answer was lost: nothing is left to confirm.
    const known = result.error.payment_intent ?? result.error.setup_intent;
    if (known !== undefined && secured.has(known.status)) return known;
    throw refused(result.error, log);
  }
  const intent =
    ('paymentIntent' in result ? result.paymentIntent : undefined) ??
    ('setupIntent' in result ? result.setupIntent : undefined);
  if (intent === undefined) throw new PaymentRefusal(null, '');
  if (secured.has(intent.status) || intent.status === 'requires_action') return intent;
  const last =
    'last_payment_error' in intent
      ? intent.last_payment_error
      : 'last_setup_error' in intent
        ? intent.last_setup_error
        : null;
  throw last ? refused(last, log) : new PaymentRefusal(null, '');
}

export interface Confirmation {
  readonly stripe: Stripe;
  readonly elements: StripeElements;
  readonly clientSecret: string;
  /** The elements were created before the intent and need its secret. */
  readonly deferred: boolean;
  /** `setup` saves a card and charges nothing now. */
  readonly kind: 'payment' | 'setup';
  readonly returnUrl: string;
}

/** Kind of an intent, when the platform did not state it. */
export const kindOf = (clientSecret: string): Confirmation['kind'] =>
  clientSecret.startsWith('seti_') ? 'setup' : 'payment';

/**
 * Confirms the input or approval, challenges included; redirects only where a bank requires it. Throws a
 * PaymentRefusal.
 */
export async function confirmed(
  { stripe, elements, clientSecret, deferred, kind, returnUrl }: Confirmation,
  log: Log,
): Promise<Intent> {
  const secret = deferred ? { clientSecret } : {};
  const how = {
    elements,
    ...secret,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  } as const;
  const first = kind === 'setup' ? await stripe.confirmSetup(how) : await stripe.confirmPayment(how);
  let intent = intentOf(first, log);
  if (intent.status === 'requires_action')
    intent = intentOf(await stripe.handleNextAction({ clientSecret }), log);
  requireSecured(intent);
  return intent;
}

/** Errors that the viewer did not cause are logged for the operator. */
export function refused(error: Pick<StripeError, 'type' | 'code' | 'message'>, log: Log): PaymentRefusal {
  if (!isViewersMatter(error)) log.error('Stripe could not confirm the payment.', error);
  return stripeRefusal(error);
}
