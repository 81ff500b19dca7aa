// The cut-paper posters of films ln-17 to ln-22.
import type { Painter } from '../../studio/Easel';
import { PERSON, SKIRT } from '../../studio/figures';
import { cutOut, fan, PAPER as P } from '../cutPaper';

export const posters17: Readonly<Record<string, Painter>> = {
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
};
