/** Repeats the chosen language in a cookie, so that the host serves the next page in it. */

/** Expires after a year; only this realm's host can read it. Holds nothing but the language. */
export function languageCookie(document: Document, locale: string): void {
  document.cookie = `selectedLanguage=${encodeURIComponent(locale)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
