/** Prices before and with a retention offer (LIC-028, LIC-060). */
import type { CancellationOffer, CancelledLicence } from '../../sdk/cancellation';
import { licencePrice, type LicencePrice } from './licencePrice';

export interface OfferedPrice {
  readonly now: LicencePrice;
  /** Null if the offer does not change the price, as for a licence without one. */
  readonly then: LicencePrice | null;
}

/** The offer counts as active whatever its state, since accepting it activates it. */
export function offeredPrice(licence: CancelledLicence, { discount }: CancellationOffer): OfferedPrice {
  const now = licencePrice(licence);
  const then = licencePrice({
    ...licence,
    discounts: [...licence.discounts, { ...discount, state: 'ACTIVE' }],
  });
  return { now, then: now.free || then.headline.amount === now.headline.amount ? null : then };
}
