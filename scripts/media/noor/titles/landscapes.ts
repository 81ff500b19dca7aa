// The stills of the channels' programmes of landscapes and music.
import type { Painter } from '../../studio/Easel';
import { OUD, ROBE, SKIRT, glints, palm } from '../../studio/figures';
import { dune, lantern, lattice, star } from '../ornament';

export const landscapes: Readonly<Record<string, Painter>> = {
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
