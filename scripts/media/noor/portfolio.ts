// All pictures of noor by file name; posters are crops of the same paintings.
import { cover, type Picture } from '../studio/Picture';
import type { Painter } from '../studio/Easel';
import { archPath, lattice, lit } from './ornament';
import { palms } from './series/palms';
import { harbour } from './series/harbour';
import { sidra } from './series/sidra';
import { incense } from './series/incense';
import { events } from './titles/events';
import { films } from './titles/films';
import { channels } from './titles/channels';
import { programmes } from './titles/programmes';
import { landscapes } from './titles/landscapes';

const paintings: Readonly<Record<string, Painter>> = {
  ...palms,
  ...harbour,
  ...sidra,
  ...incense,
  ...events,
  ...films,
  ...channels,
  ...programmes,
  ...landscapes,
};

const paintingOf = (name: string): Painter => {
  const painting = paintings[name];
  if (!painting) throw new Error(`Nobody paints ${name}.`);
  return painting;
};

/** A painting in any ratio, around `focus` (0 left, 1 right). */
export const noorPainting = (name: string, focus = 0.5): Painter =>
  cover(
    (easel) => {
      paintingOf(name)(easel);
      lit(easel);
    },
    16 / 9,
    name,
    focus,
  );

/** A poster framed by an arch of carved wood. */
const poster =
  (name: string, focus: number, wood: string, gold: string): Painter =>
  (easel) => {
    noorPainting(name, focus)(easel);
    const { pen, width } = easel;
    easel.keep(() => {
      const frame = new Path2D();
      frame.rect(-1, -1, width + 2, 103);
      frame.addPath(archPath(width / 2, 120, width - 5, 116));
      pen.clip(frame, 'evenodd');
      easel.ground(wood);
      lattice(easel, 0, -3, 6, 10, width / 6, gold, 0.45);
    });
    pen.strokeStyle = gold;
    pen.lineWidth = 0.8;
    pen.stroke(archPath(width / 2, 120, width - 5, 116));
  };

const POSTERS: readonly (readonly [name: string, focus: number, wood: string, gold: string])[] = [
  ['house-of-palms', 0.36, '#0a2226', '#ffc145'],
  ['night-harbour', 0.3, '#04141c', '#4ad0c0'],
  ['tales-of-sidra', 0.6, '#c2453a', '#ffe6a8'],
  ['the-incense-road', 0.3, '#3a1c1c', '#ffcf8a'],
  ['coffee-before-sunset', 0.5, '#3a1420', '#ff9a6a'],
  ['sea-and-sand', 0.86, '#0a4a58', '#ffe0b0'],
  ['before-bedtime', 0.56, '#14305a', '#ffe9a0'],
  ['nr-301', 0.42, '#04283c', '#7ae0d8'],
  ['nr-302', 0.3, '#1c120c', '#e0a85a'],
  ['nr-303', 0.6, '#160a14', '#e0945a'],
  ['nr-304', 0.24, '#2a1810', '#ffc145'],
  ['nr-305', 0.2, '#040c1a', '#8fb0e0'],
  ['nr-306', 0.5, '#24140e', '#ffb86a'],
  ['nr-307', 0, '#1a1416', '#e0a05a'],
  ['nr-308', 0.24, '#1a0f0a', '#ff9a4a'],
];

const HEROES = ['house-of-palms', 'night-harbour', 'nr-201', 'nr-301'];

export const noorMedia: readonly Picture[] = [
  ...Object.keys(paintings).map((name) => ({
    file: `stills/${name}.webp`,
    width: 960,
    height: 540,
    quality: 0.74,
    paint: noorPainting(name),
  })),
  ...HEROES.map((name) => ({
    file: `heroes/${name}.webp`,
    width: 1920,
    height: 1080,
    quality: 0.8,
    paint: noorPainting(name),
  })),
  ...POSTERS.map(([name, focus, wood, gold]) => ({
    file: `posters/${name}.webp`,
    width: 600,
    height: 900,
    quality: 0.72,
    paint: poster(name, focus, wood, gold),
  })),
];

export const noorBrand: readonly Picture[] = [
  { file: 'card-thumbnail.webp', width: 640, height: 360, quality: 0.72, paint: noorPainting('browse') },
  {
    file: 'playlist-thumbnail.webp',
    width: 400,
    height: 600,
    quality: 0.72,
    paint: poster('sea-and-sand', 0.86, '#05282e', '#ffc145'),
  },
  {
    file: 'sign-in-mobile.webp',
    width: 820,
    height: 1180,
    quality: 0.68,
    paint: noorPainting('house-of-palms', 0.36),
  },
  {
    file: 'sign-in-desktop.webp',
    width: 1440,
    height: 900,
    quality: 0.68,
    paint: noorPainting('house-of-palms'),
  },
  {
    file: 'sign-in-desktop-rtl.webp',
    width: 1440,
    height: 900,
    quality: 0.68,
    paint: noorPainting('house-of-palms'),
    mirrored: true,
  },
  { file: 'share.webp', width: 1200, height: 630, quality: 0.74, paint: noorPainting('house-of-palms') },
];
