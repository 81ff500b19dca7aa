/** Refusals in the card codes that the house has texts for (PAY-073 to PAY-077). */
import { PaymentRefusal } from '../payment';

/** A refusal that says which field is to blame. The message is the provider's own sentence, where it is meant for viewers. */
export function cardRefusal(code: string | null, message = ''): PaymentRefusal {
  return new PaymentRefusal(code, message, code === null ? null : fieldOf(code));
}

/** The field that a code blames. */
export function fieldOf(code: string): PaymentRefusal['field'] {
  if (code === 'expired_card' || code.includes('_expiry')) return 'expiry';
  if (code.endsWith('_cvc')) return 'cvc';
  return code.endsWith('_number') ? 'number' : null;
}
