/** Languages offered as preferred audio and subtitle languages. Pure. */

/** Most widely spoken languages, listed after the realm's own. */
const common = ['en', 'es', 'pt', 'fr', 'de', 'it', 'ar', 'zh', 'hi', 'ja', 'ko', 'ru', 'tr'];

/** Unique language codes: the realm's, then those already chosen by the viewer, then the common ones. */
export function trackLanguages(
  offered: readonly string[],
  chosen: readonly (string | null | undefined)[],
): readonly string[] {
  const plain = (code: string): string => code.split('-')[0] ?? code;
  return [
    ...new Set([...offered.map(plain), ...chosen.filter((code): code is string => Boolean(code)), ...common]),
  ];
}
