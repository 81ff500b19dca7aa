// The cut-paper posters, one composition per film, without titles: the site typesets them.
import type { Painter, Point } from '../studio/Easel';
import { BIRD, PERSON, SKIRT } from '../studio/figures';
import { PAPER as P, cutOut } from './cutPaper';

const fan = (x: number, y: number, radius: number, from: number, to: number, steps = 24): Point[] =>
  Array.from({ length: steps + 1 }, (_, step): Point => [
    x + radius * Math.cos(from + ((to - from) * step) / steps),
    y + radius * Math.sin(from + ((to - from) * step) / steps),
  ]);

export const posters: Readonly<Record<string, Painter>> = {
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
  'ln-17': cutOut((c, e) => {
    c.sheet(P.plum);
    for (const [x, y, w, h, ink] of [
      [6, 8, 12, 50, P.coral],
      [48, 14, 13, 44, P.sky],
      [22, 20, 8, 30, P.mustard],
      [36, 10, 8, 34, P.blush],
    ] as const) {
      c.box(x, y, w, h, ink);
      for (let stroke = 0; stroke < h / 8 - 1; stroke++) {
        c.box(x + 2, y + 3 + stroke * 8, w - 4, 1.2, P.plum);
        c.box(x + w / 2 - 0.6, y + 3 + stroke * 8, 1.2, 5, P.plum);
      }
    }
    c.land(70, 2, P.ink, 4, 2);
    for (const [x, w, ink] of [
      [6, 12, P.coral],
      [48, 13, P.sky],
      [22, 8, P.mustard],
      [36, 8, P.blush],
    ] as const)
      for (let band = 0; band < 6; band++) e.box(x + (band % 2) * 1.4, 74 + band * 4.4, w, 2.2, ink);
    c.shape([...fan(33, 72, 11, Math.PI, 0)], P.brick);
    c.line(
      [
        [33, 72],
        [33, 84],
      ],
      P.white,
      0.7,
    );
    c.path(SKIRT, P.ink, { x: 33, y: 92, scale: 1.6 });
    for (let drop = 0; drop < 40; drop++) {
      const x = e.between(0, 67);
      const y = e.between(0, 100);
      e.line(
        [
          [x, y],
          [x - 1, y + 5],
        ],
        P.white,
        0.25,
      );
    }
  }),
  'ln-18': cutOut((c) => {
    c.sheet(P.sky);
    c.shape(
      [
        [38, 8],
        [60, 34],
        [34, 62],
        [18, 28],
      ],
      P.brick,
    );
    c.shape(
      [
        [38, 8],
        [60, 34],
        [37.4, 31],
      ],
      P.coral,
    );
    c.shape(
      [
        [34, 62],
        [18, 28],
        [37.4, 31],
      ],
      P.mustard,
    );
    c.line(
      [
        [38, 8],
        [34, 62],
      ],
      P.ink,
      0.5,
    );
    c.line(
      [
        [18, 28],
        [60, 34],
      ],
      P.ink,
      0.5,
    );
    c.line(
      [
        [34, 62],
        [26, 72],
        [34, 80],
        [22, 92],
      ],
      P.ink,
      0.4,
    );
    for (const [x, y] of [
      [28, 70],
      [32, 78],
      [26, 86],
    ] as const) {
      c.shape(
        [
          [x, y],
          [x + 4, y - 3],
          [x + 4, y + 3],
        ],
        P.cobalt,
      );
      c.shape(
        [
          [x, y],
          [x - 4, y - 3],
          [x - 4, y + 3],
        ],
        P.coral,
      );
    }
    c.land(96, 6, P.sage, 4);
    c.path(PERSON, P.ink, { x: 15, y: 97, scale: 1 });
    c.path(SKIRT, P.brick, { x: 21, y: 97, scale: 0.7 });
  }),
  'ln-19': cutOut((c, e) => {
    c.sheet('#16213f');
    for (let star = 0; star < 40; star++) {
      const [x, y] = [e.between(0, 67), e.between(0, 44)];
      c.disc(x, y, e.between(0.3, 0.8), P.cream);
    }
    for (let car = 0; car < 5; car++) {
      const s = 1 - car * 0.15;
      const x = 6 + car * 12;
      const y = 88 - car * 15;
      c.box(x, y - 24 * s, 46 * s, 22 * s, car % 2 ? P.brick : P.moss);
      for (let pane = 0; pane < 4; pane++)
        c.box(x + (4 + pane * 10.4) * s, y - 20 * s, 7.4 * s, 9 * s, pane === car ? P.coral : P.mustard);
    }
    c.land(92, 3, P.ink, 4, 3);
    for (let person = 0; person < 4; person++)
      c.path(person % 2 ? SKIRT : PERSON, P.cream, { x: 8 + person * 14, y: 98, scale: 0.8 });
    c.disc(54, 14, 5, P.cream);
  }),
  'ln-20': cutOut((c) => {
    c.sheet(P.coral);
    c.line(
      [
        [33, 102],
        [33, 40],
      ],
      P.plum,
      4,
    );
    c.line(
      [
        [33, 62],
        [16, 44],
      ],
      P.plum,
      2,
    );
    c.line(
      [
        [33, 56],
        [52, 40],
      ],
      P.plum,
      2,
    );
    for (const [x, y, r] of [
      [33, 28, 20],
      [14, 36, 13],
      [53, 34, 13],
      [24, 18, 12],
      [44, 18, 12],
    ] as const)
      c.disc(x, y, r, P.moss);
    for (const [x, y] of [
      [10, 48],
      [22, 52],
      [44, 52],
      [56, 46],
      [33, 46],
      [28, 32],
      [46, 34],
    ] as const)
      c.path('M0-5Q5-4 4 2Q2 6-1 5Q-5 2-3-3Q-2-5 0-5Z', x === 44 ? P.mustard : P.sage, { x, y });
    c.land(96, 3, P.sand, 3);
    c.box(6, 76, 14, 18, P.sky);
    c.box(48, 74, 15, 20, P.mustard);
    c.box(10, 84, 5, 10, P.white);
    c.box(53, 84, 5, 10, P.white);
  }),
  'ln-21': cutOut((c, e) => {
    c.sheet(P.sage);
    c.box(6, 6, 55, 70, P.sky);
    c.shape(
      [
        [6, 6],
        [61, 6],
        [61, 30],
        [50, 24],
        [38, 32],
        [24, 22],
        [6, 32],
      ],
      P.slate,
    );
    c.shape(
      [
        [40, 28],
        [33, 46],
        [38, 46],
        [32, 62],
        [45, 42],
        [39, 42],
        [45, 28],
      ],
      P.mustard,
    );
    c.box(2, 2, 6, 84, P.white);
    c.box(59, 2, 6, 84, P.white);
    c.path('M-27-14Q0 34 27-14Q12 14 0 14Q-12 14-27-14Z', P.brick, { x: 33.5, y: 64 });
    for (let fringe = 0; fringe < 14; fringe++)
      e.line(
        [
          [18 + fringe * 2.3, 74 + 4 * Math.sin(fringe * 0.24)],
          [17.6 + fringe * 2.3, 80 + 4 * Math.sin(fringe * 0.24)],
        ],
        P.mustard,
        0.6,
      );
    c.disc(22, 66, 4, P.plum);
    c.box(-2, 86, 72, 16, P.coral);
    for (let board = 0; board < 6; board++)
      e.line(
        [
          [board * 13, 86],
          [board * 15 - 5, 102],
        ],
        P.brick,
        0.6,
      );
  }),
  'ln-22': cutOut((c) => {
    c.sheet(P.sand);
    for (let floor = 0; floor < 10; floor++)
      for (let bay = 0; bay < 5; bay++)
        c.box(
          4 + bay * 12.2,
          5 + floor * 9.2,
          10.6,
          7.4,
          bay === 2
            ? P.ink
            : (floor * 3 + bay) % 4 === 0
              ? P.sky
              : (floor + bay * 2) % 5 === 0
                ? P.coral
                : P.white,
        );
    c.box(28.4, 51, 10.6, 7.4, P.mustard);
    c.path(PERSON, P.ink, { x: 33.7, y: 58.2, scale: 0.55 });
    c.line(
      [
        [33.7, 51],
        [33.7, 4],
      ],
      P.cream,
      0.4,
    );
  }),
  'ln-23': cutOut((c) => {
    c.sheet(P.moss);
    c.arch(33.4, 94, 56, 84, P.sky);
    c.arch(33.4, 94, 50, 78, P.cream);
    for (let bar = -2; bar < 3; bar++)
      c.line(
        [
          [33.4 + bar * 10, 94],
          [33.4 + bar * 10, 22 + Math.abs(bar) * 7],
        ],
        P.sage,
        0.8,
      );
    for (let bar = 0; bar < 4; bar++)
      c.line(
        [
          [9, 40 + bar * 14],
          [58, 40 + bar * 14],
        ],
        P.sage,
        0.8,
      );
    for (const [x, y, s, a] of [
      [14, 92, 6, -1.9],
      [22, 96, 7.6, -1.5],
      [33, 98, 9, -1.57],
      [44, 96, 7.6, -1.65],
      [53, 92, 6, -1.2],
      [28, 97, 6, -2.1],
      [40, 97, 6, -1],
    ] as const)
      c.path('M0 0Q3-1.8 7 0Q3 1.8 0 0Z', x % 2 ? P.moss : P.sage, { x, y, scale: s, angle: a });
    for (let petal = 0; petal < 8; petal++)
      c.path('M0 0Q3-2 6 0Q3 2 0 0Z', P.coral, { x: 33.4, y: 36, scale: 1.6, angle: petal * 0.785 });
    c.disc(33.4, 36, 3, P.mustard);
  }),
  'ln-24': cutOut((c) => {
    c.sheet(P.plum);
    for (let ring = 0; ring < 5; ring++)
      c.disc(33.4, 38, 34 - ring * 5, [P.brick, P.coral, P.mustard, P.blush, P.white][ring] ?? P.ink);
    c.disc(35, 37, 13, P.ink);
    c.land(76, 9, P.brick, 3, 1.6);
    c.land(86, 6, P.plum, 8, 1.6);
    for (let person = 0; person < 9; person++)
      c.path(person % 2 ? SKIRT : PERSON, P.ink, { x: 6 + person * 7, y: 98 - (person % 3) * 1.5, scale: 1 });
  }),
  'ln-25': cutOut((c) => {
    c.sheet(P.mustard);
    for (let row = 0; row < 9; row++)
      for (let column = 0; column < 6; column++) {
        const x = column * 13 + (row % 2) * 6.5;
        const y = row * 11.2 + 4;
        c.shape(
          fan(x, y, 6.9, 0.5236, 6.8068, 6),
          (row * 5 + column * 3) % 7 === 0 ? P.cream : (row + column) % 4 === 0 ? P.coral : '#c98a24',
        );
      }
    c.path(SKIRT, P.white, { x: 33.4, y: 92, scale: 4.4 });
    c.disc(33.4, 43, 11, P.cream, 0.28);
    for (const [x, y] of [
      [12, 24],
      [54, 34],
      [48, 14],
      [10, 66],
      [58, 72],
    ] as const) {
      c.disc(x, y, 2.2, P.ink, 0.8);
      c.disc(x - 1, y - 2, 1.5, P.white, 1.3);
      c.disc(x + 1.4, y - 2, 1.5, P.white, 1.3);
    }
  }),
  'ln-26': cutOut((c) => {
    c.sheet(P.sky);
    c.disc(14, 16, 6, P.white);
    c.land(42, 6, P.coral, 3, 1.2);
    c.land(48, 3, P.sand, 7, 1);
    c.shape(
      [
        [32, 46],
        [35, 46],
        [62, 102],
        [4, 102],
      ],
      P.slate,
    );
    for (let dash = 0; dash < 5; dash++) {
      const y = 48 + dash * dash * 2.6;
      c.box(33.4 - 0.3 - dash * 0.35, y, 0.6 + dash * 0.7, 2 + dash * 1.5, P.mustard);
    }
    c.line(
      [
        [50, 84],
        [54, 60],
      ],
      P.ink,
      0.9,
    );
    c.line(
      [
        [59, 84],
        [54, 60],
      ],
      P.ink,
      0.9,
    );
    c.box(50.6, 54, 7, 6, P.mustard);
    c.disc(50.4, 57, 1.8, P.ink);
  }),
  'ln-27': cutOut((c) => {
    c.sheet(P.ink);
    for (let ring = 0; ring < 6; ring++)
      c.disc(
        33.4 + ring * 0.6,
        44 - ring,
        46 - ring * 7,
        [P.plum, P.brick, P.coral, P.sand, P.slate, P.sky][ring] ?? P.ink,
      );
    c.disc(36, 38, 5, P.white);
    c.line(
      [
        [36.6, 30],
        [38, 102],
      ],
      P.cream,
      0.6,
    );
    c.shape(
      [
        [33, 78],
        [43, 78],
        [41.6, 90],
        [34.4, 90],
      ],
      P.mustard,
    );
  }),
  'ln-28': cutOut((c) => {
    c.sheet(P.mustard);
    for (let step = 0; step < 9; step++) {
      c.box(4 + step * 6.4, 88 - step * 8.6, 12, 3, step % 2 ? P.brick : P.coral);
      c.box(14.6 + step * 6.4, 80 - step * 8.6, 1.6, 9, P.plum);
    }
    for (const [step, ink] of [
      [1, P.cobalt],
      [3, P.ink],
      [4, P.white],
      [6, P.moss],
      [8, P.brick],
    ] as const)
      c.path(step % 2 ? PERSON : SKIRT, ink, { x: 8 + step * 6.4, y: 88 - step * 8.6, scale: 0.95 });
    c.land(98, 3, P.sage, 5);
    c.box(48, 74, 15, 22, P.white);
    c.shape(
      [
        [46, 75],
        [55.5, 66],
        [65, 75],
      ],
      P.cobalt,
    );
  }),
  'ln-33': cutOut((c) => {
    c.sheet(P.cream);
    c.azulejo(0, 0, 5, 3, 13.4, 'arcs', P.cobalt, P.mustard);
    c.box(-2, 44, 27, 12, P.brick);
    c.box(42, 44, 27, 12, P.brick);
    c.arch(12, 74, 22, 22, P.ink);
    c.arch(55, 74, 22, 22, P.ink);
    c.box(-2, 53, 10, 24, P.brick);
    c.box(59, 53, 10, 24, P.brick);
    c.path(SKIRT, P.white, { x: 20, y: 44, scale: 1.3 });
    c.path(PERSON, P.ink, { x: 47, y: 44, scale: 1.3 });
    for (let wave = 0; wave < 4; wave++)
      c.land(76 + wave * 7, 3, [P.sky, P.cobalt, P.sky, P.cobalt][wave] ?? P.ink, wave * 7, 3);
    c.box(30, 60, 7, 1.6, P.mustard);
    c.box(31, 61, 1, 5, P.mustard);
    c.box(35, 61, 1, 5, P.mustard);
  }),
  'ln-34': cutOut((c) => {
    c.sheet(P.sand);
    for (let month = 0; month < 8; month++) {
      c.box(
        0,
        month * 12.5,
        70,
        12.6,
        [P.sky, P.cream, P.slate, P.blush, P.sky, P.white, P.cobalt, P.sage][month] ?? P.ink,
      );
      c.shape(
        [
          [-2, month * 12.5 + 12.5],
          [-2, month * 12.5 + 5],
          ...Array.from({ length: 18 }, (_, step): Point => [
            step * 4,
            month * 12.5 + 6 + Math.sin(step * 0.8 + month) * 1.8,
          ]),
          [70, month * 12.5 + 12.5],
        ],
        [P.cobalt, P.sky, P.ink, P.cobalt, P.moss, P.cobalt, P.ink, P.slate][month] ?? P.ink,
      );
    }
    c.path(SKIRT, P.brick, { x: 44, y: 88, scale: 2.4 });
  }),
  'cadernos-de-montagem': cutOut((c, e) => {
    c.sheet(P.brick);
    c.box(10, 14, 42, 60, P.ink);
    c.box(15, 22, 20, 10, P.cream);
    c.box(10, 14, 4, 60, P.slate);
    for (let strip = 0; strip < 3; strip++) {
      c.shape(
        [
          [-2, 62 + strip * 12],
          [70, 50 + strip * 15],
          [70, 60 + strip * 15],
          [-2, 72 + strip * 12],
        ],
        strip === 1 ? P.mustard : P.cream,
      );
      for (let hole = 0; hole < 12; hole++) {
        const x = hole * 6;
        const y = 63.4 + strip * 12 - x * (0.17 - strip * 0.04);
        e.box(x, y, 2, 1.4, P.brick);
        e.box(x, y + 7, 2, 1.4, P.brick);
        e.box(x + 0.4, y + 2.2, 4.4, 4, P.cobalt);
      }
    }
    c.shape(
      [
        [40, 10],
        [46, 8],
        [60, 46],
        [56, 48],
      ],
      P.sky,
    );
    c.shape(
      [
        [60, 8],
        [65, 12],
        [48, 48],
        [44, 46],
      ],
      P.sky,
    );
    c.disc(52, 33, 1.6, P.ink);
  }),
  'retrospetiva-coelho': cutOut((c) => {
    c.sheet(P.sky);
    for (const [x, y, w, h, wall, roof] of [
      [4, 58, 18, 26, P.cream, P.brick],
      [22, 44, 15, 40, P.mustard, P.cobalt],
      [36, 64, 14, 20, P.white, P.coral],
      [48, 38, 16, 46, P.blush, P.plum],
      [26, 74, 14, 24, P.brick, P.ink],
    ] as const) {
      c.box(x, y, w, h + 20, wall);
      c.shape(
        [
          [x - 1.4, y + 0.6],
          [x + w / 2, y - 10],
          [x + w + 1.4, y + 0.6],
        ],
        roof,
      );
      c.box(x + w / 2 - 2.2, y + 7, 4.4, 6, roof);
    }
    c.land(96, 4, P.moss, 4);
    c.disc(16, 18, 8, P.white);
  }),
  'a-noite-em-quatro': cutOut((c) => {
    const night = [P.coral, P.plum, '#1d2a5e', P.ink];
    night.forEach((ink, band) => {
      c.box(-2, band * 25, 72, 26, ink);
      c.disc(14 + band * 13, band * 25 + 13, 8, P.cream);
      if (band < 3) c.disc(17.6 + band * 13 + band, band * 25 + 12 - band, 7.4, ink);
    });
    c.land(98, 5, P.plum, 4, 3);
  }),
  'menos-de-noventa': cutOut((c) => {
    c.sheet(P.cobalt);
    c.azulejo(0, 0, 5, 8, 13.4, 'stars', P.cream, P.sky);
    c.disc(33.4, 50, 25, P.cream);
    c.shape([[33.4, 50], ...fan(33.4, 50, 22, -1.571, 3.3)], P.brick);
    c.disc(33.4, 50, 3, P.ink);
  }),
};
