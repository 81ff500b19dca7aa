/** Whether this page stands in the frame of a site that the realm lists. */

/**
 * The host lets nobody else frame a page, so a frame around a page of a realm that lists origins is one of theirs. Pages of this
 * site that frame it, such as a preview, count only when its own origin is listed (BRG-004).
 */
export function isEmbedded(window: Window, trusted: readonly string[]): boolean {
  if (trusted.length === 0 || window.parent === window) return false;
  return window.frameElement === null || trusted.includes(window.origin);
}
