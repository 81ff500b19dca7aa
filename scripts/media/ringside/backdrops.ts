// Backgrounds behind printed figures: flat light and second ink only.
import type { Easel } from '../studio/Easel';
import type { Backdrop } from './fighterSheet';

/** Light and second ink, each from 0 to 1, as the print shader reads them. */
export const tone = (light: number, spot = 0): string =>
  `rgb(${String(Math.round(light * 255))} ${String(Math.round(spot * 255))} 0)`;

const painters: Readonly<Record<Backdrop, (easel: Easel, x: number, y: number) => void>> = {
  rays: (easel, x, y) => {
    for (let ray = 0; ray < 18; ray++) {
      const from = (ray / 18) * Math.PI * 2 + 0.1;
      const to = from + Math.PI / 18;
      easel.shape(
        [
          [x, y],
          [x + 260 * Math.cos(from), y + 260 * Math.sin(from)],
          [x + 260 * Math.cos(to), y + 260 * Math.sin(to)],
        ],
        tone(1, 0.95),
      );
    }
  },
  disc: (easel, x, y) => {
    easel.disc(x, y + 4, 36, tone(1, 0.97));
  },
  bars: (easel) => {
    for (let bar = 0; bar < 13; bar++)
      easel.box(-5, 6 + bar * 8 + bar * bar * 0.1, easel.width + 10, 1 + bar * 0.55, tone(1, 0.92));
  },
  ropes: (easel) => {
    for (const level of [24, 46, 68]) {
      easel.line(
        [
          [-5, level + 9],
          [easel.width + 5, level - 7],
        ],
        tone(1, 0.95),
        4.5,
      );
      easel.line(
        [
          [-5, level + 10.5],
          [easel.width + 5, level - 5.5],
        ],
        tone(0.25, 0.9),
        0.7,
      );
    }
    easel.box(easel.width * 0.1, -5, 5, 120, tone(0.3, 0.5));
  },
  blocks: (easel) => {
    for (let block = 0; block < 9; block++) {
      const height = easel.between(8, 30);
      easel.box(
        easel.between(-10, easel.width - 10),
        easel.between(-6, 80),
        easel.between(10, 32),
        height,
        tone(1, block % 3 === 0 ? 0.5 : 0.95),
      );
    }
  },
  rings: (easel, x, y) => {
    for (let ring = 1; ring < 9; ring++) easel.ring(x, y, ring * 11, tone(1, 0.9), 3.4);
  },
  torn: (easel) => {
    easel.pen.save();
    easel.pen.translate(easel.width / 2, 50);
    easel.pen.rotate(-0.2);
    easel.pen.translate(-easel.width, -50);
    easel.ridge(44, 7, tone(1, 0.95), 3, 9);
    easel.pen.restore();
  },
  arena: (easel, x) => {
    for (let row = 0; row < 7; row++) {
      for (let seat = 0; seat < 26; seat++)
        easel.disc(
          seat * 4.4 + (row % 2) * 2.2 - 4,
          60 + row * 6.4 + easel.between(-0.7, 0.7),
          1.9,
          tone(0.42 - row * 0.04, 0.8),
        );
    }
    for (const offset of [-34, 0, 34]) {
      easel.keep(
        () => {
          easel.shape(
            [
              [x + offset * 0.7, -2],
              [x + offset * 1.6 - 13, 104],
              [x + offset * 1.6 + 13, 104],
            ],
            tone(1, 0),
          );
        },
        { alpha: 0.62, blur: 1.2 },
      );
      easel.disc(x + offset * 0.7, 1, 2.6, tone(1, 0));
    }
  },
};

/** Paints a backdrop around a point and returns its easel for drawing figures on. */
export const backdropOn = (easel: Easel, backdrop: Backdrop, x = easel.width / 2, y = 42): void => {
  if (backdrop !== 'arena') easel.ground(tone(1));
  else easel.ground(easel.fall([tone(0.3, 0.7), tone(0.6, 0.4), tone(0.3, 0.9)]));
  painters[backdrop](easel, x, y);
};
