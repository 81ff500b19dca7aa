/** Dates, times and calendar days. */
import { playbackTime } from '../../../core/i18n';
import { dayDifference, relativeDay } from '../../../core/i18n/calendarDays';
import { dayMonth, displayDate, longDate, ordinal, shortDate } from '../../../core/i18n/calendar';
import { dateLocale } from '../../../core/i18n/dateLocale';
import { runningTime } from '../../../core/i18n/durations';
import { dateTime, instant, timeOfDay } from '../../../core/i18n/instants';

const september = new Date('1986-09-04T20:30:00Z');
const utc = (locale: string) => ({ locale, timeZone: 'UTC' });

test.each([
  ['en', 'Thu, September 4, 1986'],
  ['en-US', 'Thu, September 4, 1986'],
  ['en-GB', 'Thu, 4 September 1986'],
  ['es', 'jue, 4 de septiembre de 1986'],
])('LOC-013 FRM-040 the display date (ddd, LL) in %s is %s', (locale, text) => {
  expect(displayDate(september, utc(locale))).toBe(text);
});

test.each(['pt-PT', 'ar', 'de', 'ja'])('LOC-019 weekday and long date in %s are those of Intl', (locale) => {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(september);
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(september);
  const text = displayDate(september, utc(locale));
  expect(text.startsWith(weekday)).toBe(true);
  expect(text.endsWith(long)).toBe(true);
});

test.each([
  ['en-US', '9/4'],
  ['en_US', '9/4'],
  ['en', '4/9'],
  ['en-GB', '4/9'],
  ['pt', '4/9'],
  ['es', '4/9'],
])('LOC-014 FRM-041 day and month in %s are %s', (locale, text) => {
  expect(dayMonth(september, utc(dateLocale(locale, null)))).toBe(text);
});

test.each([
  ['LOC-015 FRM-042', 'en-gb', '4th Sep, 1986', '04/09/1986'],
  ['LOC-016 FRM-043', 'en', 'Sep 4th, 1986', '09/04/1986'],
  ['LOC-016', 'en_us', 'Sep 4th, 1986', '09/04/1986'],
])('%s %s writes %s and %s', (_, locale, long, short) => {
  const place = utc(dateLocale(locale, null));
  expect(longDate(september, place)).toBe(long);
  expect(shortDate(september, place)).toBe(short);
});

test('LOC-019 long and short dates of other languages are those of Intl', () => {
  expect(longDate(september, utc('de'))).toBe('4. Sept. 1986');
  expect(shortDate(september, utc('de'))).toBe('04.09.1986');
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [31, '31st'],
])('LOC-015 LOC-016 the day %i is written %s', (day, text) => {
  expect(ordinal(day)).toBe(text);
});

test.each([
  ['en-GB', null, 'en-GB'],
  ['en-NZ', null, 'en-GB'],
  ['en', 'GB', 'en-GB'],
  ['en', 'nz', 'en-GB'],
  ['en', 'US', 'en'],
  ['en', null, 'en'],
  ['en-US', 'GB', 'en-US'],
  ['en-AU', 'GB', 'en-AU'],
  ['es', 'GB', 'es'],
  ['qqq', 'GB', 'en-GB'],
  ['qqq', 'FR', 'en'],
])('LOC-018 FRM-045 %s in the country %s writes dates as %s', (locale, country, dates) => {
  expect(dateLocale(locale, country)).toBe(dates);
});

test.each([
  ['UTC', '04/09/1986'],
  ['Asia/Tokyo', '05/09/1986'],
  ['America/Los_Angeles', '04/09/1986'],
])('LOC-020 an instant is shown in the zone %s as %s', (timeZone, text) => {
  expect(shortDate(september, { locale: 'en-GB', timeZone })).toBe(text);
});

test('LOC-020 the time of day is the viewer’s', () => {
  expect(timeOfDay(september, { locale: 'en-GB', timeZone: 'Europe/Lisbon' })).toBe('21:30');
  expect(dateTime(september, { locale: 'en-GB', timeZone: 'UTC' })).toMatch(/^Thu,? 4 Sept?(,| at)? 20:30$/);
});

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [61, '01:01'],
  [3599, '59:59'],
  [3600, '01:00:00'],
  [36061, '10:01:01'],
  [-5, '00:00'],
  [Number.NaN, '00:00'],
  [Number.POSITIVE_INFINITY, '00:00'],
])('LOC-017 FRM-044 %d seconds of play are %s', (seconds, text) => {
  expect(playbackTime(seconds)).toBe(text);
});

test.each([
  [5520, 'en', '1 hr 32 min'],
  [7200, 'en', '2 hr'],
  [2700, 'en', '45 min'],
  [3599, 'en', '1 hr'],
  [20, 'en', '20 sec'],
  [Number.NaN, 'en', '0 sec'],
  [5520, 'es', '1 h 32 min'],
])('%d seconds of running time in %s are %s', (seconds, locale, text) => {
  expect(runningTime(seconds, locale)).toBe(text);
});

describe('LOC-032 days change at the viewer’s midnight', () => {
  const evening = new Date('2026-03-01T23:30:00Z');
  test.each([
    ['half an hour later', '2026-03-02T00:00:00Z', 'UTC', 1],
    ['the same half hour where it is still day', '2026-03-02T00:00:00Z', 'America/New_York', 0],
    ['almost a day later', '2026-03-02T23:29:00Z', 'UTC', 1],
    ['two days later', '2026-03-03T00:00:00Z', 'UTC', 2],
    ['earlier that day', '2026-03-01T00:00:00Z', 'UTC', 0],
    ['the day before', '2026-02-28T12:00:00Z', 'UTC', -1],
  ])('%s', (_, to, timeZone, days) => {
    expect(dayDifference(evening, new Date(to), timeZone)).toBe(days);
  });

  test.each([
    ['2026-03-29T21:30:00Z', 1],
    ['2026-03-29T22:30:00Z', 2],
  ])('a day that loses an hour counts as a day: until %s there are %i', (to, days) => {
    expect(dayDifference(new Date('2026-03-28T22:30:00Z'), new Date(to), 'Europe/Berlin')).toBe(days);
  });

  test.each([
    ['2026-03-02T12:00:00Z', 'tomorrow'],
    ['2026-03-01T01:00:00Z', 'today'],
    ['2026-02-28T12:00:00Z', 'yesterday'],
    ['2026-03-03T12:00:00Z', null],
  ])('%s is %s', (time, name) => {
    expect(relativeDay(new Date(time), evening, 'UTC')).toBe(name);
  });
});

test('an invalid time is no instant', () => {
  expect(instant('soon')).toBeNull();
  expect(instant('2026-03-02T12:00:00Z')?.getTime()).toBe(Date.UTC(2026, 2, 2, 12));
});

test('LOC-018 an invalid country code leaves the language as it is', () => {
  expect(dateLocale('en', {} as string)).toBe('en');
});
