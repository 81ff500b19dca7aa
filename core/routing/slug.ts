/** Turns a title into a readable path segment. */

/**
 * `The Big Fight: Pt. 2` becomes `the-big-fight-pt-2` (ROU-094 to ROU-098). Letters and digits of every
 * script stay, as do dashes and inner underscores. A title of nothing else gives the empty string, and then
 * no segment (ROU-099).
 */
export function slug(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]/gu, '-')
    .replace(/[^\p{L}\p{Nd}_-]/gu, '')
    .replace(/-{2,}/gu, '-')
    .replace(/^[-_]+|(?<![-_])[-_]+$/gu, '');
}
