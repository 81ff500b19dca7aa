// Stills of films ln-16 to ln-18.
import type { Point } from '../../studio/Easel';
import { PERSON, rain, SKIRT } from '../../studio/figures';
import type { Scene } from '../film';

export const stills16: Readonly<Record<string, Scene>> = {
  'ln-16': [
    'summer',
    (e) => {
      e.ground(e.fall(['#e9dcc0', '#f8edcf'], 0, 40));
      for (let row = 0; row < 7; row++)
        for (let house = -1; house < 9; house++) {
          const s = 1 + row * 0.22;
          const x = house * 20 * s * 0.86 + (row % 2) * 9;
          const y = 26 + row * 12;
          const h = e.between(5, 12) * s;
          e.box(
            x,
            y - h,
            17 * s,
            h + 30,
            ['#d9b38a', '#c78f63', '#e8cda8', '#b97b56', '#efe0c4'][(row * 3 + house + 5) % 5] ?? '#fff',
          );
          e.box(x, y - h, 17 * s, 1 * s, '#fff5df');
          e.shape(
            [
              [x + 12 * s, y - h],
              [x + 17 * s, y - h],
              [x + 17 * s, y + 30],
              [x + 12 * s, y + 30],
            ],
            '#8f5b41',
          );
          if ((house + row) % 3 === 0) e.box(x + 3 * s, y - h + 3 * s, 2.6 * s, 3.4 * s, '#4e3a35');
        }
      e.keep(
        () => {
          e.shape(
            [
              [50, 62],
              [88, 54],
              [104, 66],
              [64, 76],
            ],
            '#26456f',
          );
        },
        { alpha: 0.55 },
      );
      for (const [x, y] of [
        [50, 62],
        [88, 54],
        [104, 66],
        [64, 76],
      ] as const)
        e.line(
          [
            [x, y],
            [x, y - 18],
          ],
          '#3c2c22',
          0.7,
        );
      e.shape(
        [
          [50, 44],
          [88, 36],
          [104, 48],
          [64, 58],
        ],
        '#f2efe4',
      );
      for (let stripe = 0; stripe < 4; stripe++)
        e.shape(
          [
            [54 + stripe * 9.5, 43.4 - stripe * 2],
            [58 + stripe * 9.5, 42.4 - stripe * 2],
            [72.4 + stripe * 9.4, 55.6 - stripe * 2.2],
            [68 + stripe * 9.4, 56.8 - stripe * 2.2],
          ],
          '#1f4b8c',
        );
      e.path(PERSON, '#2c211d', { x: 80, y: 70, scale: 1.1 });
    },
  ],
  'ln-17': [
    'night',
    (e) => {
      e.ground(e.fall(['#0c0d18', '#1c1830', '#120f1c']));
      e.shape(
        [
          [-1, -1],
          [52, 16],
          [56, 62],
          [-1, 101],
        ],
        '#171526',
      );
      e.shape(
        [
          [e.width + 1, -1],
          [96, 16],
          [92, 62],
          [e.width + 1, 101],
        ],
        '#1a1526',
      );
      const signs = [
        [10, 10, 8, 30, '#ff4d6d'],
        [24, 22, 6, 22, '#48d6c9'],
        [38, 26, 5, 16, '#ffb347'],
        [128, 8, 9, 34, '#4a7dff'],
        [112, 18, 7, 26, '#ff5fa2'],
        [101, 26, 5, 18, '#ffe08a'],
        [46, 34, 3, 10, '#ff4d6d'],
        [94, 34, 3, 12, '#48d6c9'],
      ] as const;
      for (const [x, y, w, h, c] of signs) {
        e.pen.strokeStyle = c;
        e.pen.lineWidth = 0.7;
        e.pen.strokeRect(x, y, w, h);
        for (let stroke = 0; stroke < Math.floor(h / 6); stroke++) {
          const top = y + 2 + stroke * 6;
          e.line(
            [
              [x + 1.4, top],
              [x + w - 1.4, top],
            ],
            c,
            0.6,
          );
          e.line(
            [
              [x + w / 2, top - 0.6],
              [x + w / 2, top + 3.4],
            ],
            c,
            0.6,
          );
          if (stroke % 2)
            e.line(
              [
                [x + 1.6, top + 1.8],
                [x + w - 2, top + 3.6],
              ],
              c,
              0.6,
            );
        }
        e.glow(x + w / 2, y + h / 2, h * 0.9, c, 0.4);
      }
      e.shape(
        [
          [56, 62],
          [92, 62],
          [e.width + 1, 101],
          [-1, 101],
        ],
        '#14121f',
      );
      for (const [x, , w, , c] of signs)
        e.keep(
          () => {
            e.box(x, 66, w, 34, e.fall([c, `${c}00`], 66, 100));
          },
          { alpha: 0.34, blur: 1.3, blend: 'screen' },
        );
      for (let dash = 0; dash < 60; dash++)
        e.line(
          [
            [e.between(0, 150), e.between(64, 100)],
            [e.between(0, 150), 64],
          ].map(([x, y], i, all): Point =>
            i ? [(all[0]?.[0] ?? 0) + 4, all[0]?.[1] ?? 0] : [x ?? 0, y ?? 0],
          ),
          '#ffffff22',
          0.3,
        );
      e.line(
        [
          [70, 92],
          [62, 42],
        ],
        '#3a3346',
        1,
      );
      e.line(
        [
          [80, 92],
          [74, 42],
        ],
        '#3a3346',
        1,
      );
      for (let rung = 0; rung < 9; rung++)
        e.line(
          [
            [69 - rung * 0.8, 86 - rung * 5],
            [78.6 - rung * 0.7, 86 - rung * 5],
          ],
          '#3a3346',
          0.7,
        );
      e.path(PERSON, '#06060c', { x: 70, y: 68, scale: 1.35 });
      e.line(
        [
          [71, 56],
          [80, 50],
        ],
        '#06060c',
        1.4,
      );
      rain(e, '#b9c4ff', 260, 0.4);
    },
  ],
  'ln-18': [
    'faded',
    (e) => {
      e.ground(e.fall(['#9fc3c8', '#dfe7d6', '#f3e4bd']));
      e.ridge(92, 14, '#9aa86f', 6, 1);
      e.ridge(98, 9, '#6f8250', 9, 2);
      e.pen.save();
      e.pen.translate(108, 24);
      e.pen.rotate(0.35);
      e.shape(
        [
          [0, -14],
          [9, 0],
          [0, 19],
          [-9, 0],
        ],
        '#c43b2a',
      );
      e.shape(
        [
          [0, -14],
          [9, 0],
          [0, 0],
        ],
        '#f0b33c',
      );
      e.shape(
        [
          [0, 19],
          [-9, 0],
          [0, 0],
        ],
        '#2c4f9a',
      );
      e.pen.restore();
      e.curve([102, 42], [92, 54], [100, 62], '#c43b2a', 0.5);
      for (let bow = 0; bow < 4; bow++) {
        e.shape(
          [
            [99 - bow, 48 + bow * 4],
            [102 - bow, 46.4 + bow * 4],
            [102 - bow, 49.6 + bow * 4],
          ],
          '#f0b33c',
        );
        e.shape(
          [
            [99 - bow, 48 + bow * 4],
            [96 - bow, 46.4 + bow * 4],
            [96 - bow, 49.6 + bow * 4],
          ],
          '#2c4f9a',
        );
      }
      e.curve([106, 26], [70, 70], [38, 74], '#4b463e', 0.2);
      e.path(PERSON, '#33413f', { x: 32, y: 86, scale: 1.4 });
      e.path(SKIRT, '#b8402f', { x: 40, y: 86.6, scale: 0.85 });
      for (let cloud = 0; cloud < 3; cloud++) e.haze(18 + cloud * 14, 6, '#fbf7ea', 0.4);
    },
  ],
};
