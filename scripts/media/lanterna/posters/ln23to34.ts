// The cut-paper posters of films ln-23 to ln-34, and of series and playlists.
import type { Painter, Point } from '../../studio/Easel';
import { PERSON, SKIRT } from '../../studio/figures';
import { cutOut, fan, PAPER as P } from '../cutPaper';

export const posters23: Readonly<Record<string, Painter>> = {
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
