/** Which locale a tag selects, and the locale's properties. */
import { directionOf, inLocale, languageCountry, languageOf, ownLanguageName } from '../../../core/i18n';
import { birthDateOrder } from '../../../core/i18n/birthDateOrder';
import { matchLocale, standardLocale } from '../../../core/i18n/locale';
import { startLocale } from '../../../core/i18n/startLocale';

const shipped = ['en', 'pt', 'es', 'ar'];

test.each([
  ['pt', shipped, 'pt'],
  ['pt-BR', shipped, 'pt'],
  ['pt_BR', shipped, 'pt'],
  ['PT-br', ['en', 'pt', 'pt-BR'], 'pt-BR'],
  ['en-gb', ['en', 'en_GB'], 'en_GB'],
  ['de-DE', shipped, 'en'],
  ['', shipped, 'en'],
  ['not a code', shipped, 'en'],
  ['de', ['pt', 'es'], null],
])('LOC-007 API-037 %s among %j is %s: full code, language part, English', (code, available, found) => {
  expect(inLocale(Object.fromEntries(available.map((each) => [each, `text in ${each}`])), code)).toBe(
    found === null ? undefined : `text in ${found}`,
  );
});

test.each([
  ['pt_BR', 'pt'],
  ['de', null],
])('a match of %s is %s: no fallback to English', (code, found) => {
  expect(matchLocale(code, shipped)).toBe(found);
});

test.each([
  ['en_us', 'en-US'],
  ['AR', 'ar'],
  ['zh_hant_tw', 'zh-Hant-TW'],
  ['%%', 'en'],
])('API-037 %s is written %s for the platform', (code, standard) => {
  expect(standardLocale(code)).toBe(standard);
});

test.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['ar_sa', 'rtl'],
  ['AR', 'rtl'],
  ['arn', 'ltr'],
  ['he', 'ltr'],
  ['fa', 'ltr'],
  ['en', 'ltr'],
])('LOC-011 API-038 %s is written %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});

describe('LOC-009 a viewer’s initial language', () => {
  const viewer = {
    stored: 'es',
    preferred: 'ar',
    browser: ['pt-BR', 'en'],
    realmDefault: 'en',
    offered: shipped,
  };
  test.each([
    ['stored', viewer, 'es'],
    ['preferred, without a stored one', { ...viewer, stored: null }, 'ar'],
    [
      "the browser's first match, without either",
      { ...viewer, stored: null, preferred: null, browser: ['de', 'pt-BR', 'en'] },
      'pt',
    ],
    [
      "the realm's default, when nothing is offered",
      { ...viewer, stored: 'fr', preferred: 'it', browser: ['de'], realmDefault: 'ar' },
      'ar',
    ],
    [
      'a stored language that the realm no longer offers is passed over',
      { ...viewer, offered: ['en', 'ar'] },
      'ar',
    ],
  ])('%s', (_, input, locale) => {
    expect(startLocale(input)).toBe(locale);
  });
});

test.each([
  ['pt', 'pt-PT'],
  ['pt-BR', 'pt-BR'],
  ['en_US', 'en-US'],
  ['en', 'en-US'],
  ['es', 'es-ES'],
  ['ar', 'ar-EG'],
])('LOC-033 the language and country of %s are %s', (locale, partner) => {
  expect(languageCountry(locale)).toBe(partner);
});

test.each([
  ['en', 'English'],
  ['pt', 'Português'],
  ['es', 'Español'],
  ['ar', 'العربية'],
  ['qqq', 'qqq'],
])('%s calls itself %s', (code, name) => {
  expect(ownLanguageName(code).toLowerCase()).toBe(name.toLowerCase());
});

test.each([
  ['en-US', 'month day year'],
  ['en_US', 'month day year'],
  ['en-GB', 'day month year'],
  ['pt', 'day month year'],
  ['es', 'day month year'],
  ['ar', 'day month year'],
  ['ja', 'year month day'],
  ['hu', 'year month day'],
  ['qqq', 'year month day'],
  ['?', 'year month day'],
])('LOC-021 a birth date in %s is asked for as %s', (locale, order) => {
  expect(birthDateOrder(locale).join(' ')).toBe(order);
});

test('the language part is in lower case', () => {
  expect(languageOf('PT_br')).toBe('pt');
});
