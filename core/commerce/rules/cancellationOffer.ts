/** What an offer to stay comes to: the price until now, and the price with it (LIC-028, LIC-060). */
import type { CancellationOffer } from '../../sdk';
import type { Licence } from './licence';
import { licencePrice, type LicencePrice } from './licencePrice';

export interface OfferedPrice {
  readonly now: LicencePrice;
  /** Null when the offer changes nothing that can be shown, as for a licence without a price. */
  readonly then: LicencePrice | null;
}

/** The offer counts as running, whatever state the platform has it in: that is what taking it means. */
export function offeredPrice(licence: Licence, { discount }: CancellationOffer): OfferedPrice {
  const now = licencePrice(licence);
  const then = licencePrice({ ...licence, discounts: [...(licence.discounts ?? []), { ...discount, state: 'ACTIVE' }] });
  return { now, then: now.free || then.headline.amount === now.headline.amount ? null : then };
}
