// Stills of lanterna's films, part two, with the cinema's own rooms and notebooks.
import type { Painter, Point } from '../studio/Easel';
import { BIRD, BOAT, PERSON, SKIRT, glints, rain, tree, windows } from '../studio/figures';
import type { Scene } from './stills';

const reel =
  (x: number, y: number, r: number, ink: string, hole: string): Painter =>
  (e) => {
    e.disc(x, y, r, ink);
    e.disc(x, y, r * 0.12, hole);
    for (let spoke = 0; spoke < 5; spoke++)
      e.disc(
        x + r * 0.56 * Math.cos(spoke * 1.257 + 0.4),
        y + r * 0.56 * Math.sin(spoke * 1.257 + 0.4),
        r * 0.25,
        hole,
      );
  };

const strip =
  (points: readonly Point[], cell: string): Painter =>
  (e) => {
    e.line(points, '#14100e', 13);
    for (let index = 0; index < points.length - 1; index++) {
      const [a, b] = [points[index], points[index + 1]];
      if (!a || !b) continue;
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
      e.keep(() => {
        e.pen.translate(a[0], a[1]);
        e.pen.rotate(angle);
        for (let at = 1; at < far; at += 10) {
          e.box(at, -3.6, 8.4, 7.2, cell);
          for (let hole = 0; hole < 3; hole++) {
            e.box(at + hole * 3.2, -5.8, 1.7, 1.3, '#efe2c6');
            e.box(at + hole * 3.2, 4.6, 1.7, 1.3, '#efe2c6');
          }
        }
      });
    }
  };

