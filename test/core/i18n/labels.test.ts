/** The platform's labels: its answers, and how texts are read. */
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLabels, labelsOf, rankedLabels } from '../../../core/i18n/labels';
import { compileLabels, labelToAst, parseLabel } from '../../../core/i18n/compileLabels';

const text = (value: string) => ({ type: TYPE.literal, value });
const argument = (value: string) => ({ type: TYPE.argument, value });

test.each([null, undefined])('LOC-003 API-035 no answer (%s) gives empty defaults', (answer) => {
  expect(labelsOf(answer)).toEqual({ default_locale: '', translations: {}, selected_locale: '' });
});

test('LOC-003 API-035 a missing part of an answer is empty', () => {
  expect(labelsOf({ default_locale: null, translations: { en: { a: 'A' } }, selected_locale: null })).toEqual(
    {
      default_locale: '',
      translations: { en: { a: 'A' } },
      selected_locale: '',
    },
  );
});

test.each([
  [
    'the default locale’s entry',
    { default_locale: 'pt', translations: { en: { a: 'en' }, pt: { a: 'pt' } } },
    { a: 'pt' },
  ],
  [
    'the first without one',
    { default_locale: 'fr', translations: { en: { a: 'en' }, pt: { a: 'pt' } } },
    { a: 'en' },
  ],
  ['the first when no default is named', { translations: { es: { a: 'es' } } }, { a: 'es' }],
  ['nothing of nothing', { default_locale: null, translations: {} }, {}],
])('LOC-005 API-036 of texts by locale, %s is used', (_, answer, labels) => {
  expect(defaultLabels(answer)).toEqual(labels);
});

describe('which of a realm’s labels win', () => {
  const translations = { en: { a: 'en' }, pt: { a: 'pt' }, es: { a: 'es' } };
  test.each([
    ['the selected language’s first', 'pt', 'es', 'es'],
    ['the viewer’s, when none was selected', 'pt-BR', null, 'pt'],
    ['the default’s, when the platform has neither', 'ar', null, 'en'],
  ])('%s', (_, locale, selected, first) => {
    expect(rankedLabels({ default_locale: 'en', translations, selected_locale: selected }, locale)).toEqual({
      first: { a: first },
      last: { a: 'en' },
    });
  });
});

test.each([
  ['Watch now', [text('Watch now')]],
  ['', []],
  ['{field} is missing', [argument('field'), text(' is missing')]],
  ['Hello { name }, it’s you', [text('Hello '), argument('name'), text(', it’s you')]],
  ["It's {requestId}", [text("It's "), argument('requestId')]],
  ['{a}{b}', [argument('a'), argument('b')]],
  ['1 < 2 <b>bold</b>', [text('1 < 2 <b>bold</b>')]],
])('LOC-030 the label "%s" is read without the parser', (label, message) => {
  expect(labelToAst(label)).toEqual(message);
});

test.each([
  '{count, plural, one {# day} other {# days}}',
  'a } b',
  "say '{' here",
  "it''s",
  '{',
  '{}',
  '{two words}',
])('the label "%s" needs the parser', (label) => {
  expect(labelToAst(label)).toBeNull();
});

test('labels that both can read are read alike', async () => {
  const { parseMessage } = await import('../../../core/i18n/messageParser');
  for (const label of ['Watch now', '{field} is missing', "It's {requestId} today", 'a <b>c</b> {d}'])
    expect(labelToAst(label)).toEqual(parseMessage(label));
});

test('a plural is parsed when it must be', async () => {
  expect(await parseLabel('{count, plural, one {# day} other {# days}}')).toMatchObject([
    { type: TYPE.plural, value: 'count' },
  ]);
  expect(await parseLabel("say '{' here")).toEqual([text('say { here')]);
});

test('malformed, empty and non-text labels are left out; the malformed and non-text ones are reported', async () => {
  const malformed: string[] = [];
  const labels = {
    good: 'Good',
    broken: '{count, plural}',
    open: 'a { b',
    empty: '',
    number: 5 as unknown as string,
  };
  expect(Object.keys(await compileLabels(labels, (key) => malformed.push(key)))).toEqual(['good']);
  expect(malformed.sort()).toEqual(['broken', 'number', 'open']);
});
