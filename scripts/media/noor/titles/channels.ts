// The stills of playlists, pages and channels.
import type { Painter } from '../../studio/Easel';
import { BIRD, BOAT, POT } from '../../studio/figures';
import { arch, city, dune, lattice, star, throughArch } from '../ornament';

/** The ident of a channel: its color, its ornament, a window. */
const ident: (
  colors: readonly [string, string, string],
  points: number,
  inner: number,
  draw?: Painter,
) => Painter = (colors, points, inner, draw) => (e) => {
  e.ground(e.across([colors[0], colors[1], colors[0]]));
  for (let ring = 7; ring > 0; ring--)
    e.keep(
      () => {
        e.pen.translate(89, 50);
        e.pen.rotate(ring * 0.16);
        star(e, 0, 0, ring * 15, ring % 2 ? colors[1] : colors[0], inner, points);
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
        colors[2],
        0.5,
      );
    }
  });
  star(e, 89, 50, 22, colors[2], inner, points);
  star(e, 89, 50, 14, colors[0], inner, points);
  e.glow(89, 50, 44, colors[2], 0.5);
  draw?.(e);
};

export const channels: Readonly<Record<string, Painter>> = {
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
};
