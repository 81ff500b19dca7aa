/** Relation of a family's licences to the one held, and the label of the buy button. */
import { holdsActive, type Licence } from './licence';

/** `none`: the family has no current licence, or this one has the same rank. */
export type Standing = 'current' | 'upgrade' | 'downgrade' | 'none';

/**
 * Highest-ranked active licence of a family (LIC-053); null if none is held. A licence awaiting payment is
 * not active (LIC-018).
 */
export function currentLicence(licences: readonly Licence[]): Licence | null {
  return licences
    .filter((licence) => holdsActive(licence.holding))
    .reduce<Licence | null>(
      (best, licence) => (best === null || licence.rank > best.rank ? licence : best),
      null,
    );
}

/** Relation of a licence to its family's current one (LIC-054): a larger rank is higher. */
export function standingOf(licence: Licence, current: Licence | null): Standing {
  if (current === null) return 'none';
  if (licence.id === current.id) return 'current';
  const difference = licence.rank - current.rank;
  return difference === 0 ? 'none' : difference > 0 ? 'upgrade' : 'downgrade';
}

/** Buy button label: a message key, or the operator's text (LIC-022). */
export type BuyLabel =
  | {
      readonly key:
        | 'buyLicence'
        | 'getFreeLicence'
        | 'startTrial'
        | 'switchLicence'
        | 'upgradeLicence'
        | 'downgradeLicence';
    }
  | { readonly text: string };

/**
 * The operator's label, else upgrade or downgrade of the current licence, else switch for SWITCH_TO
 * (LIC-025), else by price: free, trial or paid.
 */
export function buyLabel(
  licence: Licence,
  standing: Standing,
  offer: { readonly free: boolean; readonly trial: boolean },
): BuyLabel {
  if (licence.buyLabel !== null) return { text: licence.buyLabel };
  if (standing === 'upgrade') return { key: 'upgradeLicence' };
  if (standing === 'downgrade') return { key: 'downgradeLicence' };
  if (licence.holding?.status === 'SWITCH_TO') return { key: 'switchLicence' };
  if (offer.free) return { key: 'getFreeLicence' };
  return { key: offer.trial ? 'startTrial' : 'buyLicence' };
}
