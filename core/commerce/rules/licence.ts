/** What a licence is to the rules of this room: the shapes of the contract, and which of them are free. */
import type { Discount, Licence, LicenceAmount, LicenceFamily, LicenceStatus } from '../../generated/platform';

export type { Discount, Licence, LicenceAmount, LicenceFamily, LicenceStatus };

export type LicenceType = 'STANDARD' | 'FREE';

/** STANDARD when there is an amount to pay, else FREE (LIC-003); the amounts decide, whatever the platform calls it. */
export function licenceType(licence: Pick<Licence, 'amounts'>): LicenceType {
  return (licence.amounts ?? []).length > 0 ? 'STANDARD' : 'FREE';
}
