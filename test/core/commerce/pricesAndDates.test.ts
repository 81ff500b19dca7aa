/** A licence's price and renewal date, in the viewer's language and by the calendar of their time zone. */
import { licencePrice } from '../../../core/commerce/rules/licencePrice';
import { renewalText } from '../../../core/commerce/components/useRenewalText';
import type { LicenceAmount } from '../../../core/generated/platform';
import { euro, held, offered } from './commerceFixture';
import { reader, until } from './dateReader';

/** Without direction marks and with plain spaces: their positions depend on the ICU version. */
const plain = (text: string | null): string | null =>
  text?.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ') ?? null;

const amountOf = (amount: number, currency: string, scale: number): LicenceAmount =>
  euro(amount, { currency, scale });
const [euros, riyals, yen, rupees] = [
  amountOf(123_456, 'EUR', 2),
  amountOf(12_345, 'OMR', 3),
  amountOf(148_000, 'JPY', 0),
  amountOf(12_345_678, 'INR', 2),
];

test.each([
  ['en-US', '€1,234.56', 'OMR 12.345', '¥148,000', '₹123,456.78'],
  ['en-GB', '€1,234.56', 'OMR 12.345', 'JP¥148,000', '₹123,456.78'],
  ['pt-PT', '1234,56 €', '12,345 OMR', '148 000 JP¥', '123 456,78 ₹'],
  ['pt-BR', '€ 1.234,56', 'OMR 12,345', 'JP¥ 148.000', '₹ 123.456,78'],
  ['es-ES', '1234,56 €', '12,345 OMR', '148.000 JPY', '123.456,78 INR'],
  ['ar-AE', '1,234.56 €', '12.345 ر.ع.', '148,000 JP¥', '123,456.78 ₹'],
  ['ar-EG', '١٬٢٣٤٫٥٦ €', '١٢٫٣٤٥ ر.ع.', '١٤٨٬٠٠٠ JP¥', '١٢٣٬٤٥٦٫٧٨ ₹'],
  ['fr-FR', '1 234,56 €', '12,345 OMR', '148 000 JPY', '123 456,78 ₹'],
  ['de-DE', '1.234,56 €', '12,345 OMR', '148.000 ¥', '123.456,78 ₹'],
  ['it-IT', '1234,56 €', '12,345 OMR', '148.000 JPY', '123.456,78 INR'],
  ['ja-JP', '€1,234.56', 'OMR 12.345', '￥148,000', '₹123,456.78'],
  ['hi-IN', '€1,234.56', 'OMR 12.345', 'JP¥1,48,000', '₹1,23,456.78'],
  ['tr-TR', '€1.234,56', 'OMR 12,345', '¥148.000', '₹123.456,78'],
  ['sv-SE', '1 234,56 €', '12,345 OMR', '148 000 JPY', '123 456,78 INR'],
  ['pl-PL', '1234,56 €', '12,345 OMR', '148 000 JPY', '123 456,78 INR'],
  ['ko-KR', '€1,234.56', 'OMR 12.345', 'JP¥148,000', '₹123,456.78'],
])('LIC-006 in %s prices are %s, %s, %s and %s', (locale, ...texts) => {
  const { format } = reader(locale);
  const written = [euros, riyals, yen, rupees].map((amount) => plain(format.money(amount)));
  expect(written).toEqual(texts);
});

test.each([
  [
    'en',
    [
      'Renews every day',
      'Renews every week',
      'Renews every 14 days',
      'Renews every month',
      'Renews every 2 months',
      'Renews every 3 months',
      'Renews every 6 months',
      'Renews every year',
      'Renews every 2 years',
    ],
  ],
  [
    'es',
    [
      'Se renueva cada día',
      'Se renueva cada semana',
      'Se renueva cada 14 días',
      'Se renueva cada mes',
      'Se renueva cada 2 meses',
      'Se renueva cada 3 meses',
      'Se renueva cada 6 meses',
      'Se renueva cada año',
      'Se renueva cada 2 años',
    ],
  ],
  [
    'pt',
    [
      'Renova-se a cada dia',
      'Renova-se a cada semana',
      'Renova-se a cada 14 dias',
      'Renova-se a cada mês',
      'Renova-se a cada 2 meses',
      'Renova-se a cada 3 meses',
      'Renova-se a cada 6 meses',
      'Renova-se a cada ano',
      'Renova-se a cada 2 anos',
    ],
  ],
  [
    'ar',
    [
      'يتجدّد كل يوم',
      'يتجدّد كل أسبوع',
      'يتجدّد كل 14 يومًا',
      'يتجدّد كل شهر',
      'يتجدّد كل شهرين',
      'يتجدّد كل 3 أشهر',
      'يتجدّد كل 6 أشهر',
      'يتجدّد كل سنة',
      'يتجدّد كل سنتين',
    ],
  ],
])('LIC-038 LIC-041 LIC-045 in %s each period renews by its name', (locale, texts) => {
  const { t, calendar } = reader(locale);
  const formatted = (subscriptionPeriod: string) =>
    renewalText(
      offered({
        purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod },
        status: held({ expiryTimestamp: Date.UTC(2027, 4, 4) }),
      }),
      t,
      calendar,
    );
  expect(['P1D', 'P1W', 'P14D', 'P1M', 'P2M', 'P3M', 'P6M', 'P1Y', 'P2Y'].map(formatted)).toEqual(texts);
  expect(formatted('P7D')).toBe(formatted('P1W'));
});

