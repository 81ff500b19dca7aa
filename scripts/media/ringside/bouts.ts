// Two fighters in one picture: six compositions of two portraits.
import { Easel } from '../studio/Easel';
import type { Painter, Point } from '../studio/Easel';
import { backdropOn, tone } from './backdrops';
import { fighterPlate } from './fighterScene';
import { sheets } from './fighters';
import { INK } from './fighterSheet';
import type { Backdrop, FighterSheet } from './fighterSheet';
import { print } from './print';
import type { Inks } from './print';

const sheetOf = (id: string): FighterSheet => {
  const sheet = sheets[id];
  if (!sheet) throw new Error(`No fighter is called ${id}.`);
  return sheet;
};

/** A figure's position on the easel: the centre of its head, in units. */
interface Stance {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly side?: 1 | -1;
}

/** Draws a fighter's plate; `scale` 1 fills the height of the picture. `side` -1 mirrors it. */
export const stand = (easel: Easel, id: string, { x, y, scale, side = 1 }: Stance): void => {
  const { build, flip } = sheetOf(id);
  const pixels = Math.min(1500, Math.round(100 * scale * easel.pixelsPerUnit));
  const plate = fighterPlate(build, Math.round(pixels * 1.2), pixels, flip);
  easel.keep(() => {
    easel.pen.translate(x, y);
    easel.pen.scale(side, 1);
    easel.pen.drawImage(plate, -61.2 * scale, -34 * scale, 122.4 * scale, 102 * scale);
  });
};

const layerOf = (easel: Easel, seed: string): Easel =>
  new Easel(easel.canvas.width, easel.canvas.height, seed);

/** Draws a printed layer over the picture, optionally clipped to a shape. */
export const lay = (easel: Easel, layer: Easel, inks: Inks, clip?: readonly Point[]): void => {
  const printed = print(layer.canvas, inks, easel.chance() * 9);
  easel.keep(() => {
    if (clip) {
      easel.pen.beginPath();
      clip.forEach(([x, y], index) => {
        if (index === 0) easel.pen.moveTo(x, y);
        else easel.pen.lineTo(x, y);
      });
      easel.pen.closePath();
      easel.pen.clip();
    }
    easel.pen.drawImage(printed, 0, 0, easel.width, 100);
  });
};

/** The portrait of a fighter in its own inks. */
export const portrait =
  (id: string): Painter =>
  (easel) => {
    const sheet = sheetOf(id);
    const layer = layerOf(easel, id);
    backdropOn(layer, sheet.backdrop, layer.width / 2, 40);
    stand(layer, id, { x: layer.width / 2, y: 33, scale: 1 });
    lay(easel, layer, sheet.inks);
  };

export type Cut = 'diagonal' | 'bands' | 'overprint' | 'giant' | 'seam' | 'spot';

interface Duel {
  readonly red: string;
  readonly blue: string;
  readonly inks: readonly [Inks, Inks];
  readonly backdrops: readonly [Backdrop, Backdrop];
}

const half = (easel: Easel, id: string, backdrop: Backdrop, stance: Stance): Easel => {
  const layer = layerOf(easel, id + backdrop);
  backdropOn(layer, backdrop, stance.x, stance.y + 8);
  stand(layer, id, stance);
  return layer;
};

