/** The icons of the installed site. */
import sharp from 'sharp';
import { drawAppIcons } from '../../../scripts/publish/appIcons';

const ground = '#102030';
const draw = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  drawAppIcons(
    { logos: { web: name, favicon: name }, theme: { colors: { ground } } } as Parameters<
      typeof drawAppIcons
    >[0],
    new Map([[name, typeof content === 'string' ? new TextEncoder().encode(content) : content]]),
  );
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`;
/** Red, green, blue and alpha of the pixel at the top left. */
const corner = async (png: Uint8Array | undefined): Promise<readonly number[]> => {
  const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 4)];
};

test('a figure stands on the ground of the brand', async () => {
  const icons = draw('images/i.svg', svg('<circle cx="5" cy="5" r="4" fill="#fff"/>'));
  expect(await corner(icons.get('images/app-icon-512.png'))).toEqual([0, 0, 0, 0]);
  expect(await corner(icons.get('images/app-icon-maskable.png'))).toEqual([16, 32, 48, 255]);
});

test('an icon with a ground of its own goes on in it', async () => {
  const icons = draw('images/i.svg', svg('<rect width="10" height="10" rx="2" fill="#c00"/>'));
  expect(await corner(icons.get('images/app-icon-touch.png'))).toEqual([204, 0, 0, 255]);
});

test('a picture is drawn as well', async () => {
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0c0' } })
    .png()
    .toBuffer();
  const icons = draw('images/i.png', new Uint8Array(png));
  expect(await corner(icons.get('images/app-icon-192.png'))).toEqual([0, 204, 0, 255]);
});

test.each([
  ['a file that is no picture', 'images/i.png', 'no picture'],
  ['an SVG with a mistake', 'images/i.svg', '<svg'],
  ['an empty drawing', 'images/i.svg', svg('')],
])('%s has none', (_name, name, content) => {
  expect(draw(name, content).size).toBe(0);
});
