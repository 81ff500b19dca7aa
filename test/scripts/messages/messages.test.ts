/** Texts from JSON files to the browser. */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { shippedLocales } from '../../../core/i18n/shippedLocales';
import {
  checkMessages,
  checkOverrides,
  compileOverrides,
  messageBundle,
  messageKeysModule,
  readMessageSources,
} from '../../../scripts/messages';
import { compileMessages } from '../../../scripts/messages/compileMessages';

const json = (messages: Readonly<Record<string, unknown>>) => JSON.stringify(messages, null, 2);
const bundle = (texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>, id = 'hall') =>
  messageBundle(
    id,
    `core/${id}/messages`,
    Object.fromEntries(Object.entries(texts).map(([locale, messages]) => [locale, json(messages)])),
  );
const literal = (value: string) => [{ type: TYPE.literal, value }];

describe('reading', () => {
  let root = '';
  const write = async (file: string, messages: Readonly<Record<string, string>>) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), json(messages));
  };
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'messages-'));
    await write('core/hall/messages/en.json', { open: 'Open' });
    await write('core/hall/messages/pt.json', { open: 'Aberto' });
    await write('core/hall/messages/notes/en.json', { not: 'a bundle' });
    await write('plugins/payment/stripe/messages/en.json', { pay: 'Pay' });
    await write('node_modules/acme-wallet/texts/en.json', { wallet: 'Wallet' });
    await write('realms/lanterna/messages/pt.json', { open: 'Sessão aberta' });
    await mkdir(path.join(root, 'core/ui'), { recursive: true });
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  test('finds bundles of core and of the repository’s plugins; a folder without texts gives no bundle', async () => {
    const bundles = await readMessageSources(root);
    expect(bundles.map(({ id, locales }) => [id, ...locales])).toEqual([
      ['hall', 'en', 'pt'],
      ['payment/stripe', 'en'],
    ]);
  });

  test('reads plugins from where they are installed', async () => {
    const bundles = await readMessageSources(root, [
      { id: 'payment/wallet', messages: 'node_modules/acme-wallet/texts' },
    ]);
    expect(bundles.map(({ id, folder }) => [id, folder])).toEqual([
      ['hall', 'core/hall/messages'],
      ['payment/wallet', 'node_modules/acme-wallet/texts'],
    ]);
  });
});

describe('compiling', () => {
  const hall = bundle({
    en: { open: 'Open', seats: '{count, plural, one {# seat} other {# seats}}' },
    pt: { open: 'Aberto' },
  });

  test('gives parsed messages, filled from English', () => {
    expect(compileMessages(hall, 'pt')).toMatchObject({
      open: literal('Aberto'),
      seats: [{ type: TYPE.plural, value: 'count' }],
    });
  });

  test.each([
    ['pt-BR', 'Aberto'],
    ['de', 'Open'],
  ])('LOC-006 LOC-007 %s uses the texts of its language, else English: %s', (locale, text) => {
    expect(compileMessages(hall, locale)['open']).toEqual(literal(text));
  });

  test('survives serialization to JSON', () => {
    const compiled = compileMessages(hall, 'en');
    expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
  });

  test('a realm’s own texts are not filled: the built-in ones of the language are the fallback', () => {
    expect(compileOverrides(bundle({ en: { open: 'Doors open' } }), 'pt')).toEqual({});
    expect(compileOverrides(bundle({ en: { open: 'Doors open' } }), 'en-GB')).toEqual({
      open: literal('Doors open'),
    });
  });

  test('markup is text', () => {
    expect(compileMessages(bundle({ en: { open: '<b>Open</b>' } }), 'en')).toEqual({
      open: literal('<b>Open</b>'),
    });
  });

  test('refuses what is malformed, naming file and key', () => {
    expect(() => compileMessages(bundle({ en: { open: '{a' } }), 'en')).toThrow(
      /core\/hall\/messages\/en\.json: "open": .*closing brace/,
    );
    expect(() =>
      compileMessages(messageBundle('hall', 'core/hall/messages', { en: '{ "open" }' }), 'en'),
    ).toThrow(/core\/hall\/messages\/en\.json:1:\d+: /);
  });
});

