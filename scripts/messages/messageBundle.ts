/** The texts of one room, plugin or realm, as their JSON files say them. */
import type { JsonDocument } from '../compile/jsonDocument';
import { parseJsonDocument } from '../compile/jsonDocument';
import { isRecord } from '../compile/jsonPointer';

/** The languages that core and the plugins of the tree are written in; English first, since the others are checked against it. */
export const shippedLocales = ['en', 'pt', 'es', 'ar'] as const;

/** One file of texts in one language. */
export interface MessageFile {
  /** Relative to the project's root. */
  readonly file: string;
  readonly document: JsonDocument;
  /** Message key to ICU text; only what is a text, and nothing of a file that is not JSON. */
  readonly messages: ReadonlyMap<string, string>;
}

export interface MessageBundle {
  /** The room's name or the plugin's id, such as `catalogue` or `payment/stripe`. */
  readonly id: string;
  /** Where its files lie, relative to the project's root. */
  readonly folder: string;
  /** The languages it has a file for, English first. */
  readonly locales: readonly string[];
  readonly files: ReadonlyMap<string, MessageFile>;
}

/** Makes a bundle of its files' texts: locale to JSON. */
export function messageBundle(id: string, folder: string, texts: Readonly<Record<string, string>>): MessageBundle {
  const locales = Object.keys(texts).sort((a, b) => Number(b === 'en') - Number(a === 'en') || (a < b ? -1 : 1));
  return { id, folder, locales, files: new Map(locales.map((locale) => [locale, messageFile(`${folder}/${locale}.json`, texts[locale] ?? '')])) };
}

function messageFile(file: string, text: string): MessageFile {
  const document = parseJsonDocument(file, text);
  const entries = isRecord(document.value) ? Object.entries(document.value) : [];
  return { file, document, messages: new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')) };
}
