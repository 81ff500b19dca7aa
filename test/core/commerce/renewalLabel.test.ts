/** How a licence renews or ends: eight cases, the first that applies. */
import { renewalLabel } from '../../../core/commerce/rules/renewalLabel';
import { dayDifference } from '../../../core/i18n/calendarDays';
import { periodText } from '../../../core/i18n/periods';
import type { Licence, LicenceStatus } from '../../../core/generated/platform';
import { held, offered } from './commerceFixture';

const now = Date.UTC(2026, 10, 21, 20);
const hours = (count: number) => now + count * 3_600_000;
const inLisbon = (time: number) => dayDifference(new Date(now), new Date(time), 'Europe/Lisbon');
const inAuckland = (time: number) => dayDifference(new Date(now), new Date(time), 'Pacific/Auckland');
const labelOf = (status: Partial<LicenceStatus>, more: Partial<Licence> = {}) =>
  renewalLabel(offered({ status: held(status), ...more }), inLisbon);

const pause = { action: 'PAUSE' };
const resume = { action: 'RESUME' };
const payment = { action: 'CONFIRMED_PAYMENT_REQUIRED' };
const soon = { expiryTimestamp: hours(1) };

describe('the order of the eight', () => {
  test.each<[string, Partial<LicenceStatus>, string]>([
    [
      'LIC-015 LIC-031 a requested pause wins over all',
      {
        subscriptionPendingActions: [payment, resume, pause],
        pauseState: 'PAUSED',
        status: 'TRIAL_ACTIVE',
        ...soon,
      },
      'licencePauseRequested',
    ],
    [
      'LIC-032 then a requested resume',
      {
        subscriptionPendingActions: [payment, resume],
        pauseState: 'PAUSED',
        status: 'TRIAL_ACTIVE',
        ...soon,
      },
      'licenceResumeRequested',
    ],
    [
      'LIC-033 then a payment that is pending',
      { subscriptionPendingActions: [payment], pauseState: 'PAUSED', status: 'TRIAL_ACTIVE', ...soon },
      'licencePaymentPending',
    ],
    [
      'LIC-034 then a pause, active',
      { pauseState: 'PAUSED', status: 'TRIAL_ACTIVE', ...soon },
      'licencePaused',
    ],
    ['LIC-034 or not active', { pauseState: 'PAUSED', status: 'EXPIRED', ...soon }, 'licencePaused'],
    ['LIC-035 then a free trial', { status: 'TRIAL_ACTIVE', ...soon }, 'licenceFreeTrial'],
    ['LIC-036 then today', soon, 'licenceRenewsToday'],
    ['LIC-036 or its end today', { ...soon, autoRenewingStatus: null }, 'licenceExpiresToday'],
    ['LIC-037 then tomorrow', { expiryTimestamp: hours(24) }, 'licenceRenewsTomorrow'],
    [
      'LIC-037 or its end tomorrow',
      { expiryTimestamp: hours(24), autoRenewingStatus: 'UNKNOWN_RENEWING' },
      'licenceExpiresTomorrow',
    ],
  ])('%s', (_, status, key) => {
    expect(labelOf(status)?.key).toBe(key);
  });

  test('LIC-018 LIC-033 an unconfirmed payment of a licence that waits for it is pending', () => {
    expect(
      labelOf(
        { licencePayment: { paymentEventType: 'UNCONFIRMED' } },
        { activationStrategy: 'CONFIRM_PAYMENT' },
      ),
    ).toEqual({
      key: 'licencePaymentPending',
    });
  });
});

describe('days of the viewer’s calendar', () => {
  test('LIC-040 four hours on is today in Lisbon until midnight, and tomorrow after it', () => {
    expect(labelOf({ expiryTimestamp: hours(3) })?.key).toBe('licenceRenewsToday');
    expect(labelOf({ expiryTimestamp: hours(5) })?.key).toBe('licenceRenewsTomorrow');
  });

  test('LIC-040 the same instant is today in Auckland, where the day has already begun', () => {
    expect(renewalLabel(offered({ status: held({ expiryTimestamp: hours(5) }) }), inAuckland)?.key).toBe(
      'licenceRenewsToday',
    );
  });
});

describe('later', () => {
  const later = { expiryTimestamp: hours(24 * 20) };
  const ending = { ...later, autoRenewingStatus: null };
  const strategy = (type: Licence['purchaseStrategy']['type'], subscriptionPeriod: string | null = null) => ({
    purchaseStrategy: { type, subscriptionPeriod },
  });
  test.each<[string, Partial<LicenceStatus>, Partial<Licence>, object]>([
    [
      'LIC-038 LIC-041 a subscription by the month renews every month',
      later,
      strategy('SUBSCRIPTION', 'P1M'),
      { key: 'licenceRenewsEvery', period: 'P1M' },
    ],
    [
      'LIC-038 LIC-041 one by the quarter on each three months',
      later,
      strategy('SUBSCRIPTION', 'P3M'),
      { key: 'licenceRenewsOnEach', period: 'P3M' },
    ],
    [
      'LIC-041 LIC-045 seven days are one week',
      later,
      strategy('SUBSCRIPTION', 'P7D'),
      { key: 'licenceRenewsEvery', period: 'P7D' },
    ],
    [
      'LIC-038 one that does not renew ends',
      ending,
      strategy('SUBSCRIPTION', 'P1M'),
      { key: 'licenceExpiresOn', date: later.expiryTimestamp },
    ],
    [
      'LIC-046 a period that is none leaves the date',
      later,
      strategy('SUBSCRIPTION', 'monthly'),
      { key: 'licenceRenewsOn', date: later.expiryTimestamp },
    ],
    [
      'LIC-039 a fixed date renews',
      later,
      strategy('FIXED_DATE'),
      { key: 'licenceRenewsOn', date: later.expiryTimestamp },
    ],
    [
      'LIC-039 a fixed date ends',
      ending,
      strategy('FIXED_DATE'),
      { key: 'licenceExpiresOn', date: later.expiryTimestamp },
    ],
    [
      'LIC-039 pay-per-view ends',
      ending,
      strategy('PAY_PER_VIEW'),
      { key: 'licenceExpiresOn', date: later.expiryTimestamp },
    ],
  ])('%s', (_, status, more, label) => {
    expect(labelOf(status, more)).toEqual(label);
  });

  test.each([
    ['never held', offered()],
    ['held without an end', offered({ status: held({ autoRenewingStatus: null }) })],
  ])('a licence %s has no label', (_, candidate) => {
    expect(renewalLabel(candidate, inLisbon)).toBeNull();
  });
});

describe('periods', () => {
  test.each([
    ['P1D', 'periodDays', 1],
    ['P7D', 'periodWeeks', 1],
    ['P1W', 'periodWeeks', 1],
    ['P14D', 'periodDays', 14],
    ['P1M', 'periodMonths', 1],
    ['P2M', 'periodMonths', 2],
    ['P3M', 'periodMonths', 3],
    ['P6M', 'periodMonths', 6],
    ['P1Y', 'periodYears', 1],
    ['P2Y', 'periodYears', 2],
    ['P5W', 'periodWeeks', 5],
  ])('LIC-045 LIC-048 %s reads as %s of %d', (period, key, count) => {
    expect(periodText(period)).toEqual({ key, values: { count } });
  });

  test.each(['P1H', 'PM', 'monthly', '', null])('LIC-046 %s has no text', (period) => {
    expect(periodText(period)).toBeNull();
  });
});
