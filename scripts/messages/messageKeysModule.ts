/** Generates the types that make an unknown key in `t('notFound')` a compile error. */
import { placeholdersOf, type PlaceholderKind } from '../../core/i18n/placeholders';
import type { MessageBundle } from './messageBundle';
import { parseMessage } from './parseMessage';

const types: Readonly<Record<PlaceholderKind, string>> = {
  text: 'string | number',
  number: 'number',
  date: 'number | Date',
  choice: 'string',
};

/**
 * The text of core/generated/messageKeys.ts: every message key with the values of its English text. A
 * duplicate key is listed for the first bundle that has it; a message that does not parse takes any values
 * until it is fixed.
 */
export function messageKeysModule(bundles: readonly MessageBundle[]): string {
  const written = new Set<string>();
  const sections = bundles.map(({ id, files }) => {
    const lines = [...(files.get('en')?.messages ?? [])].flatMap(([key, text]) => {
      if (written.has(key)) return [];
      written.add(key);
      return [`  readonly ${propertyName(key)}: ${valuesType(text)};\n`];
    });
    return lines.length === 0 ? '' : `  // ${id}\n${lines.join('')}`;
  });
  return `/** All message keys with the values that each message takes, from the English texts. Written by \`npm run generate\`; not edited by hand. */

type NoValues = Readonly<Record<never, never>>;

/** @internal Changes with every text. */
export interface MessageValues {
${sections.join('')}}

/** A key of core's texts, or of an installed plugin's. */
export type MessageKey = keyof MessageValues;
`;
}

/** The declarations of a package's own texts, which its code may then use as keys. */
export function packageKeysModule({ files }: MessageBundle): string {
  const lines = [...(files.get('en')?.messages ?? [])].map(
    ([key, text]) => `    readonly ${propertyName(key)}: ${valuesType(text)};\n`,
  );
  return `/** The keys of this package's texts. Written by \`proscenium plugin types\`; not edited by hand. */
import 'proscenium/i18n';

type NoValues = Readonly<Record<never, never>>;

declare module 'proscenium/i18n' {
  interface MessageValues {
${lines.join('')}  }
}
`;
}

function valuesType(text: string): string {
  const parsed = parseMessage(text);
  if (!parsed.ok) return 'Readonly<Record<string, string | number | Date>>';
  const values = [...placeholdersOf(parsed.message)].map(
    ([name, kind]) => `readonly ${propertyName(name)}: ${types[kind]}`,
  );
  return values.length === 0 ? 'NoValues' : `{ ${values.join('; ')} }`;
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
