// The stills of the channels' studio programmes.
import type { Painter } from '../../studio/Easel';
import { person } from '../people';
import { BIRD, ROBE, SKIRT } from '../../studio/figures';
import { arch, city, crescent, lantern, lattice, star, stars, throughArch } from '../ornament';
import { newsProgrammes } from './newsProgrammes';

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
  ...newsProgrammes,
};
