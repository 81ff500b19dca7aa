/** From a key and values to a text. */
import type { AnyValues } from '../../../core/i18n';
import type { CompiledMessages } from '../../../core/i18n/compiledMessages';
import type { MessageProblem } from '../../../core/i18n/messageProblems';
import { placeholdersOf } from '../../../core/i18n/placeholders';
import { createSpeaker } from '../../../core/i18n/translate';
import { messageBundle } from '../../../scripts/messages';
import { compileMessages } from '../../../scripts/messages/compileMessages';

function compiled(messages: Readonly<Record<string, string>>): ReadonlyMap<string, CompiledMessages[string]> {
  return new Map(
    Object.entries(compileMessages(messageBundle('test', 'test', { en: JSON.stringify(messages) }), 'en')),
  );
}

interface Setting {
  readonly locale?: string;
  readonly builtIn?: Readonly<Record<string, string>>;
  readonly development?: boolean;
}

function speaker(
  texts: Readonly<Record<string, string>>,
  { locale = 'en', builtIn, development = false }: Setting = {},
) {
  const problems: MessageProblem[] = [];
  const messages = compiled(texts);
  const t = createSpeaker()({
    locale,
    timeZone: 'Asia/Tokyo',
    messages,
    builtIn: builtIn === undefined ? messages : compiled(builtIn),
    development,
    report: (problem) => problems.push(problem),
  }).t;
  // The keys of these tests are none of core's, so they are typed as keys that come from data.
  const format = (key: string, values?: AnyValues) => t(key, values);
  return { format, problems };
}

test('LOC-001 an unknown key is its own text, and reported once', () => {
  const { format, problems } = speaker({});
  expect([format('unknownKey'), format('unknownKey')]).toEqual(['unknownKey', 'unknownKey']);
  expect(problems).toEqual([{ kind: 'missingMessage', key: 'unknownKey', locale: 'en' }]);
});

test.each(['__proto__', 'constructor', 'toString'])('LOC-001 the key %s is a key like any other', (key) => {
  expect(speaker({}).format(key)).toBe(key);
});

test('LOC-030 placeholders are replaced by name', () => {
  expect(
    speaker({ missing: '{field} is missing ({requestId})' }).format('missing', {
      field: 'Email',
      requestId: 'r-7',
    }),
  ).toBe('Email is missing (r-7)');
});

test.each([
  ['Hello {name}!', 'Hello {name}!', 'Hello !'],
  ['{count, plural, one {# seat} other {# seats}}', '{count} seats', ' seats'],
  ['{kind, select, film {a film} other {a show}}', 'a show', 'a show'],
  ['a {constructor} thing', 'a {constructor} thing', 'a  thing'],
  ['{price, number} for {name}', '{price} for {name}', ' for '],
])('LOC-030 "%s" without values is "%s" in development and "%s" in production', (message, seen, hidden) => {
  expect(speaker({ message }, { development: true }).format('message')).toBe(seen);
  const production = speaker({ message });
  expect(production.format('message')).toBe(hidden);
  expect(production.problems).toEqual([]);
});

test.each([null, undefined])(
  'LOC-030 a value given as %s counts as missing, in development too: data may lack it',
  (name) => {
    expect(
      speaker({ message: 'Play {name}' }, { development: true }).format('message', { name } as never),
    ).toBe('Play ');
  },
);

test('LOC-030 known values are inserted next to missing ones', () => {
  const nested = '{count, plural, one {{name} has # seat} other {{name} has # seats of {hall}}}';
  expect(speaker({ nested }, { development: true }).format('nested', { count: 2, name: 'Ana' })).toBe(
    'Ana has 2 seats of {hall}',
  );
  expect(speaker({ nested }, { development: true }).format('nested', { name: 'Ana' })).toBe(
    'Ana has {count} seats of {hall}',
  );
});

test('an empty text, 0 and a value of the same name as the key are values', () => {
  const { format } = speaker({ name: '[{name}] {count, plural, =0 {none} other {#}}' });
  expect(format('name', { name: '', count: 0 })).toBe('[] none');
});

test.each([
  ['en', 1, '1 day'],
  ['en', 0, '0 days'],
  ['pt', 1, '1 day'],
  ['ar', 2, 'two'],
  ['ar', 3, 'few'],
  ['ar', 11, 'many'],
])('LOC-031 in %s, %i takes the plural form of that language', (locale, count, text) => {
  const days = '{count, plural, one {# day} two {two} few {few} many {many} other {# days}}';
  expect(
    speaker(
      { days: locale === 'ar' ? days : '{count, plural, one {# day} other {# days}}' },
      { locale },
    ).format('days', { count }),
  ).toBe(text);
});

test.each([
  ['on {day, date, ::yyyyMMdd}', 'on 03/02/2026'],
  ['on {day, date, short}', 'on 3/2/26'],
  ['on {day, date}', 'on Mar 2, 2026'],
  ['{kind, select, other {at {day, time, ::Hm}}}', 'at 05:00'],
])('LOC-020 "%s" is formatted in the viewer’s zone: %s', (on, text) => {
  expect(speaker({ on }).format('on', { day: new Date('2026-03-01T20:00:00Z'), kind: 'x' })).toBe(text);
});

test.each([
  ['{day, date, ::MMMMd} at {day, time, ::Hm}', 2],
  ['from {day, date}', 1],
  ['{count, plural, one {# night} other {# nights}} since {day, date, ::yMMM}', 1],
])('"%s" is formatted a hundred times with %i date formatters', (on, made) => {
  const constructor = jest.spyOn(Intl, 'DateTimeFormat');
  const { format } = speaker({ on }, { locale: 'es' });
  const translated = Array.from({ length: 100 }, (_, day) =>
    format('on', { day: new Date(Date.UTC(2026, 2, 1 + day)), count: day }),
  );
  expect(new Set(translated).size).toBeGreaterThan(1);
  expect(constructor).toHaveBeenCalledTimes(made);
  constructor.mockRestore();
});

test('a label that cannot be formatted falls back to the built-in text and is reported', () => {
  const { format, problems } = speaker(
    { seats: '{count, number, ::currency/NONSENSE}' },
    { builtIn: { seats: '{count} seats' } },
  );
  expect(format('seats', { count: 2 })).toBe('2 seats');
  expect(problems).toMatchObject([{ kind: 'unformattable', key: 'seats' }]);
});

test('a built-in text that cannot be formatted gives its key and is reported', () => {
  const { format, problems } = speaker({ on: 'on {day, date}' });
  expect(format('on', { day: 'soon' })).toBe('on');
  expect(problems).toMatchObject([{ kind: 'unformattable', key: 'on' }]);
});

test('markup in a text or value is text', () => {
  expect(speaker({ bold: '<b>{name}</b>' }).format('bold', { name: '<i>' })).toBe('<b><i></b>');
});

test('the placeholders of a message are listed with their types', () => {
  const [message] = compiled({
    m: '{a} {b, number} {c, plural, other {{d, date}}} {e, select, x {{a, number}} other {}}',
  }).values();
  expect(Object.fromEntries(placeholdersOf(message ?? []))).toEqual({
    a: 'number',
    b: 'number',
    c: 'number',
    d: 'date',
    e: 'choice',
  });
});
