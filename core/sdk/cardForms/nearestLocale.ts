/** Picks the provider's language nearest to the realm's. */

/** The locale itself, else its language, else null. Codes may be `pt-BR` or `pt_BR`, on both sides. */
export function nearestLocale<Code extends string>(locale: string, offered: readonly Code[]): Code | null {
  const [language = '', ...rest] = locale.split(/[-_]/).map((part) => part.toLowerCase());
  const plain = (code: string) => code.toLowerCase().replaceAll('_', '-');
  const regional = [language, ...rest].join('-');
  return (
    offered.find((code) => plain(code) === regional) ??
    offered.find((code) => plain(code) === language) ??
    offered.find((code) => plain(code).split('-')[0] === language) ??
    null
  );
}
