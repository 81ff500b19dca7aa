/** Turns texts into what the browser shows without a parser. */
import type { CompiledMessages } from '../../core/i18n/compiledMessages';
import { matchLocale } from '../../core/i18n/locale';
import type { MessageBundle, MessageFile } from './messageBundle';
import { parseMessage } from './parseMessage';

/**
 * The parsed texts of a bundle in a language, or in the language part of its code. What that language lacks is filled from
 * English, so that the browser never needs a second one. Throws on a message that is not well formed, naming file and key:
 * checkMessages lists such mistakes before.
 */
export function compileMessages(bundle: MessageBundle, locale: string): CompiledMessages {
  return { ...compileFile(bundle.files.get('en')), ...compileOverrides(bundle, locale) };
}

/** The same without English beneath: for a realm's own texts, which go before the built-in ones of the same language only. */
export function compileOverrides(bundle: MessageBundle, locale: string): CompiledMessages {
  const found = matchLocale(locale, bundle.locales);
  return found === null ? {} : compileFile(bundle.files.get(found));
}

function compileFile(source: MessageFile | undefined): CompiledMessages {
  if (source === undefined) return {};
  const [broken] = source.document.problems;
  if (broken !== undefined) throw new Error(`${broken.file}:${broken.line}:${broken.column}: ${broken.message}`);
  return Object.fromEntries(
    [...source.messages].map(([key, text]) => {
      const parsed = parseMessage(text);
      if (!parsed.ok) throw new Error(`${source.file}: "${key}": ${parsed.cause} (at character ${parsed.position})`);
      return [key, parsed.message];
    }),
  );
}
