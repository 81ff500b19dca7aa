/** Refusals as card codes for which core has texts (PAY-073 to PAY-077). */
import { PaymentRefusal } from '../payment';

/** Refusal with the field at fault. The message is the provider's own text when it is meant for viewers. */
export function cardRefusal(code: string | null, message = ''): PaymentRefusal {
  return new PaymentRefusal(code, message, code === null ? null : fieldOf(code));
}

/** The field at fault for a code. */
export function fieldOf(code: string): PaymentRefusal['field'] {
  if (code === 'expired_card' || code.includes('_expiry')) return 'expiry';
  if (code.endsWith('_cvc')) return 'cvc';
  return code.endsWith('_number') ? 'number' : null;
}
