/** Checks texts: present in every offered language, with existing keys, in message files that parse. */
import path from 'node:path';
import { shippedLocales } from '../../../core/i18n/shippedLocales';
import {
  checkOverrides,
  messageBundle,
  messagesIn,
  type MessageBundle,
  type MessageFile,
} from '../../messages';
import { childPointer, isRecord } from '../jsonPointer';
import { nearestName } from '../nearestName';
import type { Finding } from '../schemaFindings';
import { atKey, atValue, type CheckContext } from './checkContext';

export function* checkMessages(context: CheckContext): Generator<Finding> {
  const offered = (context.realm.locales?.offered ?? []).flatMap((locale) => locale?.code ?? []);
  const bundles = builtInBundles(context);
  const builtIn = builtInKeys(bundles);
  const own = realmBundles(context);
  const ownKeys = new Set(
    own.flatMap(({ files }) => [...files.values()].flatMap(({ messages }) => [...messages.keys()])),
  );
  const named = new Set<string>();
  for (const { pointer, value, schema } of context.visits) {
    if (
      schema['x-localised'] !== true ||
      value === undefined ||
      context.origins.kindOf(pointer) === 'derived'
    )
      continue;
    if (typeof value === 'string') {
      named.add(value);
      if (builtIn.has(value) || ownKeys.has(value)) continue;
      yield atValue(
        pointer,
        'unknown-message',
        `No message has the key "${value}", neither among the built-in messages nor in the realm's.`,
        nearestName(value, [...ownKeys, ...builtIn]),
      );
    } else if (isRecord(value)) yield* checkTexts(value, pointer, offered);
  }
  for (const bundle of own) yield* checkFiles(bundle, bundles, offered, builtIn, named);
  yield* checkBuiltInTexts(own, offered, builtIn);
  yield* checkLanguages(
    own.flatMap(({ files }) => [...files].map(([locale, file]) => ({ locale, ...file }))),
    offered,
    builtIn,
    named,
  );
}

function* checkTexts(
  texts: Readonly<Record<string, unknown>>,
  pointer: string,
  offered: readonly string[],
): Generator<Finding> {
  const missing = offered.filter((code) => !Object.hasOwn(texts, code));
  const superfluous = Object.keys(texts).filter((code) => offered.length > 0 && !offered.includes(code));
  for (const code of superfluous) {
    yield atKey(
      childPointer(pointer, code),
      'locale-not-offered',
      `The realm does not offer the language "${code}".`,
      nearestName(code, missing) ?? missing[0] ?? null,
      missing.length > 0 ? 'error' : 'warning',
    );
  }
  // A misspelt language also leaves the intended one missing: report that as one mistake.
  for (const code of missing.slice(superfluous.length)) {
    yield atValue(
      pointer,
      'missing-message',
      `The text is missing in "${code}", which the realm offers.`,
      `Add "${code}".`,
    );
  }
}

