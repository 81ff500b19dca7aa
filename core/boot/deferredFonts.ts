/**
 * Enables the deferred fonts, for scripts other than the page's own, which the page carries in separate
 * styles (scripts/publish/fontFaces): nothing above the fold waits for them.
 */
export function loadDeferredFonts(document: Document): void {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>('style[media="not all"]'))
    sheet.media = 'all';
}
