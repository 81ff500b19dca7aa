/** Built message files, as the build writes them and the browser requests them. */
import { lookUpLocale } from './locale';

/** The files of one bundle: one for each locale, and one version for all, so that pages name them briefly. */
export interface MessageFiles {
  /** A hash of the texts in every locale. */
  readonly version: string;
  readonly locales: readonly string[];
}

/** The file below /assets/ with a bundle's texts in the shipped language nearest to `locale`; null if there is none. */
export function messageFile(
  bundle: string,
  { version, locales }: MessageFiles,
  locale: string,
): string | null {
  const found = lookUpLocale(locale, locales);
  return found === null ? null : `messages/${bundle.replaceAll('/', '.')}-${version}.${found}.json`;
}
