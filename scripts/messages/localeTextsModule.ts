/** Generates texts in every shipped language for pages that load no message file (RLM-002). */
import { shippedLocales } from '../../core/i18n/shippedLocales';
import type { MessageBundle } from './messageBundle';

interface LocaleTexts {
  /** What the texts are for: the comment of the module. */
  readonly purpose: string;
  readonly name: string;
  readonly keys: readonly string[];
  /** The path from the module to core/i18n/shippedLocales. */
  readonly locales: string;
}

/** A module that exports the texts of some keys by locale. A text that a language lacks is the English one. */
export function localeTextsModule(
  bundle: MessageBundle | undefined,
  { purpose, name, keys, locales }: LocaleTexts,
): string {
  const textOf = (locale: string, key: string): string =>
    bundle?.files.get(locale)?.messages.get(key) ?? bundle?.files.get('en')?.messages.get(key) ?? '';
  const entries = shippedLocales.map(
    (locale) =>
      `  ${locale}: {\n${keys.map((key) => `    ${key}: ${JSON.stringify(textOf(locale, key))},\n`).join('')}  },\n`,
  );
  return `/** ${purpose} Written by \`npm run generate\`; not edited by hand. */
import type { ShippedLocale } from '${locales}';

export const ${name}: Readonly<Record<ShippedLocale, Readonly<Record<${keys.map((key) => `'${key}'`).join(' | ')}, string>>>> = {
${entries.join('')}};
`;
}
