/** The compiled texts of a bundle as files for browsers. */
import { createHash } from 'node:crypto';
import type { MessageFiles } from '../../core/i18n/messageFiles';
import { compileMessages } from './compileMessages';
import type { MessageBundle } from './messageBundle';

export interface CompiledFiles {
  readonly files: MessageFiles;
  /** Locale to the JSON text of its file. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Throws as {@link compileMessages} does. */
export function compiledFiles(bundle: MessageBundle): CompiledFiles {
  const texts = new Map(
    bundle.locales.map((locale) => [locale, JSON.stringify(compileMessages(bundle, locale))]),
  );
  const version = createHash('sha256')
    .update([...texts.values()].join('\n'))
    .digest('hex')
    .slice(0, 8);
  return { files: { version, locales: bundle.locales }, texts };
}
