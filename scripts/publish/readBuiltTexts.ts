/** Reads the texts of core and plugins that a build wrote. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messageFile } from '../../core/i18n/messageFiles';
import type { BuildManifest } from '../build/BuildManifest';
import type { PublishSources } from './publishCompilation';
import type { CompiledBundle } from './publishRealm';

/** The names of built files contain their hash, so the cache never becomes stale. */
const read = new Map<string, CompiledBundle>();

/** Reads the files of the build in `<root>/dist`, each once. */
export function builtTextsReader(
  root: string,
  { messages }: Pick<BuildManifest, 'messages'>,
): PublishSources['builtTexts'] {
  const known = new Map<string, CompiledBundle>();
  const textsOf = (bundle: string, locale: string): CompiledBundle => {
    const files = messages[bundle];
    const file = files === undefined ? null : messageFile(bundle, files, locale);
    if (file === null) return {};
    const texts =
      read.get(file) ??
      (JSON.parse(readFileSync(path.join(root, 'dist/assets', file), 'utf8')) as CompiledBundle);
    read.set(file, texts);
    return texts;
  };
  // Asked for each text of each realm.
  return (bundle, locale) => {
    const name = `${bundle} ${locale}`;
    const texts = known.get(name) ?? textsOf(bundle, locale);
    known.set(name, texts);
    return texts;
  };
}
