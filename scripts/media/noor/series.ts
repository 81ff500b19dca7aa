// The stills of noor's series: the old family home, the port, the paper tales and the incense road.
import type { Painter } from '../studio/Easel';
import { BIRD, BOAT, ROBE, SKIRT, glints, palm } from '../studio/figures';
import { arch, crescent, dune, lantern, lattice, star, stars } from './ornament';

const camel =
  'M-6 0L-5.400-4.500Q-6.600-6.500-5-7.600Q-3.400-9-2.200-7.600Q-1.400-10.400 0-10.400Q1.400-10.400 2.200-7.600Q3.400-7.200 4.600-8.800Q5-11.600 6.200-11.600L8.400-11Q8.600-10.200 6.900-10Q6.600-7.200 4.400-5.400L4.600 0H3.800L3.200-4.600H-3.600L-4.600 0Z';

/** A crane of the port, base at the origin. */
const crane: (x: number, y: number, s: number, ink: string) => Painter = (x, y, s, ink) => (e) => {
  e.line(
    [
      [x - 5 * s, y],
      [x - 3 * s, y - 34 * s],
    ],
    ink,
    1 * s,
  );
  e.line(
    [
      [x + 5 * s, y],
      [x + 3 * s, y - 34 * s],
    ],
    ink,
    1 * s,
  );
  e.line(
    [
      [x - 5 * s, y - 10 * s],
      [x + 4 * s, y - 20 * s],
    ],
    ink,
    0.5 * s,
  );
  e.line(
    [
      [x + 5 * s, y - 10 * s],
      [x - 4 * s, y - 20 * s],
    ],
    ink,
    0.5 * s,
  );
  e.line(
    [
      [x - 16 * s, y - 35 * s],
      [x + 30 * s, y - 41 * s],
    ],
    ink,
    1.3 * s,
  );
  e.line(
    [
      [x, y - 34 * s],
      [x, y - 50 * s],
    ],
    ink,
    1 * s,
  );
  e.line(
    [
      [x, y - 50 * s],
      [x + 28 * s, y - 41 * s],
    ],
    ink,
    0.4 * s,
  );
  e.line(
    [
      [x, y - 50 * s],
      [x - 15 * s, y - 35 * s],
    ],
    ink,
    0.4 * s,
  );
  e.line(
    [
      [x + 22 * s, y - 40 * s],
      [x + 22 * s, y - 18 * s],
    ],
    ink,
    0.3 * s,
  );
  e.box(x + 19 * s, y - 18 * s, 6 * s, 3.4 * s, ink);
  e.box(x - 4 * s, y - 39 * s, 6 * s, 5 * s, ink);
};

/** The building with its wall, tower and gate. */
const house: (wall: string, shade: string, lamp: string) => Painter = (wall, shade, lamp) => (e) => {
  e.box(56, 42, 62, 34, wall);
  e.box(100, 42, 18, 34, shade);
  e.box(46, 30, 20, 46, wall);
  e.box(60, 30, 6, 46, shade);
  for (let tooth = 0; tooth < 5; tooth++) e.box(46 + tooth * 4.2, 28, 2.4, 2.4, wall);
  for (let tooth = 0; tooth < 15; tooth++) e.box(56 + tooth * 4.2, 40.4, 2.4, 2, wall);
  arch(e, 84, 76, 12, 22, shade);
  arch(e, 84, 76, 9, 18, lamp);
  for (const x of [72, 96, 108]) arch(e, x, 62, 4.4, 9, lamp);
  arch(e, 54, 46, 4, 9, lamp);
  for (let beam = 0; beam < 9; beam++) e.box(66 + beam * 5.6, 46, 1, 1, '#2c1a12');
};

