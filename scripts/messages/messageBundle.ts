/** The texts of one core module, plugin or realm, as in its JSON files. */
import type { JsonDocument } from '../compile/jsonDocument';
import { parseJsonDocument } from '../compile/jsonDocument';
import { isRecord } from '../compile/jsonPointer';

/** One file of texts in one language. */
export interface MessageFile {
  /** Relative to the project's root. */
  readonly file: string;
  readonly document: JsonDocument;
  /** Message key to ICU text; values that are not texts are omitted, and a file that is not JSON gives none. */
  readonly messages: ReadonlyMap<string, string>;
}

export interface MessageBundle {
  /** The name of the core module or the plugin's id, such as `catalogue` or `payment/stripe`. */
  readonly id: string;
  /** The folder of its files, relative to the project's root. */
  readonly folder: string;
  /** The languages it has a file for, English first. */
  readonly locales: readonly string[];
  readonly files: ReadonlyMap<string, MessageFile>;
}

/** Creates a bundle from its files' texts: locale to JSON. */
export function messageBundle(
  id: string,
  folder: string,
  texts: Readonly<Record<string, string>>,
): MessageBundle {
  const locales = Object.keys(texts).sort(
    (a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1),
  );
  return {
    id,
    folder,
    locales,
    files: new Map(
      locales.map((locale) => [locale, messageFile(`${folder}/${locale}.json`, texts[locale] ?? '')]),
    ),
  };
}

function messageFile(file: string, text: string): MessageFile {
  const document = parseJsonDocument(file, text);
  const entries = isRecord(document.value) ? Object.entries(document.value) : [];
  return {
    file,
    document,
    messages: new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
  };
}
