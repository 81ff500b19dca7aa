/** Renewal line of a licence: the first of eight rules that matches (LIC-031 to LIC-041). */
import { parsePeriod } from '../../i18n/periods';
import { isPending, type Holding, type Licence } from './licence';

/** A message key with its arguments: none, a period, or a date. */
export type RenewalLabel =
  | {
      readonly key:
        | 'licencePauseRequested'
        | 'licenceResumeRequested'
        | 'licencePaymentPending'
        | 'licencePaused'
        | 'licenceFreeTrial';
    }
  | {
      readonly key:
        'licenceRenewsToday' | 'licenceExpiresToday' | 'licenceRenewsTomorrow' | 'licenceExpiresTomorrow';
    }
  | { readonly key: 'licenceRenewsEvery' | 'licenceRenewsOnEach'; readonly period: string }
  | { readonly key: 'licenceRenewsOn' | 'licenceExpiresOn'; readonly date: number };

/**
 * Null if the licence was never held or has no upcoming end. `daysUntil` counts calendar days from now to a
 * time in epoch milliseconds, in the viewer's time zone (LIC-040); see i18n's formats.
 */
export function renewalLabel(licence: Licence, daysUntil: (time: number) => number): RenewalLabel | null {
  const { holding } = licence;
  if (holding === null) return null;
  if (isPending(holding, 'PAUSE')) return { key: 'licencePauseRequested' };
  if (isPending(holding, 'RESUME')) return { key: 'licenceResumeRequested' };
  if (isPending(holding, 'CONFIRMED_PAYMENT_REQUIRED')) return { key: 'licencePaymentPending' };
  if (holding.paused) return { key: 'licencePaused' };
  if (holding.status === 'TRIAL_ACTIVE') return { key: 'licenceFreeTrial' };
  return soonLabel(holding, daysUntil) ?? laterLabel(licence, holding, daysUntil);
}

function soonLabel({ expiry, willRenew }: Holding, daysUntil: (time: number) => number): RenewalLabel | null {
  const days = expiry === null ? null : daysUntil(expiry);
  if (days === 0) return { key: willRenew ? 'licenceRenewsToday' : 'licenceExpiresToday' };
  if (days === 1) return { key: willRenew ? 'licenceRenewsTomorrow' : 'licenceExpiresTomorrow' };
  return null;
}

/**
 * A period of one unit is "every", a multiple is "each"; without a valid period the date is used (LIC-041,
 * LIC-046).
 */
function laterLabel(
  { period: paid }: Licence,
  { expiry, willRenew }: Holding,
  daysUntil: (time: number) => number,
): RenewalLabel | null {
  const period = willRenew ? paid : null;
  const parsed = parsePeriod(period);
  if (period && parsed !== null) {
    const oneUnit = parsed.count === 1 || (parsed.count === 7 && parsed.unit === 'D');
    return { key: oneUnit ? 'licenceRenewsEvery' : 'licenceRenewsOnEach', period };
  }
  return expiry === null || daysUntil(expiry) < 0
    ? null
    : { key: willRenew ? 'licenceRenewsOn' : 'licenceExpiresOn', date: expiry };
}
