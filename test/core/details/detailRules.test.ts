/** The fields of a details form, as the requirement ledger's tables state them. */
import type { Country } from '../../../core/generated/platform';
import { isMandatoryIn, type CountryRestriction } from '../../../core/details/rules/countryRestriction';
import { type WantedDetail } from '../../../core/details/rules/detailField';
import { detailTexts } from '../../../core/details/rules/detailTexts';
import { dateOf, detailProblem, type DetailValue, phoneOf } from '../../../core/details/rules/detailValues';
import { phoneCountries, phoneNumber, phoneParts } from '../../../core/details/rules/phoneNumber';
import { isTaxNumber, taxNumberSent, taxNumberShown } from '../../../core/details/rules/taxNumber';
import { cleaned, isEmail, trimmed } from '../../../core/sdk/typedText';
import { portugal, ireland, brazil, countries, place, want, names, one } from './detailFields';

describe('available fields', () => {
  test.each<[string, readonly WantedDetail[], Country | null, readonly string[]]>([
    [
      'FRM-013 an address is the country and what it asks for',
      [want('address')],
      portugal,
      ['country', 'line1', 'postalCode'],
    ],
    [
      'FRM-013 one part of an address brings the rest',
      [want('postalCode')],
      portugal,
      ['country', 'line1', 'postalCode'],
    ],
    [
      'FRM-039 what is missing is asked for, though the country does not',
      [want('line1'), want('postalCode')],
      ireland,
      ['country', 'line1', 'postalCode'],
    ],
    [
      'FRM-013 what the country asks for is required, though it was not',
      [want('line1', { required: false })],
      ireland,
      ['country', 'line1'],
    ],
    [
      'FRM-039 other details bring no address',
      [want('taxNumber'), want('name')],
      portugal,
      ['name', 'taxNumber'],
    ],
    ['a country that is not known yet is asked for', [want('line1')], null, ['country', 'line1']],
    ['FRM-039 one unknown to core comes last', [want('vat'), want('email')], null, ['email', 'vat']],
  ])('%s', (_, wanted, where, fields) => {
    expect(names(wanted, where)).toEqual(fields);
  });

  test.each<[string, string, Partial<WantedDetail>, string]>([
    ['FRM-001 text', 'line1', {}, 'text'],
    ['FRM-001 email', 'contactEmail', { fieldType: 'email' }, 'email'],
    ['FRM-001 phone', 'phoneNumber', {}, 'phone'],
    ['FRM-001 birth date', 'birthDate', {}, 'date'],
    ['FRM-001 another date', 'memberSince', { fieldType: 'date' }, 'date'],
    ['FRM-001 tax number', 'taxNumber', {}, 'tax'],
    [
      'FRM-015 acceptable values make a dropdown',
      'vat',
      { acceptableValues: [{ value: 'a', displayName: 'A' }] },
      'choice',
    ],
  ])('%s', (_, fieldName, more, kind) => {
    expect(one(fieldName, more).kind).toBe(kind);
  });

  test('a label that only repeats the name is not meant for viewers', () => {
    expect([one('vat', { label: 'vat' }).label, one('vat', { label: 'VAT number' }).label]).toEqual([
      null,
      'VAT number',
    ]);
  });

  const whitelist: CountryRestriction = { type: 'WHITELIST', context: 'PURCHASE', countries: ['PT'] };
  test.each<[string, CountryRestriction, string, boolean]>([
    ['a whitelist that lists it', whitelist, 'PT', true],
    ['a whitelist that does not', whitelist, 'IE', false],
    ['a blacklist that lists it', { ...whitelist, type: 'BLACKLIST' }, 'PT', false],
    ['a blacklist that does not', { ...whitelist, type: 'BLACKLIST' }, 'IE', true],
    ['one for another occasion', { ...whitelist, context: 'REGISTRATION' }, 'PT', false],
  ])('FRM-017 FRM-018 FRM-019 SGN-081 ENT-029 %s', (_, restriction, code, mandatory) => {
    expect(isMandatoryIn(code, [restriction], 'PURCHASE')).toBe(mandatory);
  });

  test('FRM-016 tax number and birth date are mandatory where the country or a restriction requires them', () => {
    const optional = [want('taxNumber', { required: false }), want('birthDate', { required: false })];
    expect(names(optional, portugal)).toEqual(['birthDate?', 'taxNumber?']);
    expect(names(optional, portugal, { restrictions: [whitelist], context: 'PURCHASE' })).toEqual([
      'birthDate',
      'taxNumber',
    ]);
    expect(names([want('address')], brazil)).toEqual(['country', 'line1', 'taxNumber']);
  });

  test('FRM-018 SGN-081 where a restriction applies so is every other field', () => {
    const optional = [
      want('phoneNumber', { required: false }),
      want('country', { required: false, fieldType: 'residence' }),
    ];
    expect(names(optional, portugal)).toEqual(['phoneNumber?', 'country?']);
    expect(names(optional, portugal, { restrictions: [whitelist], context: 'PURCHASE' })).toEqual([
      'phoneNumber',
      'country',
    ]);
  });
});

