// Shapes shared by painters: people, trees, boats, buildings, birds, windows.
import type { Easel, Ink } from './Easel';

/** A person in a coat, upright, feet at the origin, twelve units tall. */
export const PERSON =
  'M0-12a1.15 1.3 0 0 1 .8 2.2Q2.1-9.2 2.3-7.2L2.7-3.2 1.8-3 1.8 0 .5 0 .1-3-.4 0-1.7 0-1.9-3.2-2.7-3.3-2.3-7.4Q-2-9.3-.8-9.8A1.15 1.3 0 0 1 0-12Z';
/** A woman in a long skirt, feet at the origin, twelve units tall. */
export const SKIRT =
  'M0-12a1.1 1.25 0 0 1 .7 2.1Q1.9-9.3 1.7-6.6L3.2 0-3.1 0-1.6-6.7Q-1.9-9.3-.7-9.9A1.1 1.25 0 0 1 0-12Z';
/** A person in a robe and headcloth, feet at the origin, twelve units tall. */
export const ROBE =
  'M0-12.2Q1.5-12.1 1.5-10.4L1.9-8.6Q3-8 3-5.6L3.6 0-3.5 0-2.9-5.8Q-3-8-1.8-8.7L-1.5-10.5Q-1.4-12.1 0-12.2Z';
/** A bird in flight, two units wide. */
export const BIRD = 'M-2.4-.7Q-1-1.5 0 0Q1-1.5 2.4-.8Q1 -.5 .3 .7Q-.2 .3-.5 .5Q-1.1-.6-2.4-.7Z';
/** A small boat with a mast, waterline at the origin. */
export const BOAT =
  'M-6-1.6L6.4-1.9Q5.2.6 3.8.6L-4.2.6Q-5.6.4-6-1.6ZM-.2-14L.3-14 .3-1.7-.2-1.7ZM.8-13.2Q6.2-7.4 5.6-3.2L.8-3.2ZM-.7-12Q-4-7-3.9-3.2L-.7-3.2Z';
/** A dromedary from the side, feet at the origin. */
export const CAMEL =
  'M-6 0L-5.400-4.500Q-6.600-6.500-5-7.600Q-3.400-9-2.200-7.600Q-1.400-10.400 0-10.400Q1.400-10.400 2.200-7.600Q3.400-7.200 4.600-8.800Q5-11.600 6.200-11.600L8.400-11Q8.600-10.200 6.900-10Q6.600-7.200 4.400-5.400L4.600 0H3.800L3.200-4.600H-3.600L-4.600 0Z';
/** An oud, standing upright, centred on its body. */
export const OUD = 'M-1.400-30H1.400V-12Q10-8 10 3Q10 16 0 16Q-10 16-10 3Q-10-8-1.400-12Z';
/** A coffee pot, base at the origin. */
export const POT =
  'M-7 0Q-10-9-4-14L-5-20Q0-22 5-20L4-14Q10-9 7 0ZM-2-21Q0-28 2-21ZM5-13Q12-14 16-19L17.500-17.500Q13-9 7-7ZM-5-17Q-15-18-13-8Q-12-3-7-3L-7-5Q-10-5-10.600-9Q-11-15-5-15Z';

export const tree = (easel: Easel, x: number, y: number, height: number, trunk: Ink, leaves: Ink): void => {
  easel.shape(
    [
      [x - height * 0.035, y],
      [x - height * 0.015, y - height * 0.6],
      [x + height * 0.02, y - height * 0.6],
      [x + height * 0.045, y],
    ],
    trunk,
  );
  for (let branch = 0; branch < 5; branch++)
    easel.curve(
      [x, y - height * (0.3 + branch * 0.06)],
      [x + (branch % 2 ? 1 : -1) * height * 0.12, y - height * 0.5],
      [x + (branch % 2 ? 1 : -1) * height * (0.26 - branch * 0.03), y - height * (0.62 + branch * 0.05)],
      trunk,
      height * 0.016,
    );
  for (let leaf = 0; leaf < 46; leaf++) {
    const angle = easel.chance() * Math.PI * 2;
    const reach = Math.sqrt(easel.chance()) * height * 0.33;
    easel.disc(
      x + reach * Math.cos(angle) * 1.15,
      y - height * 0.72 + reach * Math.sin(angle) * 0.8,
      easel.between(0.03, 0.085) * height,
      leaves,
      0.8,
    );
  }
};

/** A date palm with a bowed trunk. */
export const palm = (easel: Easel, x: number, y: number, height: number, ink: Ink, lean = 0): void => {
  const top = x + lean;
  easel.curve([x, y], [x + lean * 0.2, y - height * 0.6], [top, y - height], ink, height * 0.04);
  for (let frond = 0; frond < 13; frond++) {
    const angle = -Math.PI * (0.06 + (frond / 12) * 0.88) + easel.between(-0.08, 0.08);
    const reach = height * easel.between(0.36, 0.46);
    const tip = [
      top + reach * Math.cos(angle),
      y - height + reach * Math.sin(angle) * 0.55 + reach * 0.5 * Math.abs(Math.cos(angle)),
    ] as const;
    const bend = [
      top + reach * 0.5 * Math.cos(angle),
      y - height + reach * 0.95 * Math.sin(angle) - reach * 0.08,
    ] as const;
    easel.curve([top, y - height], bend, tip, ink, height * 0.014);
    for (let leaf = 2; leaf < 12; leaf++) {
      const t = leaf / 12;
      const px = (1 - t) ** 2 * top + 2 * t * (1 - t) * bend[0] + t * t * tip[0];
      const py = (1 - t) ** 2 * (y - height) + 2 * t * (1 - t) * bend[1] + t * t * tip[1];
      easel.line(
        [
          [px, py],
          [px + Math.cos(angle) * height * 0.04, py + height * 0.075 * (1 - t * 0.5)],
        ],
        ink,
        height * 0.009,
      );
    }
  }
  for (let bunch = -1; bunch < 2; bunch += 2)
    easel.disc(top + bunch * height * 0.045, y - height * 0.93, height * 0.03, ink, 1.5);
};

/** Horizontal glints on water under a light. */
export const glints = (
  easel: Easel,
  x: number,
  top: number,
  spread: number,
  color: string,
  count = 60,
): void => {
  for (let glint = 0; glint < count; glint++) {
    const depth = easel.chance() ** 1.4;
    const level = top + depth * (100 - top);
    const reach = (0.6 + depth * 5) * easel.between(0.3, 1);
    const centre = x + easel.between(-1, 1) * spread * (0.25 + depth);
    easel.keep(
      () => {
        easel.line(
          [
            [centre - reach, level],
            [centre + reach, level + easel.between(-0.1, 0.1)],
          ],
          color,
          0.16 + depth * 0.55,
        );
      },
      { alpha: 0.25 + 0.6 * (1 - depth) },
    );
  }
};

/** A wall of windows; `lit` selects the bright ones. */
export const windows = (
  easel: Easel,
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: readonly [number, number],
  size: readonly [number, number],
  lit: (column: number, row: number) => Ink,
): void => {
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      easel.box(x + column * step[0], y + row * step[1], size[0], size[1], lit(column, row));
};

/** Slanting rain. */
export const rain = (easel: Easel, color: string, count: number, alpha: number): void => {
  easel.keep(
    () => {
      for (let drop = 0; drop < count; drop++) {
        const x = easel.between(-10, easel.width);
        const y = easel.between(-5, 100);
        const reach = easel.between(2, 7);
        easel.line(
          [
            [x, y],
            [x + reach * 0.22, y + reach],
          ],
          color,
          0.18,
        );
      }
    },
    { alpha },
  );
};
