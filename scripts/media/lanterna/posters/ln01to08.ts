// The cut-paper posters of films ln-01 to ln-08, without titles: the site typesets them.
import type { Painter } from '../../studio/Easel';
import { PERSON } from '../../studio/figures';
import { cutOut, PAPER as P } from '../cutPaper';

export const posters01: Readonly<Record<string, Painter>> = {
  'ln-01': cutOut((c) => {
    c.sheet(P.sky);
    c.disc(48, 24, 10, P.cream);
    for (const [x, y, s] of [
      [14, 62, 17],
      [33, 66, 13],
      [54, 64, 18],
    ] as const) {
      c.shape(
        [
          [x - s, y + 4],
          [x, y - s],
          [x + s, y + 4],
        ],
        P.white,
      );
      c.shape(
        [
          [x, y - s],
          [x + s, y + 4],
          [x + s * 0.3, y + 4],
        ],
        P.sand,
      );
    }
    c.land(68, 2, P.cobalt, 4);
    c.azulejo(0, 72, 5, 3, 13.4, 'diamonds', P.cream, P.sky);
    c.box(27, 42, 13, 14, P.cream);
    c.shape(
      [
        [25, 43],
        [33.5, 34],
        [42, 43],
      ],
      P.brick,
    );
    c.box(31.6, 48, 4, 8, P.cobalt);
  }),
  'ln-02': cutOut((c) => {
    c.sheet(P.ink);
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        c.box(8 + column * 18.5, 9 + row * 22, 13.5, 16.5, row === 2 && column === 0 ? P.mustard : P.slate);
    c.path(PERSON, P.ink, { x: 14.6, y: 69.6, scale: 1.1 });
    c.shape(
      [
        [20, 53],
        [21.5, 53],
        [21.5, 69.5],
        [20, 69.5],
      ],
      P.coral,
    );
    c.shape(
      [
        [8, 69.5],
        [21.5, 69.5],
        [50, 101],
        [2, 101],
      ],
      '#dba13a55',
    );
  }),
  'ln-03': cutOut((c) => {
    c.sheet(P.cream);
    for (let step = 4; step >= 0; step--)
      c.shape(
        [
          [-2, 98 - step * 15],
          [70, 74 - step * 15],
          [70, 104],
          [-2, 104],
        ],
        [P.slate, P.sand, P.sage, P.blush, P.sky][step] ?? P.ink,
      );
    c.shape(
      [
        [16, 60],
        [44, 50],
        [44, 28],
        [16, 38],
      ],
      P.mustard,
    );
    c.shape(
      [
        [16, 47],
        [44, 37],
        [44, 34.4],
        [16, 44.4],
      ],
      P.white,
    );
    for (let pane = 0; pane < 3; pane++)
      c.shape(
        [
          [18.6 + pane * 8.6, 42.6 - pane * 3.1],
          [24.6 + pane * 8.6, 40.4 - pane * 3.1],
          [24.6 + pane * 8.6, 33.6 - pane * 3.1],
          [18.6 + pane * 8.6, 35.8 - pane * 3.1],
        ],
        P.cobalt,
      );
    c.disc(22, 60, 3, P.ink);
    c.disc(38, 54.4, 3, P.ink);
    c.line(
      [
        [30, 32],
        [36, 14],
      ],
      P.ink,
      0.8,
    );
    c.line(
      [
        [-2, 24],
        [70, 4],
      ],
      P.ink,
      0.5,
    );
  }),
  'ln-04': cutOut((c) => {
    c.sheet(P.cream);
    c.land(40, 3, P.sky, 3);
    c.shape(
      [
        [18, 42],
        [26, 30],
        [34, 18],
        [40, 28],
        [52, 42],
      ],
      P.moss,
    );
    c.box(32.6, 13, 3, 8, P.white);
    for (let wave = 0; wave < 6; wave++)
      c.land(
        52 + wave * 9,
        3,
        [P.cobalt, P.sky, P.cobalt, P.slate, P.cobalt, P.ink][wave] ?? P.ink,
        wave * 3,
        2.4,
      );
    c.shape(
      [
        [14, 66],
        [50, 60],
        [53, 82],
        [17, 88],
      ],
      P.white,
    );
    c.shape(
      [
        [14, 66],
        [50, 60],
        [34, 76],
      ],
      P.cream,
    );
    c.disc(46, 66, 2.4, P.brick);
  }),
  'ln-05': cutOut((c) => {
    c.sheet(P.brick);
    c.shape(
      [
        [-2, -2],
        [18, -2],
        [12, 40],
        [20, 64],
        [-2, 64],
      ],
      '#7f2416',
    );
    c.shape(
      [
        [69, -2],
        [49, -2],
        [55, 40],
        [47, 64],
        [69, 64],
      ],
      '#7f2416',
    );
    c.box(17, 10, 33, 38, P.cream);
    c.disc(33.5, 29, 11, P.mustard);
    for (let row = 0; row < 4; row++)
      for (let seat = -1; seat < 6; seat++)
        if (!(row === 1 && seat === 3))
          c.arch(
            seat * 13 + (row % 2) * 6.5 + 4,
            84 + row * 11,
            11,
            15,
            [P.plum, P.ink, P.plum, P.ink][row] ?? P.ink,
          );
    c.disc(49.5, 75, 4, P.blush);
  }),
  'ln-06': cutOut((c) => {
    c.sheet(P.mustard);
    for (let key = 0; key < 8; key++) c.box(2 + key * 8, 36 + (key === 5 ? 22 : 0), 7.4, 70, P.white);
    for (const key of [0, 1, 3, 4, 6]) c.box(7.4 + key * 8, 34, 4.6, 38, P.ink);
    c.path(PERSON, P.cobalt, { x: 46, y: 57.4, scale: 1.7 });
    c.line(
      [
        [50, 44],
        [57, 58],
      ],
      P.white,
      0.7,
    );
    c.disc(16, 16, 8, P.brick);
  }),
  'ln-07': cutOut((c) => {
    c.sheet(P.cobalt);
    for (const [x, y, w, h] of [
      [6, 28, 18, 50],
      [22, 16, 16, 60],
      [37, 32, 14, 46],
      [49, 22, 13, 54],
    ] as const) {
      c.box(x, y, w, h, P.white);
      c.shape(
        [
          [x - 1, y + 0.5],
          [x + w / 2, y - 7],
          [x + w + 1, y + 0.5],
        ],
        P.coral,
      );
      c.box(x + w / 2 - 2, y + 10, 4, 6, P.cobalt);
    }
    c.land(72, 3, P.sky, 5, 2);
    c.land(82, 3, P.cobalt, 8, 2);
    c.land(92, 3, P.ink, 2, 2);
    c.line(
      [
        [26, 74],
        [31, 40],
      ],
      P.ink,
      0.9,
    );
    c.line(
      [
        [36, 74],
        [31, 40],
      ],
      P.ink,
      0.9,
    );
  }),
  'ln-08': cutOut((c) => {
    c.sheet(P.blush);
    c.disc(44, 20, 8, P.brick);
    for (let hill = 0; hill < 5; hill++)
      c.land(
        40 + hill * 9,
        24 - hill * 3,
        [P.sage, P.mustard, P.moss, P.sand, P.plum][hill] ?? P.ink,
        hill * 6 + 1,
        1.6,
      );
    c.shape(
      [
        [26, 64],
        [40, 64],
        [60, 102],
        [6, 102],
      ],
      P.sky,
    );
    c.shape(
      [
        [16, 82],
        [52, 82],
        [46, 90],
        [22, 90],
      ],
      P.ink,
    );
    c.box(27, 72, 14, 10, P.brick);
    for (let key = 0; key < 6; key++) c.box(28 + key * 2.1, 76, 1.7, 4, P.white);
    c.path(PERSON, P.ink, { x: 22, y: 82, scale: 1.1 });
    c.path(PERSON, P.ink, { x: 46, y: 82, scale: 1.1 });
  }),
};