export const series: Readonly<Record<string, Painter>> = {
  'house-of-palms': (e) => {
    e.ground(e.fall(['#0b3a4a', '#2d6a6a', '#d79a5a', '#ffcf7a'], 0, 74));
    e.glow(118, 66, 60, '#ffdf9a', 0.6);
    e.ridge(72, 12, '#5b6a58', 3, 1);
    house('#c98a52', '#7b4a34', '#ffd98a')(e);
    e.box(0, 75, e.width, 30, e.fall(['#8a5a3a', '#2b2320'], 75, 100));
    for (const [x, y, h, lean] of [
      [14, 84, 58, 5],
      [30, 78, 46, -3],
      [130, 80, 60, -6],
      [148, 86, 72, 6],
      [166, 80, 48, 2],
    ] as const)
      palm(e, x, y, h, '#0d2426', lean);
    e.path(ROBE, '#0d1f22', { x: 80, y: 88, scale: 1.2 });
    e.path(SKIRT, '#4a1f24', { x: 90, y: 88, scale: 1.1 });
    e.path(ROBE, '#e9dcc0', { x: 99, y: 89, scale: 1.1 });
  },
  'nr-101': (e) => {
    e.ground('#2a1a14');
    arch(e, 92, 104, 72, 96, '#8a552f');
    arch(e, 92, 104, 62, 88, '#5a331d');
    lattice(e, 62, 36, 4, 5, 15, '#c98a48', 0.8);
    e.box(91, 14, 2, 90, '#2a1a14');
    for (let stud = 0; stud < 12; stud++) {
      e.disc(86, 22 + stud * 7, 1, '#ffc86a');
      e.disc(98, 22 + stud * 7, 1, '#ffc86a');
    }
    e.keep(
      () => {
        e.shape(
          [
            [91, 104],
            [93, 14],
            [150, 104],
          ],
          '#ffdf9a',
        );
      },
      { alpha: 0.5, blur: 0.6 },
    );
    e.disc(97, 60, 3.4, '#1a0f0a');
    e.line(
      [
        [97, 60],
        [97, 74],
      ],
      '#ffd36a',
      1.5,
    );
    e.ring(97, 57.6, 3, '#ffd36a', 1.2);
    e.box(97, 70, 4, 1.4, '#ffd36a');
    e.box(97, 73, 3, 1.4, '#ffd36a');
    e.path(ROBE, '#0d0907', { x: 34, y: 102, scale: 4.2 });
  },
  'nr-102': (e) => {
    e.ground('#0a1f26');
    e.shape(
      [
        [0, 0],
        [178, 0],
        [128, 22],
        [50, 22],
      ],
      '#12343a',
    );
    e.shape(
      [
        [0, 100],
        [178, 100],
        [128, 76],
        [50, 76],
      ],
      '#16201f',
    );
    e.box(50, 22, 78, 54, '#16424a');
    lattice(e, 52, 24, 7, 4, 11, '#1f5a60', 0.4);
    lantern(e, 89, 0, 34, 15, '#ffb84a');
    for (const [x, c, y] of [
      [66, '#ff7a5a', 20],
      [112, '#4ad0c0', 24],
      [36, '#ffd36a', 16],
      [142, '#ff7a5a', 18],
    ] as const)
      lantern(e, x, 0, y, 6, c);
    e.keep(
      () => {
        for (let ray = 0; ray < 16; ray++)
          e.shape(
            [
              [89, 46],
              [89 + 140 * Math.cos(ray * 0.393), 46 + 140 * Math.sin(ray * 0.393)],
              [89 + 140 * Math.cos(ray * 0.393 + 0.13), 46 + 140 * Math.sin(ray * 0.393 + 0.13)],
            ],
            '#ffcf7a',
          );
      },
      { alpha: 0.1, blend: 'screen' },
    );
    e.path(SKIRT, '#04090a', { x: 120, y: 96, scale: 2.7 });
  },
  'nr-103': (e) => {
    e.ground(e.fall(['#7fc0b8', '#d9e3b8', '#f7d58a'], 0, 100));
    for (const [x, y, h, lean] of [
      [24, 108, 92, 10],
      [150, 110, 98, -14],
      [86, 104, 60, 2],
      [120, 100, 44, -3],
      [54, 102, 46, 4],
    ] as const)
      palm(e, x, y, h, h > 80 ? '#123a34' : '#3f7a5c', lean);
    for (let bunch = 0; bunch < 5; bunch++)
      for (let date = 0; date < 26; date++)
        e.disc(
          28 + bunch * 2 + e.between(-5, 5),
          26 + date * 0.7 + e.between(-2, 2),
          0.9,
          ['#b5522a', '#e08a3a', '#8a3a1c'][date % 3] ?? '#000',
        );
    e.path(ROBE, '#f5efe0', { x: 29, y: 48, scale: 1.3 });
    e.line(
      [
        [33, 30],
        [27, 60],
      ],
      '#2a1a10',
      0.5,
    );
    for (const x of [78, 94, 106]) {
      e.disc(x, 96, 6, '#a5622f', 0.6);
      for (let date = 0; date < 16; date++)
        e.disc(x + e.between(-5, 5), 93 + e.between(-1.6, 1), 0.9, '#8a3a1c');
    }
    e.path(SKIRT, '#c2453a', { x: 86, y: 96, scale: 1.6 });
  },
  'nr-104': (e) => {
    e.ground(e.fall(['#5a3a28', '#b9763e', '#e3a55a']));
    e.keep(
      () => {
        for (let cloud = 0; cloud < 30; cloud++)
          e.disc(
            e.between(-10, 120),
            e.between(4, 84),
            e.between(8, 22),
            ['#8a5230', '#a9683a', '#6b3f28'][cloud % 3] ?? '#000',
          );
      },
      { blur: 3, alpha: 0.75 },
    );
    house('#a9683a', '#5b3422', '#ffe0a0')(e);
    for (const [x, h] of [
      [138, 60],
      [156, 70],
      [20, 56],
    ] as const)
      palm(e, x, 84, h, '#2a1812', 14);
    e.keep(
      () => {
        for (let grain = 0; grain < 700; grain++) {
          const y = e.between(0, 100);
          const x = e.between(0, e.width);
          e.line(
            [
              [x, y],
              [x + e.between(2, 9), y - e.between(0.2, 1.4)],
            ],
            '#ffe3b0',
            0.18,
          );
        }
      },
      { alpha: 0.45 },
    );
    e.box(0, 82, e.width, 20, '#6b4026');
    e.path(ROBE, '#1c0f0a', { x: 126, y: 90, scale: 1.5, angle: 0.16 });
  },
  'nr-105': (e) => {
    e.ground('#071b22');
    for (let ring = 12; ring > 0; ring--) {
      e.disc(
        89,
        54,
        10 + ring * 7,
        `rgb(${String(20 + ring * 3)} ${String(52 - ring)} ${String(58 - ring)})`,
        0.62,
      );
      e.ring(89, 54, 10 + ring * 7, '#06171c', 0.3);
    }
    e.disc(89, 54, 30, e.round(80, 48, 36, ['#bff0e6', '#2aa59a', '#0a4a50']), 0.62);
    crescent(e, 96, 50, 5, '#fff2c0');
    for (let ring = 0; ring < 4; ring++) {
      e.pen.strokeStyle = '#d8fff4';
      e.pen.lineWidth = 0.3;
      e.pen.beginPath();
      e.pen.ellipse(74, 60, 4 + ring * 4, 1.6 + ring * 1.6, 0, 0, 7);
      e.pen.stroke();
    }
    e.line(
      [
        [74, -2],
        [74, 46],
      ],
      '#d9a85a',
      0.9,
    );
    e.shape(
      [
        [66, 44],
        [82, 44],
        [79, 58],
        [69, 58],
      ],
      '#7a4526',
    );
    e.ring(74, 44, 7.4, '#d9a85a', 0.8, Math.PI, Math.PI * 2);
    e.box(66, 46, 16, 1.6, '#ffc145');
  },
  'nr-106': (e) => {
    e.ground(e.fall(['#3a2450', '#b5505a', '#ff9a5a', '#ffd98a'], 0, 76));
    e.disc(128, 66, 14, '#fff1c0');
    dune(e, 82, 60, 12, '#7a3a3a', '#4a2430');
    e.box(0, 84, e.width, 20, '#2a1620');
    palm(e, 36, 92, 66, '#1c0f1a', -6);
    palm(e, 52, 90, 50, '#1c0f1a', 5);
    e.path(ROBE, '#12090f', { x: 128, y: 88, scale: 2.5 });
    e.line(
      [
        [136, 62],
        [138, 88],
      ],
      '#12090f',
      0.9,
    );
    e.keep(
      () => {
        e.shape(
          [
            [120, 88],
            [137, 88],
            [150, 104],
            [96, 104],
          ],
          '#12090f',
        );
      },
      { alpha: 0.6 },
    );
    for (let bird = 0; bird < 6; bird++)
      e.path(BIRD, '#3a1a2c', { x: 70 + bird * 7, y: 24 + (bird % 3) * 5, scale: 1 });
  },
  'nr-211': (e) => {
    e.ground('#061a20');
    for (let gate = 0; gate < 6; gate++) {
      const s = 1 - gate * 0.13;
      arch(
        e,
        89,
        100,
        120 * s,
        100 * s + 6,
        ['#0d343c', '#134650', '#1c5a60', '#a5683a', '#e0a050', '#ffe3a0'][gate] ?? '#000',
      );
    }
    e.path(SKIRT, '#061a20', { x: 89, y: 92, scale: 1.9 });
    e.line(
      [
        [95, 74],
        [97, 92],
      ],
      '#061a20',
      0.7,
    );
    e.box(0, 96, e.width, 6, '#041216');
    e.glow(89, 66, 40, '#ffdf9a', 0.7);
    stars(e, 30, 30);
  },
  'night-harbour': (e) => {
    e.ground(e.fall(['#04141c', '#0b3440', '#1c6066', '#d98a5a'], 0, 66));
    crane(40, 66, 1.15, '#051016')(e);
    crane(98, 66, 0.9, '#071a20')(e);
    crane(140, 66, 1.3, '#051016')(e);
    for (let stack = 0; stack < 16; stack++)
      for (let level = 0; level < 1 + ((stack * 7) % 4); level++)
        e.box(
          4 + stack * 11,
          63 - level * 4.2,
          10,
          3.8,
          ['#8a3a2a', '#1c5a60', '#b5803a', '#243a44'][(stack * 3 + level) % 4] ?? '#000',
        );
    e.box(0, 66.6, e.width, 36, e.fall(['#0c2a34', '#030c10'], 66, 100));
    for (const [x, c] of [
      [20, '#ffc145'],
      [62, '#ff8b73'],
      [118, '#ffc145'],
      [158, '#4ad0c0'],
    ] as const) {
      e.glow(x, 62, 12, c, 0.9);
      e.disc(x, 62, 0.8, '#fff');
      glints(e, x, 68, 3, c, 22);
    }
    e.path(SKIRT, '#020709', { x: 78, y: 98, scale: 2.8 });
    e.box(0, 95, e.width, 8, '#020709');
  },
  'nr-111': (e) => {
    e.ground(e.fall(['#062028', '#0f4a54', '#2a7a78'], 0, 100));
    crane(66, 104, 2.2, '#04141a')(e);
    e.keep(() => {
      e.pen.translate(114, 62);
      e.pen.rotate(0.08);
      e.box(-17, -9, 34, 18, '#c2532f');
      for (let rib = 0; rib < 16; rib++) e.box(-16.4 + rib * 2.1, -8, 0.8, 16, '#8a351c');
      e.box(-17, -9, 34, 1.4, '#ffb04a');
      star(e, 8, 0, 5, '#ffd98a');
    });
    e.line(
      [
        [114, 16],
        [99, 53],
      ],
      '#04141a',
      0.4,
    );
    e.line(
      [
        [114, 16],
        [130, 55],
      ],
      '#04141a',
      0.4,
    );
    for (const [x, y] of [
      [64, 14],
      [110, 11],
      [30, 28],
    ] as const)
      e.glow(x, y, 10, '#ff8b73', 0.9);
    e.path(SKIRT, '#02090c', { x: 138, y: 102, scale: 2.2 });
    e.path(ROBE, '#02090c', { x: 150, y: 102, scale: 2.2 });
  },
  'nr-112': (e) => {
    e.ground('#1a120c');
    e.shape(
      [
        [14, 100],
        [40, 30],
        [150, 30],
        [170, 100],
      ],
      '#5a3820',
    );
    e.shape(
      [
        [36, 92],
        [50, 42],
        [92, 40],
        [90, 92],
      ],
      '#f2e3bd',
    );
    e.shape(
      [
        [94, 92],
        [92, 40],
        [134, 42],
        [150, 92],
      ],
      '#e6d2a4',
    );
    for (let line = 0; line < 11; line++) {
      const y = 48 + line * 3.8;
      e.line(
        [
          [88, y],
          [88 - e.between(18, 32), y],
        ],
        line === 6 ? '#fffdf4' : '#4a3222',
        0.6,
      );
      e.line(
        [
          [98, y],
          [98 + e.between(20, 38), y],
        ],
        '#4a3222',
        0.6,
      );
    }
    for (let salt = 0; salt < 90; salt++)
      e.disc(70 + e.between(-14, 14), 71 + e.between(-1.6, 1.6), 0.25, '#ffffff');
    e.glow(140, 26, 60, '#ffc86a', 0.75);
    lantern(e, 140, 0, 8, 12, '#ffc145');
    e.line(
      [
        [112, 96],
        [132, 66],
      ],
      '#101010',
      1,
    );
    e.shape(
      [
        [110, 99],
        [111, 95],
        [114, 97],
      ],
      '#c9a24a',
    );
  },
  'nr-113': (e) => {
    e.ground(e.fall(['#8aa8a8', '#c9d6cc', '#6a8a8c']));
    crane(128, 84, 1.5, '#6f8f90')(e);
    e.haze(60, 20, '#dfe8de', 0.8);
    e.box(0, 82, e.width, 20, '#4a6a6e');
    for (let person = 0; person < 6; person++) {
      e.path(
        person % 2 ? ROBE : SKIRT,
        ['#7a989a', '#5f8084', '#48686e', '#31525a', '#1c3c44', '#0a2228'][person] ?? '#000',
        { x: 140 - person * 20, y: 80 + person * 3.4, scale: 1.1 + person * 0.34 },
      );
      e.haze(70 + person * 4, 6, '#dfe8de', 0.26);
    }
    e.glow(34, 30, 34, '#ffe0a0', 0.8);
  },
  'nr-114': (e) => {
    e.ground(e.fall(['#0a2a38', '#155a68', '#ff9a6a'], 0, 50));
    e.box(0, 48, e.width, 55, e.fall(['#c9765a', '#1c5a68', '#06222c'], 48, 100));
    for (let wave = 0; wave < 8; wave++) {
      e.pen.fillStyle = `rgba(6,${String(60 - wave * 5)},${String(76 - wave * 6)},.7)`;
      e.pen.beginPath();
      e.pen.moveTo(-2, 101);
      for (let x = -2; x < 182; x += 2)
        e.pen.lineTo(x, 54 + wave * 6 + Math.sin(x * 0.08 + wave * 1.4) * (1.4 + wave * 0.5));
      e.pen.lineTo(182, 101);
      e.pen.fill();
    }
    glints(e, 90, 50, 40, '#ffd0a0', 60);
    e.keep(() => {
      e.pen.translate(112, 78);
      e.pen.rotate(-0.2);
      e.box(-12, -6, 24, 12, '#7a4526');
      e.box(-12, -6, 24, 2, '#c98a48');
      e.box(-2, -3, 4, 4, '#ffc145');
    });
    e.path(BOAT, '#04161c', { x: 40, y: 58, scale: 1.5 });
  },
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
    e.path(camel, '#c9763a', { x: 50, y: 93, scale: 1.8 });
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
    e.path(camel, '#b5653a', { x: 80, y: 90, scale: 4.6 });
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
  'the-incense-road': (e) => {
    e.ground(e.fall(['#0f4650', '#d98a5a', '#ffcf8a'], 0, 66));
    e.disc(50, 52, 15, '#fff0c0');
    dune(e, 70, 116, 32, '#d98a4a', '#8a4a34', 18);
    dune(e, 84, 54, 18, '#b5653a', '#6a3428', 14);
    for (let beast = 0; beast < 7; beast++) {
      e.path(camel, '#2a1418', {
        x: 34 + beast * 17,
        y: 80 + Math.sin(beast * 0.8) * 1.6 - beast * 0.6,
        scale: 0.92,
      });
      if (beast % 2 === 0) e.path(ROBE, '#2a1418', { x: 43 + beast * 17, y: 81 - beast * 0.6, scale: 0.6 });
    }
    e.box(0, 97, e.width, 6, '#4a2420');
    e.keep(
      () => {
        e.curve([20, 96], [60, 40], [100, 50], '#fff4dc', 4);
        e.curve([100, 50], [140, 58], [170, 10], '#fff4dc', 3);
      },
      { alpha: 0.22, blur: 2 },
    );
  },
  'nr-131': (e) => {
    e.ground(e.fall(['#c9e0d0', '#f2e0b0']));
    e.ridge(78, 26, '#b5906a', 4, 1.1);
    e.ridge(88, 12, '#8a6244', 7, 1.6);
    for (const [bend, tip] of [
      [
        [70, 60],
        [36, 26],
      ],
      [
        [92, 40],
        [88, 10],
      ],
      [
        [110, 56],
        [146, 22],
      ],
      [
        [84, 54],
        [60, 14],
      ],
      [
        [104, 50],
        [122, 10],
      ],
    ] as const) {
      e.curve([92, 94], [bend[0], bend[1]], [tip[0], tip[1]], '#7a5a48', 3.4);
      for (let leaf = 0; leaf < 34; leaf++)
        e.disc(
          tip[0] + e.between(-13, 13),
          tip[1] + e.between(-6, 8),
          e.between(0.8, 2.6),
          ['#4a7a5a', '#6a9a68', '#2f5a48'][leaf % 3] ?? '#000',
          0.6,
        );
    }
    e.shape(
      [
        [82, 96],
        [89, 66],
        [96, 66],
        [104, 96],
      ],
      '#7a5a48',
    );
    for (let tear = 0; tear < 9; tear++) {
      const x = 86 + (tear % 3) * 5;
      const y = 70 + Math.floor(tear / 3) * 8;
      e.path('M0-3Q2.400.8 0 1.800Q-2.400.8 0-3Z', '#ffc145', { x, y, scale: 1.1 });
      e.glow(x, y, 5, '#ffdf8a', 0.8);
    }
    e.path(ROBE, '#f5efe0', { x: 60, y: 96, scale: 1.9 });
  },
  'nr-132': (e) => {
    e.ground(e.fall(['#071a30', '#123a5a', '#2a6a7a'], 0, 74));
    stars(e, 260, 66);
    crescent(e, 140, 22, 6, '#fff4d0');
    dune(e, 80, 120, 20, '#24485a', '#142c3e');
    e.box(0, 84, e.width, 18, '#0e2230');
    for (let ring = 3; ring >= 0; ring--)
      e.disc(62, 90, 9 + ring * 4.4, ['#6ad8d0', '#7a6a5a', '#5a4c44', '#3e3a3a'][ring] ?? '#000', 0.3);
    e.line(
      [
        [50, 88],
        [62, 66],
        [74, 88],
      ],
      '#1a1512',
      1.2,
    );
    e.line(
      [
        [62, 66],
        [62, 88],
      ],
      '#d9a85a',
      0.4,
    );
    for (let beast = 0; beast < 4; beast++)
      e.path(camel, '#060f18', { x: 98 + beast * 19, y: 92 + (beast % 2) * 2, scale: 1.1 });
    e.glow(30, 88, 22, '#ff9a4a', 0.9);
    e.shape(
      [
        [27, 90],
        [30, 80],
        [33, 90],
      ],
      '#ffd98a',
    );
    e.path(ROBE, '#060f18', { x: 20, y: 92, scale: 1.1 });
    e.path(ROBE, '#060f18', { x: 40, y: 92, scale: 1.1 });
  },
  'nr-133': (e) => {
    e.ground('#5a2a24');
    e.shape(
      [
        [0, 0],
        [66, 0],
        [58, 30],
        [70, 60],
        [60, 101],
        [0, 101],
      ],
      '#8a3f30',
    );
    e.shape(
      [
        [178, 0],
        [112, 0],
        [120, 28],
        [108, 62],
        [118, 101],
        [178, 101],
      ],
      '#6a2e28',
    );
    for (let layer = 0; layer < 14; layer++) {
      e.curve([0, layer * 8], [30, layer * 8 + 4], [62, layer * 7.4], '#a5563c', 0.5);
      e.curve([116, layer * 7.4 + 2], [150, layer * 8 + 5], [178, layer * 8], '#8a4234', 0.5);
    }
    e.box(62, 0, 54, 101, e.fall(['#ffdf9a', '#f2a86a', '#d97a52']));
    e.box(68, 22, 42, 70, '#c9765a');
    e.shape(
      [
        [66, 24],
        [89, 10],
        [112, 24],
      ],
      '#d98a64',
    );
    for (let column = 0; column < 4; column++) {
      e.box(70 + column * 11, 46, 4, 46, '#e8a07a');
      e.box(69 + column * 11, 44, 6, 2.4, '#f2b890');
    }
    e.box(66, 40, 46, 4, '#e8a07a');
    e.disc(89, 32, 6, '#e8a07a');
    e.box(84, 60, 9, 32, '#4a1f1c');
    e.box(60, 92, 58, 10, '#a5563c');
    for (let person = 0; person < 3; person++)
      e.path(ROBE, '#2a100f', { x: 76 + person * 12, y: 97, scale: 0.8 });
    e.path(camel, '#2a100f', { x: 104, y: 97, scale: 0.8 });
  },
};
