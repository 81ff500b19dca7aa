// Stills of lanterna's films, part one: buildings, streets, rivers and cold seas.
import type { Painter, Point } from '../studio/Easel';
import { BIRD, PERSON, SKIRT, glints, rain, windows } from '../studio/figures';
import type { STOCKS } from './film';

/** A painted scene and its film stock. */
export type Scene = readonly [stock: keyof typeof STOCKS, paint: Painter];

export const stills: Readonly<Record<string, Scene>> = {
  'ln-01': [
    'summer',
    (e) => {
      e.ground(e.fall(['#7fb4cf', '#cfe0dc', '#f6e6c8', '#f3d3ab'], 0, 52));
      e.ridge(51, 6, '#93a6b3', 4, 1.2);
      e.box(0, 50, e.width, 51, e.fall(['#dcd7c6', '#c4cfd0', '#7d9db1'], 50, 100));
      for (let row = 0; row < 7; row++) {
        const y = 53 + row * row * 1.05 + row * 1.5;
        e.line(
          [
            [-2, y],
            [e.width + 2, y],
          ],
          '#a58f77',
          0.4 + row * 0.22,
        );
      }
      for (let line = -9; line < 12; line++)
        e.line(
          [
            [e.width * 0.6 + line * 5, 51],
            [e.width * 0.6 + line * 34, 101],
          ],
          '#b39c82',
          0.7,
        );
      for (const [x, y, s] of [
        [18, 62, 1],
        [34, 60, 0.8],
        [49, 66, 1.3],
        [10, 78, 2.1],
        [70, 60, 0.75],
        [132, 72, 1.7],
      ] as const) {
        e.shape(
          [
            [x - 4 * s, y],
            [x, y - 5 * s],
            [x + 4 * s, y],
          ],
          '#fffaf0',
        );
        e.shape(
          [
            [x, y - 5 * s],
            [x + 4 * s, y],
            [x + 0.8 * s, y],
          ],
          '#cdd2d3',
        );
        e.keep(
          () => {
            e.shape(
              [
                [x - 4 * s, y],
                [x, y + 4 * s],
                [x + 4 * s, y],
              ],
              '#fff',
            );
          },
          { alpha: 0.28 },
        );
      }
      e.box(92, 34, 24, 18, '#f7f0e2');
      e.shape(
        [
          [90, 34.5],
          [104, 25],
          [118, 34.5],
        ],
        '#b0442d',
      );
      e.shape(
        [
          [116, 34],
          [124, 37],
          [124, 52],
          [116, 52],
        ],
        '#c9b9a0',
      );
      e.box(101, 42, 5, 10, '#1f3f7d');
      e.box(95, 39, 3.4, 4, '#2b3d52');
      e.box(109.5, 39, 3.4, 4, '#2b3d52');
      e.keep(
        () => {
          e.box(92, 52, 24, 15, '#f7f0e2');
          e.box(101, 52, 5, 9, '#1f3f7d');
        },
        { alpha: 0.4, blur: 0.5 },
      );
      e.path(SKIRT, '#28303c', { x: 62, y: 76, scale: 1.25 });
      e.path(SKIRT, '#7c2b22', { x: 68, y: 77, scale: 1.2 });
      e.path(SKIRT, '#e9e0cf', { x: 75, y: 75.6, scale: 1.12 });
    },
  ],
  'ln-02': [
    'night',
    (e) => {
      e.ground('#20222e');
      e.box(12, -2, e.width - 24, 104, e.fall(['#3a3340', '#4a3a3c', '#2e2a34']));
      windows(e, 22, 6, 6, 4, [19, 24], [10, 16], (c, r) =>
        c === 1 && r === 2 ? '#ffd27a' : c === 4 && r === 0 ? '#8a6a4a' : '#171b26',
      );
      windows(e, 22, 22, 6, 4, [19, 24], [10, 0.8], () => '#6b5a58');
      windows(e, 26.6, 6, 6, 4, [19, 24], [0.8, 16], () => '#4c4248');
      e.glow(46, 62, 26, '#ffb45a', 0.75);
      e.path(PERSON, '#2a1a14', { x: 43.6, y: 71, scale: 0.8 });
      e.box(12, 29.5, e.width - 24, 0.7, '#6a5753');
      e.box(12, 77.6, e.width - 24, 0.7, '#6a5753');
      e.box(12, 53.6, e.width - 24, 0.7, '#6a5753');
      e.box(100, -2, 1.4, 104, '#15161f');
      e.curve([-2, 14], [70, 24], [e.width + 2, 8], '#11131a', 0.4);
      rain(e, '#9aa7c4', 160, 0.35);
    },
  ],
  'ln-03': [
    'faded',
    (e) => {
      e.ground(e.fall(['#b9b3a8', '#d8cdb9', '#c2b39c']));
      e.shape(
        [
          [-1, 8],
          [44, 30],
          [56, 101],
          [-1, 101],
        ],
        '#8f8579',
      );
      e.shape(
        [
          [e.width + 1, -4],
          [98, 32],
          [88, 101],
          [e.width + 1, 101],
        ],
        '#a39584',
      );
      windows(e, 5, 34, 3, 3, [13, 20], [6, 12], () => '#5c5a5e');
      windows(e, 110, 22, 3, 4, [13, 21], [6, 13], (c, r) => (c === 1 && r === 1 ? '#ffdf9a' : '#6a6460'));
      e.haze(40, 26, '#e4dccb', 0.85);
      e.shape(
        [
          [56, 101],
          [66, 48],
          [80, 48],
          [92, 101],
        ],
        '#766d66',
      );
      e.line(
        [
          [64, 101],
          [71, 48],
        ],
        '#d9cfbd',
        0.7,
      );
      e.line(
        [
          [84, 101],
          [75, 48],
        ],
        '#d9cfbd',
        0.7,
      );
      e.box(61, 40, 24, 34, '#e0a92c');
      e.box(61, 55, 24, 3, '#f5ead2');
      e.box(61, 37, 24, 4, '#f0e3c8');
      e.box(63.5, 43, 8.6, 11, '#2e3742');
      e.box(74, 43, 8.6, 11, '#2e3742');
      e.disc(73, 64, 2.8, '#fff1c2');
      e.box(61, 71, 24, 4, '#5b3524');
      e.line(
        [
          [73, 37],
          [71, 26],
        ],
        '#4b4541',
        0.6,
      );
      e.line(
        [
          [-2, 20],
          [71, 26],
          [e.width, 12],
        ],
        '#5a534d',
        0.35,
      );
      e.glow(73, 64, 22, '#ffe6a8', 0.8);
      e.haze(84, 14, '#e9e1d0', 0.7);
      e.path(PERSON, '#3b3836', { x: 34, y: 92, scale: 1.7 });
    },
  ],
  'ln-04': [
    'cold',
    (e) => {
      e.ground(e.fall(['#9fb3bd', '#dde3df', '#eef0e8'], 0, 46));
      e.box(0, 45, e.width, 56, e.fall(['#9db4ba', '#4d7587', '#22495c'], 45, 100));
      e.shape(
        [
          [70, 46],
          [77, 36],
          [86, 33],
          [93, 24],
          [99, 27],
          [104, 36],
          [116, 41],
          [124, 46],
        ],
        '#47565a',
      );
      e.keep(
        () => {
          e.shape(
            [
              [70, 46],
              [93, 62],
              [124, 46],
            ],
            '#2f434a',
          );
        },
        { alpha: 0.55, blur: 0.8 },
      );
      e.box(91.6, 19, 2.6, 7, '#8d8474');
      e.shape(
        [
          [91, 19],
          [92.9, 16.6],
          [94.8, 19],
        ],
        '#a33a28',
      );
      for (let sheet = 0; sheet < 9; sheet++)
        e.keep(() => {
          e.pen.translate(12 + sheet * 8.6, 92 - sheet * 5.2 + Math.sin(sheet * 2) * 5);
          e.pen.rotate(sheet * 0.5 - 0.6);
          e.box(-4, -2.8, 8 - sheet * 0.5, 5.6 - sheet * 0.35, '#fbf6e9');
          e.line(
            [
              [-2.6, -1],
              [2, -1],
            ],
            '#8d98a6',
            0.25,
          );
          e.line(
            [
              [-2.6, 0.4],
              [1, 0.4],
            ],
            '#8d98a6',
            0.25,
          );
        });
      glints(e, 96, 48, 40, '#eaf1ee', 70);
    },
  ],
  'ln-05': [
    'night',
    (e) => {
      e.ground('#1c0f12');
      e.box(30, 10, 90, 42, '#f4e4c0');
      e.ridge(46, 9, '#c9b790', 5, 1.4);
      e.ridge(52, 8, '#a08e6c', 8, 1.9);
      e.box(-2, 52, e.width + 4, 50, '#1c0f12');
      e.box(-2, 0, 32, 100, '#1c0f12');
      e.box(120, 0, 32, 100, '#1c0f12');
      e.keep(
        () => {
          e.shape(
            [
              [75, -20],
              [28, 52],
              [122, 52],
            ],
            '#ffe9bd',
          );
        },
        { alpha: 0.12, blend: 'screen' },
      );
      e.shape(
        [
          [-2, -2],
          [24, -2],
          [17, 40],
          [26, 62],
          [-2, 64],
        ],
        '#7d1f1f',
      );
      e.shape(
        [
          [e.width + 2, -2],
          [126, -2],
          [133, 40],
          [124, 62],
          [e.width + 2, 64],
        ],
        '#7d1f1f',
      );
      for (let fold = 0; fold < 5; fold++) {
        e.line(
          [
            [3 + fold * 4.6, -2],
            [2 + fold * 4.2, 63],
          ],
          '#4d1215',
          0.9,
        );
        e.line(
          [
            [147 - fold * 4.6, -2],
            [148 - fold * 4.2, 63],
          ],
          '#4d1215',
          0.9,
        );
      }
      for (let row = 0; row < 6; row++) {
        const y = 58 + row * row * 1.25;
        const s = 1 + row * 0.34;
        for (let seat = -9; seat < 10; seat++) {
          const x = 75 + (seat + (row % 2) * 0.5) * 9 * s;
          e.pen.fillStyle = row % 2 ? '#5b1a1c' : '#6d2021';
          e.pen.beginPath();
          e.pen.roundRect(x - 3.6 * s, y, 7.2 * s, 12 * s, 2.4 * s);
          e.pen.fill();
        }
      }
      e.disc(84, 58.4, 2, '#120a0c');
      e.shape(
        [
          [80.6, 66],
          [82, 60],
          [86, 60],
          [87.6, 66],
        ],
        '#120a0c',
      );
      e.glow(75, 30, 60, '#ffdfa0', 0.35);
    },
  ],
  'ln-06': [
    'silver',
    (e) => {
      e.ground(e.fall(['#8e8a84', '#3a3733']));
      for (let key = 0; key < 15; key++) {
        const far = 46 + key * 4.6;
        const near = -34 + key * 16;
        e.shape(
          [
            [far, 28],
            [far + 4.4, 28],
            [near + 15.4, 101],
            [near, 101],
          ],
          key === 9 ? '#171513' : '#f3efe6',
        );
        e.shape(
          [
            [near, 101],
            [near + 15.4, 101],
            [near + 15.2, 97],
            [near + 0.4, 97],
          ],
          '#cfc9bd',
        );
      }
      for (let key = 0; key < 14; key++)
        if (![2, 6, 9, 13].includes(key)) {
          const far = 49 + key * 4.6;
          const near = -25 + key * 16;
          const at = 0.58;
          e.shape(
            [
              [far, 26],
              [far + 2.5, 26],
              [far + (near - far) * at + 7, 28 + 73 * at],
              [far + (near - far) * at, 28 + 73 * at],
            ],
            '#141312',
          );
        }
      e.box(-2, 8, e.width + 4, 19, '#1d1b19');
      e.line(
        [
          [-2, 27],
          [e.width + 2, 27],
        ],
        '#8b1f1a',
        0.9,
      );
      for (let string = 0; string < 44; string++)
        e.line(
          [
            [string * 3.6, 8],
            [string * 3.2 + 8, -2],
          ],
          '#a49c90',
          0.25,
        );
      e.keep(
        () => {
          e.shape(
            [
              [96, 18],
              [150, -6],
              [160, 40],
              [116, 62],
              [92, 52],
            ],
            '#0f0e0d',
          );
          for (let finger = 0; finger < 4; finger++)
            e.curve(
              [112 - finger * 4, 42 + finger * 4],
              [96 - finger * 3, 46 + finger * 4],
              [91 - finger * 4.5, 62 + finger * 3],
              '#cdb9a4',
              4,
            );
        },
        { blur: 0.25 },
      );
    },
  ],
  'ln-07': [
    'silver',
    (e) => {
      e.ground('#5f6c78');
      e.ridge(30, 16, '#7f8a92', 3, 1);
      for (const [x, y, w, h] of [
        [4, 34, 30, 30],
        [30, 26, 26, 44],
        [54, 36, 28, 36],
        [80, 22, 24, 52],
        [102, 32, 30, 44],
        [128, 28, 26, 50],
      ] as const) {
        e.box(x, y, w, h, '#fbf9f2');
        e.shape(
          [
            [x + w * 0.72, y],
            [x + w, y + 3],
            [x + w, y + h],
            [x + w * 0.72, y + h],
          ],
          '#bcbdb9',
        );
        e.shape(
          [
            [x - 1.5, y + 0.6],
            [x + w * 0.36, y - 6],
            [x + w * 0.74, y + 0.4],
          ],
          '#6d5a50',
        );
        e.box(x + w * 0.26, y + h * 0.32, 3.6, 5, '#26292d');
      }
      e.box(-2, 68, e.width + 4, 40, e.fall(['#c8cdcd', '#4c565e'], 68, 100));
      e.keep(
        () => {
          for (const [x, w] of [
            [4, 30],
            [34, 22],
            [80, 24],
            [128, 26],
          ] as const)
            e.box(x, 68, w, 22, '#fbf9f2');
        },
        { alpha: 0.55, blur: 0.7 },
      );
      for (let ripple = 0; ripple < 26; ripple++)
        e.line(
          [
            [e.between(0, 140), 70 + ripple * 1.2],
            [e.between(20, 150), 70 + ripple * 1.2],
          ],
          '#e6eaea',
          0.22,
        );
      e.line(
        [
          [66, 74],
          [71, 46],
        ],
        '#2a2522',
        0.9,
      );
      e.line(
        [
          [76, 74],
          [71, 46],
        ],
        '#2a2522',
        0.9,
      );
      for (let rung = 0; rung < 6; rung++)
        e.line(
          [
            [67 + rung * 0.7, 70 - rung * 4],
            [75 - rung * 0.7, 70 - rung * 4],
          ],
          '#2a2522',
          0.6,
        );
      e.path(PERSON, '#1c1a19', { x: 72, y: 56, scale: 1.2 });
    },
  ],
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
                [tile * 12 - 20 + row * 0, 54 + row * 6],
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
