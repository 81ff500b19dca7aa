// All pictures of lanterna by file name.
import { cover, type Picture } from '../studio/Picture';
import type { Painter } from '../studio/Easel';
import { develop, type Scene } from './film';
import { posters01 } from './posters/ln01to08';
import { posters09 } from './posters/ln09to16';
import { posters17 } from './posters/ln17to22';
import { posters23 } from './posters/ln23to34';
import { stills01 } from './stills/ln01to04';
import { stills05 } from './stills/ln05to07';
import { stills08 } from './stills/ln08to12';
import { stills13 } from './stills/ln13to15';
import { stills16 } from './stills/ln16to18';
import { stills19 } from './stills/ln19to22';
import { stills23 } from './stills/ln23to26';
import { stills27 } from './stills/ln27to34';
import { stillsOfEpisodes } from './stills/episodes';
import { stillsOfProgramme } from './stills/programme';

const scenes: Readonly<Record<string, Scene>> = {
  ...stills01,
  ...stills05,
  ...stills08,
  ...stills13,
  ...stills16,
  ...stills19,
  ...stills23,
  ...stills27,
  ...stillsOfEpisodes,
  ...stillsOfProgramme,
};

const posters: Readonly<Record<string, Painter>> = { ...posters01, ...posters09, ...posters17, ...posters23 };

/** A scene with its film stock, in any ratio, around `focus` (0 left, 1 right). */
export const lanternaPainting = (name: string, focus = 0.5): Painter => {
  const scene = scenes[name];
  if (!scene) throw new Error(`Nobody paints ${name}.`);
  const [stock, paint] = scene;
  return cover(
    (easel) => {
      paint(easel);
      easel.pen.drawImage(develop(easel.canvas, stock, easel.between(1, 9)), 0, 0, easel.width, 100);
    },
    3 / 2,
    name,
    focus,
  );
};

const HEROES = ['ln-01', 'ln-03', 'ln-14', 'ln-32'];

export const lanternaMedia: readonly Picture[] = [
  ...Object.keys(scenes).map((name) => ({
    file: `stills/${name}.webp`,
    width: 960,
    height: 640,
    quality: 0.7,
    paint: lanternaPainting(name),
  })),
  ...HEROES.map((name) => ({
    file: `heroes/${name}.webp`,
    width: 1920,
    height: 1280,
    quality: 0.74,
    paint: lanternaPainting(name),
  })),
  ...Object.entries(posters).map(([name, paint]) => ({
    file: `posters/${name}.webp`,
    width: 600,
    height: 900,
    quality: 0.7,
    paint,
  })),
];

export const lanternaBrand: readonly Picture[] = [
  { file: 'card-thumbnail.webp', width: 640, height: 426, quality: 0.7, paint: lanternaPainting('curtas') },
  {
    file: 'playlist-thumbnail.webp',
    width: 400,
    height: 600,
    quality: 0.7,
    paint: posters['a-noite-em-quatro'] ?? lanternaPainting('curtas'),
  },
  {
    file: 'sign-in-mobile.webp',
    width: 820,
    height: 1180,
    quality: 0.62,
    paint: lanternaPainting('ln-31', 0.72),
  },
  { file: 'sign-in-desktop.webp', width: 1440, height: 960, quality: 0.6, paint: lanternaPainting('ln-31') },
  {
    file: 'sign-in-desktop-rtl.webp',
    width: 1440,
    height: 960,
    quality: 0.6,
    paint: lanternaPainting('ln-31'),
    mirrored: true,
  },
  { file: 'share.webp', width: 1200, height: 630, quality: 0.7, paint: lanternaPainting('ln-14') },
];
