/** Generates the texts of the two pages that work without a realm: the host's and the browser's (RLM-002). */
import { shippedLocales } from '../../core/i18n/shippedLocales';
import type { MessageBundle } from './messageBundle';

const keys = ['pageFailedTitle', 'pageFailedText', 'tryAgain'] as const;

/** The text of core/generated/failureMessages.ts. A text that a language lacks is the English one. */
export function failureMessagesModule(bundles: readonly MessageBundle[]): string {
  const files = bundles.find(({ id }) => id === 'pageKit')?.files;
  const textOf = (locale: string, key: string): string =>
    files?.get(locale)?.messages.get(key) ?? files?.get('en')?.messages.get(key) ?? '';
  const entries = shippedLocales.map(
    (locale) =>
      `  ${locale}: {\n${keys.map((key) => `    ${key}: ${JSON.stringify(textOf(locale, key))},\n`).join('')}  },\n`,
  );
  return `/** The texts of a page that failed before its messages could be read. Written by \`npm run generate\`; not edited by hand. */
import type { ShippedLocale } from '../i18n/shippedLocales';

export const failureMessages: Readonly<Record<ShippedLocale, Readonly<Record<${keys.map((key) => `'${key}'`).join(' | ')}, string>>>> = {
${entries.join('')}};
`;
}
