/** Apple's locales, errors and return URL. Pure. */

const locales: Readonly<Record<string, string>> = { en: 'en_US', es: 'es_ES', pt: 'pt_PT', ar: 'ar_SA' };

/** A locale for the path of Apple's script; a region given by the realm is retained. */
export const appleLocale = (locale: string): string => {
  const [language = 'en', region] = locale.split('-');
  return region === undefined ? (locales[language] ?? 'en_US') : `${language}_${region.toUpperCase()}`;
};

/** The return URL registered at Apple: must have the page's origin, otherwise the provider's own page is used. */
export const callbackUri = (given: string | undefined, ownPage: URL): string => {
  const isOwn = given !== undefined && URL.canParse(given) && new URL(given).origin === ownPage.origin;
  return isOwn ? given : ownPage.href;
};

/** Apple's error codes for a cancelled sign-in. */
const turnedBack: ReadonlySet<unknown> = new Set([
  'popup_closed_by_user',
  'user_cancelled_authorize',
  'user_trigger_new_signin_flow',
]);

/** Kind of an error of Apple's script: `turned back`, `blocked`, or Apple's error code. */
export function appleErrorKind(error: unknown): string {
  const name =
    (typeof error === 'object' && error !== null
      ? (error as { readonly error?: unknown }).error
      : undefined) ?? 'unknown';
  if (turnedBack.has(name)) return 'turned back';
  return name === 'popup_blocked_by_browser'
    ? 'blocked'
    : typeof name === 'string' && /^\w{1,60}$/.test(name)
      ? name
      : 'unknown';
}
