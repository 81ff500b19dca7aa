// All pictures of ringside by file name.
import { cover, type Picture } from '../studio/Picture';
import { bout, portrait } from './bouts';
import { sheets } from './fighters';
import { INK } from './fighterSheet';
import type { Painter } from '../studio/Easel';
import { episodes } from './scenes/episodes';
import { highlights } from './scenes/highlights';

const WIDE = { width: 960, height: 540, quality: 0.42 } as const;
const HERO = { width: 1920, height: 1080, quality: 0.42 } as const;

const bouts: Readonly<Record<string, Painter>> = {
  'rs-201': bout('vance', 'thiandoum', 'diagonal'),
  'rs-202': bout('korhonen', 'barragan', 'spot'),
  'rs-211': bout('asanteboyd', 'danchenko', 'seam'),
  'rs-212': bout('quiroga', 'castellane', 'giant'),
  'rs-213': bout('tamihana', 'naircollins', 'diagonal'),
  'rs-101': bout('vance', 'arriaga', 'bands'),
  'rs-102': bout('arriaga', 'thiandoum', 'giant'),
  'rs-103': bout('korhonen', 'naircollins', 'overprint'),
  'rs-104': bout('barragan', 'tamihana', 'bands'),
  'rs-105': bout('asanteboyd', 'vance', 'giant', { paper: INK.bone, dark: INK.coal, spot: INK.sea }),
  'rs-106': bout('danchenko', 'vance', 'overprint', { paper: INK.bone, dark: INK.cobalt, spot: INK.sky }),
  'rs-107': bout('danchenko', 'asanteboyd', 'spot'),
  'rs-108': bout('arriaga', 'quiroga', 'seam'),
  'rs-109': bout('castellane', 'quiroga', 'diagonal'),
  'rs-110': bout('quiroga', 'morikane', 'overprint', {
    paper: INK.bone,
    dark: INK.oxblood,
    spot: INK.mustard,
  }),
  'rs-111': bout('morikane', 'castellane', 'bands'),
  'rs-112': bout('morikane', 'arriaga', 'spot'),
  'rs-113': bout('tamihana', 'korhonen', 'seam'),
  'rs-114': bout('naircollins', 'barragan', 'giant'),
};

const scenes: Readonly<Record<string, Painter>> = { ...episodes, ...highlights };
const paintings: Readonly<Record<string, Painter>> = { ...bouts, ...scenes };

/** Returns the painter of a still, for other sizes. */
export const ringsidePainting = (name: string): Painter => {
  const painting = paintings[name];
  if (!painting) throw new Error(`Nobody paints ${name}.`);
  return painting;
};

const picture = (
  folder: string,
  name: string,
  paint: Painter | undefined,
  size: Omit<Picture, 'file' | 'paint'>,
): Picture => {
  if (!paint) throw new Error(`Nobody paints ${name}.`);
  return { file: folder === '.' ? `${name}.webp` : `${folder}/${name}.webp`, ...size, paint };
};

const HEROES = ['rs-201', 'rs-202', 'rs-211', 'the-long-camp'];
const BRAND_ONLY = ['thumbnail', 'ring'];

export const ringsideMedia: readonly Picture[] = [
  ...Object.entries(paintings)
    .filter(([name]) => !BRAND_ONLY.includes(name))
    .map(([name, paint]) => picture('stills', name, paint, WIDE)),
  ...HEROES.map((name) => picture('heroes', name, paintings[name], HERO)),
  ...Object.keys(sheets).map((name) =>
    picture('fighters', name, portrait(name), { width: 640, height: 800, quality: 0.34 }),
  ),
];

export const ringsideBrand: readonly Picture[] = [
  picture('.', 'card-thumbnail', scenes['thumbnail'], { width: 640, height: 360, quality: 0.72 }),
  picture('.', 'playlist-thumbnail', scenes['stories'], { width: 640, height: 360, quality: 0.72 }),
  picture('.', 'sign-in-mobile', scenes['ring'], { width: 820, height: 1180, quality: 0.45 }),
  picture('.', 'sign-in-desktop', scenes['ring'], { width: 1440, height: 900, quality: 0.45 }),
  {
    ...picture('.', 'sign-in-desktop-rtl', scenes['ring'], { width: 1440, height: 900, quality: 0.45 }),
    mirrored: true,
  },
  picture('.', 'share', cover(ringsidePainting('rs-201'), 16 / 9, 'rs-201'), {
    width: 1200,
    height: 630,
    quality: 0.55,
  }),
];
