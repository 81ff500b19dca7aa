/** Fonts of the first headings, which the page names and the browser fetches on demand. */
import { startHeadingFonts } from '../../../core/boot/startHeadingFonts';

test('the deferred font faces are requested, the rest of the head stays as it is', () => {
  document.head.innerHTML = `
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/one.woff2" media="not all">
    <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/two.woff2" media="not all">
    <link rel="stylesheet" href="/assets/later.css" media="print">`;
  const waiting = [...document.querySelectorAll('link')];
  startHeadingFonts(document);
  const links = [...document.querySelectorAll('link')];
  expect(links.map(({ href, media, crossOrigin }) => [new URL(href).pathname, media, crossOrigin])).toEqual([
    ['/assets/one.woff2', 'all', ''],
    ['/assets/two.woff2', 'all', ''],
    ['/assets/later.css', 'print', null],
  ]);
  // Browsers fetch a new element at once.
  expect(links.map((link, index) => link === waiting[index])).toEqual([false, false, true]);
});