function* checkFiles(
  bundle: MessageBundle,
  bundles: readonly MessageBundle[],
  offered: readonly string[],
  builtIn: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Generator<Finding> {
  for (const { file, line: _line, column: _column, key: _key, ...problem } of checkOverrides(
    bundle,
    bundles,
  )) {
    const document = [...bundle.files.values()].find((each) => each.file === file)?.document;
    // Unused messages are reported below, where the keys used by the document are known.
    if (document !== undefined && problem.code !== 'unknown-message')
      yield { ...problem, at: 'value', document };
  }
  for (const [locale, { document, messages }] of bundle.files) {
    if (offered.length > 0 && !offered.includes(locale)) {
      yield {
        ...atValue(
          '',
          'locale-not-offered',
          `The realm does not offer the language "${locale}".`,
          nearestName(locale, offered),
          'warning',
        ),
        document,
      };
    }
    for (const key of messages.keys()) {
      if (builtIn.has(key) || named.has(key)) continue;
      yield {
        ...atKey(
          childPointer('', key),
          'unknown-message',
          `Nothing uses the message "${key}".`,
          nearestName(key, [...named, ...builtIn]),
        ),
        document,
      };
    }
  }
}

/** A language without built-in texts needs texts from the realm. */
function* checkBuiltInTexts(
  own: readonly MessageBundle[],
  offered: readonly string[],
  builtIn: ReadonlySet<string>,
): Generator<Finding> {
  for (const [index, code] of offered.entries()) {
    const [language = code] = code.split(/[-_]/);
    if (
      code === 'debug' ||
      [code, language].some((each) => (shippedLocales as readonly string[]).includes(each))
    )
      continue;
    const written = new Set(own.flatMap(({ files }) => [...(files.get(code)?.messages.keys() ?? [])]));
    const missing = [...builtIn].filter((key) => !written.has(key)).length;
    if (missing === 0) continue;
    const message = `The built-in texts exist in ${shippedLocales.join(', ')}; in "${code}" ${missing} of ${builtIn.size} are missing and show in English.`;
    yield atValue(
      `/locales/offered/${index}/code`,
      'locale-without-texts',
      message,
      `Write them in messages/${code}.json.`,
      'warning',
    );
  }
}

/**
 * A message of the realm's own needs a text in every offered language; an overridden built-in message falls
 * back to the built-in text.
 */
function* checkLanguages(
  files: readonly (MessageFile & { readonly locale: string })[],
  offered: readonly string[],
  builtIn: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Generator<Finding> {
  for (const key of named) {
    const holders = files.filter(({ messages }) => messages.has(key));
    const [first] = holders;
    if (builtIn.has(key) || first === undefined) continue;
    for (const code of offered) {
      if (holders.some(({ locale }) => locale === code)) continue;
      const document = files.find(({ locale }) => locale === code)?.document ?? first.document;
      const pointer = document === first.document ? childPointer('', key) : '';
      yield {
        ...atValue(
          pointer,
          'missing-message',
          `The message "${key}" has no text in "${code}", which the realm offers.`,
          `Add it to messages/${code}.json.`,
        ),
        document,
      };
    }
  }
}

const bundlesOf = new WeakMap<object, readonly MessageBundle[]>();

/** The English texts of core modules and of enabled plugins. Each is parsed once. */
function builtInBundles({ sources, enabled }: CheckContext): MessageBundle[] {
  const rooms = remembered(sources.messages, () =>
    [...sources.messages]
      .filter(([file]) => file.startsWith('core/'))
      .map(([file, text]) => messageBundle(file, path.posix.dirname(file), { en: text })),
  );
  const plugins = [...enabled.values()].flatMap((plugin) => {
    const { englishMessages, folder, manifest } = plugin;
    return englishMessages === undefined
      ? []
      : remembered(plugin, () => [messageBundle(manifest.id, folder, { en: englishMessages })]);
  });
  return [...rooms, ...plugins];
}

let latest: { readonly bundles: readonly MessageBundle[]; readonly keys: ReadonlySet<string> } | undefined;

/** The keys of all bundles; most realms have the same bundles as the one before. */
function builtInKeys(bundles: readonly MessageBundle[]): ReadonlySet<string> {
  const isSame =
    latest?.bundles.length === bundles.length &&
    latest.bundles.every((bundle, index) => bundle === bundles[index]);
  if (latest !== undefined && isSame) return latest.keys;
  const keys = new Set(bundles.flatMap(({ files }) => [...(files.get('en')?.messages.keys() ?? [])]));
  latest = { bundles, keys };
  return keys;
}

function remembered(owner: object, make: () => readonly MessageBundle[]): readonly MessageBundle[] {
  const known = bundlesOf.get(owner) ?? make();
  bundlesOf.set(owner, known);
  return known;
}

/** The message files of the realm and of its parents. */
function realmBundles({ sources, chain }: CheckContext): MessageBundle[] {
  const folders = [...new Set(chain.map((document) => `${path.posix.dirname(document.file)}/messages`))];
  return folders.map((folder) => messagesIn(sources.messages, folder)).filter(({ files }) => files.size > 0);
}
