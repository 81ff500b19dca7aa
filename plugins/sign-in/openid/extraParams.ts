/** Extra parameters sent to the provider. Pure. */

export interface CookieConfig {
  readonly cookieName?: string | undefined;
  readonly cookiePrefix?: string | undefined;
}

/** The address's own extra parameters (SGP-005), then prefix plus cookie, omitted without that cookie (SGP-006). */
export function extraParams(
  given: string,
  { cookieName, cookiePrefix = '' }: CookieConfig = {},
  cookies: string,
): string {
  const value = cookieName === undefined ? undefined : cookieValue(cookies, cookieName);
  const fromCookie = value === undefined || value === '' ? '' : cookiePrefix + encodeURIComponent(value);
  return [given, fromCookie].filter((part) => part !== '').join('&');
}

function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  const raw = pair?.slice(name.length + 1);
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
