/** Lets in the faces of other scripts than the page's own, which the page carries apart (scripts/publish/fontFaces): nothing of the first screen waits for them. */
export function loadDeferredFonts(document: Document): void {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>('style[media="not all"]')) sheet.media = 'all';
}
