/** Compiles texts into a form that the browser renders without a parser. */
import type { CompiledMessages } from '../../core/i18n/compiledMessages';
import { matchLocale } from '../../core/i18n/locale';
import type { MessageBundle, MessageFile } from './messageBundle';
import { parseMessage } from './parseMessage';

/**
 * The parsed texts of a bundle in a language, or in the base language of its code. Missing texts are filled
 * from English, so that the browser never needs a second language. Throws on a malformed message, naming file
 * and key; checkMessages reports such mistakes earlier.
 */
export function compileMessages(bundle: MessageBundle, locale: string): CompiledMessages {
  return { ...compileFile(bundle.files.get('en')), ...compileOverrides(bundle, locale) };
}

/**
 * The same without the English fallback: for a realm's own texts, which only override built-in ones of the
 * same language.
 */
export function compileOverrides(bundle: MessageBundle, locale: string): CompiledMessages {
  const found = matchLocale(locale, bundle.locales);
  return found === null ? {} : compileFile(bundle.files.get(found));
}

function compileFile(source: MessageFile | undefined): CompiledMessages {
  if (source === undefined) return {};
  const [broken] = source.document.problems;
  if (broken !== undefined)
    throw new Error(`${broken.file}:${broken.line}:${broken.column}: ${broken.message}`);
  return Object.fromEntries(
    [...source.messages].map(([key, text]) => {
      const parsed = parseMessage(text);
      if (!parsed.ok)
        throw new Error(`${source.file}: "${key}": ${parsed.cause} (at character ${parsed.position})`);
      return [key, parsed.message];
    }),
  );
}
