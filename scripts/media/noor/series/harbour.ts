// The stills of the series "Night Harbour".
import type { Painter } from '../../studio/Easel';
import { BOAT, glints, ROBE, SKIRT } from '../../studio/figures';
import { lantern, star } from '../ornament';

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

export const harbour: Readonly<Record<string, Painter>> = {
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
};
