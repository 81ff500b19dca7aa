/** Maps Stripe's errors to core's refusals. */
import type { StripeError } from '@stripe/stripe-js';
import { PaymentRefusal } from '../../../core/sdk';
import { cardRefusal } from '../../../core/sdk/cardForms';

/**
 * Card and field errors keep Stripe's code and message. A failed or cancelled challenge keeps the message,
 * which explains what to do. Other errors are Stripe's or the site's problem, with messages not meant for
 * viewers.
 */
export function refusalOf({
  type,
  code,
  message = '',
}: Pick<StripeError, 'type' | 'code' | 'message'>): PaymentRefusal {
  if (isFailedChallenge(code)) return new PaymentRefusal(null, message);
  if (type === 'card_error' || type === 'validation_error') return cardRefusal(code ?? null, message);
  return new PaymentRefusal(null, '');
}

/** Whether the viewer can act on an error. */
export function isViewersMatter({ type, code }: Pick<StripeError, 'type' | 'code'>): boolean {
  return type === 'card_error' || type === 'validation_error' || isFailedChallenge(code);
}

const isFailedChallenge = (code: string | undefined): boolean =>
  code?.endsWith('_authentication_failure') === true;
