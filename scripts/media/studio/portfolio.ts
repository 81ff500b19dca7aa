// The bundle that runs in the browser: all portfolios, and the functions that the studio calls.
import { lanternaBrand, lanternaMedia, lanternaPainting } from '../lanterna/portfolio';
import { noorBrand, noorMedia, noorPainting } from '../noor/portfolio';
import { ringsideBrand, ringsideMedia, ringsidePainting } from '../ringside/portfolio';
import { Easel } from './Easel';
import type { Painter } from './Easel';
import type { Picture } from './Picture';

const portfolios: Readonly<Record<string, readonly Picture[]>> = {
  'media/ringside': ringsideMedia,
  'media/lanterna': lanternaMedia,
  'media/noor': noorMedia,
  'realms/ringside': ringsideBrand,
  'realms/lanterna': lanternaBrand,
  'realms/noor': noorBrand,
};

/** Large enough for a moving 720p picture. */
const FRAME = { width: 1440, height: 810, quality: 0.92 } as const;

/** Stream frames: any painting of a realm at frame size. Not listed. */
const frames: Readonly<Record<string, (name: string) => Painter>> = {
  'frames/ringside': ringsidePainting,
  'frames/lanterna': lanternaPainting,
  'frames/noor': noorPainting,
};

const pictureOf = (portfolio: string, file: string): Picture | undefined => {
  const frame = frames[portfolio];
  return frame
    ? { file, ...FRAME, paint: frame(file) }
    : portfolios[portfolio]?.find((candidate) => candidate.file === file);
};

/** Paints `<portfolio>:<file>`; returns WebP as base64. */
const paintPicture = (name: string): Promise<string> => {
  const [portfolio = '', file = ''] = name.split(':');
  const picture = pictureOf(portfolio, file);
  if (!picture) throw new Error(`No picture is called ${name}.`);
  const easel = new Easel(picture.width, picture.height, picture.file);
  picture.paint(easel);
  let { canvas } = easel;
  if (picture.mirrored) {
    const mirror = new Easel(picture.width, picture.height, '');
    mirror.pen.translate(mirror.width, 0);
    mirror.pen.scale(-1, 1);
    mirror.pen.drawImage(canvas, 0, 0, mirror.width, 100);
    canvas = mirror.canvas;
  }
  return Promise.resolve(canvas.toDataURL('image/webp', picture.quality).split(',')[1] ?? '');
};

const listPictures = (): string[] =>
  Object.entries(portfolios).flatMap(([name, pictures]) => pictures.map(({ file }) => `${name}:${file}`));

Object.assign(window, { paintPicture, listPictures });
