/** Escapes text for the contexts of a page. */

/** For element text and double-quoted attributes. */
export function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON for a script element of type application/json: cannot contain an end tag. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * CSS for a style element: cannot contain an end tag. An escaped slash equals a slash in CSS, in strings as
 * elsewhere.
 */
export function cssForStyle(css: string): string {
  return css.replaceAll('</', '<\\/');
}
