// The stills of concerts, and of films nr-301 to nr-304.
import type { Painter } from '../../studio/Easel';
import { OUD, POT, SKIRT, glints } from '../../studio/figures';
import { arch, city, crescent, lantern, lattice, throughArch } from '../ornament';

const HORSE =
  'M-13-8Q-14-14-8-14.500L4-14.500Q8-16 10-20L13-23L15-21.500L19-18L18-16.500L14.500-17Q13-12 9-9.500L14-6L17-1L15.500-.5L11-4.600L5-7.500L-4-7.500L-9-4L-15-3.500L-18 0L-19-1L-16-5.500L-11-7Q-16-10-20-7Q-17-13-12-12Z';

export const events: Readonly<Record<string, Painter>> = {
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
};
