/** Whether this page is in a frame of a site that the realm trusts. */

/**
 * The host lets only trusted origins frame a page, so any foreign parent frame is one of them. Same-origin
 * frames, such as a preview, count only if the site's own origin is listed (BRG-004).
 */
export function isEmbedded(window: Window, trusted: readonly string[]): boolean {
  if (trusted.length === 0 || window.parent === window) return false;
  return window.frameElement === null || trusted.includes(window.origin);
}
