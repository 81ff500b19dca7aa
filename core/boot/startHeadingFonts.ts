/**
 * Asks for the faces of the first headings, once the first script has come: a face that comes a little later harms less than a script that
 * does, since the two would share the line.
 */
export function startHeadingFonts(document: Document): void {
  for (const waiting of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) {
    const font = waiting.cloneNode() as HTMLLinkElement;
    font.media = 'all';
    // A link that only changes is looked at again when the browser finds time; a new one at once.
    waiting.replaceWith(font);
  }
}
