// Stills of episodes ln-41 to ln-44.
import type { Scene } from '../film';
import { strip } from './shapes';

export const stillsOfEpisodes: Readonly<Record<string, Scene>> = {
  'ln-41': [
    'silver',
    (e) => {
      e.ground('#b9b2a6');
      for (let wire = 0; wire < 7; wire++) {
        const x = 12 + wire * 21;
        e.line(
          [
            [x, -2],
            [x, 14],
          ],
          '#2a2826',
          0.5,
        );
        strip(
          [
            [x, 14],
            [x + (wire % 2) * 2 - 1, 74 + (wire % 3) * 9],
          ],
          wire % 2 ? '#8d8578' : '#d6cfbf',
        )(e);
      }
      e.shape(
        [
          [118, 60],
          [150, 42],
          [152, 46],
          [122, 66],
        ],
        '#1a1918',
      );
      e.shape(
        [
          [118, 66],
          [152, 76],
          [150, 80],
          [116, 70],
        ],
        '#1a1918',
      );
      e.disc(119, 65, 1.6, '#e9e2d2');
    },
  ],
  'ln-42': [
    'night',
    (e) => {
      e.ground('#1a1c20');
      e.box(0, 70, e.width, 32, '#2b2a2a');
      e.shape(
        [
          [88, 8],
          [146, 2],
          [146, 76],
          [88, 70],
        ],
        '#26282d',
      );
      e.shape(
        [
          [98, 16],
          [136, 12],
          [136, 70],
          [98, 66],
        ],
        '#e9d9b0',
      );
      e.keep(
        () => {
          e.shape(
            [
              [98, 66],
              [136, 70],
              [60, 101],
              [10, 96],
            ],
            '#e9d9b0',
          );
        },
        { alpha: 0.4, blur: 1 },
      );
      e.line(
        [
          [46, 92],
          [46, 34],
        ],
        '#0b0b0c',
        1.2,
      );
      for (const foot of [-9, 0, 9])
        e.line(
          [
            [46, 86],
            [46 + foot, 98],
          ],
          '#0b0b0c',
          1,
        );
      e.line(
        [
          [34, 30],
          [64, 40],
        ],
        '#0b0b0c',
        1.2,
      );
      e.pen.fillStyle = '#0b0b0c';
      e.pen.beginPath();
      e.pen.roundRect(62, 36, 15, 7.4, 3.6);
      e.pen.fill();
      for (let wave = 0; wave < 64; wave++)
        e.line(
          [
            [8 + wave * 2.1, 88 - (wave > 24 && wave < 34 ? 0.3 : e.between(0.4, 4))],
            [8 + wave * 2.1, 88 + (wave > 24 && wave < 34 ? 0.3 : e.between(0.4, 4))],
          ],
          '#c7a45a',
          0.5,
        );
    },
  ],
  'ln-43': [
    'summer',
    (e) => {
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 14; column++) {
          const h = 348 + column * 1.9;
          e.box(
            column * 10.8,
            row * 12.6,
            10.2,
            12,
            `hsl(${String(h % 360)} ${String(82 - row * 4)}% ${String(16 + row * 5.4 + (column % 3) * 2)}%)`,
          );
        }
      e.keep(
        () => {
          e.disc(96, 56, 23, '#000');
        },
        { alpha: 0.4, blur: 1.4 },
      );
      e.disc(92, 52, 22, e.round(86, 44, 34, ['#ff7a5c', '#b81a22', '#4a0710']));
      e.shape(
        [
          [87, 32],
          [85, 25],
          [90, 28.6],
          [92, 23],
          [94.4, 28.6],
          [99, 25],
          [97, 32],
        ],
        '#6f1517',
      );
      e.disc(84, 43, 3.4, '#ffd8c8');
    },
  ],
  'ln-44': [
    'silver',
    (e) => {
      e.ground('#0d0d0e');
      for (let row = 0; row < 15; row++) {
        const left = e.between(14, 26);
        const right = e.between(12, 28);
        const y = 8 + row * 6.4;
        e.keep(
          () => {
            e.box(71 - left, y, left, 2.3, '#f1ece0');
            e.box(79, y, right, 2.3, '#f1ece0');
          },
          { alpha: row < 2 || row > 12 ? 0.35 : 0.9 },
        );
      }
      for (let head = 0; head < 9; head++) {
        if (head === 3 || head === 6 || head === 7) continue;
        e.disc(10 + head * 17, 90, 6.4, '#000');
        e.disc(10 + head * 17, 103, 12, '#000');
      }
      e.glow(75, 40, 60, '#d9d4c6', 0.16);
    },
  ],
};