const cuts: Readonly<Record<Cut, (easel: Easel, duel: Duel) => void>> = {
  diagonal: (easel, { red, blue, inks, backdrops }) => {
    const w = easel.width;
    lay(easel, half(easel, red, backdrops[0], { x: w * 0.27, y: 32, scale: 1.12 }), inks[0]);
    lay(easel, half(easel, blue, backdrops[1], { x: w * 0.74, y: 32, scale: 1.12, side: -1 }), inks[1], [
      [w * 0.585, -1],
      [w + 1, -1],
      [w + 1, 101],
      [w * 0.415, 101],
    ]);
    easel.line(
      [
        [w * 0.5868, -2],
        [w * 0.4132, 102],
      ],
      INK.coal,
      1.6,
    );
  },
  bands: (easel, { red, blue, inks, backdrops }) => {
    const w = easel.width;
    lay(easel, half(easel, red, backdrops[0], { x: w * 0.34, y: 27, scale: 1.95 }), inks[0]);
    lay(easel, half(easel, blue, backdrops[1], { x: w * 0.66, y: 76, scale: 1.95, side: -1 }), inks[1], [
      [-1, 56],
      [w + 1, 44],
      [w + 1, 101],
      [-1, 101],
    ]);
    easel.line(
      [
        [-2, 56],
        [w + 2, 44],
      ],
      INK.bone,
      1.8,
    );
  },
  overprint: (easel, { red, blue, inks }) => {
    const w = easel.width;
    const first = layerOf(easel, red);
    first.ground(tone(1));
    stand(first, red, { x: w * 0.37, y: 36, scale: 1.42 });
    lay(easel, first, { ...inks[0], dark: inks[0].spot });
    const second = layerOf(easel, blue);
    second.ground(tone(1));
    stand(second, blue, { x: w * 0.63, y: 36, scale: 1.42, side: -1 });
    easel.keep(
      () => {
        easel.pen.drawImage(
          print(second.canvas, { paper: '#ffffff', dark: inks[1].dark, spot: inks[1].spot }, 4),
          0,
          0,
          w,
          100,
        );
      },
      { blend: 'multiply' },
    );
  },
  giant: (easel, { red, blue, inks, backdrops }) => {
    const w = easel.width;
    const layer = half(easel, red, backdrops[0], { x: w * 0.68, y: 34, scale: 1.8 });
    lay(easel, layer, inks[0]);
    lay(easel, half(easel, blue, backdrops[1], { x: w * 0.19, y: 38, scale: 0.92, side: -1 }), inks[1], [
      [w * 0.05, 9],
      [w * 0.335, 5],
      [w * 0.325, 93],
      [w * 0.045, 95],
    ]);
  },
  seam: (easel, { red, blue, inks, backdrops }) => {
    const w = easel.width;
    lay(easel, half(easel, red, backdrops[0], { x: w * 0.5, y: 33, scale: 1.5 }), inks[0]);
    const edge: Point[] = [
      [w * 0.5, -1],
      [w * 0.53, 17],
      [w * 0.475, 31],
      [w * 0.525, 50],
      [w * 0.47, 66],
      [w * 0.515, 84],
      [w * 0.49, 101],
    ];
    lay(easel, half(easel, blue, backdrops[1], { x: w * 0.5, y: 33, scale: 1.5, side: -1 }), inks[1], [
      ...edge,
      [w + 1, 101],
      [w + 1, -1],
    ]);
    easel.line(edge, INK.acid, 1.1);
  },
  spot: (easel, { red, blue, inks, backdrops }) => {
    const w = easel.width;
    lay(easel, half(easel, red, backdrops[0], { x: w * 0.28, y: 34, scale: 1.2 }), inks[0]);
    const circle: Point[] = Array.from({ length: 60 }, (_, step) => [
      w * 0.7 + 44 * Math.cos(step * 0.10472),
      50 + 44 * Math.sin(step * 0.10472),
    ]);
    lay(
      easel,
      half(easel, blue, backdrops[1], { x: w * 0.7, y: 36, scale: 1.15, side: -1 }),
      inks[1],
      circle,
    );
    easel.ring(w * 0.7, 50, 44, INK.coal, 1.4);
  },
};

/** A bout in one of the compositions; the second fighter may borrow other inks where the two would look alike. */
export const bout =
  (red: string, blue: string, cut: Cut, borrowed?: Inks): Painter =>
  (easel) => {
    const [first, second] = [sheetOf(red), sheetOf(blue)];
    cuts[cut](easel, {
      red,
      blue,
      inks: [first.inks, borrowed ?? second.inks],
      backdrops: [first.backdrop, second.backdrop],
    });
  };
