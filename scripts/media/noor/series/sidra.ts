// The stills of the series "Tales of Sidra".
import type { Painter } from '../../studio/Easel';
import { CAMEL, ROBE } from '../../studio/figures';
import { arch, star } from '../ornament';

export const sidra: Readonly<Record<string, Painter>> = {
  'tales-of-sidra': (e) => {
    e.ground('#ffd27a');
    e.disc(89, 56, 46, '#ffe6a8');
    e.disc(89, 56, 36, '#fff4d0');
    for (let leaf = 0; leaf < 110; leaf++) {
      const a = e.between(0, 6.28);
      const r = 6 + Math.sqrt(e.chance()) * 27;
      e.path(
        'M0 0Q3-2.400 6 0Q3 2.400 0 0Z',
        ['#2a9a7a', '#1c7a68', '#5ac08a', '#0f5a58'][leaf % 4] ?? '#000',
        { x: 89 + r * Math.cos(a) * 1.3, y: 34 + r * Math.sin(a) * 0.72, scale: 1.2, angle: a + 1 },
      );
    }
    e.shape(
      [
        [84, 92],
        [87, 40],
        [92, 40],
        [97, 92],
      ],
      '#8a4a2a',
    );
    e.curve([89, 58], [72, 50], [66, 40], '#8a4a2a', 2.4);
    e.curve([90, 56], [108, 48], [114, 38], '#8a4a2a', 2.4);
    e.ridge(94, 8, '#e0803a', 3, 1.4);
    e.ridge(100, 6, '#c2453a', 6, 1.8);
    e.shape(
      [
        [112, 92],
        [120, 72],
        [128, 92],
      ],
      '#0f7a7a',
    );
    e.disc(120, 68, 5.4, '#b5713f');
    e.path('M-6 1Q-7-8 0-8Q7-8 6 1Q4-3 0-4Q-4-3-6 1Z', '#2a1620', { x: 120, y: 67 });
    e.disc(118, 68, 0.7, '#1a0f0a');
    e.disc(122, 68, 0.7, '#1a0f0a');
    e.path(CAMEL, '#c9763a', { x: 50, y: 93, scale: 1.8 });
    for (const [x, y] of [
      [26, 24],
      [150, 20],
      [160, 44],
      [18, 52],
    ] as const)
      star(e, x, y, 4.4, '#ff7a5a');
  },
  'nr-121': (e) => {
    e.ground('#123a5a');
    for (let ring = 0; ring < 5; ring++)
      e.disc(
        89,
        110,
        96 - ring * 15,
        ['#1c4a70', '#245a80', '#2e6e92', '#0f5a6a', '#0a3a4a'][ring] ?? '#000',
      );
    e.disc(89, 82, 26, '#fff0b0');
    e.disc(89, 82, 20, '#ffe48a');
    e.disc(82, 78, 2, '#3a2410');
    e.disc(96, 78, 2, '#3a2410');
    e.ring(89, 83, 6, '#3a2410', 1, 0.3, 2.84);
    e.path('M-44 0H44L38 30H-38Z', '#8a5a9a', { x: 89, y: 84 });
    for (let brick = 0; brick < 15; brick++)
      e.box(
        50 + (brick % 5) * 16 + Math.floor(brick / 5) * 4 - 2,
        86 + Math.floor(brick / 5) * 5,
        13,
        4,
        '#a87ab5',
      );
    e.line(
      [
        [52, 84],
        [52, 34],
      ],
      '#c2703a',
      2.4,
    );
    e.line(
      [
        [126, 84],
        [126, 34],
      ],
      '#c2703a',
      2.4,
    );
    e.shape(
      [
        [44, 36],
        [89, 16],
        [134, 36],
      ],
      '#e0604a',
    );
    for (const [x, y] of [
      [20, 18],
      [34, 44],
      [150, 22],
      [164, 50],
      [142, 62],
      [14, 70],
    ] as const)
      star(e, x, y, 3.6, '#fff4c8');
    e.shape(
      [
        [26, 98],
        [34, 72],
        [42, 98],
      ],
      '#ff8a6a',
    );
    e.disc(34, 69, 5.6, '#b5713f');
    e.path('M-6 1Q-7-8 0-8Q7-8 6 1Q4-3 0-4Q-4-3-6 1Z', '#2a1620', { x: 34, y: 68 });
  },
  'nr-122': (e) => {
    e.ground('#7ad0c8');
    e.disc(148, 22, 12, '#fff0b0');
    e.ridge(64, 18, '#ffd98a', 5, 1);
    e.ridge(76, 12, '#f2b05a', 8, 1.3);
    e.box(0, 78, e.width, 24, '#e8964a');
    for (let carpet = 0; carpet < 8; carpet++) {
      const x = 6 + carpet * 22;
      const c = ['#c2333a', '#1c5a8a', '#7a2a6a', '#0f7a6a'][carpet % 4] ?? '#000';
      e.shape(
        [
          [x, 84],
          [x + 21, 84],
          [x + 17, 96],
          [x - 5, 96],
        ],
        c,
      );
      e.shape(
        [
          [x + 3, 86],
          [x + 17, 86],
          [x + 14, 94],
          [x - 1, 94],
        ],
        '#ffd98a',
      );
      star(e, x + 8, 90, 3, c);
    }
    e.path(CAMEL, '#b5653a', { x: 80, y: 90, scale: 4.6 });
    e.disc(115, 40, 1.1, '#1a0f0a');
    e.box(66, 48, 24, 8, '#c2333a');
    for (let tassel = 0; tassel < 8; tassel++) e.disc(67 + tassel * 3.2, 57, 1, '#ffd98a');
  },
  'nr-123': (e) => {
    e.ground(e.fall(['#4ab0d8', '#a8e0e8', '#ffe9c0']));
    for (let building = 0; building < 8; building++) {
      e.box(
        building * 23 - 4,
        70 - (building % 3) * 9,
        22,
        40,
        ['#ff9a7a', '#ffd98a', '#f2708a', '#8ad0b8'][building % 4] ?? '#000',
      );
      arch(e, building * 23 + 7, 92, 8, 16, '#7a3a5a');
    }
    for (const [x, y, c, s] of [
      [40, 40, '#ffffff', 1.5],
      [96, 24, '#ffe0ec', 1.1],
      [140, 42, '#d0e4f8', 1.3],
      [70, 18, '#ffffff', 0.8],
    ] as const) {
      for (const [dx, dy, r] of [
        [-7, 0, 6],
        [0, -4, 8],
        [8, 0, 6.4],
        [0, 2, 7],
      ] as const)
        e.disc(x + dx * s, y + dy * s, r * s, c);
      e.line(
        [
          [x, y + 8 * s],
          [92, 84],
        ],
        '#7a3a5a',
        0.4,
      );
    }
    e.shape(
      [
        [78, 96],
        [82, 82],
        [104, 82],
        [108, 96],
      ],
      '#8a4a2a',
    );
    e.disc(82, 97, 4, '#3a2418');
    e.disc(104, 97, 4, '#3a2418');
    e.path(ROBE, '#0f5a6a', { x: 116, y: 98, scale: 2 });
    e.shape(
      [
        [72, 82],
        [93, 70],
        [114, 82],
      ],
      '#ff5a6a',
    );
    for (let drop = 0; drop < 12; drop++)
      e.path('M0-1.600Q1.200.4 0 .8Q-1.200.4 0-1.600Z', '#2a7ac0', {
        x: 128 + (drop % 6) * 5,
        y: 58 + Math.floor(drop / 6) * 7,
      });
  },
  'nr-124': (e) => {
    e.ground(e.fall(['#ff9a6a', '#ffd08a', '#fff0c8']));
    for (let ridge = 0; ridge < 3; ridge++)
      e.ridge(
        84 + ridge * 8,
        24 - ridge * 6,
        ['#d0605a', '#8a3a5a', '#4a2450'][ridge] ?? '#000',
        ridge * 4 + 2,
        1.3 + ridge * 0.4,
      );
    e.path('M0 0Q-14-10-34-6Q-22-14-4-8Q2-20 20-28Q14-12 6-5Q12-2 16 2Q8 3 0 0Z', '#5a2a1c', {
      x: 66,
      y: 46,
      scale: 1.3,
    });
    e.disc(86, 46, 1, '#fff');
    e.shape(
      [
        [106, 40],
        [150, 18],
        [128, 46],
      ],
      '#ffffff',
    );
    e.shape(
      [
        [106, 40],
        [150, 18],
        [116, 52],
      ],
      '#dfe8f0',
    );
    e.shape(
      [
        [116, 52],
        [128, 46],
        [150, 18],
      ],
      '#c0d0e0',
    );
    e.curve([20, 70], [60, 30], [70, 44], '#ffffff', 0.4);
    e.curve([90, 74], [98, 56], [108, 42], '#ffffff', 0.4);
    e.shape(
      [
        [26, 100],
        [33, 80],
        [40, 100],
      ],
      '#0f7a7a',
    );
    e.disc(33, 77, 4.4, '#b5713f');
    e.path('M-6 1Q-7-8 0-8Q7-8 6 1Q4-3 0-4Q-4-3-6 1Z', '#2a1620', { x: 33, y: 76.4, scale: 0.8 });
  },
};
