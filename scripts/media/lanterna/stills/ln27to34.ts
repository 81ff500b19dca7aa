// Stills of films ln-27 to ln-34.
import { PERSON, SKIRT } from '../../studio/figures';
import type { Scene } from '../film';
import { reel } from './shapes';

export const stills27: Readonly<Record<string, Scene>> = {
  'ln-27': [
    'cold',
    (e) => {
      e.ground('#0b0d10');
      for (let ring = 15; ring >= 0; ring--) {
        const r = 15 + ring * 5.6;
        const tone = Math.max(16, 118 - ring * 8);
        e.disc(
          80 + ring * 0.5,
          42 + ring * 0.7,
          r,
          `rgb(${String(tone)} ${String(tone * 0.96)} ${String(tone * 0.9)})`,
        );
        for (let stone = 0; stone < 16; stone++) {
          const a = stone * 0.393 + (ring % 2) * 0.196;
          e.line(
            [
              [80 + ring * 0.5 + (r - 5.4) * Math.cos(a), 42 + ring * 0.7 + (r - 5.4) * Math.sin(a)],
              [80 + ring * 0.5 + r * Math.cos(a), 42 + ring * 0.7 + r * Math.sin(a)],
            ],
            '#0b0d10',
            0.6,
          );
        }
        e.ring(80 + ring * 0.5, 42 + ring * 0.7, r, '#0b0d10', 0.5);
      }
      e.disc(80, 42, 14.6, e.round(76, 38, 20, ['#f6fbff', '#9cc6e0']));
      e.line(
        [
          [80, 28],
          [84, 101],
        ],
        '#d8c79a',
        0.7,
      );
      e.shape(
        [
          [79, 84],
          [90, 84],
          [88.6, 94],
          [80.6, 94],
        ],
        '#3a3f42',
      );
      e.ring(84.5, 84, 5.5, '#6d7478', 0.8, Math.PI, Math.PI * 2);
      e.shape(
        [
          [86, 30],
          [92, 32],
          [91, 38],
          [88, 39],
        ],
        '#1b222a',
      );
      e.disc(90.4, 32.4, 2.3, '#1b222a');
      e.glow(80, 42, 34, '#d9efff', 0.45);
    },
  ],
  'ln-28': [
    'summer',
    (e) => {
      e.ground(e.fall(['#5fa8c9', '#b8dbdc', '#f3e3bf']));
      e.ridge(92, 6, '#b0743f', 3, 1);
      e.box(0, 88, e.width, 14, '#c98b50');
      for (let step = 0; step < 15; step++) {
        const x = 26 + step * 6.4;
        const y = 88 - step * 4.9;
        e.box(x, y - 1.2, 7.6, 1.6, '#8c4f25');
        e.box(x + 6.6, y - 4.9, 0.9, 4.9, '#b0733f');
      }
      e.line(
        [
          [30, 89],
          [122, 17.8],
        ],
        '#6d3c1c',
        2,
      );
      for (const x of [44, 70, 96, 118])
        e.line(
          [
            [x, 88],
            [x, 90 - (x - 26) * 0.765],
          ],
          '#7d4823',
          1.2,
        );
      for (const [a, b] of [
        [44, 70],
        [70, 96],
        [96, 118],
      ] as const)
        e.line(
          [
            [a, 88],
            [b, 90 - (b - 26) * 0.765 + 6],
          ],
          '#7d4823',
          0.7,
        );
      for (const [index, step] of [2, 4, 5, 8, 10, 13].entries())
        e.path(
          index % 2 ? SKIRT : PERSON,
          ['#c23b2a', '#243a66', '#e9b33a', '#2f6b4f', '#f5efe0', '#3b2440'][index] ?? '#000',
          { x: 30 + step * 6.4, y: 86.6 - step * 4.9, scale: 1 },
        );
      for (const [x, w] of [
        [2, 16],
        [128, 20],
      ] as const) {
        e.box(x, 74, w, 15, '#e8d9b9');
        e.shape(
          [
            [x - 2, 74],
            [x + w / 2, 66],
            [x + w + 2, 74],
          ],
          '#7b5d40',
        );
        e.box(x + w / 2 - 2, 80, 4, 9, '#3a5f78');
      }
      e.haze(20, 7, '#ffffff', 0.45);
    },
  ],
  'ln-31': [
    'night',
    (e) => {
      e.ground('#140c10');
      e.disc(118, 34, 18, '#2b2226');
      reel(118, 34, 18, '#4a4044', '#171014')(e);
      reel(90, 22, 13, '#4a4044', '#171014')(e);
      e.pen.fillStyle = '#2f282b';
      e.pen.beginPath();
      e.pen.roundRect(84, 40, 46, 34, 3);
      e.pen.fill();
      e.box(72, 50, 14, 12, '#3b3336');
      e.disc(72, 56, 6, '#e9dcc0', 1);
      e.disc(72, 56, 4, '#fff7df');
      e.keep(
        () => {
          e.shape(
            [
              [72, 52],
              [-10, 6],
              [-10, 104],
              [72, 60],
            ],
            '#ffe9b8',
          );
        },
        { alpha: 0.26, blur: 1.4 },
      );
      for (let mote = 0; mote < 90; mote++) {
        const t = e.chance();
        e.disc(70 - t * 76, 56 + (e.chance() - 0.5) * 90 * t, e.between(0.1, 0.5), '#fff4d6');
      }
      e.box(90, 74, 34, 30, '#1f191b');
      for (let dial = 0; dial < 4; dial++) e.disc(94 + dial * 7, 66, 1.7, dial === 1 ? '#d9402c' : '#8b7d66');
      e.path(PERSON, '#090607', { x: 142, y: 102, scale: 4.6 });
      e.glow(72, 56, 30, '#ffe2a0', 0.8);
    },
  ],
  'ln-32': [
    'summer',
    (e) => {
      e.ground('#3a1714');
      for (let fold = 0; fold < 22; fold++) e.box(fold * 7, 0, 3.4, 82, fold % 2 ? '#5a211b' : '#6b2a21');
      e.box(0, 80, e.width, 22, '#22100d');
      e.keep(
        () => {
          e.shape(
            [
              [20, -4],
              [44, -4],
              [84, 90],
              [8, 90],
            ],
            '#ffdfa8',
          );
          e.shape(
            [
              [118, -4],
              [132, -4],
              [138, 90],
              [72, 90],
            ],
            '#ffdfa8',
          );
        },
        { alpha: 0.16, blur: 1.6, blend: 'screen' },
      );
      for (const [x, flip] of [
        [48, 1],
        [100, -1],
      ] as const) {
        e.pen.fillStyle = '#c9a06a';
        e.pen.beginPath();
        e.pen.roundRect(x - 11, 58, 22, 22, 4);
        e.pen.fill();
        e.box(x - 12 * flip - 2, 62, 5, 20, '#a87f4f');
      }
      e.disc(49, 41, 5.4, '#d9a27f');
      e.path('M-9 24Q-9 4 0 4Q9 4 9 24Z', '#1d3c94', { x: 49, y: 44 });
      e.path('M-6.6 3Q-8-8 0-8.6Q8-8 6.8 4Q5-2 0-3.4Q-5-2-6.6 3Z', '#d9d4cc', { x: 49, y: 41 });
      e.disc(99, 42, 5.2, '#8c5a3c');
      e.path('M-9 24Q-9 4 0 4Q9 4 9 24Z', '#e8e0cd', { x: 99, y: 45 });
      e.path('M-5.6 0Q-6-7 0-7Q6-7 5.6 0Q3-4 0-4Q-3-4-5.6 0Z', '#1b1210', { x: 99, y: 40.6 });
      for (const x of [60, 89]) {
        e.line(
          [
            [x, 56],
            [x + (x < 70 ? -4 : 4), 50],
          ],
          '#14100e',
          1.1,
        );
        e.disc(x + (x < 70 ? -4.6 : 4.6), 49.4, 1.3, '#14100e');
      }
      e.disc(75, 74, 9, '#e9dcc2', 0.26);
      e.box(74, 74, 2, 14, '#2c1c14');
      e.box(72, 68, 2.6, 6, '#bcd8df');
      e.box(77, 67.4, 3, 6.6, '#bcd8df');
      for (let head = 0; head < 13; head++) {
        e.disc(6 + head * 12, 97, 5.2, '#0d0706');
        e.disc(6 + head * 12, 106, 9, '#0d0706');
      }
    },
  ],
  'ln-33': [
    'sepia',
    (e) => {
      e.ground(e.fall(['#d7c49a', '#efe2bd'], 0, 60));
      e.ridge(54, 20, '#b9a47a', 3, 1.2);
      e.box(0, 54, e.width, 50, e.fall(['#cbb98f', '#7b6a4c'], 54, 100));
      for (const [x, w] of [
        [-10, 34],
        [34, 34],
        [82, 34],
        [126, 34],
      ] as const) {
        e.shape(
          [
            [x, 50],
            [x + w + 12, 50],
            [x + w + 12, 76],
            [x, 76],
          ],
          '#5a4632',
        );
        e.disc(x + w / 2 + 6, 78, 15, '#cbb98f');
      }
      e.box(-2, 38, 70, 10, '#6b5540');
      e.box(84, 38, 70, 10, '#6b5540');
      e.box(-2, 46, e.width + 4, 5, '#6b5540');
      e.shape(
        [
          [66, 36],
          [86, 36],
          [82, 62],
          [70, 62],
        ],
        '#c9b78c',
      );
      e.box(-2, 34, 70, 1.4, '#3b2d20');
      e.box(84, 34, 70, 1.4, '#3b2d20');
      for (let guest = 0; guest < 8; guest++) {
        e.path(guest % 2 ? SKIRT : PERSON, '#2a1f18', { x: 8 + guest * 7, y: 38, scale: 1 });
        e.path(guest % 2 ? PERSON : SKIRT, '#2a1f18', { x: 94 + guest * 7, y: 38, scale: 1 });
      }
      e.path(SKIRT, '#fffaf0', { x: 62, y: 38, scale: 1.15 });
      e.path(PERSON, '#120d0a', { x: 89, y: 38, scale: 1.15 });
      e.box(0, 78, e.width, 24, '#a8946a');
      for (let wave = 0; wave < 40; wave++) {
        const x = e.between(-6, e.width);
        const y = e.between(79, 100);
        e.curve([x, y], [x + 4, y - 1.2], [x + 9, y], '#efe0b6', 0.35);
      }
      e.keep(() => {
        e.pen.translate(76, 84);
        e.pen.rotate(0.14);
        e.box(-9, -3, 18, 3.4, '#3b2d20');
        for (const leg of [-8, 7]) e.box(leg, 0, 1, 5, '#3b2d20');
      });
    },
  ],
  'ln-34': [
    'cold',
    (e) => {
      for (let strip9 = 0; strip9 < 12; strip9++) {
        const x = (e.width / 12) * strip9;
        const tide = 46 + 16 * Math.sin(strip9 * 0.7);
        const sky = ['#c9d6da', '#8ea4b3', '#e9d9bf', '#5f7584', '#f2ece0', '#a3b5b0'][strip9 % 6] ?? '#fff';
        e.pen.save();
        e.pen.beginPath();
        e.pen.rect(x, 0, e.width / 12 + 0.1, 100);
        e.pen.clip();
        e.box(x, 0, 20, 36, sky);
        e.box(x, 36, 20, tide - 30, ['#44697a', '#2f4f61', '#7d98a0', '#25404f'][strip9 % 4] ?? '#000');
        e.box(x, tide + 4, 20, 60, ['#c9b48f', '#b59b75', '#d9caa9'][strip9 % 3] ?? '#000');
        e.haze(tide + 4, 1.6, '#fff', 0.9);
        for (let wave = 0; wave < 6; wave++)
          e.curve(
            [x - 2, 40 + (wave * (tide - 38)) / 6],
            [x + 6, 39 + (wave * (tide - 38)) / 6],
            [x + 14, 40.4 + (wave * (tide - 38)) / 6],
            '#e8f0f0',
            0.3,
          );
        e.pen.restore();
        e.box(x, 0, 0.35, 100, '#f6f3ea');
      }
      e.path(SKIRT, '#1c2329', { x: 93, y: 88, scale: 1.1 });
    },
  ],
};
