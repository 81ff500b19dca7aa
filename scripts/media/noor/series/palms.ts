// The stills of the series "The House of Palms".
import type { Painter } from '../../studio/Easel';
import { BIRD, palm, ROBE, SKIRT } from '../../studio/figures';
import { person } from '../people';
import { arch, crescent, dune, lantern, lattice, stars } from '../ornament';

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

export const palms: Readonly<Record<string, Painter>> = {
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
    person(
      e,
      {
        skin: '#b8794c',
        shade: '#10282c',
        dress: '#e9dcc0',
        head: '#f8f1e0',
        cover: 'headcloth',
        beard: '#e4ded2',
      },
      { x: 62, y: 62, scale: 0.92 },
    );
    person(
      e,
      {
        skin: '#c78d62',
        shade: '#241018',
        dress: '#6a2230',
        head: '#1f3a44',
        cover: 'scarf',
        trim: '#ffcf7a',
      },
      { x: 116, y: 62, scale: 0.9, flip: true },
    );
    person(
      e,
      {
        skin: '#bd8258',
        shade: '#10282c',
        dress: '#d9963a',
        head: '#24140f',
        cover: 'braids',
        trim: '#fff0c8',
      },
      { x: 89, y: 74, scale: 0.74 },
    );
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
};
