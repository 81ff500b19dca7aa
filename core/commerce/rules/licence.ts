/** Licence types of the platform contract, and which licences are free. */
import type {
  Discount,
  Licence,
  LicenceAmount,
  LicenceFamily,
  LicenceStatus,
} from '../../generated/platform';

export type { Discount, Licence, LicenceAmount, LicenceFamily, LicenceStatus };

export type LicenceType = 'STANDARD' | 'FREE';

/** STANDARD if there is an amount, else FREE (LIC-003); the amounts decide, whatever the platform's type. */
export function licenceType(licence: Pick<Licence, 'amounts'>): LicenceType {
  return (licence.amounts ?? []).length > 0 ? 'STANDARD' : 'FREE';
}