export const stillsTwo: Readonly<Record<string, Scene>> = {
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
      const colours = ['#f26d5b', '#ffd166', '#3aa6a0', '#f49ac2', '#f4f1de', '#577fc4'];
      for (let house = 0; house < 6; house++) {
        const x = -4 + house * 27;
        e.box(x, 26 + (house % 2) * 5, 26, 60, colours[house] ?? '#fff');
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
  'cadernos-de-montagem': [
    'faded',
    (e) => {
      e.ground('#a8825a');
      for (let grain = 0; grain < 40; grain++)
        e.curve([-2, grain * 2.6], [75, grain * 2.6 + e.between(-3, 3)], [152, grain * 2.6], '#8f6b46', 0.4);
      e.keep(() => {
        e.pen.translate(54, 54);
        e.pen.rotate(-0.16);
        e.box(-31, -36, 64, 76, '#00000055');
        e.box(-33, -38, 64, 76, '#1d1b1e');
        e.box(-33, -38, 5, 76, '#0d0c0e');
        e.box(-12, -24, 28, 14, '#f1e7d0');
        e.line(
          [
            [-8, -19],
            [11, -19],
          ],
          '#8b7f6c',
          0.6,
        );
        e.line(
          [
            [-8, -15.6],
            [6, -15.6],
          ],
          '#8b7f6c',
          0.6,
        );
      });
      e.keep(() => {
        e.pen.translate(108, 62);
        e.pen.rotate(0.22);
        e.box(-20, -30, 44, 62, '#00000055');
        e.box(-22, -32, 44, 62, '#a6321f');
        e.box(-22, -32, 4, 62, '#7c2114');
      });
      strip(
        [
          [8, 94],
          [50, 88],
          [92, 96],
          [146, 84],
        ],
        '#c9b48a',
      )(e);
      e.line(
        [
          [96, 20],
          [136, 34],
        ],
        '#e0b23c',
        2,
      );
      e.line(
        [
          [136, 34],
          [139, 35],
        ],
        '#2a211a',
        1.6,
      );
    },
  ],
  'retrospetiva-coelho': [
    'faded',
    (e) => {
      e.ground('#d9cdb6');
      for (let house = 0; house < 5; house++) {
        const x = 10 + house * 27;
        const h = 34 + ((house * 13) % 26);
        e.box(x, 86 - h, 22, h, ['#f3ead6', '#1d3c94', '#c08a34', '#f3ead6', '#a6321f'][house] ?? '#fff');
        e.shape(
          [
            [x - 2, 86.4 - h],
            [x + 11, 74 - h],
            [x + 24, 86.4 - h],
          ],
          ['#a6321f', '#4a3426', '#33424a', '#1d3c94', '#4a3426'][house] ?? '#000',
        );
        e.box(x + 8, 72, 6, 14, house === 2 ? '#ffdf8a' : '#26221f');
        e.box(x + 4, 86 - h + 7, 5, 7, house === 1 ? '#ffd98a' : '#3a3733');
        e.box(x + 13, 86 - h + 7, 5, 7, '#3a3733');
      }
      e.box(0, 86, e.width, 15, '#8f7d62');
      e.path(PERSON, '#1d1815', { x: 136, y: 95, scale: 1.7 });
      e.line(
        [
          [130, 95],
          [134, 80],
        ],
        '#1d1815',
        0.8,
      );
      e.box(126, 74, 7, 5, '#1d1815');
      e.disc(125, 76.4, 1.8, '#1d1815');
    },
  ],
  'a-noite-em-quatro': [
    'night',
    (e) => {
      const bands = [
        ['#d98a5a', '#6a4a5e'],
        ['#5a3a52', '#252a4a'],
        ['#1b2144', '#10142c'],
        ['#0c0f22', '#05060f'],
      ] as const;
      bands.forEach(([a, b], night) => {
        const x = night * (e.width / 4);
        e.box(x, 0, e.width / 4 + 0.2, 101, e.fall([a, b]));
        e.disc(x + 18, 26 + night * 8, 7, '#fff1c9');
        e.disc(x + 18 + 3.4 * night, 25 + night * 8, 7, a);
      });
      e.ridge(84, 8, '#07070d', 6, 2);
      e.box(0, 82, e.width, 20, '#07070d');
      windows(e, 6, 86, 22, 1, [6.4, 5], [2.6, 3], (c) => (c % 5 === 2 ? '#ffd27a' : '#131420'));
      e.path(BOAT, '#07070d', { x: 20, y: 84, scale: 0.9 });
      glints(e, 20, 94, 16, '#ffcf8a', 16);
    },
  ],
  'menos-de-noventa': [
    'summer',
    (e) => {
      e.ground('#1d3c94');
      for (let tile = 0; tile < 70; tile++) {
        const x = (tile % 10) * 15;
        const y = Math.floor(tile / 10) * 15;
        e.ring(x, y, 7.5, '#f5efe3', 0.8, 0, 1.571);
        e.ring(x + 15, y + 15, 7.5, '#f5efe3', 0.8, 3.1416, 4.712);
      }
      e.disc(75, 52, 30, '#f5efe3');
      e.disc(75, 52, 27.4, '#fffcf5');
      for (let tick = 0; tick < 12; tick++)
        e.line(
          [
            [75 + 22 * Math.cos(tick * 0.5236), 52 + 22 * Math.sin(tick * 0.5236)],
            [75 + 25 * Math.cos(tick * 0.5236), 52 + 25 * Math.sin(tick * 0.5236)],
          ],
          '#1b1815',
          tick % 3 ? 0.6 : 1.6,
        );
      e.line(
        [
          [75, 52],
          [75, 33],
        ],
        '#1b1815',
        1.5,
      );
      e.line(
        [
          [75, 52],
          [88, 44.4],
        ],
        '#a6321f',
        2.2,
      );
      e.disc(75, 52, 2, '#1b1815');
    },
  ],
  browse: [
    'faded',
    (e) => {
      e.ground('#3a2b24');
      for (let shelf = 0; shelf < 4; shelf++) {
        const y = 25 * (shelf + 1) - 2;
        let x = -2;
        while (x < e.width) {
          const w = e.between(3.4, 7.6);
          const h = e.between(15, 20.5);
          e.box(
            x,
            y - h,
            w - 0.5,
            h,
            ['#1d3c94', '#a6321f', '#f0e4cb', '#c7983f', '#5d7260', '#2a2522', '#c98a72', '#8e9aa3'][
              Math.floor(e.chance() * 8)
            ] ?? '#fff',
          );
          e.box(x + w * 0.2, y - h + 3, w * 0.5, 1, '#fff8e655');
          x += w;
        }
        e.box(-2, y, e.width + 4, 2, '#1f1612');
      }
      reel(122, 66, 12, '#b9b0a2', '#3a2b24')(e);
      e.glow(30, 10, 70, '#ffd79a', 0.25);
    },
  ],
  curtas: [
    'sepia',
    (e) => {
      e.ground('#efe2c4');
      strip(
        [
          [-6, 24],
          [60, 34],
          [156, 20],
        ],
        '#b58b52',
      )(e);
      strip(
        [
          [-6, 78],
          [80, 66],
          [156, 80],
        ],
        '#7d8b78',
      )(e);
      reel(48, 52, 19, '#8e3b28', '#efe2c4')(e);
      reel(112, 50, 12, '#2f4158', '#efe2c4')(e);
      e.path(BIRD, '#2a211a', { x: 84, y: 46, scale: 1.4 });
    },
  ],
};
