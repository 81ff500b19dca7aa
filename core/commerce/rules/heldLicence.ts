/** State, next payment and actions of a held licence (LIC-026, LIC-055, LIC-056, LIC-086). */
import { pickAmount, type Money } from '../../i18n/prices';
import { holdsActive, isPending, type Holding, type Licence } from './licence';
import { licenceOffers, type LicenceOffers } from './licenceOffers';

/** Of a pause, in months. */
const lengths = [1, 2, 3] as const;

interface PauseEnd {
  readonly months: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** Possible end dates of a pause (LIC-074): the same day in later months, in the viewer's time zone; the last day of shorter months. */
export function pauseEnds(now: number): readonly PauseEnd[] {
  return lengths.map((months) => ({ months, time: monthsLater(now, months) }));
}

function monthsLater(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getDate();
  date.setMonth(date.getMonth() + months);
  if (date.getDate() !== day) date.setDate(0);
  return date.getTime();
}

/** In order of precedence: awaited payment, pause, trial, ending, active. */
export type HeldStanding = 'pending' | 'paused' | 'trial' | 'ending' | 'active';

/** Null if not held: never bought, ended, or replaced by another of its family. */
export function heldStanding({ holding }: Licence): HeldStanding | null {
  if (holding === null || holding.status === 'SWITCH_TO') return null;
  if (isPending(holding, 'CONFIRMED_PAYMENT_REQUIRED')) return 'pending';
  if (holding.paused) return 'paused';
  if (!holdsActive(holding)) return null;
  if (holding.status === 'TRIAL_ACTIVE') return 'trial';
  return isEnding(holding) ? 'ending' : 'active';
}

export interface NextPayment {
  /** Epoch milliseconds. */
  readonly date: number;
  /** Null if it will differ from today's price and is not known. */
  readonly amount: Money | null;
}

/** Payment of the next renewal; null if there is none or nothing is due. */
export function nextPayment({ holding, amounts, discounts }: Licence): NextPayment | null {
  if (!holdsActive(holding) || !holding.managed || !holding.willRenew || holding.expiry === null) return null;
  const price = pickAmount(amounts);
  if (price.currency === undefined || price.amount === 0) return null;
  const changes = holding.priceChange !== null || discounts.some(({ state }) => state !== 'EXPIRED');
  return { date: holding.expiry, amount: changes ? null : price };
}

export interface HeldLicenceActions extends LicenceOffers {
  /** Payment details must be renewed, by a deadline if one is given (LIC-026). */
  readonly updatePayment: { readonly dueBy: number | null } | null;
}

/**
 * The actions of LIC-055 to LIC-057, without those that change nothing: cancelling an ending licence, or
 * reactivating one that never renews.
 */
export function heldActions(licence: Licence): HeldLicenceActions {
  const offers = licenceOffers(licence);
  const { holding } = licence;
  const subscribed = licence.isSubscription || holding?.willRenew === true;
  const ending = isEnding(holding);
  const refresh = holding?.pendingActions.find(({ action }) => action === 'REFRESH_PAYMENT_DETAILS');
  return {
    ...offers,
    cancel: offers.cancel && subscribed && !ending,
    pause: offers.pause && subscribed && !ending,
    reactivate: offers.reactivate && subscribed && ending,
    changeCard: offers.changeCard && subscribed && !ending,
    updatePayment:
      refresh === undefined || offers.unmanagedKey !== null ? null : { dueBy: refresh.actionDueBy ?? null },
  };
}

/** Known not to renew; unknown renewal does not count. */
function isEnding(holding: Holding | null): boolean {
  return holding !== null && !holding.willRenew && !holding.renewalUnknown;
}

/** A voucher lowers the next payment (PAY-037), so there must be one, collected by the platform. */
export function takesVouchers(licence: Licence): boolean {
  const { holding } = licence;
  return heldStanding(licence) === 'active' && holding?.managed === true && holding.willRenew;
}

type LicenceNotice = 'UNCONFIRMED' | 'UNKNOWN_RENEWING' | 'RENEWAL' | 'CONFIRMED';

/**
 * One at a time, in this order (LIC-021): unconfirmed payment, unknown renewal, upcoming renewal, confirmed
 * payment (LIC-020).
 */
export function licenceNotice({ holding }: Licence): LicenceNotice | null {
  if (holding === null) return null;
  if (holding.paymentStatus === 'UNCONFIRMED') return 'UNCONFIRMED';
  if (holding.renewalUnknown) return 'UNKNOWN_RENEWING';
  if (holding.willRenew) return 'RENEWAL';
  return holding.paymentStatus === 'CONFIRMED' ? 'CONFIRMED' : null;
}