describe('checking', () => {
  const check = (texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
    checkMessages([bundle(texts)], ['en', 'pt']).map(({ file, key, code, line, suggestion }) => ({
      file: path.basename(file),
      key,
      code,
      line,
      suggestion,
    }));

  test.each([
    [
      'a key missing from a translation',
      { en: { a: 'A', b: 'B' }, pt: { a: 'A' } },
      { file: 'pt.json', key: 'b', code: 'missing-message', line: 1 },
    ],
    [
      'a language that is missing',
      { en: { a: 'A' } },
      { file: 'pt.json', key: '', code: 'missing-file', line: 1 },
    ],
    [
      'a message that does not parse',
      { en: { a: 'A', b: '{x' }, pt: { a: 'A', b: '{x}' } },
      { file: 'en.json', key: 'b', code: 'bad-message', line: 3 },
    ],
    [
      'a plural without other',
      { en: { a: '{n, plural, one {1}}' }, pt: { a: '{n}' } },
      { file: 'en.json', key: 'a', code: 'bad-message', line: 2 },
    ],
    [
      'a message that is no text',
      { en: { a: 5 }, pt: {} },
      { file: 'en.json', key: 'a', code: 'wrong-type', line: 2 },
    ],
    [
      'an empty message',
      { en: { a: 'A' }, pt: { a: ' ' } },
      { file: 'pt.json', key: 'a', code: 'out-of-range', line: 2 },
    ],
    [
      'a key that is none',
      { en: { 'a-b': 'A' }, pt: { 'a-b': 'A' } },
      { file: 'en.json', key: 'a-b', code: 'bad-format', line: 2 },
    ],
    [
      'a placeholder too few',
      { en: { a: '{x}' }, pt: { a: 'A' } },
      { file: 'pt.json', key: 'a', code: 'bad-message', line: 2 },
    ],
    [
      'a placeholder as something else',
      { en: { a: '{x, number}' }, pt: { a: '{x, date}' } },
      { file: 'pt.json', key: 'a', code: 'bad-message', line: 2 },
    ],
  ])('reports %s', (_, texts, problem) => {
    expect(check(texts)).toContainEqual({ ...problem, suggestion: null });
  });

  test('suggests the key that was probably meant', () => {
    expect(check({ en: { watchNow: 'Watch now' }, pt: { watchNov: 'Ver agora' } })).toEqual([
      { file: 'pt.json', key: 'watchNow', code: 'missing-message', line: 1, suggestion: null },
      { file: 'pt.json', key: 'watchNov', code: 'unknown-message', line: 2, suggestion: 'watchNow' },
    ]);
  });

  test('suggests the placeholder that was probably meant', () => {
    expect(check({ en: { a: '{period}' }, pt: { a: '{perido}' } })).toContainEqual({
      file: 'pt.json',
      key: 'a',
      code: 'bad-message',
      line: 2,
      suggestion: 'period',
    });
  });

  test('reports what is wrong in a message, and where', () => {
    const [problem] = checkMessages([bundle({ en: { a: 'Hello {name' } })], ['en']);
    expect(problem).toMatchObject({
      file: 'core/hall/messages/en.json',
      line: 2,
      column: 3,
      pointer: '/a',
      severity: 'error',
    });
    expect(problem?.message).toBe(
      'A placeholder does not end: a closing brace is missing. It is at character 7 of "a".',
    );
  });

  test('a file that is not JSON is one problem, with its line', () => {
    const broken = messageBundle('hall', 'core/hall/messages', {
      en: json({ a: 'A' }),
      pt: '{\n  "a": "A"\n  "b": "B"\n}',
    });
    expect(checkMessages([broken], ['en', 'pt'])).toMatchObject([
      { file: 'core/hall/messages/pt.json', line: 3, code: 'syntax' },
    ]);
  });

  test('a duplicate key in a file is reported', () => {
    const twice = messageBundle('hall', 'core/hall/messages', { en: '{ "a": "A", "a": "B" }' });
    expect(checkMessages([twice], ['en'])).toMatchObject([{ key: 'a', code: 'duplicate-key' }]);
  });

  test('a list is not a file of messages', () => {
    const list = messageBundle('hall', 'core/hall/messages', { en: '[]' });
    expect(checkMessages([list], ['en'])).toMatchObject([{ code: 'wrong-type' }]);
  });

  test('a key belongs to one bundle or plugin', () => {
    const problems = checkMessages([bundle({ en: { a: 'A' } }), bundle({ en: { a: 'A' } }, 'stage')], ['en']);
    expect(problems).toMatchObject([
      { file: 'core/stage/messages/en.json', key: 'a', code: 'duplicate-key' },
    ]);
    expect(problems[0]?.message).toContain('core/hall/messages/en.json');
  });

  test('plurals of another language’s forms and freely used placeholders are no problem', () => {
    expect(
      check({
        en: { a: '{n, plural, one {# seat} other {# seats}}' },
        pt: { a: '{n, plural, one {um} few {alguns} other {{n}}}' },
      }),
    ).toEqual([]);
  });

  describe('a realm’s own texts', () => {
    const builtIn = [bundle({ en: { watchNow: 'Watch now', renews: 'Renews every {period}' } })];
    const checkRealm = (messages: Readonly<Record<string, string>>) =>
      checkOverrides(
        messageBundle('lanterna', 'realms/lanterna/messages', { pt: json(messages) }),
        builtIn,
      ).map(({ key, code, severity, suggestion }) => ({ key, code, severity, suggestion }));

    test.each([
      ['an override', { watchNow: 'Ver já' }, []],
      ['a key of the realm’s own', { ourStory: 'A nossa história' }, []],
      [
        'a key that is nearly a built-in one',
        { watchNou: 'Ver já' },
        [{ key: 'watchNou', code: 'unknown-message', severity: 'warning', suggestion: 'watchNow' }],
      ],
      [
        'a placeholder too few',
        { renews: 'Renova' },
        [{ key: 'renews', code: 'bad-message', severity: 'error', suggestion: null }],
      ],
      [
        'a message that does not parse',
        { watchNow: '{' },
        [{ key: 'watchNow', code: 'bad-message', severity: 'error', suggestion: null }],
      ],
    ])('%s', (_, messages, problems) => {
      expect(checkRealm(messages)).toEqual(problems);
    });
  });
});

test('keys and their values become types', () => {
  const hall = bundle({
    en: {
      open: 'Open',
      seats: '{count, plural, one {# seat in {hall}} other {# seats in {hall}}}',
      starts: 'Starts {day, date}, a {kind, select, film {film} other {show}}',
      broken: '{',
    },
  });
  const module = messageKeysModule([hall, bundle({ en: { open: 'again', more: 'More' } }, 'stage')]);
  expect(module).toContain(`export interface MessageValues {
  // hall
  readonly open: NoValues;
  readonly seats: { readonly count: number; readonly hall: string | number };
  readonly starts: { readonly day: number | Date; readonly kind: string };
  readonly broken: Readonly<Record<string, string | number | Date>>;
  // stage
  readonly more: NoValues;
}`);
  expect(module).toContain('export type MessageKey = keyof MessageValues;');
});

test('LOC-006 core’s texts are complete and well formed in every language it ships', async () => {
  const problems = checkMessages(await readMessageSources(process.cwd()), shippedLocales);
  expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([]);
});
