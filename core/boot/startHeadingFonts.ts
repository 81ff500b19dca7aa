/**
 * Starts loading the fonts of the first headings after the first script: a slightly later font harms less
 * than a later script, and the two would share bandwidth.
 */
export function startHeadingFonts(document: Document): void {
  for (const waiting of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) {
    const font = waiting.cloneNode() as HTMLLinkElement;
    font.media = 'all';
    // Browsers evaluate a changed link lazily, a new one at once.
    waiting.replaceWith(font);
  }
}
