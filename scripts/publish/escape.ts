/** Text made safe for the places of a page that take it. */

/** For element text and double-quoted attributes. */
export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** JSON inside a script element of type application/json: nothing in it can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** CSS inside a style element: nothing in it can end the element. An escaped slash is a slash, in strings as elsewhere. */
export function cssForStyle(css: string): string {
  return css.replaceAll('</', '<\\/');
}
