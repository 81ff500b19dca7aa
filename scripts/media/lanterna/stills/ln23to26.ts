// Stills of films ln-23 to ln-26.
import { PERSON, SKIRT } from '../../studio/figures';
import type { Scene } from '../film';

export const stills23: Readonly<Record<string, Scene>> = {
  'ln-23': [
    'cold',
    (e) => {
      e.ground(e.fall(['#b9cfc6', '#dfe9dc', '#7f9c86']));
      for (let pane = 0; pane < 13; pane++)
        e.line(
          [
            [75 + (pane - 6) * 4.5, 30],
            [75 + (pane - 6) * 15, -2],
          ],
          '#f4f4ea',
          0.6,
        );
      for (let hoop = 0; hoop < 6; hoop++) {
        const s = 16 + hoop * 13;
        e.ring(75, 62, s, '#eef0e6', 0.6 + hoop * 0.3, Math.PI, Math.PI * 2);
        e.line(
          [
            [75 - s, 62],
            [75 - s, 101],
          ],
          '#eef0e6',
          0.6 + hoop * 0.3,
        );
        e.line(
          [
            [75 + s, 62],
            [75 + s, 101],
          ],
          '#eef0e6',
          0.6 + hoop * 0.3,
        );
      }
      e.shape(
        [
          [66, 66],
          [84, 66],
          [112, 101],
          [38, 101],
        ],
        '#c9c3ab',
      );
      for (let leaf = 0; leaf < 150; leaf++) {
        const side = leaf % 2 ? 1 : -1;
        const far = e.chance() ** 0.6;
        const x = 75 + side * (14 + far * 62);
        const y = 60 + far * 40 + e.between(-20, 4) * far;
        const angle = e.between(-2.6, -0.5);
        const reach = 4 + far * 15;
        e.keep(() => {
          e.pen.translate(x, y);
          e.pen.rotate(angle);
          e.pen.fillStyle = ['#2f5a41', '#48774f', '#1f4033', '#7d9a55'][leaf % 4] ?? '#000';
          e.pen.beginPath();
          e.pen.ellipse(reach / 2, 0, reach / 2, reach * 0.11, 0, 0, 6.3);
          e.pen.fill();
        });
      }
      for (const [x, y] of [
        [44, 66],
        [108, 62],
        [116, 80],
      ] as const) {
        for (let petal = 0; petal < 6; petal++)
          e.disc(x + 1.8 * Math.cos(petal * 1.05), y + 1.8 * Math.sin(petal * 1.05), 1.3, '#c8403a');
        e.disc(x, y, 0.8, '#ffe08a');
      }
      e.path(SKIRT, '#1e2a28', { x: 75, y: 78, scale: 1.2 });
      e.keep(
        () => {
          e.shape(
            [
              [30, -2],
              [60, -2],
              [96, 101],
              [50, 101],
            ],
            '#fff',
          );
        },
        { alpha: 0.16, blur: 2 },
      );
    },
  ],
  'ln-24': [
    'summer',
    (e) => {
      e.ground(e.fall(['#191122', '#4b2238', '#9a4a35', '#d98a4a'], 0, 72));
      e.glow(100, 30, 58, '#ffcf8a', 0.55);
      e.disc(100, 30, 13.5, '#fff3d0');
      e.disc(101, 30, 13, '#150e1b');
      for (let ray = 0; ray < 40; ray++) {
        const a = ray * 0.157;
        const r = 15 + e.between(2, 16);
        e.keep(
          () => {
            e.line(
              [
                [100 + 14 * Math.cos(a), 30 + 14 * Math.sin(a)],
                [100 + r * Math.cos(a + 0.05), 30 + r * Math.sin(a + 0.05)],
              ],
              '#ffe3ac',
              0.4,
            );
          },
          { alpha: 0.5 },
        );
      }
      e.ridge(74, 26, '#5a2b2c', 5, 1);
      e.ridge(78, 13, '#36191f', 8, 1.6);
      e.box(0, 76, e.width, 26, '#23121a');
      for (let house = 0; house < 7; house++) {
        const x = 10 + house * 12 + (house % 2) * 3;
        e.box(x, 74 - (house % 3) * 2, 9, 10, '#120a10');
        if (house % 2) e.box(x + 3, 78, 2, 2.6, '#ffbf62');
      }
      for (let person = 0; person < 11; person++)
        e.path(person % 2 ? PERSON : SKIRT, '#09050a', {
          x: 88 + person * 5 + (person % 3),
          y: 92 + (person % 4),
          scale: 0.95 + (person % 3) * 0.12,
        });
      for (let star = 0; star < 60; star++)
        e.disc(e.between(0, e.width), e.between(0, 40), e.between(0.08, 0.24), '#fff');
    },
  ],
  'ln-25': [
    'summer',
    (e) => {
      e.ground(e.fall(['#f2c879', '#f6dfa6', '#e6b65f'], 0, 60));
      e.ridge(58, 26, '#b98b4d', 4, 1.2);
      e.ridge(66, 14, '#8a6a3a', 7, 1.8);
      e.box(0, 64, e.width, 40, '#7d7436');
      for (let stalk = 0; stalk < 320; stalk++) {
        const y = e.between(66, 101);
        const x = e.between(0, e.width);
        e.line(
          [
            [x, y],
            [x + 0.6, y - 2 - (y - 64) * 0.12],
          ],
          ['#a99a4a', '#5f6130', '#d2b65a'][stalk % 3] ?? '#000',
          0.3,
        );
      }
      for (let hive = 0; hive < 8; hive++) {
        const s = 1.7 - hive * 0.16;
        const x = 14 + hive * 17 - hive * hive * 0.5;
        const y = 86 - hive * 2.6;
        e.box(
          x,
          y - 8 * s,
          9 * s,
          8 * s,
          ['#f5efe0', '#6fa3b8', '#e6b13e', '#f5efe0', '#c2583e'][hive % 5] ?? '#fff',
        );
        e.box(x - 0.6 * s, y - 9.4 * s, 10.2 * s, 1.6 * s, '#5a4326');
        e.box(x + 2.6 * s, y - 1.8 * s, 4 * s, 0.7 * s, '#2b1d10');
        e.line(
          [
            [x, y - 4 * s],
            [x + 9 * s, y - 4 * s],
          ],
          '#00000033',
          0.3,
        );
      }
      e.path(SKIRT, '#fbf6e6', { x: 116, y: 88, scale: 2.7 });
      e.disc(116, 58.6, 6.2, '#e9ddb8', 0.26);
      e.keep(
        () => {
          e.shape(
            [
              [112, 59],
              [120, 59],
              [121.6, 68],
              [110.4, 68],
            ],
            '#fffdf3',
          );
        },
        { alpha: 0.7 },
      );
      for (let bee = 0; bee < 60; bee++)
        e.disc(e.between(10, 140), e.between(40, 84), e.between(0.2, 0.5), '#3a2410');
      for (let puff = 0; puff < 5; puff++)
        e.keep(
          () => {
            e.disc(102 - puff * 4, 66 - puff * 6, 2.4 + puff * 1.4, '#fff9e8');
          },
          { alpha: 0.26, blur: 1.2 },
        );
    },
  ],
  'ln-26': [
    'faded',
    (e) => {
      e.ground(e.fall(['#8cb0bd', '#dfe0cf', '#f1ddb2'], 0, 50));
      e.ridge(50, 9, '#b58f74', 4, 0.8);
      e.ridge(52, 5, '#8a6656', 7, 1.3);
      e.box(0, 50, e.width, 52, e.fall(['#d8b98c', '#b98b5c'], 50, 100));
      e.shape(
        [
          [73.6, 50],
          [76.4, 50],
          [122, 101],
          [28, 101],
        ],
        '#5b5653',
      );
      for (let dash = 0; dash < 9; dash++) {
        const y = 51 + dash * dash * 0.72;
        const s = (y - 50) / 50;
        e.shape(
          [
            [75 - s * 1.2, y],
            [75 + s * 1.2, y],
            [75 + s * 1.5, y + 0.5 + s * 4],
            [75 - s * 1.5, y + 0.5 + s * 4],
          ],
          '#f2dd9a',
        );
      }
      for (let scrub = 0; scrub < 90; scrub++) {
        const y = 52 + e.chance() ** 2 * 48;
        const s = (y - 50) / 40;
        e.disc(e.between(0, e.width), y, 0.5 + s * 1.6, '#7f6f45', 0.5);
      }
      e.line(
        [
          [112, 88],
          [118, 64],
        ],
        '#2c2622',
        0.9,
      );
      e.line(
        [
          [126, 88],
          [118, 64],
        ],
        '#2c2622',
        0.9,
      );
      e.line(
        [
          [118, 90],
          [118, 64],
        ],
        '#2c2622',
        0.9,
      );
      e.box(114.6, 59, 7, 5, '#e0b23c');
      e.disc(114, 61.4, 1.4, '#24211f');
      e.path(SKIRT, '#35424a', { x: 129, y: 92, scale: 2.3 });
      e.disc(129, 65.4, 5.4, '#d8c294', 0.24);
      e.line(
        [
          [40, 74],
          [40, 62],
        ],
        '#a33a2a',
        0.7,
      );
      e.line(
        [
          [40, 68],
          [40, 65],
        ],
        '#fff',
        0.7,
      );
    },
  ],
};
