/** Stripe's errors as the house's refusals. */
import type { StripeError } from '@stripe/stripe-js';
import { PaymentRefusal } from '../../../core/sdk';
import { cardRefusal } from '../../../core/sdk/cardForms';

/**
 * A card's or a field's error keeps Stripe's code and sentence. A challenge that was failed or cancelled keeps the sentence,
 * which says how to go on. Anything else is Stripe's or the site's trouble, whose words are not meant for viewers.
 */
export function refusalOf({ type, code, message = '' }: Pick<StripeError, 'type' | 'code' | 'message'>): PaymentRefusal {
  if (isFailedChallenge(code)) return new PaymentRefusal(null, message);
  if (type === 'card_error' || type === 'validation_error') return cardRefusal(code ?? null, message);
  return new PaymentRefusal(null, '');
}

/** Whether an error is one that a viewer can do something about. */
export function isViewersMatter({ type, code }: Pick<StripeError, 'type' | 'code'>): boolean {
  return type === 'card_error' || type === 'validation_error' || isFailedChallenge(code);
}

const isFailedChallenge = (code: string | undefined): boolean => code?.endsWith('_authentication_failure') === true;
