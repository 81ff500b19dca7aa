/** The notice on a held licence (LIC-020). */
import type { Licence } from './licence';
import { holdingOf } from './licenceStatus';

export type LicenceNotice = 'UNCONFIRMED' | 'UNKNOWN_RENEWING' | 'RENEWAL' | 'CONFIRMED';

/**
 * One at a time, in this order (LIC-021): unconfirmed payment, unknown renewal, upcoming renewal, confirmed
 * payment.
 */
export function licenceNotice(licence: Licence): LicenceNotice | null {
  const holding = holdingOf(licence);
  if (holding === null) return null;
  if (holding.paymentStatus === 'UNCONFIRMED') return 'UNCONFIRMED';
  if (licence.status?.autoRenewingStatus === 'UNKNOWN_RENEWING') return 'UNKNOWN_RENEWING';
  if (holding.willRenew) return 'RENEWAL';
  return holding.paymentStatus === 'CONFIRMED' ? 'CONFIRMED' : null;
}
