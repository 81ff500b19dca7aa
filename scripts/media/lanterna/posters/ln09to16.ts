// The cut-paper posters of films ln-09 to ln-16.
import type { Painter } from '../../studio/Easel';
import { BIRD, PERSON, SKIRT } from '../../studio/figures';
import { cutOut, fan, PAPER as P } from '../cutPaper';

export const posters09: Readonly<Record<string, Painter>> = {
  'ln-09': cutOut((c) => {
    c.sheet(P.white);
    c.azulejo(0, 60, 7, 5, 9.6, 'diamonds', P.brick, P.sand);
    c.disc(33.4, 50, 23, P.cobalt, 0.9);
    c.disc(33.4, 48, 20, P.cream, 0.9);
    c.shape([[33.4, 30], [33.4, 66], ...fan(33.4, 48, 18, 1.57, -1.57)], P.mustard);
    c.disc(25, 48, 4.4, P.white);
    c.disc(25, 48, 3.2, P.ink);
    c.disc(43, 48, 4.4, P.white);
    for (let day = 0; day < 14; day++)
      c.box(6 + (day % 7) * 8, 6 + Math.floor(day / 7) * 8, 6, 6, day % 2 ? P.brick : P.sky);
  }),
  'ln-10': cutOut((c) => {
    c.sheet(P.mustard);
    for (let wire = 0; wire < 5; wire++)
      c.line(
        [
          [-2, 24 + wire * 11],
          [70, 18 + wire * 11],
        ],
        P.ink,
        0.6,
      );
    for (const [x, wire, ink] of [
      [8, 1, P.ink],
      [17, 3, P.cobalt],
      [26, 0, P.ink],
      [34, 2, P.brick],
      [43, 4, P.ink],
      [51, 1, P.cobalt],
      [59, 3, P.ink],
    ] as const) {
      c.disc(x, 23.4 + wire * 11 - x * 0.083, 3.4, ink, 0.84);
      c.line(
        [
          [x + 3, 23 + wire * 11 - x * 0.083],
          [x + 3, 10 + wire * 11 - x * 0.083],
        ],
        ink,
        0.7,
      );
      c.shape(
        [
          [x - 3, 23 + wire * 11 - x * 0.083],
          [x - 6.4, 22 + wire * 11 - x * 0.083],
          [x - 3, 24.6 + wire * 11 - x * 0.083],
        ],
        P.coral,
      );
    }
    c.land(90, 6, P.moss, 3, 2);
  }),
  'ln-11': cutOut((c, e) => {
    c.sheet(P.sky);
    c.land(46, 26, P.slate, 5, 1.6);
    c.land(62, 18, P.cobalt, 9, 1.6);
    c.land(74, 4, P.white, 3);
    c.path(SKIRT, P.white, { x: 30, y: 84, scale: 2.4 });
    c.path(PERSON, P.ink, { x: 39, y: 84, scale: 2.4 });
    c.path(PERSON, P.brick, { x: 58, y: 80, scale: 1.4 });
    for (let flake = 0; flake < 46; flake++) {
      const [x, y, r] = [e.between(0, 67), e.between(0, 96), e.between(0.5, 1.5)];
      c.disc(x, y, r, P.white);
    }
  }),
  'ln-12': cutOut((c) => {
    c.sheet(P.ink);
    c.shape(
      [
        [34, 28],
        [-8, 4],
        [-8, 34],
      ],
      P.mustard,
    );
    c.shape(
      [
        [34, 28],
        [76, 14],
        [76, 52],
      ],
      P.slate,
    );
    c.shape(
      [
        [28, 84],
        [30.6, 33],
        [37.4, 33],
        [40, 84],
      ],
      P.cream,
    );
    for (let band = 0; band < 3; band++)
      c.shape(
        [
          [30 - band * 0.7, 44 + band * 14],
          [38 + band * 0.7, 44 + band * 14],
          [38.4 + band * 0.7, 51 + band * 14],
          [29.6 - band * 0.7, 51 + band * 14],
        ],
        P.brick,
      );
    c.box(30, 24, 8, 8.6, P.sky);
    c.shape(
      [
        [28.6, 24.6],
        [34, 17],
        [39.4, 24.6],
      ],
      P.brick,
    );
    c.land(84, 7, P.plum, 3, 1.6);
    c.land(93, 4, P.cobalt, 7, 3);
    c.disc(34, 28.4, 2, P.mustard);
  }),
  'ln-13': cutOut((c, e) => {
    c.sheet(P.white);
    c.shape(
      [
        [-2, -2],
        [69, -2],
        [69, 20],
        [40, 26],
        [20, 18],
        [-2, 30],
      ],
      P.sage,
    );
    c.shape(
      [
        [-2, 102],
        [-2, 80],
        [24, 74],
        [46, 84],
        [69, 70],
        [69, 102],
      ],
      P.moss,
    );
    for (const [x, y] of [
      [8, 10],
      [22, 6],
      [50, 12],
      [12, 90],
      [40, 94],
      [56, 88],
    ] as const) {
      c.box(x, y, 7, 6, P.brick);
      c.shape(
        [
          [x - 1, y + 0.4],
          [x + 3.5, y - 4],
          [x + 8, y + 0.4],
        ],
        P.ink,
      );
    }
    e.curve([12, 24], [78, 40], [30, 52], P.sky, 0.8);
    e.curve([30, 52], [-4, 62], [46, 78], P.sky, 0.8);
    c.path(PERSON, P.ink, { x: 36, y: 56, scale: 1.5, angle: 0.35 });
    c.box(37, 42, 6, 5, P.mustard);
  }),
  'ln-14': cutOut((c, e) => {
    c.sheet(P.coral);
    c.disc(33, 40, 19, P.mustard);
    c.shape([...fan(16, 50, 8, Math.PI, 0), [24, 52], [8, 52]], P.plum);
    c.box(5, 30, 1.6, 22, P.plum);
    c.box(25.4, 30, 1.6, 22, P.plum);
    c.land(54, 2, P.cobalt, 2, 2);
    c.shape(
      [
        [8, 66],
        [60, 64],
        [54, 76],
        [14, 76],
      ],
      P.ink,
    );
    c.box(16, 54, 34, 10.6, P.cream);
    c.box(22, 46, 22, 8, P.white);
    c.box(33, 36, 5, 10, P.brick);
    for (let port = 0; port < 7; port++)
      c.disc(19.5 + port * 4.6, 59, 1.4, port === 5 ? P.mustard : P.cobalt);
    c.land(78, 3, P.sky, 5, 2.6);
    c.land(87, 3, P.cobalt, 9, 2.6);
    c.land(95, 3, P.plum, 3, 2.6);
    e.path(BIRD, P.white, { x: 52, y: 24, scale: 1.5 });
  }),
  'ln-15': cutOut((c, e) => {
    c.sheet(P.moss);
    c.disc(33, 54, 27, P.brick);
    c.shape(
      [
        [24, 30],
        [20, 14],
        [29, 23],
        [33, 10],
        [37, 23],
        [46, 14],
        [42, 30],
      ],
      P.brick,
    );
    c.disc(33, 55, 20, P.cream);
    for (let seed = 0; seed < 60; seed++) {
      const a = seed * 2.4;
      const r = Math.sqrt(seed) * 2.3;
      c.disc(33 + r * Math.cos(a), 55 + r * Math.sin(a), 1.7, seed % 5 ? P.coral : P.brick);
    }
    for (let drop = 0; drop < 5; drop++) e.disc(14 + drop * 10, 90 + (drop % 2) * 4, 1.7, P.coral);
  }),
  'ln-16': cutOut((c) => {
    c.sheet(P.mustard);
    c.disc(54, 12, 7, P.white);
    for (let row = 0; row < 6; row++)
      for (let house = 0; house < 4; house++) {
        const x = house * 19 - 6 + (row % 2) * 9;
        const y = 36 + row * 12;
        c.shape(
          [
            [x, y],
            [x + 10, y - 5],
            [x + 20, y],
            [x + 10, y + 5],
          ],
          (row + house) % 3 ? P.white : P.cream,
        );
        c.shape(
          [
            [x, y],
            [x + 10, y + 5],
            [x + 10, y + 20],
            [x, y + 14],
          ],
          P.sand,
        );
        c.shape(
          [
            [x + 20, y],
            [x + 10, y + 5],
            [x + 10, y + 20],
            [x + 20, y + 14],
          ],
          P.coral,
        );
      }
    c.shape(
      [
        [14, 40],
        [36, 29],
        [54, 40],
        [32, 51],
      ],
      P.cobalt,
    );
    c.line(
      [
        [14, 40],
        [14, 58],
      ],
      P.ink,
      0.7,
    );
    c.line(
      [
        [54, 40],
        [54, 58],
      ],
      P.ink,
      0.7,
    );
    c.path(PERSON, P.ink, { x: 36, y: 60, scale: 0.9 });
  }),
};
