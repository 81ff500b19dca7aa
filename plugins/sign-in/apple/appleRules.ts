/** What Apple calls things: languages, errors, the address to come back to. Pure. */

const locales: Readonly<Record<string, string>> = { en: 'en_US', es: 'es_ES', pt: 'pt_PT', ar: 'ar_SA' };

/** A language as the path of Apple's script names it; a region that the realm names stays. */
export const appleLocale = (locale: string): string => {
  const [language = 'en', region] = locale.split('-');
  return region === undefined ? (locales[language] ?? 'en_US') : `${language}_${region.toUpperCase()}`;
};

/** The address that is registered at Apple: it must be of the origin that asks, else the provider's own page stands in. */
export const callbackUri = (given: string | undefined, ownPage: URL): string => {
  const isOwn = given !== undefined && URL.canParse(given) && new URL(given).origin === ownPage.origin;
  return isOwn ? given : ownPage.href;
};

/** Apple's names for a viewer who turned back. */
const turnedBack: ReadonlySet<unknown> = new Set(['popup_closed_by_user', 'user_cancelled_authorize', 'user_trigger_new_signin_flow']);

/** What an error of Apple's script means: `turned back`, `blocked`, or the name that Apple gives it. */
export function appleErrorKind(error: unknown): string {
  const name = (typeof error === 'object' && error !== null ? (error as { readonly error?: unknown }).error : undefined) ?? 'unknown';
  if (turnedBack.has(name)) return 'turned back';
  return name === 'popup_blocked_by_browser' ? 'blocked' : typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'unknown';
}
