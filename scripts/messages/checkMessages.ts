/** Finds mistakes in texts before publishing. */
import { shippedLocales } from '../../core/i18n/shippedLocales';
import { placeholdersOf, type PlaceholderKind } from '../../core/i18n/placeholders';
import { isRecord, pointerOf } from '../compile/jsonPointer';
import { nearestName } from '../compile/nearestName';
import { sortedProblems, type Problem } from '../compile/problem';
import type { MessageBundle, MessageFile } from './messageBundle';
import { parseMessage } from './parseMessage';

/** A problem with the key of its message; '' when it concerns the file. */
export interface MessageFileProblem extends Problem {
  readonly key: string;
}

type Placeholders = ReadonlyMap<string, PlaceholderKind>;

const keyForm = /^[A-Za-z][A-Za-z0-9_]*$/;

/**
 * Lists the mistakes in the texts of core modules and plugins: files that are missing or not JSON, keys
 * missing from a language or found only in a translation, messages that do not parse, placeholders that
 * differ between languages, and keys in two bundles. `locales` are the languages that each bundle must have.
 */
export function checkMessages(
  bundles: readonly MessageBundle[],
  locales: readonly string[] = shippedLocales,
): MessageFileProblem[] {
  return sorted([...bundles.flatMap((bundle) => checkBundle(bundle, locales)), ...keysClaimedTwice(bundles)]);
}

/**
 * Lists the mistakes in a realm's own texts. They may be in any language and have keys of their own (menus
 * name them); a key that nearly matches a built-in one is a warning, since it would override nothing.
 */
export function checkOverrides(
  overrides: MessageBundle,
  bundles: readonly MessageBundle[],
): MessageFileProblem[] {
  const builtIn = new Map(bundles.flatMap(({ files }) => [...(files.get('en')?.messages ?? [])]));
  const own = new Set([...overrides.files.values()].flatMap(({ messages }) => [...messages.keys()]));
  return sorted(
    [...overrides.files.values()].flatMap((source) => [
      ...checkFile(source),
      ...[...source.messages].flatMap(([key, text]) => {
        const original = builtIn.get(key);
        if (original !== undefined)
          return placeholderProblems(source, key, text, original, 'the built-in text');
        const meant = nearestName(key, builtIn.keys());
        if (meant === null || own.has(meant)) return [];
        return [
          problemAt(
            source,
            key,
            'unknown-message',
            `No built-in text has the key "${key}", so this one is shown only where the realm names it.`,
            meant,
            'warning',
          ),
        ];
      }),
    ]),
  );
}

function checkBundle(bundle: MessageBundle, locales: readonly string[]): MessageFileProblem[] {
  const english = bundle.files.get('en');
  const absent = locales
    .filter((locale) => !bundle.files.has(locale))
    .map((locale) =>
      fileProblem(
        `${bundle.folder}/${locale}.json`,
        'missing-file',
        `The texts of ${bundle.id} are missing in the language ${locale}.`,
      ),
    );
  const found = [...bundle.files.values()].flatMap(checkFile);
  if (english === undefined || english.document.problems.length > 0) return [...absent, ...found];
  const translations = [...bundle.files.values()].filter(
    (source) => source !== english && source.document.problems.length === 0,
  );
  return [...absent, ...found, ...translations.flatMap((source) => compareWithEnglish(source, english))];
}

function checkFile(source: MessageFile): MessageFileProblem[] {
  const { document } = source;
  if (document.problems.length > 0)
    return document.problems.map((problem) => ({ ...problem, key: problem.pointer.slice(1) }));
  if (!isRecord(document.value))
    return [
      {
        ...fileProblem(source.file, 'wrong-type', 'A file of messages is one object of keys and texts.'),
        ...document.valuePosition(''),
      },
    ];
  return Object.entries(document.value).flatMap(([key, text]) => {
    if (!keyForm.test(key))
      return [
        problemAt(
          source,
          key,
          'bad-format',
          `"${key}" is no message key: letters, digits and underscores, a letter first.`,
        ),
      ];
    if (typeof text !== 'string')
      return [problemAt(source, key, 'wrong-type', `The message "${key}" must be a text.`)];
    if (text.trim() === '') return [problemAt(source, key, 'out-of-range', `The message "${key}" is empty.`)];
    const parsed = parseMessage(text);
    return parsed.ok
      ? []
      : [
          problemAt(
            source,
            key,
            'bad-message',
            `${parsed.cause} It is at character ${parsed.position} of "${key}".`,
          ),
        ];
  });
}

