/** Repeats the chosen language in a cookie, so that the host serves the next page in it. */

/** A year; readable by the host of this realm alone. Says nothing of the viewer but the language. */
export function languageCookie(document: Document, locale: string): void {
  document.cookie = `selectedLanguage=${encodeURIComponent(locale)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}
