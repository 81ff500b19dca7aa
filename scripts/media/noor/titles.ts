// The stills of noor's films, concerts, playlists and channels.
import type { Painter } from '../studio/Easel';
import { BIRD, BOAT, ROBE, SKIRT, glints, palm } from '../studio/figures';
import { arch, city, crescent, dune, lantern, lattice, star, stars, throughArch } from './ornament';

const OUD = 'M-1.400-30H1.400V-12Q10-8 10 3Q10 16 0 16Q-10 16-10 3Q-10-8-1.400-12Z';
const POT =
  'M-7 0Q-10-9-4-14L-5-20Q0-22 5-20L4-14Q10-9 7 0ZM-2-21Q0-28 2-21ZM5-13Q12-14 16-19L17.500-17.500Q13-9 7-7ZM-5-17Q-15-18-13-8Q-12-3-7-3L-7-5Q-10-5-10.600-9Q-11-15-5-15Z';
const HORSE =
  'M-13-8Q-14-14-8-14.500L4-14.500Q8-16 10-20L13-23L15-21.500L19-18L18-16.500L14.500-17Q13-12 9-9.500L14-6L17-1L15.500-.5L11-4.600L5-7.500L-4-7.500L-9-4L-15-3.500L-18 0L-19-1L-16-5.500L-11-7Q-16-10-20-7Q-17-13-12-12Z';

/** The ident of a channel: its colour, its ornament, a window. */
const ident: (
  colours: readonly [string, string, string],
  points: number,
  inner: number,
  draw?: Painter,
) => Painter = (colours, points, inner, draw) => (e) => {
  e.ground(e.across([colours[0], colours[1], colours[0]]));
  for (let ring = 7; ring > 0; ring--)
    e.keep(
      () => {
        e.pen.translate(89, 50);
        e.pen.rotate(ring * 0.16);
        star(e, 0, 0, ring * 15, ring % 2 ? colours[1] : colours[0], inner, points);
      },
      { alpha: 0.8 },
    );
  e.keep(() => {
    e.pen.translate(89, 50);
    for (let copy = 0; copy < points; copy++) {
      e.pen.rotate((Math.PI * 2) / points);
      e.line(
        [
          [22, 0],
          [40, 9],
          [58, 0],
          [40, -9],
          [22, 0],
        ],
        colours[2],
        0.5,
      );
    }
  });
  star(e, 89, 50, 22, colours[2], inner, points);
  star(e, 89, 50, 14, colours[0], inner, points);
  e.glow(89, 50, 44, colours[2], 0.5);
  draw?.(e);
};

