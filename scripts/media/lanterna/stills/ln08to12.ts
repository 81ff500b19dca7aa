// Stills of films ln-08 to ln-12.
import { PERSON, SKIRT, windows } from '../../studio/figures';
import type { Scene } from '../film';

export const stills08: Readonly<Record<string, Scene>> = {
  'ln-08': [
    'sepia',
    (e) => {
      e.ground(e.fall(['#e7d2a6', '#f4e6c2', '#dcc193'], 0, 60));
      for (let layer = 0; layer < 5; layer++) {
        e.ridge(
          44 + layer * 6,
          26 - layer * 3,
          ['#cdb88d', '#b39a70', '#927751', '#6f5638', '#4c3a27'][layer] ?? '#000',
          layer * 5 + 2,
          1.1 + layer * 0.35,
        );
      }
      for (let terrace = 0; terrace < 13; terrace++)
        e.curve(
          [84 + terrace * 2, 52 + terrace * 2],
          [120, 50 + terrace * 2.6],
          [e.width + 2, 40 + terrace * 3.4],
          '#bfa377',
          0.35,
        );
      e.shape(
        [
          [70, 62],
          [84, 62],
          [122, 101],
          [6, 101],
        ],
        '#e9d9b2',
      );
      for (let ripple = 0; ripple < 30; ripple++) {
        const t = ripple / 30;
        e.line(
          [
            [74 - t * 52 + e.between(0, 20), 63 + t * 36],
            [78 + t * 24 - e.between(0, 20), 63 + t * 36],
          ],
          '#a58a60',
          0.3,
        );
      }
      e.shape(
        [
          [40, 80],
          [86, 79],
          [78, 86],
          [48, 86.4],
        ],
        '#33241a',
      );
      e.box(56, 68, 17, 11.6, '#5a3a22');
      e.box(56, 72, 17, 1.6, '#f4ead2');
      e.path(PERSON, '#2a1d15', { x: 50, y: 80, scale: 1.3 });
      e.path(PERSON, '#2a1d15', { x: 80, y: 80, scale: 1.35 });
      e.line(
        [
          [84, 66],
          [90, 88],
        ],
        '#2a1d15',
        0.6,
      );
    },
  ],
  'ln-09': [
    'faded',
    (e) => {
      e.ground('#c9b59a');
      for (let row = 0; row < 9; row++)
        for (let tile = 0; tile < 16; tile++)
          if ((row + tile) % 2)
            e.shape(
              [
                [tile * 12 - 20, 54 + row * 6],
                [tile * 12 - 8, 54 + row * 6],
                [tile * 12 - 8, 60 + row * 6],
                [tile * 12 - 20, 60 + row * 6],
              ],
              '#8e3b2c',
            );
      e.box(0, 0, e.width, 54, '#e9dfca');
      e.box(0, 34, e.width, 20, '#3f6a68');
      e.box(0, 33, e.width, 1.4, '#d8c9aa');
      e.box(96, 4, 42, 26, '#b7c8cc');
      e.box(116, 4, 1.2, 26, '#7a6a58');
      e.box(96, 16, 42, 1, '#7a6a58');
      e.disc(70, 66, 27, '#f7f1e4', 0.28);
      e.box(68.6, 66, 3, 26, '#39302b');
      e.disc(70, 92, 11, '#39302b', 0.22);
      for (const [x, side] of [
        [30, 1],
        [110, -1],
      ] as const) {
        e.line(
          [
            [x, 92],
            [x + side * 2, 66],
          ],
          '#2c2420',
          1.4,
        );
        e.line(
          [
            [x + side * 17, 94],
            [x + side * 15, 70],
          ],
          '#2c2420',
          1.4,
        );
        e.box(Math.min(x, x + side * 17), 68, 17, 3, '#8d5a36');
        e.curve([x + side * 1, 68], [x - side * 1, 52], [x - side * 4, 44], '#2c2420', 1.6);
        e.curve([x - side * 4, 44], [x + side * 3, 40], [x + side * 7, 46], '#2c2420', 1.2);
      }
      e.disc(60, 63.4, 4, '#fff', 0.4);
      e.box(57.6, 58, 5, 5, '#fff');
      e.disc(60, 58, 2.5, '#4a2a17', 0.35);
      e.disc(81, 66, 4, '#fff', 0.4);
      e.box(78.6, 60.6, 5, 5, '#e8e0d0');
      e.box(70, 60, 0.6, 6, '#4c7a3d');
      e.disc(70.4, 58.4, 2.1, '#c23a2b');
    },
  ],
  'ln-10': [
    'sepia',
    (e) => {
      e.ground(e.fall(['#d9cbae', '#efe3c8']));
      for (let wire = 0; wire < 5; wire++)
        e.curve([-2, 26 + wire * 9], [75, 36 + wire * 9.4], [e.width + 2, 22 + wire * 9], '#3b332b', 0.5);
      e.shape(
        [
          [120, -2],
          [125, -2],
          [127, 102],
          [119, 102],
        ],
        '#4c3b2b',
      );
      e.box(108, 20, 30, 2.4, '#4c3b2b');
      e.box(110, 38, 26, 2.4, '#4c3b2b');
      for (const [x, wire] of [
        [16, 0],
        [30, 2],
        [44, 1],
        [60, 3],
        [74, 2],
        [88, 4],
        [101, 1],
      ] as const) {
        const t = x / e.width;
        const y = 26 + wire * 9 + 2 * t * (1 - t) * 10.4 - t * t * 2;
        e.path('M-1.6-.2Q-1.8-3.4.6-4.2Q1-5.6 2.4-5.4L3.6-4.8 2.6-4.2Q2.7-1 .4-.2L-3.4 2.6Z', '#1e1a17', {
          x,
          y,
          scale: 1.15,
        });
      }
      e.ridge(96, 10, '#8b7a60', 3, 2);
      windows(e, 8, 88, 12, 1, [12, 8], [4, 5], () => '#5c4e3c');
    },
  ],
  'ln-11': [
    'cold',
    (e) => {
      e.ground(e.fall(['#aebfc9', '#e6ecec'], 0, 50));
      e.ridge(54, 46, '#8fa3b0', 6, 1.3);
      e.ridge(58, 34, '#5f7686', 11, 1.7);
      e.box(0, 56, e.width, 46, e.fall(['#b8c8ce', '#6d8795'], 56, 78));
      e.ridge(82, 7, '#f4f6f4', 3, 1.4);
      e.box(0, 79, e.width, 30, '#f4f6f4');
      e.line(
        [
          [22, 78],
          [128, 76],
        ],
        '#c9d2d2',
        1,
      );
      for (let guest = 0; guest < 9; guest++)
        e.path(guest % 2 ? SKIRT : PERSON, guest === 4 ? '#ffffff' : guest === 7 ? '#992b22' : '#242a33', {
          x: 34 + guest * 10 + (guest === 7 ? 16 : 0),
          y: 80 + (guest % 3),
          scale: guest === 4 ? 1.45 : 1.3,
        });
      e.box(40, 86, 62, 2.4, '#e2e4de');
      for (let leg = 0; leg < 5; leg++) e.box(43 + leg * 14, 88, 1, 8, '#9aa7ac');
      for (let flake = 0; flake < 260; flake++)
        e.disc(e.between(0, e.width), e.between(0, 100), e.between(0.15, 0.75), '#ffffff');
    },
  ],
  'ln-12': [
    'night',
    (e) => {
      e.ground(e.fall(['#0d1526', '#24344c', '#4a5a68'], 0, 66));
      e.keep(
        () => {
          e.shape(
            [
              [104, 30],
              [-30, -6],
              [-30, 22],
            ],
            '#ffe9b0',
          );
        },
        { alpha: 0.14, blur: 1.4 },
      );
      e.shape(
        [
          [60, 82],
          [84, 72],
          [100, 60],
          [120, 62],
          [e.width + 2, 78],
          [e.width + 2, 101],
          [40, 101],
        ],
        '#10131a',
      );
      e.shape(
        [
          [99, 62],
          [101, 36],
          [107, 36],
          [109.6, 62],
        ],
        '#d9d4c8',
      );
      e.shape(
        [
          [105, 36],
          [107, 36],
          [109.6, 62],
          [106.4, 62],
        ],
        '#7f8388',
      );
      e.box(100, 44, 8.6, 5, '#8e2f26');
      e.box(100.4, 28, 7.2, 8, '#1a1f29');
      e.shape(
        [
          [99.6, 28],
          [104, 23],
          [108.4, 28],
        ],
        '#4d2520',
      );
      e.disc(104, 32.4, 0.9, '#ffe6a0');
      e.glow(104, 32.4, 9, '#ffd98a', 1);
      e.box(0, 78, 62, 30, e.fall(['#24384a', '#0c141e'], 78, 100));
      for (let wave = 0; wave < 34; wave++) {
        const y = 78 + e.between(0, 22);
        const x = e.between(-10, 60);
        e.curve([x, y], [x + 5, y - 1.6], [x + 11, y], '#c5d2d8', 0.35);
      }
      e.path(SKIRT, '#05070b', { x: 88, y: 73, scale: 0.9 });
      for (let star = 0; star < 80; star++)
        e.disc(e.between(0, e.width), e.between(0, 44), e.between(0.08, 0.26), '#dfe6ef');
    },
  ],
};
