/** Parsing, comparison and lookup of locale codes. Both `en-GB` and `en_GB` are accepted (API-037). */

/**
 * The canonical code for Intl: with hyphens and standard case (`en_us` becomes `en-US`). An invalid code
 * becomes `en`.
 */
export function standardLocale(code: string): string {
  try {
    return Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The language subtag of a code, in lower case: `pt` of `pt_BR`. */
export function languageOf(code: string): string {
  return code.trim().split(/[-_]/)[0]?.toLowerCase() ?? '';
}

/** The region subtag of a code, in upper case: `GB` of `en-gb`; null for `en`. */
export function regionOf(code: string): string | null {
  return new Intl.Locale(standardLocale(code)).region ?? null;
}

/** The entry of `available` that equals this code, else its language subtag; null if there is neither. */
export function matchLocale(code: string, available: readonly string[]): string | null {
  return find(code, available) ?? find(languageOf(code), available);
}

/**
 * The entry of `available` for the full code, else its language subtag, else English (LOC-007, API-037); null
 * if there is none.
 */
export function lookUpLocale(code: string, available: readonly string[]): string | null {
  return matchLocale(code, available) ?? find('en', available);
}

/** The value of a record by locale, by `lookUpLocale`. */
export function inLocale<Value>(values: Readonly<Record<string, Value>>, code: string): Value | undefined {
  const found = lookUpLocale(code, Object.keys(values));
  return found === null ? undefined : values[found];
}

function find(code: string, available: readonly string[]): string | null {
  const wanted = comparable(code);
  return available.find((candidate) => comparable(candidate) === wanted) ?? null;
}

function comparable(code: string): string {
  return code.trim().replaceAll('_', '-').toLowerCase();
}
