// Stills of films ln-01 to ln-04.
import { glints, PERSON, rain, SKIRT, windows } from '../../studio/figures';
import type { Scene } from '../film';

export const stills01: Readonly<Record<string, Scene>> = {
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
};
