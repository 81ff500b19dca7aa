/** Periods and prices. */
import { moneyText } from '../../../core/i18n';
import { parsePeriod, periodText, trialPeriod, trialText } from '../../../core/i18n/periods';
import { headlinePrice, pickAmount, priceOf } from '../../../core/i18n/prices';

test.each([
  ['P1D', { count: 1, unit: 'D' }],
  ['P1W', { count: 1, unit: 'W' }],
  ['P14D', { count: 14, unit: 'D' }],
  ['P2Y', { count: 2, unit: 'Y' }],
  ['3M', { count: 3, unit: 'M' }],
  ['P', null],
  ['PM', null],
  ['P1', null],
  ['P1H', null],
  ['P1M2D', null],
  ['P-1M', null],
  ['P1.5M', null],
  ['p1m', null],
  ['', null],
  [null, null],
])('LOC-023 LIC-046 %s reads as %j', (text, period) => {
  expect(parsePeriod(text)).toEqual(period);
});

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
])('LOC-022 LIC-045 %s is written with %s of %i', (period, key, count) => {
  expect(periodText(period)).toEqual({ key, values: { count } });
});

test('LOC-024 LIC-045 seven days and one week read the same', () => {
  expect(periodText('P7D')).toEqual(periodText('P1W'));
});

test.each([
  ['P5M', 'periodMonths', 5],
  ['P10D', 'periodDays', 10],
  ['P4W', 'periodWeeks', 4],
])('LOC-024 LIC-048 %s, outside the list, is its number and unit', (period, key, count) => {
  expect(periodText(period)).toEqual({ key, values: { count } });
});

test('LIC-046 an invalid period has no text', () => {
  expect(periodText('monthly')).toBeNull();
});

test.each([
  [0, null],
  ['P0D', null],
  [null, null],
  ['soon', null],
  [7, { key: 'lengthWeeks', values: { count: 1 } }],
  ['P14D', { key: 'lengthDays', values: { count: 14 } }],
  ['P1M', { key: 'lengthMonths', values: { count: 1 } }],
])('LOC-025 LIC-047 a trial of %s is written as %j', (duration, text) => {
  expect(trialText(duration)).toEqual(text);
  expect(trialPeriod(duration) === null).toBe(text === null);
});

const amount = (over: object = {}) => ({
  id: 'a',
  amount: 999,
  currency: 'GBP',
  scale: 2,
  local: false,
  default: false,
  ...over,
});

test.each([
  ['local before default', [amount({ id: 'd', default: true }), amount({ id: 'l', local: true })], 'l'],
  ['default without a local one', [amount({ id: 'x' }), amount({ id: 'd', default: true })], 'd'],
])('LOC-028 LIC-005 the price is the one flagged %s', (_, amounts, id) => {
  expect(pickAmount(amounts)).toMatchObject({ id });
});

test.each([
  ['none is flagged', [amount()]],
  ['the list is empty', []],
  ['there is no list', null],
])('LOC-028 LIC-005 the price is amount 0 when %s', (_, amounts) => {
  expect(pickAmount(amounts)).toEqual({ amount: 0 });
});

test.each([
  [999, 2, 9.99],
  [1000, 0, 1000],
  [12345, 3, 12.345],
])('LOC-026 LIC-006 %i with scale %i is %d', (units, scale, value) => {
  expect(priceOf(amount({ amount: units, scale }))).toMatchObject({
    kind: 'paid',
    value,
    currency: 'GBP',
    digits: scale,
  });
});

test.each([
  [true, 'taxIncluded'],
  [false, 'plusTax'],
  [null, null],
])('LOC-027 LIC-009 taxInclusive %s shows %s', (taxInclusive, tax) => {
  expect(priceOf(amount({ taxInclusive }))).toMatchObject({ tax });
});

test('LOC-029 a zero price is free, never zero of a currency', () => {
  expect(priceOf(pickAmount([]))).toEqual({ kind: 'free' });
  expect(priceOf(amount({ amount: 0 }))).toEqual({ kind: 'free' });
});

test.each([
  [{ amount: 999, currency: 'GBP', scale: 2 }, 'en-GB', '£9.99'],
  [{ amount: 999, currency: 'EUR', scale: 2 }, 'pt-PT', '9,99 €'],
  [{ amount: 1000, currency: 'JPY', scale: 0 }, 'en', '¥1,000'],
  [{ amount: 5, currency: 'USD', scale: 0 }, 'en-US', '$5'],
  [{ amount: 12345, currency: 'KWD', scale: 3 }, 'en', 'KWD 12.345'],
  [{ amount: 999, currency: 'coins', scale: 2 }, 'en', '9.99 coins'],
])('LOC-027 LIC-006 %j in %s is %s', (money, locale, text) => {
  expect(moneyText(money, locale).replace(/\u00a0/g, ' ')).toBe(text);
});

describe('LIC-027 the headline price', () => {
  const yearly = amount({ amount: 6000, periodAmounts: [{ period: 'P1M', amount: 500 }] });
  test('is that of the period the platform advertises, with the full price below', () => {
    expect(headlinePrice(yearly, 'P1M')).toMatchObject({
      headline: { value: 5 },
      period: 'P1M',
      beneath: { value: 60 },
    });
  });
  test.each(['P1W', null])('is the full price alone without an amount for %s', (period) => {
    expect(headlinePrice(yearly, period)).toMatchObject({
      headline: { value: 60 },
      period: null,
      beneath: null,
    });
  });
});