/** A language has the same words in every country, but not the same digits. */
test.each([
  ['en-US', 'Renews every 14 days', 'Renews every 3 months', '11 days'],
  ['en-GB', 'Renews every 14 days', 'Renews every 3 months', '11 days'],
  ['en-IN', 'Renews every 14 days', 'Renews every 3 months', '11 days'],
  ['es-ES', 'Se renueva cada 14 días', 'Se renueva cada 3 meses', '11 días'],
  ['es-MX', 'Se renueva cada 14 días', 'Se renueva cada 3 meses', '11 días'],
  ['es-AR', 'Se renueva cada 14 días', 'Se renueva cada 3 meses', '11 días'],
  ['pt-PT', 'Renova-se a cada 14 dias', 'Renova-se a cada 3 meses', '11 dias'],
  ['pt-BR', 'Renova-se a cada 14 dias', 'Renova-se a cada 3 meses', '11 dias'],
  ['ar-AE', 'يتجدّد كل 14 يومًا', 'يتجدّد كل 3 أشهر', '11 يومًا'],
  ['ar-MA', 'يتجدّد كل 14 يومًا', 'يتجدّد كل 3 أشهر', '11 يومًا'],
  ['ar-EG', 'يتجدّد كل ١٤ يومًا', 'يتجدّد كل ٣ أشهر', '١١ يومًا'],
  ['ar-SA', 'يتجدّد كل ١٤ يومًا', 'يتجدّد كل ٣ أشهر', '١١ يومًا'],
])('LIC-041 LIC-045 LIC-047 in %s: %s, %s, and %s to try', (locale, days, months, trial) => {
  const { t, calendar } = reader(locale);
  const formatted = (subscriptionPeriod: string) =>
    renewalText(
      offered({
        purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod },
        status: held({ expiryTimestamp: Date.UTC(2027, 4, 4) }),
      }),
      t,
      calendar,
    );
  expect([formatted('P14D'), formatted('P3M'), calendar.trial('P11D')]).toEqual([days, months, trial]);
});

describe('LIC-039 the end date, in the viewer’s time zone', () => {
  /** In Lisbon it is still the last day of the year. */
  const newYear = Date.UTC(2026, 11, 31, 23, 30);
  test.each([
    ['en-US', 'Europe/Lisbon', 'Dec 31st, 2026'],
    ['en-US', 'Europe/Madrid', 'Jan 1st, 2027'],
    ['en-GB', 'Europe/London', '31st Dec, 2026'],
    ['pt-PT', 'Europe/Lisbon', '31/12/2026'],
    ['pt-BR', 'America/Sao_Paulo', '31 de dez. de 2026'],
    ['es-ES', 'Europe/Madrid', '1 ene 2027'],
    ['es-ES', 'Atlantic/Canary', '31 dic 2026'],
    ['ar-AE', 'Asia/Dubai', '1 يناير 2027'],
    ['ar-EG', 'Africa/Cairo', '١ يناير ٢٠٢٧'],
    ['fr-FR', 'Europe/Paris', '1 janv. 2027'],
    ['de-DE', 'Europe/Berlin', '1. Jan. 2027'],
    ['it-IT', 'Europe/Rome', '1 gen 2027'],
    ['ja-JP', 'Asia/Tokyo', '2027年1月1日'],
    ['hi-IN', 'Asia/Kolkata', '1 जन॰ 2027'],
    ['tr-TR', 'Europe/Istanbul', '1 Oca 2027'],
    ['sv-SE', 'Europe/Stockholm', '1 jan. 2027'],
    ['pl-PL', 'Europe/Warsaw', '1 sty 2027'],
    ['ko-KR', 'Asia/Seoul', '2027년 1월 1일'],
  ])('in %s, in %s, it is %s', (locale, timeZone, date) => {
    const { t, calendar } = reader(locale, timeZone);
    expect(plain(renewalText(until(newYear), t, calendar))).toContain(date);
  });
});

test.each([
  ['en-US', '€10.83', 'month', '€129.99', 'year'],
  ['pt-PT', '10,83 €', 'mês', '129,99 €', 'ano'],
  ['es-ES', '10,83 €', 'mes', '129,99 €', 'año'],
  ['ar-AE', '10.83 €', 'شهر', '129.99 €', 'سنة'],
  ['en-GB', '€10.83', 'month', '€129.99', 'year'],
  ['en-IN', '€10.83', 'month', '€129.99', 'year'],
  ['pt-BR', '€ 10,83', 'mês', '€ 129,99', 'ano'],
  ['es-MX', 'EUR 10.83', 'mes', 'EUR 129.99', 'año'],
  ['es-AR', 'EUR 10,83', 'mes', 'EUR 129,99', 'año'],
  ['ar-MA', '10,83 €', 'شهر', '129,99 €', 'سنة'],
  ['ar-EG', '١٠٫٨٣ €', 'شهر', '١٢٩٫٩٩ €', 'سنة'],
  ['ar-SA', '١٠٫٨٣ €', 'شهر', '١٢٩٫٩٩ €', 'سنة'],
])('LIC-027 in %s a year by the month is %s per %s, and %s per %s in all', (locale, ...texts) => {
  const { format, calendar } = reader(locale);
  const year = offered({
    purchaseStrategy: { type: 'SUBSCRIPTION', subscriptionPeriod: 'P1Y' },
    defaultMarketingPricePeriod: 'P1M',
    amounts: [euro(12_999, { periodAmounts: [{ period: 'P1M', amount: 1083 }] })],
  });
  const { headline, period, beneath } = licencePrice(year);
  expect(
    [
      format.priceParts(headline).price,
      calendar.period(period),
      format.money(beneath!.amount),
      calendar.period(beneath!.period),
    ].map(plain),
  ).toEqual(texts);
});
