/** How images that fail to load are reported. */
import { reportImageError } from '../../../core/boot/imageErrorReporter';

const reported: unknown[] = [];
const log = {
  info: () => undefined,
  warn: (text: string, details?: unknown) => reported.push([text, details]),
  error: () => undefined,
};
beforeEach(() => reported.splice(0));

function picture(src: string): HTMLImageElement {
  const image = new Image();
  image.src = src;
  return image;
}

test.each([
  [
    'its address without what follows the path, which may hold a signature',
    'https://img.example/a.webp?sig=secret#x',
    'https://img.example/a.webp',
  ],
  ['an address of the site', '/images/b.svg?v=1', 'http://localhost/images/b.svg'],
  ['a drawing that travels in the page by its kind alone', 'data:image/svg+xml,<svg', 'data:'],
])('HOM-050 a picture that fails is reported %s', (_what, src, address) => {
  reportImageError(picture(src), log);
  expect(reported).toEqual([['A picture could not be shown.', { address }]]);
});

test('HOM-050 the same picture is reported once, and other elements not at all', () => {
  for (const query of ['?w=200', '?w=400'])
    reportImageError(picture(`https://img.example/once.webp${query}`), log);
  reportImageError(document.createElement('video'), log);
  reportImageError(null, log);
  expect(reported).toHaveLength(1);
});
