/** Narrower pictures are made on first request: once, from the current file, and never half. */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {
  createNarrowerPictures,
  narrowerWidthOf,
  type Resize,
} from '../../../scripts/sandbox/catalogue/narrowerPictures';

const HERO = 'scripts/sandbox/media/ringside/heroes/rs-201.webp';

let room: string;
let folder: string;
let picture: string;
beforeEach(() => {
  room = mkdtempSync(path.join(tmpdir(), 'narrower-'));
  folder = path.join(room, 'cache/pictures');
  picture = path.join(room, 'hero.webp');
  cpSync(HERO, picture);
});
afterEach(() => rmSync(room, { recursive: true }));

/** Records its calls; each picture consists of the width and the length of its source. */
const counting = () => {
  const widths: number[] = [];
  const resize: Resize = (bytes, width) => {
    widths.push(width);
    return Promise.resolve(Buffer.from(`${width} of ${bytes.length}`));
  };
  return { widths, resize };
};

test.each([
  ['stills/x.webp', 1, 320],
  ['stills/x.webp', 320, 320],
  ['stills/x.webp', 321, 640],
  ['stills/x.webp', 641, undefined],
  ['stills/x.webp', 5000, undefined],
  ['stills/x.webp', 0, undefined],
  ['stills/x.webp', NaN, undefined],
  ['heroes/x.webp', 700, 828],
  ['channels/x.svg', 100, undefined],
  ['streams/y/z.webp', 100, undefined],
])('%s requested at %d is given at %s', (file, width, given) => {
  expect(narrowerWidthOf(file, width)).toBe(given);
});

test('it is a WebP picture of that width, of the same shape, and lighter', async () => {
  const name = await createNarrowerPictures(folder)(picture, 640);
  const narrower = readFileSync(path.join(folder, name));
  const { format, width, height } = await sharp(narrower).metadata();
  expect([format, width, height]).toEqual(['webp', 640, 360]);
  expect(narrower.length).toBeLessThan(readFileSync(picture).length / 2);
});

test('concurrent requests get what one of them has made', async () => {
  const { widths, resize } = counting();
  const pictures = createNarrowerPictures(folder, resize);
  const names = await Promise.all([320, 320, 640, 320, 640].map((width) => pictures(picture, width)));
  expect(widths.toSorted((a, b) => a - b)).toEqual([320, 640]);
  expect(new Set(names).size).toBe(2);
  expect(readdirSync(folder).toSorted()).toEqual([...new Set(names)].toSorted());
});

test('a picture is cached for the next start', async () => {
  const name = await createNarrowerPictures(folder, counting().resize)(picture, 320);
  const { widths, resize } = counting();
  expect(await createNarrowerPictures(folder, resize)(picture, 320)).toBe(name);
  expect(widths).toEqual([]);
});

test('an edited picture is made anew', async () => {
  const pictures = createNarrowerPictures(folder, counting().resize);
  const before = await pictures(picture, 320);
  writeFileSync(picture, 'another picture');
  const after = await pictures(picture, 320);
  expect(after).not.toBe(before);
  expect(readFileSync(path.join(folder, after), 'utf8')).toBe('320 of 15');
});

test('an invalid picture is refused, leaves nothing behind, and is tried again', async () => {
  writeFileSync(picture, 'no picture at all');
  const pictures = createNarrowerPictures(folder);
  await expect(pictures(picture, 320)).rejects.toThrow();
  expect(existsSync(folder)).toBe(false);
  cpSync(HERO, picture);
  expect(await pictures(picture, 320)).toMatch(/\.webp$/);
});

test('a missing picture is refused', async () => {
  await expect(createNarrowerPictures(folder)(path.join(room, 'none.webp'), 320)).rejects.toThrow('ENOENT');
});
