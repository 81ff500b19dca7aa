// Stills of the cinema itself: its series, playlists and pages.
import { BIRD, BOAT, glints, PERSON, windows } from '../../studio/figures';
import type { Scene } from '../film';
import { reel, strip } from './shapes';

export const stillsOfProgramme: Readonly<Record<string, Scene>> = {
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
