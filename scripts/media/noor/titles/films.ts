// The stills of films nr-305 to nr-308.
import type { Painter } from '../../studio/Easel';
import { ROBE, SKIRT } from '../../studio/figures';
import { arch, dune, lantern, throughArch } from '../ornament';

export const films: Readonly<Record<string, Painter>> = {
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
};
