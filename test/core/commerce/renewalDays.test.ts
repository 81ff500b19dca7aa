/** LIC-036, LIC-037, LIC-040: today and tomorrow in the viewer’s calendar. */
import { renewalText } from '../../../core/commerce/components/useRenewalText';
import { reader, until } from './dateReader';

describe('LIC-036 LIC-037 LIC-040 today and tomorrow are days of the viewer’s calendar', () => {
  test.each([
    // The clocks of Lisbon go back on 25 October 2026 (25 hours), and forward on 29 March (23 hours).
    [
      'a day of 25 hours is one day',
      'Europe/Lisbon',
      '2026-10-24T22:59:00Z',
      '2026-10-25T23:30:00Z',
      'Ends tomorrow',
    ],
    [
      'and its last hour is still that day',
      'Europe/Lisbon',
      '2026-10-25T00:00:00Z',
      '2026-10-25T23:59:00Z',
      'Ends today',
    ],
    [
      'from its first minute to the next day',
      'Europe/Lisbon',
      '2026-10-24T23:00:00Z',
      '2026-10-26T00:00:00Z',
      'Ends tomorrow',
    ],
    [
      'a day of 23 hours is one day',
      'Europe/Lisbon',
      '2026-03-29T00:00:00Z',
      '2026-03-29T23:00:00Z',
      'Ends tomorrow',
    ],
    [
      'and the evening before it',
      'Europe/Lisbon',
      '2026-03-28T23:59:00Z',
      '2026-03-29T22:59:00Z',
      'Ends tomorrow',
    ],
    [
      'the same in New York, forward',
      'America/New_York',
      '2026-03-08T04:59:00Z',
      '2026-03-08T05:00:00Z',
      'Ends tomorrow',
    ],
    ['and back', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T04:59:00Z', 'Ends today'],
    [
      'in Auckland, whose summer begins in September',
      'Pacific/Auckland',
      '2026-09-26T12:00:00Z',
      '2026-09-27T10:59:00Z',
      'Ends today',
    ],
    [
      'in Cairo, where the clocks go forward at midnight',
      'Africa/Cairo',
      '2026-04-23T21:59:00Z',
      '2026-04-23T22:30:00Z',
      'Ends tomorrow',
    ],
    [
      'by half an hour, in Kolkata',
      'Asia/Kolkata',
      '2026-11-21T18:29:00Z',
      '2026-11-21T18:30:00Z',
      'Ends tomorrow',
    ],
    [
      'by three quarters, in Chatham',
      'Pacific/Chatham',
      '2026-06-01T11:14:00Z',
      '2026-06-01T11:15:00Z',
      'Ends tomorrow',
    ],
    [
      'furthest ahead, in Kiritimati',
      'Pacific/Kiritimati',
      '2026-11-21T09:59:00Z',
      '2026-11-21T10:00:00Z',
      'Ends tomorrow',
    ],
    [
      'furthest behind, in Pago Pago',
      'Pacific/Pago_Pago',
      '2026-11-21T11:00:00Z',
      '2026-11-22T10:59:00Z',
      'Ends today',
    ],
    [
      'over the end of a month',
      'Europe/Lisbon',
      '2026-01-31T23:59:00Z',
      '2026-02-01T00:00:00Z',
      'Ends tomorrow',
    ],
    [
      'over the end of February',
      'Europe/Lisbon',
      '2026-02-28T12:00:00Z',
      '2026-03-01T23:00:00Z',
      'Ends tomorrow',
    ],
    [
      'over that of a leap year',
      'Europe/Lisbon',
      '2028-02-28T12:00:00Z',
      '2028-02-29T12:00:00Z',
      'Ends tomorrow',
    ],
    [
      'and past its last day',
      'Europe/Lisbon',
      '2028-02-28T12:00:00Z',
      '2028-03-01T12:00:00Z',
      'Ends on Mar 1st, 2028',
    ],
    [
      'over the end of a year',
      'Europe/Lisbon',
      '2026-12-31T23:59:59Z',
      '2027-01-01T00:00:00Z',
      'Ends tomorrow',
    ],
    [
      'the day after tomorrow has its date',
      'Europe/Lisbon',
      '2026-12-30T00:00:00Z',
      '2027-01-01T00:00:00Z',
      'Ends on Jan 1st, 2027',
    ],
  ])('%s (%s)', (_, timeZone, now, end, text) => {
    const { t, calendar } = reader('en', timeZone, now);
    expect(renewalText(until(Date.parse(end)), t, calendar)).toBe(text);
  });

  test.each([
    ['en', ['Renews today', 'Ends today', 'Renews tomorrow', 'Ends tomorrow']],
    ['es', ['Se renueva hoy', 'Termina hoy', 'Se renueva mañana', 'Termina mañana']],
    ['pt', ['Renova-se hoje', 'Termina hoje', 'Renova-se amanhã', 'Termina amanhã']],
    ['ar', ['يتجدّد اليوم', 'ينتهي اليوم', 'يتجدّد غدًا', 'ينتهي غدًا']],
  ])('in %s', (locale, texts) => {
    const now = '2026-11-21T20:00:00Z';
    const { t, calendar } = reader(locale, 'UTC', now);
    const formatted = [0, 24].flatMap((hours) =>
      ['AUTO_RENEWING', null].map((autoRenewingStatus) =>
        renewalText(until(Date.parse(now) + hours * 3_600_000, { autoRenewingStatus }), t, calendar),
      ),
    );
    expect(formatted).toEqual(texts);
  });
});
