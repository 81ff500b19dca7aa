/** The shipped texts, read from core and plugins, so that journeys locate elements by what a viewer reads. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from './realms';

const root = process.cwd();

function messageFolders(): readonly string[] {
  const below = (folder: string): string[] =>
    readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
  const plugins = below('plugins')
    .filter((kind) => !path.basename(kind).includes('.'))
    .flatMap(below);
  const rooms = [...below('core'), ...plugins].map((room) => path.join(room, 'messages'));
  return rooms.filter((folder) => {
    try {
      return readdirSync(path.join(root, folder)).includes('en.json');
    } catch {
      return false;
    }
  });
}

const read = new Map<Locale, Readonly<Record<string, string>>>();

/** Every message of a locale, unformatted. */
export function messagesIn(locale: Locale): Readonly<Record<string, string>> {
  const known = read.get(locale);
  if (known !== undefined) return known;
  const messages = Object.assign(
    {},
    ...messageFolders().map(
      (folder) => JSON.parse(readFileSync(path.join(root, folder, `${locale}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>;
  read.set(locale, messages);
  return messages;
}

/** The text of a key, with its plain values filled in. Throws for an unknown key. */
export function text(
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const message = messagesIn(locale)[key];
  if (message === undefined) throw new Error(`There is no message ${key} in ${locale}.`);
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Keys that are no ordinary words: one of them visible on a page is untranslated. */
export function tellingKeys(): ReadonlySet<string> {
  return new Set(Object.keys(messagesIn('en')).filter((key) => /[a-z][A-Z]|_/.test(key)));
}