function compareWithEnglish(source: MessageFile, english: MessageFile): MessageFileProblem[] {
  const missing = [...english.messages.keys()]
    .filter((key) => !source.messages.has(key))
    .map((key): MessageFileProblem => ({
      ...fileProblem(source.file, 'missing-message', `The message "${key}" of ${english.file} is missing.`),
      key,
    }));
  const known = [...source.messages].flatMap(([key, text]) => {
    const original = english.messages.get(key);
    if (original !== undefined) return placeholderProblems(source, key, text, original, english.file);
    const meant = nearestName(
      key,
      [...english.messages.keys()].filter((candidate) => !source.messages.has(candidate)),
    );
    return [problemAt(source, key, 'unknown-message', `${english.file} has no message "${key}".`, meant)];
  });
  return [...missing, ...known];
}

function placeholderProblems(
  source: MessageFile,
  key: string,
  text: string,
  original: string,
  where: string,
): MessageFileProblem[] {
  const [wanted, given] = [placeholders(original), placeholders(text)];
  if (wanted === null || given === null) return [];
  const problem = (message: string, suggestion: string | null = null) =>
    problemAt(source, key, 'bad-message', message, suggestion);
  return [
    ...[...wanted.keys()]
      .filter((name) => !given.has(name))
      .map((name) => problem(`"${key}" lacks the placeholder {${name}} that ${where} has.`)),
    ...[...given].flatMap(([name, kind]) => {
      const original = wanted.get(name);
      if (original === undefined)
        return [
          problem(
            `"${key}" has the placeholder {${name}}, which ${where} does not have.`,
            nearestName(name, wanted.keys()),
          ),
        ];
      const clash = kind !== original && kind !== 'text' && original !== 'text';
      return clash ? [problem(`"${key}" uses {${name}} as a ${kind}, ${where} as a ${original}.`)] : [];
    }),
  ];
}

function placeholders(text: string): Placeholders | null {
  const parsed = parseMessage(text);
  return parsed.ok ? placeholdersOf(parsed.message) : null;
}

function* keysClaimedTwice(bundles: readonly MessageBundle[]): Generator<MessageFileProblem> {
  const owners = new Map<string, MessageFile>();
  for (const { files } of bundles) {
    const english = files.get('en');
    for (const key of english?.messages.keys() ?? []) {
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, english as MessageFile);
      else
        yield problemAt(
          english as MessageFile,
          key,
          'duplicate-key',
          `${owner.file} has the message "${key}" already, and a key belongs to one core module or plugin.`,
          'Give it another key, or use the other text.',
        );
    }
  }
}

function problemAt(
  source: MessageFile,
  key: string,
  code: Problem['code'],
  message: string,
  suggestion: string | null = null,
  severity: Problem['severity'] = 'error',
): MessageFileProblem {
  const pointer = pointerOf([key]);
  return {
    file: source.file,
    ...source.document.keyPosition(pointer),
    pointer,
    key,
    code,
    severity,
    message,
    suggestion,
  };
}

function fileProblem(file: string, code: Problem['code'], message: string): MessageFileProblem {
  return {
    file,
    line: 1,
    column: 1,
    pointer: '',
    key: '',
    code,
    severity: 'error',
    message,
    suggestion: null,
  };
}

function sorted(problems: readonly MessageFileProblem[]): MessageFileProblem[] {
  return sortedProblems(problems) as MessageFileProblem[];
}
