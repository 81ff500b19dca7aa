// Stills of films ln-13 to ln-15.
import type { Point } from '../../studio/Easel';
import { BIRD, glints, PERSON, SKIRT, windows } from '../../studio/figures';
import type { Scene } from '../film';

export const stills13: Readonly<Record<string, Scene>> = {
  'ln-13': [
    'cold',
    (e) => {
      e.ground(e.fall(['#dfe8ea', '#b6c9d0']));
      e.shape(
        [
          [-2, -2],
          [56, -2],
          [30, 16],
          [20, 40],
          [-2, 52],
        ],
        '#f8f8f4',
      );
      e.shape(
        [
          [e.width + 2, 50],
          [118, 66],
          [108, 86],
          [84, 102],
          [e.width + 2, 102],
        ],
        '#f8f8f4',
      );
      for (const [x, y] of [
        [10, 8],
        [22, 12],
        [12, 24],
        [5, 34],
        [28, 5],
        [136, 84],
        [146, 76],
        [128, 94],
        [144, 94],
        [116, 97],
      ] as const) {
        e.shape(
          [
            [x, y],
            [x + 7, y],
            [x + 7, y + 5],
            [x, y + 5],
          ],
          '#7c2e24',
        );
        e.shape(
          [
            [x, y],
            [x + 7, y],
            [x + 6, y - 2],
            [x + 1, y - 2],
          ],
          '#3a2a28',
        );
      }
      for (let track = 0; track < 5; track++)
        e.curve(
          [34 + track, 30 + track * 1.5],
          [110 - track * 22, 20 + track * 12],
          [112, 76 - track],
          '#7f99a6',
          0.28,
        );
      e.curve([38, 32], [50, 66], [78, 56], '#5f7c8b', 0.5);
      e.curve([78, 56], [96, 50], [90, 70], '#5f7c8b', 0.5);
      e.keep(
        () => {
          e.disc(93, 71, 5, '#3f5966', 0.3);
        },
        { alpha: 0.5, blur: 0.5 },
      );
      e.path(PERSON, '#1c222b', { x: 90, y: 70, scale: 0.9, angle: 0.3 });
      e.box(91, 60.5, 4, 3.4, '#a3411f');
      for (let crack = 0; crack < 8; crack++) {
        let x = e.between(30, 120);
        let y = e.between(20, 80);
        const bent: Point[] = [];
        for (let step = 0; step < 5; step++) {
          bent.push([x, y]);
          x += e.between(-6, 8);
          y += e.between(-4, 5);
        }
        e.line(bent, '#ffffff', 0.3);
      }
    },
  ],
  'ln-14': [
    'night',
    (e) => {
      e.ground(e.fall(['#132036', '#2f3f5c', '#8a5f5a', '#d99a62'], 0, 55));
      e.ridge(54, 5, '#2a2c40', 3, 2);
      for (const [x, s] of [
        [26, 1],
        [108, 1.4],
      ] as const) {
        e.disc(x, 50, 5 * s, '#22243a', 0.8);
        for (const side of [-8, 8]) {
          e.box(x + side * s, 36 - 4 * s, 0.9 * s, 20, '#22243a');
          e.shape(
            [
              [x + side * s - 0.3 * s, 36 - 4 * s],
              [x + side * s + 0.45 * s, 31 - 5 * s],
              [x + side * s + 1.2 * s, 36 - 4 * s],
            ],
            '#22243a',
          );
        }
      }
      e.box(0, 54, e.width, 50, e.fall(['#b57f60', '#4b4a60', '#101a2c'], 54, 100));
      glints(e, 60, 56, 46, '#ffd49a', 90);
      for (let light = 0; light < 40; light++)
        e.disc(e.between(0, e.width), e.between(50.6, 53.6), 0.24, '#ffd68a');
      e.shape(
        [
          [34, 66],
          [104, 64],
          [98, 74],
          [42, 74],
        ],
        '#0d1220',
      );
      e.box(44, 56, 48, 9.6, '#e7dfcd');
      e.box(44, 60.6, 48, 0.8, '#8a2f28');
      e.box(50, 50, 34, 6, '#d9cfba');
      e.box(64, 41, 6.4, 9.4, '#8a2f28');
      e.box(64, 43, 6.4, 1.8, '#f2ead8');
      windows(e, 46.4, 57.4, 11, 1, [4, 4], [2.6, 2.2], (c) => (c === 8 ? '#3a3f50' : '#ffcf78'));
      windows(e, 52, 51.6, 8, 1, [4, 4], [2.4, 2.6], () => '#ffdd9c');
      e.keep(
        () => {
          e.curve([67, 41], [58, 30], [30, 30], '#39384a', 5);
        },
        { alpha: 0.4, blur: 2.4 },
      );
      e.keep(
        () => {
          e.box(44, 75, 48, 12, '#ffc36b');
        },
        { alpha: 0.3, blur: 1.6 },
      );
      e.path(PERSON, '#10131d', { x: 88, y: 56.4, scale: 0.5 });
      e.path(SKIRT, '#10131d', { x: 85, y: 56.4, scale: 0.5 });
      e.path(BIRD, '#f4eee2', { x: 116, y: 40, scale: 1 });
      e.path(BIRD, '#f4eee2', { x: 124, y: 46, scale: 0.8 });
    },
  ],
  'ln-15': [
    'summer',
    (e) => {
      e.ground('#2a1713');
      e.box(0, 62, e.width, 40, e.fall(['#7b4a2d', '#4a2817'], 62, 100));
      e.shape(
        [
          [14, 64],
          [136, 64],
          [146, 101],
          [4, 101],
        ],
        '#d9cdb4',
      );
      for (let fold = 0; fold < 7; fold++)
        e.line(
          [
            [20 + fold * 18, 64],
            [12 + fold * 21, 101],
          ],
          '#b9a98d',
          0.5,
        );
      for (const [x, y, r] of [
        [52, 66, 15],
        [84, 70, 12],
      ] as const) {
        e.disc(x, y, r, e.round(x - r * 0.3, y - r * 0.4, r * 1.5, ['#f06a4a', '#a31f22', '#3d0a10']));
        e.shape(
          [
            [x - 3, y - r + 1],
            [x - 4, y - r - 4],
            [x - 1, y - r - 1.5],
            [x, y - r - 5],
            [x + 1.4, y - r - 1.4],
            [x + 4, y - r - 4],
            [x + 3, y - r + 1],
          ],
          '#7c1a1a',
        );
        e.disc(x - r * 0.36, y - r * 0.42, r * 0.16, '#ffd9c4');
      }
      e.disc(112, 80, 13, '#8c1a1d', 0.86);
      e.disc(112, 79, 11.4, '#f0d9ae', 0.84);
      for (let seed = 0; seed < 90; seed++) {
        const a = e.between(0, 6.28);
        const r = Math.sqrt(e.chance()) * 10;
        e.disc(112 + r * Math.cos(a), 79 + r * Math.sin(a) * 0.82, 1.05, seed % 4 ? '#b3121f' : '#ff6a5e');
      }
      for (let rib = 0; rib < 5; rib++)
        e.line(
          [
            [112, 79],
            [112 + 11 * Math.cos(rib * 1.26), 79 + 9 * Math.sin(rib * 1.26)],
          ],
          '#f0d9ae',
          0.8,
        );
      for (let seed = 0; seed < 16; seed++) e.disc(e.between(60, 132), e.between(88, 97), 0.9, '#b3121f');
      e.line(
        [
          [26, 92],
          [60, 88],
        ],
        '#cfd2d0',
        1.6,
      );
      e.line(
        [
          [18, 93],
          [28, 91.8],
        ],
        '#3b2214',
        2.4,
      );
      e.glow(30, 10, 60, '#ffcf8f', 0.3);
      e.keep(
        () => {
          e.shape(
            [
              [-2, -2],
              [40, -2],
              [100, 64],
              [20, 64],
            ],
            '#ffdca0',
          );
        },
        { alpha: 0.1, blur: 2 },
      );
    },
  ],
};
