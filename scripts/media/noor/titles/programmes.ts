// The stills of the channels' studio programmes.
import type { Painter } from '../../studio/Easel';
import { person } from '../people';
import { BIRD, ROBE, SKIRT } from '../../studio/figures';
import { arch, city, crescent, lantern, lattice, star, stars, throughArch } from '../ornament';

export const programmes: Readonly<Record<string, Painter>> = {
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
          [89, 30],
          [89 + 200 * Math.cos(ray * 0.314), 30 + 200 * Math.sin(ray * 0.314)],
          [89 + 200 * Math.cos(ray * 0.314 + 0.15), 30 + 200 * Math.sin(ray * 0.314 + 0.15)],
        ],
        '#ffd48a',
      );
    star(e, 89, 30, 20, '#ff9a4a', 0.77);
    star(e, 89, 30, 13, '#fff4d0', 0.77);
    person(
      e,
      {
        skin: '#c98a5e',
        shade: '#8a3a2a',
        dress: '#0f6a72',
        head: '#f4a24a',
        cover: 'scarf',
        trim: '#f8d79a',
      },
      { x: 58, y: 42, scale: 1.12 },
    );
    person(
      e,
      {
        skin: '#a86a42',
        shade: '#5a2a1c',
        dress: '#f7efe0',
        head: '#241612',
        cover: 'hair',
        beard: '#2c1a14',
      },
      { x: 120, y: 40, scale: 1.16, flip: true },
    );
    e.box(0, 82, e.width, 20, '#0f7a7a');
    lattice(e, 0, 84, 15, 2, 12, '#5ac0b8', 0.5);
    for (const [x, ink] of [
      [80, '#c2453a'],
      [99, '#fff4d0'],
    ] as const) {
      e.box(x - 3.5, 74, 7, 8, ink);
      e.ring(x + 4, 77.4, 2.2, ink, 1);
    }
  },
  'pr-weather': (e) => {
    e.ground(e.fall(['#07485c', '#0f7a86', '#2aa5a0'], 0, 100));
    e.shape(
      [
        [62, 0],
        [178, 0],
        [178, 84],
        [132, 70],
        [118, 46],
        [84, 30],
      ],
      '#d9b878',
    );
    for (let front = 0; front < 5; front++)
      for (let wave = 0; wave < 12; wave++)
        e.curve(
          [4 + wave * 9, 26 + front * 15 + (wave % 2) * 2],
          [8 + wave * 9, 21 + front * 15],
          [12 + wave * 9, 26 + front * 15],
          '#7fd6cf66',
          0.8,
        );
    for (let bar = 0; bar < 3; bar++) {
      e.ring(140, 24, 9 + bar * 8, '#fff3d2', 0.9, 0.4, 4.2);
      e.curve([16, 62 + bar * 7], [40, 54 + bar * 7], [64, 64 + bar * 7], '#fff3d2', 1.1);
    }
    star(e, 152, 20, 9, '#ffb545', 0.7);
    e.disc(30, 24, 8, '#f2fbf8');
    e.disc(40, 21, 10, '#f2fbf8');
    e.disc(50, 25, 7, '#f2fbf8');
    person(
      e,
      {
        skin: '#b87a4e',
        shade: '#4a1f2a',
        dress: '#7a1f3a',
        head: '#f3e3c8',
        cover: 'scarf',
        trim: '#e9b44a',
      },
      { x: 92, y: 42, scale: 1.28, flip: true },
    );
    e.line(
      [
        [110, 82],
        [131, 66],
        [140, 46],
      ],
      '#7a1f3a',
      8,
    );
    e.disc(141, 42, 4, '#b87a4e');
  },
  'pr-table': (e) => {
    e.ground(e.fall(['#3a1a12', '#7a3a1e', '#b8622e']));
    lattice(e, 8, 4, 10, 4, 16, '#d98a48', 0.35);
    e.glow(89, 26, 60, '#ffcf8a', 0.6);
    lantern(e, 89, 0, 20, 10, '#ffb84a');
    person(
      e,
      {
        skin: '#b98058',
        shade: '#3a1410',
        dress: '#2a4a5a',
        head: '#f6f0e2',
        cover: 'headcloth',
        beard: '#d8d2c8',
      },
      { x: 44, y: 44, scale: 1.14 },
    );
    person(
      e,
      {
        skin: '#8a5636',
        shade: '#2a0f0c',
        dress: '#c2453a',
        head: '#1a0f0c',
        cover: 'long hair',
        trim: '#ffd98a',
      },
      { x: 136, y: 44, scale: 1.12, flip: true },
    );
    e.disc(89, 96, 70, '#4a2012', 0.26);
    e.disc(89, 90, 24, '#f0e2c4', 0.3);
    e.disc(89, 88, 18, '#c8642a', 0.34);
    for (let grain = 0; grain < 40; grain++)
      e.disc(
        89 + e.between(-15, 15),
        87 + e.between(-4, 4),
        1.1,
        ['#ffe0a0', '#5a8a3a', '#a8321c'][grain % 3] ?? '#000',
      );
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
    e.disc(141, 40, 30, '#0f3a5a');
    for (let meridian = -3; meridian < 4; meridian++) {
      e.pen.strokeStyle = '#6ac0e0';
      e.pen.lineWidth = 0.3;
      e.pen.beginPath();
      e.pen.ellipse(141, 40, Math.abs(meridian) * 9.6 + 0.1, 30, 0, 0, 7);
      e.pen.stroke();
      e.line(
        [
          [141 - Math.sqrt(900 - (meridian * 9) ** 2), 40 + meridian * 9],
          [141 + Math.sqrt(900 - (meridian * 9) ** 2), 40 + meridian * 9],
        ],
        '#6ac0e0',
        0.3,
      );
    }
    e.ring(141, 40, 30, '#8fd8f0', 0.8);
    for (const [x, y] of [
      [132, 28],
      [150, 36],
      [140, 52],
    ] as const)
      e.glow(x, y, 6, '#ffc145', 1);
    person(
      e,
      {
        skin: '#c08a62',
        shade: '#0d1c30',
        dress: '#1d4a63',
        head: '#e9edf0',
        cover: 'scarf',
        trim: '#ffc145',
      },
      { x: 52, y: 46, scale: 1.14 },
    );
    person(
      e,
      {
        skin: '#9a6440',
        shade: '#0a1626',
        dress: '#22303f',
        head: '#15100f',
        cover: 'hair',
        trim: '#f2f8f4',
      },
      { x: 96, y: 45, scale: 1.16, flip: true },
    );
    e.pen.fillStyle = '#0a2a44';
    e.pen.beginPath();
    e.pen.ellipse(74, 110, 96, 30, 0, 0, 7);
    e.pen.fill();
    e.pen.strokeStyle = '#ffc145';
    e.pen.lineWidth = 0.8;
    e.pen.stroke();
    e.box(66, 76, 16, 1, '#dfeaf0');
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
};