describe('validation of a value', () => {
  const states = { acceptableValues: [{ value: 'SP', displayName: 'São Paulo' }] };
  test.each<[string, ReturnType<typeof one>, DetailValue | undefined, string | null]>([
    ['FRM-014 nothing', one('line1'), undefined, 'required'],
    ['FRM-014 blanks', one('line1'), '  ', 'required'],
    ['a text', one('line1'), 'Rua Augusta', null],
    ['nothing, where nothing is needed', one('vat', { required: false }), '', null],
    ['FRM-035 no email', one('email'), 'ada@example', 'invalid'],
    ['FRM-035 an email', one('email'), ' ada@example.org ', null],
    ['FRM-015 none of the values', one('vat', states), 'XX', 'required'],
    ['FRM-015 one of the values', one('vat', states), 'SP', null],
    ['FRM-010 a date that is begun', one('birthDate'), { year: '1990', month: '', day: '' }, 'invalid'],
    ['FRM-010 the 31st of February', one('birthDate'), { year: '1990', month: '2', day: '31' }, 'invalid'],
    ['FRM-010 a date', one('birthDate'), { year: '1990', month: '2', day: '3' }, null],
    ['FRM-010 no date where one is needed', one('birthDate'), { year: '', month: '', day: '' }, 'required'],
    [
      'FRM-038 a phone number that cannot be',
      one('phoneNumber'),
      { regionCode: 'PT', number: '12' },
      'invalid',
    ],
    [
      'FRM-038 a phone number with letters',
      one('phoneNumber'),
      { regionCode: 'PT', number: '912CALLME' },
      'invalid',
    ],
    ['FRM-038 a phone number', one('phoneNumber'), { regionCode: 'PT', number: '912 345 678' }, null],
    [
      'SGN-085 a country of no calling code',
      one('phoneNumber'),
      { regionCode: 'XX', number: '912345678' },
      'invalid',
    ],
  ])('%s', (_, field, value, problem) => {
    expect(detailProblem(field, value, place())).toBe(problem);
  });
});

test.each([
  ['31121990', { year: '1990', month: '12', day: '31' }, '1990-12-31'],
  ['FRM-009 padded', { year: '990', month: '2', day: '3' }, '0990-02-03'],
  ['FRM-010 no leap year', { year: '2023', month: '02', day: '29' }, null],
  ['FRM-010 a leap year', { year: '2024', month: '02', day: '29' }, '2024-02-29'],
  ['a month of none', { year: '2024', month: '0', day: '1' }, null],
])('FRM-002 FRM-009 FRM-010 %s', (_, typed, date) => {
  expect(dateOf(typed)).toBe(date);
});

test.each([
  ['as typed', 'PT', '912 345 678', '+351912345678'],
  ['with its own code', 'PT', '+351 912 345 678', '+351912345678'],
  ['FRM-021 SGN-104 a British trunk zero', 'GB', '07911 123456', '+447911123456'],
  ['FRM-021 the same with its code', 'GB', '+44 07911 123456', '+447911123456'],
  ['FRM-021 the same with its zero in brackets', 'GB', '+44 (0)7911 123456', '+447911123456'],
  ['FRM-021 a trunk zero of another country', 'IE', '085 012 3456', '+353850123456'],
  ['an Italian zero, which belongs to the number', 'IT', '06 698 1234', '+39066981234'],
  ['one of Benin, which begins with it everywhere', 'BJ', '01 95 12 34 56', '+2290195123456'],
  ['with two zeros for the plus', 'PT', '00 351 912 345 678', '+351912345678'],
])('FRM-020 FRM-024 FRM-038 a phone number %s', (_, regionCode, number, complete) => {
  expect(phoneNumber({ regionCode, number }, countries)).toMatchObject({
    regionCode,
    complete,
    possible: true,
  });
});

