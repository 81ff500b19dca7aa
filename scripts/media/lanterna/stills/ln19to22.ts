// Stills of films ln-19 to ln-22.
import { PERSON, rain, SKIRT, tree, windows } from '../../studio/figures';
import type { Scene } from '../film';

export const stills19: Readonly<Record<string, Scene>> = {
  'ln-19': [
    'night',
    (e) => {
      e.ground(e.fall(['#0a1220', '#17253a', '#22303d']));
      for (let star = 0; star < 140; star++)
        e.disc(e.between(0, e.width), e.between(0, 52), e.between(0.08, 0.3), '#dbe6f2');
      e.ridge(60, 8, '#0c131d', 5, 1.4);
      e.box(0, 58, e.width, 46, '#0d1219');
      e.box(0, 70.5, e.width, 0.7, '#4d565f');
      for (let car = 0; car < 4; car++) {
        const x = -22 + car * 46;
        e.pen.fillStyle = '#1f3a4a';
        e.pen.beginPath();
        e.pen.roundRect(x, 46, 44, 22, 2);
        e.pen.fill();
        e.box(x, 61, 44, 2, '#c9b37c');
        windows(e, x + 3, 50, 6, 1, [6.7, 6], [5, 7.4], (c) =>
          c === (car * 2 + 1) % 6 ? '#ffe9b8' : '#f2b95a',
        );
        for (const w of [7, 13, 31, 37]) e.disc(x + w, 69, 1.9, '#070a0e');
        e.keep(
          () => {
            e.box(x + 3, 72, 39, 14, '#f2b95a');
          },
          { alpha: 0.16, blur: 2 },
        );
      }
      for (const [x, y] of [
        [18, 80],
        [52, 84],
        [88, 81],
        [124, 86],
      ] as const) {
        e.path(x % 3 ? PERSON : SKIRT, '#04060a', { x, y, scale: 1.1 });
        e.keep(
          () => {
            e.shape(
              [
                [x - 2, y],
                [x + 2, y],
                [x + 6, y + 10],
                [x - 4, y + 10],
              ],
              '#000',
            );
          },
          { alpha: 0.5, blur: 0.5 },
        );
      }
      for (let reed = 0; reed < 90; reed++) {
        const x = e.between(0, e.width);
        e.curve([x, 101], [x + 1, 94], [x + e.between(-2, 3), e.between(86, 95)], '#05080b', 0.35);
      }
      e.haze(74, 6, '#6e7f8c', 0.25);
    },
  ],
  'ln-20': [
    'summer',
    (e) => {
      e.ground('#8fd0d6');
      const colors = ['#f26d5b', '#ffd166', '#3aa6a0', '#f49ac2', '#f4f1de', '#577fc4'];
      for (let house = 0; house < 6; house++) {
        const x = -4 + house * 27;
        e.box(x, 26 + (house % 2) * 5, 26, 60, colors[house] ?? '#fff');
        e.box(x, 26 + (house % 2) * 5, 26, 2.4, '#fff');
        for (const w of [4, 15]) {
          e.box(x + w, 38, 7, 13, '#fff');
          e.box(x + w + 0.8, 38.8, 5.4, 11.6, '#35564f');
          e.line(
            [
              [x + w + 3.5, 38.8],
              [x + w + 3.5, 50.4],
            ],
            '#fff',
            0.5,
          );
        }
        e.box(x + 9, 60, 8, 22, '#fff');
        e.box(x + 10, 61, 6, 21, '#6a3f2b');
      }
      e.box(0, 80, e.width, 30, '#c9a986');
      for (let stone = 0; stone < 120; stone++)
        e.disc(e.between(0, e.width), e.between(82, 100), e.between(0.8, 2), '#b08f6d', 0.5);
      tree(e, 74, 92, 84, '#4a3226', '#2f6b3a');
      for (let mango = 0; mango < 16; mango++) {
        const x = 74 + e.between(-24, 24);
        const y = 34 + e.between(-10, 20);
        e.line(
          [
            [x, y - 4],
            [x, y - 1.6],
          ],
          '#2c4a22',
          0.3,
        );
        e.disc(x, y, 1.9, mango === 6 ? '#f2a53a' : '#8fbf4d', 1.25);
      }
      for (const [x, s] of [
        [40, 1],
        [52, 0.8],
        [98, 1.1],
        [108, 0.9],
      ] as const) {
        e.path(x % 8 ? PERSON : SKIRT, '#2a2430', { x, y: 94, scale: s * 1.1 });
      }
      e.keep(
        () => {
          e.disc(78, 95, 34, '#5a4432', 0.14);
        },
        { alpha: 0.4, blur: 1 },
      );
    },
  ],
  'ln-21': [
    'faded',
    (e) => {
      e.ground('#3f5550');
      e.box(26, 8, 100, 66, e.fall(['#5d6f78', '#9fa9a0', '#cbbf98'], 8, 74));
      e.keep(
        () => {
          for (let cloud = 0; cloud < 12; cloud++)
            e.disc(30 + cloud * 9, 20 + (cloud % 3) * 4, 11, '#3b4850', 0.5);
        },
        { blur: 2, alpha: 0.8 },
      );
      e.line(
        [
          [92, 24],
          [88, 38],
          [93, 40],
          [86, 56],
        ],
        '#fffbe0',
        0.7,
      );
      e.ridge(74, 14, '#34503f', 3, 3);
      e.box(0, 74, e.width, 30, '#7a5a41');
      for (let board = 0; board < 11; board++)
        e.line(
          [
            [75 + (board - 5) * 9, 74],
            [75 + (board - 5) * 26, 101],
          ],
          '#5a3f2c',
          0.5,
        );
      for (const x of [24, 74, 124]) {
        e.box(x, 0, 4, 82, '#e9dfc6');
        e.box(x - 1, 6, 6, 2, '#e9dfc6');
        e.box(x - 1, 78, 6, 4, '#e9dfc6');
      }
      e.box(0, 0, e.width, 7, '#d8ccb0');
      for (let rail = 0; rail < 24; rail++) e.box(28 + rail * 4.1, 64, 1, 12, '#e9dfc6');
      e.box(26, 62.4, 100, 1.8, '#e9dfc6');
      e.shape(
        [
          [26, 36],
          [44, 60],
          [64, 68],
          [84, 64],
          [125, 34],
          [98, 74],
          [70, 82],
          [44, 74],
        ],
        '#b8462f',
      );
      e.curve([26, 36], [62, 96], [125, 34], '#f0c75a', 1.4);
      for (let fringe = 0; fringe < 16; fringe++)
        e.line(
          [
            [42 + fringe * 3.6, 74 + 7 * Math.sin(fringe * 0.2)],
            [41 + fringe * 3.6, 80 + 7 * Math.sin(fringe * 0.2)],
          ],
          '#f0e0b0',
          0.4,
        );
      e.disc(46, 57, 4, '#5a3524');
      e.shape(
        [
          [44, 60],
          [58, 60],
          [86, 66],
          [80, 70],
          [52, 68],
        ],
        '#f0e6d0',
      );
      e.path(SKIRT, '#263d3a', { x: 112, y: 90, scale: 2 });
      e.path(SKIRT, '#c98a3a', { x: 18, y: 92, scale: 1.4 });
      rain(e, '#e9efe6', 90, 0.35);
    },
  ],
  'ln-22': [
    'silver',
    (e) => {
      e.ground(e.fall(['#aeb9bf', '#e6e6e0']));
      e.shape(
        [
          [34, -2],
          [112, 10],
          [112, 102],
          [34, 102],
        ],
        '#dfdcd2',
      );
      e.shape(
        [
          [112, 10],
          [146, -2],
          [146, 102],
          [112, 102],
        ],
        '#77736c',
      );
      for (let floor = 0; floor < 9; floor++)
        for (let bay = 0; bay < 6; bay++) {
          const x = 37 + bay * 12.6;
          const y = 6 + floor * 11.6 + bay * 1.1 - floor * bay * 0.16;
          e.shape(
            [
              [x, y],
              [x + 10.4, y + 1],
              [x + 10.4, y + 7.6],
              [x, y + 7.2],
            ],
            (floor * 5 + bay * 3) % 7 === 0 ? '#f7e7bd' : '#43454a',
          );
          e.shape(
            [
              [x, y + 7.2],
              [x + 10.4, y + 7.6],
              [x + 10.4, y + 9],
              [x, y + 8.8],
            ],
            '#fdfbf4',
          );
          e.shape(
            [
              [x, y],
              [x + 3 + ((floor + bay) % 3) * 2, y],
              [x + 3 + ((floor + bay) % 3) * 2, y + 7.2],
              [x, y + 7.2],
            ],
            '#b7b2a6',
          );
        }
      for (let fin = 0; fin < 20; fin++)
        e.line(
          [
            [114 + fin * 1.6, 9.6 - fin * 0.56],
            [114 + fin * 1.6, 101],
          ],
          '#5a5650',
          0.6,
        );
      e.shape(
        [
          [84, 10],
          [92, 11],
          [92, 101],
          [84, 101],
        ],
        '#2b2c30',
      );
      e.box(84.6, 46, 6.8, 12, '#fff4d2');
      e.path(PERSON, '#17171a', { x: 88, y: 57.6, scale: 0.78 });
      e.glow(88, 52, 14, '#fff1c8', 0.6);
      for (let wave = 0; wave < 9; wave++)
        e.curve([-4 + wave * 8, 98], [wave * 8, 94], [4 + wave * 8, 98], '#33312e', 1);
    },
  ],
};
