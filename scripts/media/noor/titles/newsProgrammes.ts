// The stills of the programmes of news, sport and markets.
import type { Painter } from '../../studio/Easel';
import { person } from '../people';
import { city, lattice, star } from '../ornament';

export const newsProgrammes: Readonly<Record<string, Painter>> = {
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
