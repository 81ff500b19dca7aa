/** Locale codes: how they are written, compared and looked up. Both `en-GB` and `en_GB` are read (API-037). */

/** The code as the browser's Intl takes it: hyphens, and the usual case of its parts (`en_us` gives `en-US`). A code that is none gives `en`. */
export function standardLocale(code: string): string {
  try {
    return Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The language part of a code, in lower case: `pt` of `pt_BR`. */
export function languageOf(code: string): string {
  return code.trim().split(/[-_]/)[0]?.toLowerCase() ?? '';
}

/** The region of a code in upper case, when it names one: `GB` of `en-gb`, null of `en`. */
export function regionOf(code: string): string | null {
  return new Intl.Locale(standardLocale(code)).region ?? null;
}

/** The one of `available` that is this code or its language part, as `available` writes it; null when neither is there. */
export function matchLocale(code: string, available: readonly string[]): string | null {
  return find(code, available) ?? find(languageOf(code), available);
}

/** The full code, else its language part, else English, as `available` writes it (LOC-007, API-037); null when there is no English either. */
export function lookUpLocale(code: string, available: readonly string[]): string | null {
  return matchLocale(code, available) ?? find('en', available);
}

/** What a record by locale has for this code, by {@link lookUpLocale}. */
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