export const titles: Readonly<Record<string, Painter>> = {
  'nr-201': (e) => {
    e.ground(e.fall(['#06121f', '#10344a', '#7a4a5a', '#e08a5a'], 0, 62));
    city(e, 56, 0.6, '#0a1a28', '#ffd98a');
    e.box(0, 60, e.width, 45, e.fall(['#6a4a58', '#0e2a3c', '#04101a'], 60, 100));
    glints(e, 89, 62, 60, '#ffcf8a', 100);
    crescent(e, 34, 18, 6, '#fff2cc');
    arch(e, 89, 74, 84, 60, '#0c2636');
    throughArch(e, 89, 74, 78, 56, () => {
      e.box(40, 10, 100, 70, e.round(89, 60, 60, ['#ffdf9a', '#d9763a', '#5a2436']));
      lattice(e, 50, 16, 7, 4, 11.4, '#ffe9b8', 0.35);
    });
    e.box(40, 72, 98, 5, '#1a0f14');
    for (let player = 0; player < 15; player++) {
      const x = 50 + player * 5.6;
      e.disc(x, 63, 1.3, '#120a10');
      e.shape(
        [
          [x - 2, 72],
          [x - 1.4, 65],
          [x + 1.4, 65],
          [x + 2, 72],
        ],
        '#120a10',
      );
    }
    e.path(SKIRT, '#c2333a', { x: 89, y: 73.6, scale: 1.3 });
    e.keep(
      () => {
        for (const x of [60, 118])
          e.shape(
            [
              [x, 4],
              [84, 74],
              [96, 74],
            ],
            '#fff0c8',
          );
      },
      { alpha: 0.25, blur: 1 },
    );
    for (let head = 0; head < 22; head++) {
      e.disc(head * 8.4, 95, 3, '#03080d');
      e.disc(head * 8.4, 101, 5, '#03080d');
    }
  },
  'nr-212': (e) => {
    e.ground(e.fall(['#3a2a5a', '#d0606a', '#ffb07a', '#ffe0a8'], 0, 58));
    e.disc(134, 54, 12, '#fff4d0');
    e.box(0, 56, e.width, 14, e.fall(['#e0906a', '#4a4a6a'], 56, 70));
    glints(e, 134, 57, 14, '#fff0c8', 30);
    e.box(0, 68, e.width, 34, e.fall(['#e0a878', '#8a5a48'], 68, 100));
    for (const [x, y, s] of [
      [150, 78, 0.9],
      [122, 80, 1.1],
      [96, 82, 1.2],
      [40, 92, 1.7],
      [74, 88, 1.4],
    ] as const) {
      e.path(HORSE, '#1c0f18', { x, y, scale: s });
      e.shape(
        [
          [x - 3 * s, y - 14 * s],
          [x + 1 * s, y - 20 * s],
          [x + 5 * s, y - 19 * s],
          [x + 4 * s, y - 14 * s],
        ],
        ['#f2f0e4', '#c2333a', '#0f7a7a', '#ffc145', '#f2f0e4'][Math.round(x) % 5] ?? '#fff',
      );
      e.disc(x + 5 * s, y - 20.6 * s, 1.5 * s, '#1c0f18');
      for (let puff = 0; puff < 7; puff++)
        e.keep(
          () => {
            e.disc(x - (14 + puff * 3) * s, y - puff * 0.5, (1 + puff * 0.5) * s, '#ffe4c0');
          },
          { alpha: 0.2, blur: 0.6 },
        );
    }
  },
  'nr-301': (e) => {
    e.ground(e.fall(['#bff4e8', '#2ab0b0', '#0a5a70', '#04283c']));
    e.keep(
      () => {
        for (let ray = 0; ray < 11; ray++) {
          const x = 30 + ray * 13;
          e.shape(
            [
              [x, -4],
              [x + 7, -4],
              [x - 20 + ray * 5, 104],
              [x - 50 + ray * 7, 104],
            ],
            '#e8fff8',
          );
        }
      },
      { alpha: 0.14, blur: 1 },
    );
    e.path('M-40-2H40L32 7H-30Z', '#0a3a4a', { x: 96, y: 2 });
    e.line(
      [
        [100, 8],
        [106, 82],
      ],
      '#d9c48a',
      0.4,
    );
    for (let coral = 0; coral < 16; coral++) {
      const x = coral * 12 - 2;
      const h = 6 + ((coral * 7) % 5) * 4;
      for (let branch = -2; branch < 3; branch++)
        e.curve(
          [x, 102],
          [x + branch * 2, 96 - h * 0.4],
          [x + branch * 4, 96 - h + Math.abs(branch) * 3],
          ['#ff7a5a', '#c2457a', '#ffb04a', '#5a2a6a'][coral % 4] ?? '#000',
          1.7,
        );
    }
    e.path(
      'M0 0Q5-3 12-2L22-6L34-5L33-3.400L22-3Q16 2 8 3.400L-4 8L-16 14L-17 12.600L-7 5L-22 7L-22.600 5.400Z',
      '#0a1f2a',
      { x: 84, y: 52, scale: 1.25, angle: 0.5 },
    );
    e.disc(79, 48.6, 3.2, '#0a1f2a');
    e.disc(122, 90, 7, '#8a7a8a', 0.5);
    e.shape(
      [
        [115, 90],
        [122, 80],
        [129, 90],
      ],
      '#d9c8d0',
    );
    e.disc(122, 88, 2.2, '#fffdf4');
    e.glow(122, 88, 12, '#fff4e0', 0.9);
    for (let bubble = 0; bubble < 26; bubble++)
      e.ring(74 + e.between(-5, 5), 46 - bubble * 1.8, e.between(0.3, 1.1), '#eafffa', 0.22);
    for (let fish = 0; fish < 22; fish++)
      e.path('M0 0Q2-1.400 4 0L5.600-1V1L4 0Q2 1.400 0 0Z', '#ffd98a', {
        x: 128 + (fish % 6) * 7 + e.between(-2, 2),
        y: 30 + Math.floor(fish / 6) * 5 + e.between(-1, 1),
        scale: 0.8,
      });
  },
  'nr-302': (e) => {
    e.ground('#1c120c');
    e.shape(
      [
        [0, 62],
        [178, 62],
        [178, 101],
        [0, 101],
      ],
      '#4a2c1c',
    );
    const cell = 13;
    e.box(26, 6, 110, 58, e.fall(['#fff2c8', '#ffd08a']));
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 9; column++) {
        const x = 28 + column * 12 + 6;
        const y = 8 + row * 11.4 + 5;
        e.ring(x, y, 4.6, '#3a2214', 1.3);
        for (let spoke = 0; spoke < 8; spoke++)
          e.line(
            [
              [x + 1.8 * Math.cos(spoke * 0.785), y + 1.8 * Math.sin(spoke * 0.785)],
              [x + 6.6 * Math.cos(spoke * 0.785), y + 6.6 * Math.sin(spoke * 0.785)],
            ],
            '#3a2214',
            0.9,
          );
        e.disc(x, y, 1.5, '#3a2214');
      }
    e.pen.strokeStyle = '#2a170d';
    e.pen.lineWidth = 3;
    e.pen.strokeRect(26, 6, 110, 58);
    e.keep(
      () => {
        e.pen.transform(1, 0, -0.9, 0.72, 66, 24);
        lattice(e, 26, 62, 9, 4, cell, '#ffdf9a', 1.6);
      },
      { alpha: 0.75, blur: 0.35 },
    );
    e.path(SKIRT, '#0f0906', { x: 148, y: 96, scale: 3.6 });
    e.glow(80, 34, 80, '#ffdf9a', 0.35);
  },
  'nr-303': (e) => {
    e.ground(e.round(120, 40, 150, ['#7a3a2a', '#2a1420', '#0a0c16']));
    for (let wave = 0; wave < 7; wave++) {
      const points = Array.from(
        { length: 90 },
        (_, step) =>
          [
            step * 2,
            50 +
              wave * 1.6 +
              Math.sin(step * 0.14 + wave * 0.5) * (9 - Math.abs(wave - 3) * 2) * Math.sin(step * 0.035),
          ] as const,
      );
      e.line(points, wave === 3 ? '#ffdf8a' : '#c9763a', wave === 3 ? 0.8 : 0.3);
    }
    e.path(OUD, '#5a2c18', { x: 96, y: 62, scale: 2.1, angle: 0.95 });
    e.path(OUD, '#a5602c', { x: 97, y: 61, scale: 1.9, angle: 0.95 });
    e.keep(() => {
      e.pen.translate(97, 61);
      e.pen.rotate(0.95);
      e.disc(0, 0, 8, '#2a140c');
      lattice(e, -8, -8, 2, 2, 8, '#e0a85a', 0.5);
      for (let string = 0; string < 6; string++)
        e.line(
          [
            [-2 + string * 0.8, -56],
            [-4 + string * 1.6, 24],
          ],
          '#fff4d8',
          0.22,
        );
      e.box(-8, 22, 16, 2.2, '#2a140c');
    });
    e.glow(97, 61, 40, '#ffb86a', 0.35);
  },
  'nr-304': (e) => {
    e.ground(e.fall(['#2a1810', '#5a3018']));
    e.box(0, 74, e.width, 30, '#8a4a24');
    for (let weave = 0; weave < 23; weave++)
      e.shape(
        [
          [weave * 8, 84],
          [weave * 8 + 4, 79],
          [weave * 8 + 8, 84],
          [weave * 8 + 4, 89],
        ],
        weave % 2 ? '#c2333a' : '#ffc145',
      );
    e.glow(60, 80, 46, '#ff8a3a', 0.8);
    e.path(POT, e.across(['#b5803a', '#ffe0a0', '#8a5a24'], -10, 12), { x: 66, y: 78, scale: 2.3 });
    for (let band = 0; band < 3; band++)
      e.line(
        [
          [52 + band, 60 + band * 6],
          [80 - band, 60 + band * 6],
        ],
        '#7a4a1c',
        0.5,
      );
    for (const [x, y] of [
      [112, 84],
      [130, 80],
      [148, 86],
    ] as const) {
      e.shape(
        [
          [x - 6, y - 9],
          [x + 6, y - 9],
          [x + 3.6, y],
          [x - 3.6, y],
        ],
        '#f7efe0',
      );
      e.disc(x, y - 9, 6, '#3a1a0c', 0.3);
      lattice(e, x - 4, y - 7, 2, 1, 4, '#0f7a7a', 0.35);
    }
    e.keep(
      () => {
        for (let curl = 0; curl < 4; curl++)
          e.curve([112 + curl * 12, 72], [104 + curl * 14, 54], [116 + curl * 10, 30], '#fff4e0', 2.4);
      },
      { alpha: 0.22, blur: 1.4 },
    );
    for (let pod = 0; pod < 9; pod++)
      e.path('M-3 0Q0-2 3 0Q0 2-3 0Z', '#8aa05a', {
        x: 90 + e.between(-8, 12),
        y: 94 + e.between(-3, 3),
        angle: pod,
      });
    lantern(e, 150, 0, 12, 9, '#ffb04a');
  },
  'nr-305': (e) => {
    e.ground(e.fall(['#02060f', '#071a34', '#1c3a5a', '#3a4a5a'], 0, 80));
    e.keep(
      () => {
        for (let cloud = 0; cloud < 60; cloud++) {
          const t = e.chance();
          e.disc(
            20 + t * 140 + e.between(-7, 7),
            90 - t * 96 + e.between(-8, 8),
            e.between(4, 12),
            ['#6a7ac0', '#c09ac8', '#e8d0c0'][cloud % 3] ?? '#000',
          );
        }
      },
      { alpha: 0.16, blur: 4 },
    );
    for (let sun = 0; sun < 700; sun++) {
      const t = e.chance();
      const near = sun % 2 === 0;
      e.disc(
        near ? 20 + t * 140 + e.between(-16, 16) : e.between(0, 178),
        near ? 90 - t * 96 + e.between(-16, 16) : e.between(0, 78),
        0.08 + e.chance() ** 5 * 0.55,
        ['#ffffff', '#ffe8c8', '#c8dcff'][sun % 3] ?? '#fff',
      );
    }
    dune(e, 84, 70, 18, '#1a2a3a', '#0a1420');
    dune(e, 94, 130, 10, '#0e1824', '#060c14');
    e.path(ROBE, '#020509', { x: 62, y: 71, scale: 0.85 });
    e.line(
      [
        [63.6, 64],
        [67, 58],
      ],
      '#020509',
      0.7,
    );
    e.line(
      [
        [30, 20],
        [44, 14],
        [58, 22],
        [52, 36],
        [44, 14],
      ],
      '#ffc145',
      0.18,
    );
    for (const [x, y] of [
      [30, 20],
      [44, 14],
      [58, 22],
      [52, 36],
    ] as const) {
      e.disc(x, y, 0.7, '#fff');
      e.glow(x, y, 4, '#fff4d0', 0.9);
    }
  },
  'nr-306': (e) => {
    e.ground('#2a1a14');
    for (let side = 0; side < 2; side++)
      for (let row = 0; row < 6; row++) {
        let at = 0;
        while (at < 62) {
          const w = e.between(2, 5);
          const h = e.between(8, 13);
          const x = side ? 178 - at - w : at;
          e.box(
            x,
            16 + row * 15 - h,
            w - 0.4,
            h,
            ['#8a3a2a', '#c9a05a', '#1c4a4a', '#5a2a4a', '#e0cfa0', '#3a2a1c'][Math.floor(e.chance() * 6)] ??
              '#000',
          );
          at += w;
        }
        e.box(side ? 114 : 0, 16 + row * 15, 64, 1.4, '#140c08');
      }
    throughArch(e, 89, 104, 52, 96, () => {
      e.box(60, 0, 60, 104, e.fall(['#ffe6b0', '#ffb86a', '#8a4a2a']));
      for (let gate = 0; gate < 3; gate++) {
        e.pen.strokeStyle = '#7a4426';
        e.pen.lineWidth = 2;
        e.pen.stroke(
          new Path2D(
            `M${String(72 + gate * 5)} 104V${String(50 + gate * 6)}Q89 ${String(26 + gate * 10)} ${String(106 - gate * 5)} ${String(50 + gate * 6)}V104`,
          ),
        );
      }
    });
    for (let sheet = 0; sheet < 12; sheet++)
      e.keep(() => {
        e.pen.translate(66 + e.between(0, 46), 16 + sheet * 6);
        e.pen.rotate(e.between(-1, 1));
        e.box(-4, -2.8, 8, 5.6, '#fff6dc');
        e.line(
          [
            [-2.6, -1],
            [2.6, -1],
          ],
          '#8a6a4a',
          0.3,
        );
        e.line(
          [
            [-2.6, 0.6],
            [1.4, 0.6],
          ],
          '#8a6a4a',
          0.3,
        );
      });
    e.path(SKIRT, '#0f0806', { x: 89, y: 98, scale: 2.6 });
    lantern(e, 52, 0, 16, 8, '#ffb04a');
    lantern(e, 126, 0, 20, 8, '#4ad0c0');
  },
  'nr-307': (e) => {
    e.ground(e.fall(['#12343e', '#c2764a', '#ffcf8a'], 0, 66));
    e.box(96, 26, 82, 42, '#b5754a');
    for (let window = 0; window < 5; window++) {
      arch(e, 106 + window * 16, 62, 9, 24, '#4a2a24');
      arch(e, 106 + window * 16, 62, 6.6, 20, '#ffdf9a');
    }
    e.box(94, 22, 86, 4.6, '#8a4a34');
    e.disc(137, 22, 9, '#8a4a34', 0.8);
    e.disc(137, 34, 5, '#fff4d8');
    e.line(
      [
        [137, 34],
        [137, 30.4],
      ],
      '#2a140c',
      0.6,
    );
    e.line(
      [
        [137, 34],
        [139.6, 35],
      ],
      '#2a140c',
      0.6,
    );
    e.box(0, 66, e.width, 36, '#6a4030');
    e.shape(
      [
        [20, 66],
        [40, 66],
        [110, 101],
        [-50, 101],
      ],
      '#3a2420',
    );
    for (let tie = 0; tie < 11; tie++) {
      const y = 67 + tie * tie * 0.3;
      const s = (y - 66) / 35;
      e.line(
        [
          [29 - s * 46, y],
          [33 + s * 50, y],
        ],
        '#7a5238',
        0.4 + s * 1.8,
      );
    }
    e.line(
      [
        [28, 66],
        [-24, 101],
      ],
      '#e0c49a',
      0.8,
    );
    e.line(
      [
        [33, 66],
        [78, 101],
      ],
      '#e0c49a',
      0.8,
    );
    e.disc(31, 54, 11, '#1a1416');
    e.disc(31, 54, 8, '#2c2226');
    e.disc(31, 52, 3, '#fff4d0');
    e.glow(31, 52, 30, '#ffe6b0', 1);
    e.box(22, 62, 18, 5, '#1a1416');
    e.box(28, 38, 6, 8, '#1a1416');
    e.keep(
      () => {
        for (let puff = 0; puff < 12; puff++)
          e.disc(31 + puff * 5 + e.between(-2, 2), 34 - puff * 2.4, 4 + puff * 1.2, '#f2e4d0');
      },
      { alpha: 0.45, blur: 1.8 },
    );
    e.path(ROBE, '#140a08', { x: 122, y: 86, scale: 1.8 });
    e.box(128, 81, 6, 5, '#140a08');
  },
  'nr-308': (e) => {
    e.ground('#1a0f0a');
    e.disc(70, 54, 48, '#6a3a24');
    e.disc(70, 54, 40, '#3a1c12');
    e.disc(70, 54, 34, e.round(70, 70, 44, ['#fff0a8', '#ff9a3a', '#8a2a14', '#2a0f0a']));
    for (let flame = 0; flame < 9; flame++)
      e.path('M0 0Q-3-6 0-14Q4-7 3 0Z', flame % 2 ? '#ffd06a' : '#ff7a2a', {
        x: 50 + flame * 5,
        y: 84,
        scale: 0.8 + (flame % 3) * 0.3,
      });
    for (const [x, y, r] of [
      [52, 46, 10],
      [76, 36, 9],
      [90, 54, 9],
    ] as const) {
      e.disc(x, y, r, '#e0a860', 0.72);
      for (let spot = 0; spot < 12; spot++)
        e.disc(x + e.between(-0.7, 0.7) * r, y + e.between(-0.45, 0.45) * r, e.between(0.4, 1.2), '#8a4a1c');
    }
    e.box(118, 76, 60, 26, '#5a3420');
    for (let loaf = 0; loaf < 6; loaf++)
      e.disc(146 + (loaf % 2), 78 - loaf * 3.6, 17 - loaf * 0.5, loaf % 2 ? '#d99a4a' : '#eab868', 0.2);
    e.line(
      [
        [178, 20],
        [84, 52],
      ],
      '#a5703a',
      1.6,
    );
    e.path(ROBE, '#0c0604', { x: 166, y: 74, scale: 3.4 });
    e.glow(70, 66, 70, '#ff9a4a', 0.5);
  },
  'coffee-before-sunset': (e) => {
    e.ground(e.fall(['#e07a5a', '#ffb87a', '#ffe0a0'], 0, 100));
    e.disc(120, 40, 17, '#fff4d0');
    city(e, 66, 0.8, '#8a3f4a', '#ffe0a0');
    e.box(0, 72, e.width, 30, '#3a1c24');
    for (let tile = 0; tile < 23; tile++) star(e, tile * 8, 76, 3.2, '#c2604a');
    e.path(POT, '#2a1218', { x: 54, y: 92, scale: 2.2 });
    for (const x of [92, 108, 124]) {
      e.shape(
        [
          [x - 6, 82],
          [x + 6, 82],
          [x + 3.4, 92],
          [x - 3.4, 92],
        ],
        '#fff4e4',
      );
      e.disc(x, 82, 6, '#3a1a0c', 0.28);
      e.keep(
        () => {
          e.curve([x, 80], [x - 6, 66], [x + 3, 54], '#fff', 1.6);
        },
        { alpha: 0.35, blur: 0.9 },
      );
    }
    e.box(0, 92, e.width, 10, '#24101a');
  },
  'sea-and-sand': (e) => {
    e.ground(e.fall(['#ffe0b0', '#ffb98a'], 0, 40));
    e.pen.fillStyle = '#0f7a8a';
    e.pen.fill(new Path2D('M-2 30H180V60Q130 50 100 66T30 70T-2 84Z'));
    e.pen.fillStyle = '#3ab0b0';
    e.pen.fill(new Path2D('M-2 66Q30 50 60 60T120 56T180 46V62Q130 54 100 70T30 74T-2 88Z'));
    e.pen.fillStyle = '#fff8e8';
    e.pen.fill(new Path2D('M-2 84Q30 64 60 70T110 66T180 52V58Q130 56 104 74T34 78T-2 92Z'));
    e.pen.fillStyle = '#e0a468';
    e.pen.fill(new Path2D('M-2 90Q34 72 62 76T108 74T180 58V102H-2Z'));
    for (let ripple = 0; ripple < 10; ripple++)
      e.curve([20 + ripple * 6, 102], [90 + ripple * 4, 84 + ripple], [180, 66 + ripple * 4], '#c08450', 0.5);
    e.path(BOAT, '#0a3a48', { x: 130, y: 42, scale: 1.3 });
    e.path(BOAT, '#0a3a48', { x: 60, y: 38, scale: 0.7 });
    e.disc(36, 20, 9, '#fff4d8');
    for (let bird = 0; bird < 4; bird++)
      e.path(BIRD, '#8a4a3a', { x: 90 + bird * 9, y: 18 + (bird % 2) * 5, scale: 0.9 });
  },
  'before-bedtime': (e) => {
    e.ground('#14305a');
    for (let hill = 0; hill < 4; hill++)
      e.disc(
        20 + hill * 50,
        118,
        50 + (hill % 2) * 9,
        ['#1c4a70', '#0f5a6a', '#2a3a7a', '#123f5a'][hill] ?? '#000',
      );
    e.disc(124, 36, 24, '#ffe9a0');
    e.ring(116, 36, 4, '#3a2a4a', 1.2, 0.3, 2.8);
    e.ring(132, 36, 4, '#3a2a4a', 1.2, 0.3, 2.8);
    e.ring(124, 42, 5, '#3a2a4a', 1, 0.4, 2.7);
    e.shape(
      [
        [101, 27],
        [124, 2],
        [152, 22],
        [126, 20],
      ],
      '#2a9a8a',
    );
    e.disc(124, 3, 3, '#ffc145');
    for (let lamp = 0; lamp < 6; lamp++) {
      const x = 14 + lamp * 13;
      e.curve([x - 7, 14], [x, 20], [x + 7, 14], '#fff4c8', 0.4);
      star(e, x, 21 + (lamp % 2) * 4, 4, ['#ffc145', '#ff8b73', '#4ad0c0'][lamp % 3] ?? '#fff');
    }
    e.pen.fillStyle = '#c2457a';
    e.pen.beginPath();
    e.pen.roundRect(26, 66, 80, 26, 6);
    e.pen.fill();
    for (let patch = 0; patch < 12; patch++)
      e.box(
        30 + (patch % 6) * 12.4,
        69 + Math.floor(patch / 6) * 11,
        10,
        9,
        ['#ffc145', '#0f7a7a', '#ff8b73', '#5a3a8a'][patch % 4] ?? '#000',
      );
    e.pen.fillStyle = '#fff4e0';
    e.pen.beginPath();
    e.pen.roundRect(28, 56, 26, 13, 5);
    e.pen.fill();
    e.disc(42, 58, 7, '#b5713f');
    e.path('M-6 1Q-7-8 0-8Q7-8 6 1Q4-3 0-4Q-4-3-6 1Z', '#2a1620', { x: 42, y: 57, scale: 1.2 });
    e.box(22, 46, 3, 48, '#8a4a2a');
    e.box(107, 60, 3, 34, '#8a4a2a');
  },
  browse: (e) => {
    e.ground('#06222a');
    const fields = ['#c2604a', '#0f7a7a', '#ffc145', '#2a4a8a', '#e08a5a', '#5a2a5a', '#1c5a4a', '#8a3a3a'];
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 7; column++) {
        const x = 13 + column * 25.4;
        const bottom = 38 + row * 33;
        arch(e, x, bottom, 22, 30, fields[(row * 3 + column * 5) % 8] ?? '#000');
        throughArch(e, x, bottom, 22, 30, () => {
          if ((row + column) % 3 === 0) star(e, x, bottom - 12, 7, '#ffe6b0');
          else if ((row + column) % 3 === 1) {
            e.disc(x, bottom - 15, 5, '#ffe6b0');
            e.disc(x, bottom + 3, 13, '#00000055');
          } else lattice(e, x - 11, bottom - 24, 2, 2, 11, '#ffe6b0', 0.5);
        });
      }
  },
  'nr-c1': ident(['#06303a', '#0f525c', '#ffc145'], 8, 0.77),
  'nr-c2': ident(['#0a1f3a', '#16406a', '#8fd0ff'], 12, 0.72, (e) => {
    for (let bar = 0; bar < 5; bar++) e.box(0, 70 + bar * 6, 178, 1, '#8fd0ff44');
  }),
  'nr-c3': ident(['#3a0f24', '#6a1c3a', '#ff8b73'], 6, 0.58, (e) => {
    e.shape(
      [
        [0, 0],
        [26, 0],
        [14, 60],
        [0, 101],
      ],
      '#240814',
    );
    e.shape(
      [
        [178, 0],
        [152, 0],
        [164, 60],
        [178, 101],
      ],
      '#240814',
    );
  }),
  'nr-c4': ident(['#e0803a', '#ffb04a', '#fff4c8'], 10, 0.8, (e) => {
    for (let spot = 0; spot < 30; spot++)
      e.disc(
        e.between(0, 178),
        e.between(0, 100),
        e.between(1, 3),
        ['#c2457a', '#0f7a7a', '#fff'][spot % 3] ?? '#fff',
      );
  }),
  'nr-c5': ident(['#0f3a2a', '#1c6a4a', '#d9e08a'], 7, 0.66, (e) => {
    dune(e, 96, 60, 16, '#c9a05a', '#8a6a3a');
  }),
  'nr-c6': ident(['#2a143a', '#4a2460', '#ffcf8a'], 16, 0.84, (e) => {
    for (let string = 0; string < 5; string++)
      e.line(
        [
          [0, 46 + string * 2],
          [178, 46 + string * 2],
        ],
        '#ffe6b0',
        0.25,
      );
  }),
  'pr-night': (e) => {
    e.ground(e.fall(['#040c1c', '#0e2a4a']));
    stars(e, 200, 70);
    crescent(e, 132, 26, 9, '#fff2cc');
    city(e, 88, 0.9, '#050f1e', '#ffd98a');
    arch(e, 40, 104, 50, 84, '#02070f');
    throughArch(e, 40, 104, 44, 78, () => {
      e.box(10, 10, 60, 95, e.fall(['#ffcf8a', '#a5563c']));
      e.path(SKIRT, '#140a0c', { x: 40, y: 98, scale: 2.6 });
    });
  },
  'pr-dawn': (e) => {
    e.ground(e.fall(['#2a3a6a', '#c27a8a', '#ffc8a0', '#fff0cc'], 0, 80));
    for (let layer = 0; layer < 4; layer++) {
      city(
        e,
        62 + layer * 12,
        0.5 + layer * 0.25,
        ['#d99a9a', '#a86a80', '#6a4a6a', '#2a2440'][layer] ?? '#000',
      );
      e.haze(66 + layer * 12, 6, '#ffe8d4', 0.3);
    }
    for (let bird = 0; bird < 9; bird++)
      e.path(BIRD, '#4a3050', { x: 30 + bird * 9, y: 24 + Math.sin(bird) * 7, scale: 0.8 });
  },
  'pr-morning': (e) => {
    e.ground('#ffe6b8');
    for (let ray = 0; ray < 20; ray++)
      e.shape(
        [
          [124, 40],
          [124 + 200 * Math.cos(ray * 0.314), 40 + 200 * Math.sin(ray * 0.314)],
          [124 + 200 * Math.cos(ray * 0.314 + 0.15), 40 + 200 * Math.sin(ray * 0.314 + 0.15)],
        ],
        '#ffd48a',
      );
    star(e, 124, 40, 22, '#ff9a4a', 0.77);
    star(e, 124, 40, 14, '#fff4d0', 0.77);
    e.box(0, 76, e.width, 26, '#0f7a7a');
    lattice(e, 0, 78, 15, 2, 12, '#5ac0b8', 0.5);
    e.shape(
      [
        [40, 50],
        [72, 50],
        [66, 76],
        [46, 76],
      ],
      '#c2453a',
    );
    e.ring(72, 60, 6, '#c2453a', 2.4);
    for (let leaf = 0; leaf < 7; leaf++)
      e.path('M0 0Q4-3 10 0Q4 3 0 0Z', '#2a8a5a', { x: 56, y: 48, scale: 1.5, angle: -0.5 - leaf * 0.36 });
    e.disc(94, 74, 9, '#ffb04a');
    e.disc(108, 76, 7, '#ff8a3a');
  },
  'pr-market': (e) => {
    e.ground('#5a2a1c');
    for (let awning = 0; awning < 4; awning++) {
      const x = awning * 46 - 6;
      for (let stripe = 0; stripe < 6; stripe++)
        e.shape(
          [
            [x + stripe * 7.4, 20],
            [x + stripe * 7.4 + 7.4, 20],
            [x + stripe * 7.4 + 5, 40],
            [x + stripe * 7.4 - 4, 40],
          ],
          stripe % 2 ? '#fff0d0' : (['#c2333a', '#0f7a7a', '#e08a2a', '#2a4a8a'][awning] ?? '#000'),
        );
      e.box(x, 42, 44, 34, '#2a120c');
      for (let pile = 0; pile < 4; pile++) {
        e.shape(
          [
            [x + pile * 11, 84],
            [x + 5.4 + pile * 11, 64],
            [x + 11 + pile * 11, 84],
          ],
          ['#e0a02a', '#b5402a', '#7a8a3a', '#c9783a', '#f2d06a', '#8a2a3a'][(awning * 3 + pile) % 6] ??
            '#000',
        );
        e.box(x + pile * 11, 83, 10.6, 7, '#8a5a34');
      }
      lantern(e, x + 22, 40, 46, 6, ['#ffb04a', '#ff7a5a', '#4ad0c0', '#ffe06a'][awning] ?? '#fff');
    }
    e.box(0, 88, e.width, 14, '#3a1c14');
    for (const [x, k] of [
      [30, 0],
      [74, 1],
      [120, 0],
      [150, 1],
    ] as const)
      e.path(k ? SKIRT : ROBE, '#12080a', { x, y: 100, scale: 2.2 });
  },
  'pr-newsdesk': (e) => {
    e.ground('#071c30');
    lattice(e, -4, -4, 11, 5, 17, '#1c4a6a', 0.5);
    e.disc(120, 40, 30, '#0f3a5a');
    for (let meridian = -3; meridian < 4; meridian++) {
      e.pen.strokeStyle = '#6ac0e0';
      e.pen.lineWidth = 0.3;
      e.pen.beginPath();
      e.pen.ellipse(120, 40, Math.abs(meridian) * 9.6 + 0.1, 30, 0, 0, 7);
      e.pen.stroke();
      e.line(
        [
          [120 - Math.sqrt(900 - (meridian * 9) ** 2), 40 + meridian * 9],
          [120 + Math.sqrt(900 - (meridian * 9) ** 2), 40 + meridian * 9],
        ],
        '#6ac0e0',
        0.3,
      );
    }
    e.ring(120, 40, 30, '#8fd8f0', 0.8);
    for (const [x, y] of [
      [112, 30],
      [128, 36],
      [120, 52],
    ] as const)
      e.glow(x, y, 6, '#ffc145', 1);
    e.pen.fillStyle = '#0a2a44';
    e.pen.beginPath();
    e.pen.ellipse(60, 104, 84, 30, 0, 0, 7);
    e.pen.fill();
    e.pen.strokeStyle = '#ffc145';
    e.pen.lineWidth = 0.8;
    e.pen.stroke();
    e.box(50, 66, 20, 12, '#dfeaf0');
    e.disc(60, 50, 5.4, '#b5713f');
    e.path('M-9 22Q-9 3 0 3Q9 3 9 22Z', '#16303f', { x: 60, y: 53 });
    e.shape(
      [
        [57, 56],
        [63, 56],
        [60, 68],
      ],
      '#f2f8f4',
    );
    e.path('M-6.600 3Q-8-8 0-8.600Q8-8 6.600 3Q5-3 0-4Q-5-3-6.600 3Z', '#1a0f14', { x: 60, y: 50 });
  },
  'pr-pitch': (e) => {
    e.ground(e.fall(['#ffb07a', '#ffe0b0'], 0, 40));
    city(e, 46, 0.8, '#a5566a', '#ffe6b0');
    e.shape(
      [
        [-2, 46],
        [180, 46],
        [180, 101],
        [-2, 101],
      ],
      '#c9905a',
    );
    e.line(
      [
        [89, 46],
        [89, 101],
      ],
      '#fff4e0',
      0.6,
    );
    e.pen.strokeStyle = '#fff4e0';
    e.pen.lineWidth = 0.7;
    e.pen.beginPath();
    e.pen.ellipse(89, 70, 22, 8, 0, 0, 7);
    e.pen.stroke();
    e.line(
      [
        [150, 60],
        [150, 36],
        [172, 40],
        [172, 70],
      ],
      '#fff',
      1,
    );
    for (let mesh = 0; mesh < 6; mesh++)
      e.line(
        [
          [150 + mesh * 4, 37 + mesh * 0.7],
          [152 + mesh * 4, 64 + mesh],
        ],
        '#ffffff',
        0.2,
      );
    for (const [x, y, s, c] of [
      [46, 88, 2, '#c2333a'],
      [78, 76, 1.3, '#0f7a7a'],
      [108, 84, 1.6, '#c2333a'],
      [134, 74, 1.2, '#0f7a7a'],
      [20, 74, 1.2, '#c2333a'],
    ] as const) {
      e.path(
        'M-.600-10.200a1.100 1.200 0 1 0 2.200 0a1.100 1.200 0 1 0-2.200 0M-1.200-8.600Q.4-9.400 1.400-8.400L3.400-6.600 2.800-5.900 1.300-7 1-4.600 2.600-2.600 1.600 0 .5-.2 1.200-2.400-.6-4.300-2-2.400-4.600-2.300-4.600-3.300-2.600-3.600-1.200-5.200-1.500-7.200-3-5.600-3.700-6.100Z',
        '#2a1014',
        { x, y, scale: s },
      );
      e.box(x - 1.3 * s, y - 8.6 * s, 2.8 * s, 3.6 * s, c);
      e.keep(
        () => {
          e.disc(x + 6 * s, y, 6 * s, '#5a2a1c', 0.12);
        },
        { alpha: 0.5 },
      );
    }
    e.disc(60, 86, 2.2, '#fff');
  },
  'pr-markets': (e) => {
    e.ground(e.fall(['#061a2a', '#0c3a4a']));
    let level = 70;
    const crest: [number, number][] = [];
    for (let x = 0; x < 182; x += 6) {
      level += e.between(-8, 6.6);
      level = Math.max(16, Math.min(84, level));
      crest.push([x, level]);
      e.box(x + 1, level, 4, 100 - level, '#0f5a66');
      e.box(x + 1, level, 4, 1.2, '#4ad0c0');
    }
    e.line(
      crest.map(([x, y]) => [x + 3, y - 6] as const),
      '#ffc145',
      1.1,
    );
    for (const [x, y] of crest) star(e, x + 3, y - 6, 1.7, '#fff0c0');
    lattice(e, 0, 0, 9, 1, 20, '#ffffff22', 0.4);
  },
  'pr-map': (e) => {
    e.ground('#e8d4a8');
    for (let contour = 0; contour < 13; contour++)
      for (const [x, y, r] of [
        [50, 46, 4.4],
        [128, 60, 3.6],
      ] as const) {
        const points = Array.from({ length: 50 }, (_, step) => {
          const a = step * 0.1283;
          const reach =
            (contour + 1) * r * (1 + 0.22 * Math.sin(a * 3 + x) + 0.1 * Math.sin(a * 5 + contour * 0.4));
          return [x + reach * Math.cos(a) * 1.2, y + reach * Math.sin(a) * 0.8] as const;
        });
        e.line(points, contour % 4 ? '#c09a64' : '#8a5a34', 0.4);
      }
    e.curve([0, 20], [70, 60], [90, 101], '#2a8a9a', 2.6);
    e.line(
      [
        [50, 46],
        [84, 62],
        [128, 60],
      ],
      '#c2333a',
      0.9,
    );
    for (const [x, y] of [
      [50, 46],
      [84, 62],
      [128, 60],
    ] as const) {
      e.disc(x, y, 2, '#c2333a');
      e.disc(x, y, 0.9, '#fff');
    }
    star(e, 156, 22, 13, '#0f4a54', 0.36, 4);
    star(e, 156, 22, 9, '#c2333a', 0.3, 8);
  },
  'pr-skyline': (e) => {
    e.ground(e.fall(['#0a1a3a', '#4a3a6a', '#e07a6a', '#ffc890'], 0, 80));
    for (let tower = 0; tower < 22; tower++) {
      const x = tower * 8.4 - 2;
      const h = 16 + ((tower * 37) % 44);
      const ink = tower % 2 ? '#101c38' : '#1a2a4c';
      if (tower % 5 === 0)
        e.shape(
          [
            [x, 84],
            [x + 1, 84 - h],
            [x + 3.4, 84 - h - 14],
            [x + 6, 84 - h],
            [x + 7, 84],
          ],
          ink,
        );
      else if (tower % 5 === 2) {
        e.pen.fillStyle = ink;
        e.pen.fill(
          new Path2D(
            `M${String(x)} 84Q${String(x - 3)} ${String(84 - h * 0.6)} ${String(x + 4)} ${String(84 - h)}Q${String(x + 11)} ${String(84 - h * 0.6)} ${String(x + 8)} 84Z`,
          ),
        );
      } else e.box(x, 84 - h, 7.4, h, ink);
      for (let floor = 0; floor < h / 3.4; floor++)
        if (e.chance() > 0.42) e.box(x + 1.4 + (floor % 3) * 1.6, 83 - floor * 3.2, 1, 1.3, '#ffd98a');
    }
    e.box(0, 84, e.width, 18, e.fall(['#6a4a62', '#0c1830'], 84, 100));
    glints(e, 89, 85, 90, '#ffc890', 60);
  },
  'pr-sea': (e) => {
    e.ground(e.fall(['#8ae0e0', '#1c90a8', '#0a4a6a']));
    for (let fish = 0; fish < 90; fish++) {
      const a = fish * 2.4;
      const r = 7 + Math.sqrt(fish) * 4.2;
      e.path('M0 0Q2-1.400 4 0L5.600-1V1L4 0Q2 1.400 0 0Z', fish % 3 ? '#e8fff8' : '#ffd06a', {
        x: 92 + r * Math.cos(a) * 1.4,
        y: 48 + r * Math.sin(a) * 0.8,
        angle: a + 1.57,
        scale: 0.9,
      });
    }
    e.path('M-26 0Q-10-12 14-6L24-12L22-1L26 8L14 4Q-8 10-26 0Z', '#0a3050', { x: 94, y: 48, scale: 0.9 });
    for (let coral = 0; coral < 12; coral++)
      for (let branch = -2; branch < 3; branch++)
        e.curve(
          [coral * 16, 102],
          [coral * 16 + branch * 3, 94],
          [coral * 16 + branch * 5, 86 + Math.abs(branch) * 3],
          ['#ff8b73', '#c2457a', '#ffc145'][coral % 3] ?? '#000',
          2,
        );
  },
  'pr-paper': (e) => {
    e.ground('#ffd9a0');
    for (const [x, y, c, a] of [
      [40, 40, '#c2333a', 0.2],
      [84, 60, '#0f7a7a', -0.3],
      [132, 42, '#5a3a8a', 0.4],
      [60, 80, '#ff9a4a', 1],
      [116, 82, '#2a6ac0', 0.7],
    ] as const)
      e.keep(() => {
        e.pen.shadowColor = '#00000055';
        e.pen.shadowBlur = 9;
        e.pen.shadowOffsetY = 5;
        e.pen.translate(x, y);
        e.pen.rotate(a);
        star(e, 0, 0, 20, c, 0.66);
        star(e, 0, 0, 9, '#ffd9a0', 0.5);
      });
    for (const side of [1, -1]) {
      e.line(
        [
          [150, 20],
          [112, 44 + side * 8],
        ],
        '#6a7a8a',
        2.6,
      );
      e.ring(158, 16 + side * 6, 5.4, '#c2333a', 2.6);
    }
    e.disc(150, 20, 1.4, '#3a444c');
  },
  'pr-dunes': (e) => {
    e.ground(e.fall(['#c2d8e0', '#ffe0b8', '#ffc890'], 0, 60));
    dune(e, 58, 50, 20, '#e8b078', '#b5704a', 16);
    dune(e, 72, 128, 26, '#d9965a', '#9a5238', 20);
    dune(e, 90, 66, 22, '#c27c44', '#7a3c2c', 22);
    for (let ripple = 0; ripple < 12; ripple++)
      e.curve([0, 92 + ripple], [34, 84 + ripple * 1.4], [66 - ripple * 2, 74 + ripple * 2], '#a5622f', 0.25);
    e.disc(136, 24, 8, '#fff8e0');
    e.path(ROBE, '#3a1a14', { x: 67, y: 69, scale: 0.6 });
  },
  'pr-ridge': (e) => {
    e.ground(e.fall(['#5a9ab0', '#d0e0d0', '#ffe8c0'], 0, 70));
    for (let layer = 0; layer < 5; layer++)
      e.ridge(
        60 + layer * 11,
        44 - layer * 7,
        ['#a8b8b0', '#c08a6a', '#9a5a44', '#6a3a34', '#3a2428'][layer] ?? '#000',
        layer * 7 + 3,
        1 + layer * 0.25,
      );
    e.path('M0 0Q-14-10-34-6Q-22-14-4-8Q2-20 20-28Q14-12 6-5Q12-2 16 2Q8 3 0 0Z', '#2a1418', {
      x: 112,
      y: 34,
      scale: 0.9,
    });
  },
  'pr-oasis': (e) => {
    e.ground(e.fall(['#e8a86a', '#ffe0b0'], 0, 60));
    dune(e, 62, 120, 18, '#d9985a', '#a5643c');
    e.pen.fillStyle = '#1c8a9a';
    e.pen.beginPath();
    e.pen.ellipse(86, 82, 62, 12, 0, 0, 7);
    e.pen.fill();
    e.pen.fillStyle = '#7ad8d8';
    e.pen.beginPath();
    e.pen.ellipse(80, 80, 40, 6, 0, 0, 7);
    e.pen.fill();
    for (const [x, y, h, lean] of [
      [20, 84, 52, 6],
      [36, 78, 40, -4],
      [140, 80, 56, -8],
      [156, 88, 66, 5],
      [122, 74, 34, 3],
    ] as const) {
      palm(e, x, y, h, '#124a3c', lean);
      e.keep(
        () => {
          e.pen.translate(0, y);
          e.pen.scale(1, -0.4);
          palm(e, x, 0, h, '#0a4a54', lean);
        },
        { alpha: 0.3 },
      );
    }
    e.line(
      [
        [86, 94],
        [60, 101],
      ],
      '#5ac8d0',
      3,
    );
    e.line(
      [
        [86, 94],
        [120, 101],
      ],
      '#5ac8d0',
      3,
    );
  },
  'pr-oud': (e) => {
    e.ground('#3a2014');
    e.box(0, 66, e.width, 36, '#6a3c20');
    for (let shaving = 0; shaving < 26; shaving++)
      e.ring(
        e.between(10, 170),
        e.between(78, 96),
        e.between(1.4, 3.4),
        '#e8c490',
        0.7,
        e.chance() * 6,
        e.chance() * 6 + 4,
      );
    for (const [x, a, c] of [
      [34, 0, '#8a4a24'],
      [74, 0, '#b5702f'],
      [150, 0, '#5a2c1a'],
    ] as const) {
      e.path(OUD, c, { x, y: 46, scale: 1.3, angle: a });
      e.disc(x, 46, 5, '#1a0c08');
      lattice(e, x - 5, 41, 1, 1, 10, '#e0a85a', 0.5);
      e.line(
        [
          [x, 6],
          [x, 62],
        ],
        '#fff0d0',
        0.3,
      );
    }
    e.path('M-10 3Q-10-8 0-12Q10-8 10 3Q10 16 0 16Q-10 16-10 3Z', '#d9a860', {
      x: 112,
      y: 76,
      scale: 1.3,
      angle: 1.4,
    });
    for (let rib = -3; rib < 4; rib++)
      e.curve([94, 74 + rib * 0.6], [112, 74 + rib * 4.6], [130, 79 + rib * 1.2], '#7a4a20', 0.5);
    lantern(e, 112, 0, 14, 10, '#ffb86a');
    e.path(ROBE, '#140a06', { x: 166, y: 104, scale: 4.6 });
  },
  'pr-record': (e) => {
    e.ground('#0f4a50');
    lattice(e, 0, 0, 9, 5, 20, '#1c6a6c', 0.6);
    e.disc(89, 54, 44, '#0a0c10');
    for (let groove = 0; groove < 15; groove++)
      e.ring(89, 54, 18 + groove * 1.7, groove % 4 ? '#1c2028' : '#2c323c', 0.4);
    e.keep(
      () => {
        e.shape(
          [
            [89, 54],
            [130, 20],
            [142, 34],
          ],
          '#ffffff',
        );
        e.shape(
          [
            [89, 54],
            [46, 88],
            [38, 74],
          ],
          '#ffffff',
        );
      },
      { alpha: 0.12, blur: 0.8 },
    );
    e.disc(89, 54, 15, '#ff8b73');
    star(e, 89, 54, 11, '#ffe6b0', 0.7);
    e.disc(89, 54, 1.4, '#0a0c10');
    e.line(
      [
        [160, 10],
        [150, 50],
        [120, 66],
      ],
      '#e8d8b0',
      1.8,
    );
    e.disc(160, 12, 6, '#c9a05a');
    e.box(114, 63, 9, 5, '#c9a05a');
  },
  'pr-stage': (e) => {
    e.ground('#1c0a20');
    for (const [x, c] of [
      [30, '#ff8b73'],
      [70, '#ffc145'],
      [110, '#4ad0c0'],
      [150, '#c27aff'],
    ] as const) {
      e.keep(
        () => {
          e.shape(
            [
              [x, -2],
              [74, 84],
              [104, 84],
            ],
            c,
          );
        },
        { alpha: 0.3, blur: 1, blend: 'screen' },
      );
      e.disc(x, 0, 3, '#fff');
    }
    e.pen.fillStyle = '#3a1a3a';
    e.pen.beginPath();
    e.pen.ellipse(89, 86, 54, 9, 0, 0, 7);
    e.pen.fill();
    e.pen.strokeStyle = '#ffc145';
    e.pen.lineWidth = 0.7;
    e.pen.stroke();
    e.path(SKIRT, '#f2e0e8', { x: 92, y: 86, scale: 2.9 });
    e.line(
      [
        [80, 86],
        [80, 58],
      ],
      '#0a0408',
      0.8,
    );
    e.disc(80, 57, 1.7, '#0a0408');
    for (let head = 0; head < 26; head++) {
      e.disc(head * 7.2, 96 + (head % 3), 3.2, '#080208');
      if (head % 4 === 1)
        e.line(
          [
            [head * 7.2, 96],
            [head * 7.2 + 3, 84],
          ],
          '#080208',
          1.4,
        );
    }
  },
};
