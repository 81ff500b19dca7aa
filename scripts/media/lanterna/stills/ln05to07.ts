// Stills of films ln-05 to ln-07.
import { PERSON } from '../../studio/figures';
import type { Scene } from '../film';

export const stills05: Readonly<Record<string, Scene>> = {
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
};
