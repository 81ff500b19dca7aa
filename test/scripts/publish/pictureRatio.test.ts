/** Aspect ratios read from the headers of image files. */
import { Buffer } from 'node:buffer';
import { pictureRatio } from '../../../scripts/publish/pictureRatio';

const drawing = (attributes: string) =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`,
  );
const hex = (...parts: readonly string[]) => Buffer.from(parts.join('').replaceAll(' ', ''), 'hex');
const text = (letters: string) => Buffer.from(letters, 'latin1').toString('hex');
const webp = (kind: string, ...rest: readonly string[]) =>
  hex(text('RIFF'), '00000000', text('WEBP'), text(kind), '0a000000', ...rest, '00000000 00000000');

test.each<readonly [string, Uint8Array, string | null]>([
  ['a drawing with width and height', drawing('viewBox="0 0 404 80" width="202" height="40"'), '202 / 40'],
  ['a drawing in pixels', drawing("width='60px' height='20px'"), '60 / 20'],
  ['a drawing that shows a part of its plane', drawing('viewBox="-10 0 160 52"'), '160 / 52'],
  ['a drawing as wide as its place', drawing('width="100%" height="100%" viewBox="0,0,30,10"'), '30 / 10'],
  ['a drawing that says nothing', drawing(''), null],
  ['a drawing of no height', drawing('viewBox="0 0 30 0"'), null],
  ['a PNG', hex('89504e47 0d0a1a0a 0000000d 49484452 000000ca 00000028'), '202 / 40'],
  ['a lossy WebP', webp('VP8 ', '000000 9d012a', 'ca00 2800'), '202 / 40'],
  ['a lossless WebP', webp('VP8L', '2f', 'c9c00900'), '202 / 40'],
  ['a WebP with more than a picture', webp('VP8X', '00000000', 'c90000', '270000'), '202 / 40'],
  [
    'a JPEG, after its other segments',
    hex('ffd8 ffe0 0004 0000 ffc4 0003 00 ffc2 0011 08 0028 00ca 00'),
    '202 / 40',
  ],
  ['a JPEG that was cut off', hex('ffd8 ffe0 0004 0000'), null],
  ['a file of another kind', Buffer.from('GIF89a, or anything else that is long enough to look at'), null],
  ['an empty file', Buffer.from(''), null],
])('%s', (_what, content, ratio) => {
  expect(pictureRatio(content)).toBe(ratio);
});
