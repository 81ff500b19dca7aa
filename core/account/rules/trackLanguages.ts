/** The languages that sound and subtitles may be wanted in. Pure. */

/** Spoken by most of those who watch anything; a realm's own come before them. */
const common = ['en', 'es', 'pt', 'fr', 'de', 'it', 'ar', 'zh', 'hi', 'ja', 'ko', 'ru', 'tr'];

/** Codes without doubles: the realm's languages, then those that the viewer has chosen elsewhere, then the common ones. */
export function trackLanguages(offered: readonly string[], chosen: readonly (string | null | undefined)[]): readonly string[] {
  const plain = (code: string): string => code.split('-')[0] ?? code;
  return [...new Set([...offered.map(plain), ...chosen.filter((code): code is string => Boolean(code)), ...common])];
}
