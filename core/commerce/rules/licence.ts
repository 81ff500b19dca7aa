/** What a licence is to the rules of this room: the shapes of the contract, and the two questions that nearly every rule asks. */
import type { Discount, Licence, LicenceAmount, LicenceFamily, LicenceStatus } from '../../generated/platform';

export type { Discount, Licence, LicenceAmount, LicenceFamily, LicenceStatus };

export type LicenceType = 'STANDARD' | 'FREE';

/** STANDARD when there is an amount to pay, else FREE (LIC-003); the amounts decide, whatever the platform calls it. */
export function licenceType(licence: Pick<Licence, 'amounts'>): LicenceType {
  return (licence.amounts ?? []).length > 0 ? 'STANDARD' : 'FREE';
}

/** ACTIVE or TRIAL_ACTIVE (LIC-052). A licence the viewer never held has no status. */
export function isActive(licence: Pick<Licence, 'status'>): boolean {
  const status = licence.status?.status;
  return status === 'ACTIVE' || status === 'TRIAL_ACTIVE';
}