test.each([
  ['with the code of another country', 'PT', '+353 85 012 3456'],
  ['with letters', 'PT', '912 FERRY'],
  ['of three digits', 'PT', '912'],
  ['of sixteen digits', 'PT', '9123456789012'],
  ['of zeros alone', 'IE', '0000'],
])('FRM-024 a phone number %s cannot be one', (_, regionCode, number) => {
  expect(phoneNumber({ regionCode, number }, countries)?.possible).toBe(false);
});

test('SGN-082 FRM-024 a phone number gives its country, prefix, number, whole, validity, and display format', () => {
  expect(phoneNumber({ regionCode: 'GB', number: '07911 123456' }, countries)).toEqual({
    regionCode: 'GB',
    number: '07911 123456',
    prefix: '+44',
    complete: '+447911123456',
    possible: true,
    internationalNumber: '+44 7911123456',
  });
});

test('SGN-083 FRM-024 SGN-084 FRM-022 a country of a phone field has a value, a label, its calling code, and a sample where the platform knows one', () => {
  const [portugal, malta] = phoneCountries([
    { iso3166alpha2: 'PT', name: 'Portugal', callingCode: '+351', samplePhoneNumber: '912 345 678' },
    { iso3166alpha2: 'MT', name: 'Malta', callingCode: '+356', samplePhoneNumber: null },
  ]);
  expect(portugal).toEqual({
    value: 'PT',
    label: 'Portugal',
    countryCallingCode: '+351',
    sample: '912 345 678',
  });
  expect(malta?.sample).toBeNull();
});

test('SGN-085 FRM-023 a phone’s country is the default country at first, else the first of the list', () => {
  expect([phoneOf(undefined, place('IE')).regionCode, phoneOf(undefined, place(null)).regionCode]).toEqual([
    'IE',
    'PT',
  ]);
});

test.each(Object.entries(detailTexts))(
  'SGN-105 FRM-014 FRM-034 %s has a message for an empty value and one for a wrong value',
  (name, texts) => {
    expect([texts.required, texts.invalid]).toEqual([`${name}FieldIsRequired`, `${name}FieldIsInvalid`]);
  },
);

test('FRM-024 a stored number is split again, in the likelier of two countries', () => {
  expect(phoneParts('+351912345678', countries, 'IE')).toEqual({ regionCode: 'PT', number: '912345678' });
  expect(phoneParts('+12025550123', countries, 'US')).toEqual({ regionCode: 'US', number: '2025550123' });
  expect(phoneParts('+9991', countries, 'US')).toBeNull();
});

test.each([
  ['123', '123'],
  ['1234', '123.4'],
  ['12345678909', '123.456.789-09'],
  ['123.456.789-0999', '123.456.789-09'],
  ['12a3', '123'],
])('FRM-012 a Brazilian tax number typed as %s is shown as %s', (typed, shown) => {
  expect(taxNumberShown(typed, 'BR')).toBe(shown);
});

test('FRM-012 it is sent as bare digits, all eleven; in other countries as typed', () => {
  expect([
    taxNumberSent('123.456.789-09', 'BR'),
    isTaxNumber('123.456.789-09', 'BR'),
    isTaxNumber('123.456', 'BR'),
  ]).toEqual(['12345678909', true, false]);
  expect([
    taxNumberShown('PT 5.00', 'PT'),
    taxNumberSent(' PT500 ', 'PT'),
    isTaxNumber('PT500', 'PT'),
  ]).toEqual(['PT 5.00', 'PT500', true]);
});

test('FRM-030 control characters are removed while typing, surrounding blanks on blur', () => {
  expect([cleaned('Rua\u0007 1 '), trimmed(' Rua\u0000 1 ')]).toEqual(['Rua 1 ', 'Rua 1']);
});

test.each([
  ['ada@example.org', true],
  ['ada @example.org', false],
  ['ada@example', false],
  ['@example.org', false],
])('FRM-035 %s is an email: %s', (text, is) => {
  expect(isEmail(text)).toBe(is);
});
