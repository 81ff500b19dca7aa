// The stills of the series "The Incense Road".
import type { Painter } from '../../studio/Easel';
import { CAMEL, ROBE } from '../../studio/figures';
import { crescent, dune, stars } from '../ornament';

export const incense: Readonly<Record<string, Painter>> = {
  'the-incense-road': (e) => {
    e.ground(e.fall(['#0f4650', '#d98a5a', '#ffcf8a'], 0, 66));
    e.disc(50, 52, 15, '#fff0c0');
    dune(e, 70, 116, 32, '#d98a4a', '#8a4a34', 18);
    dune(e, 84, 54, 18, '#b5653a', '#6a3428', 14);
    for (let beast = 0; beast < 7; beast++) {
      e.path(CAMEL, '#2a1418', {
        x: 34 + beast * 17,
        y: 80 + Math.sin(beast * 0.8) * 1.6 - beast * 0.6,
        scale: 0.92,
      });
      if (beast % 2 === 0) e.path(ROBE, '#2a1418', { x: 43 + beast * 17, y: 81 - beast * 0.6, scale: 0.6 });
    }
    e.box(0, 97, e.width, 6, '#4a2420');
    e.keep(
      () => {
        e.curve([20, 96], [60, 40], [100, 50], '#fff4dc', 4);
        e.curve([100, 50], [140, 58], [170, 10], '#fff4dc', 3);
      },
      { alpha: 0.22, blur: 2 },
    );
  },
  'nr-131': (e) => {
    e.ground(e.fall(['#c9e0d0', '#f2e0b0']));
    e.ridge(78, 26, '#b5906a', 4, 1.1);
    e.ridge(88, 12, '#8a6244', 7, 1.6);
    for (const [bend, tip] of [
      [
        [70, 60],
        [36, 26],
      ],
      [
        [92, 40],
        [88, 10],
      ],
      [
        [110, 56],
        [146, 22],
      ],
      [
        [84, 54],
        [60, 14],
      ],
      [
        [104, 50],
        [122, 10],
      ],
    ] as const) {
      e.curve([92, 94], [bend[0], bend[1]], [tip[0], tip[1]], '#7a5a48', 3.4);
      for (let leaf = 0; leaf < 34; leaf++)
        e.disc(
          tip[0] + e.between(-13, 13),
          tip[1] + e.between(-6, 8),
          e.between(0.8, 2.6),
          ['#4a7a5a', '#6a9a68', '#2f5a48'][leaf % 3] ?? '#000',
          0.6,
        );
    }
    e.shape(
      [
        [82, 96],
        [89, 66],
        [96, 66],
        [104, 96],
      ],
      '#7a5a48',
    );
    for (let tear = 0; tear < 9; tear++) {
      const x = 86 + (tear % 3) * 5;
      const y = 70 + Math.floor(tear / 3) * 8;
      e.path('M0-3Q2.400.8 0 1.800Q-2.400.8 0-3Z', '#ffc145', { x, y, scale: 1.1 });
      e.glow(x, y, 5, '#ffdf8a', 0.8);
    }
    e.path(ROBE, '#f5efe0', { x: 60, y: 96, scale: 1.9 });
  },
  'nr-132': (e) => {
    e.ground(e.fall(['#071a30', '#123a5a', '#2a6a7a'], 0, 74));
    stars(e, 260, 66);
    crescent(e, 140, 22, 6, '#fff4d0');
    dune(e, 80, 120, 20, '#24485a', '#142c3e');
    e.box(0, 84, e.width, 18, '#0e2230');
    for (let ring = 3; ring >= 0; ring--)
      e.disc(62, 90, 9 + ring * 4.4, ['#6ad8d0', '#7a6a5a', '#5a4c44', '#3e3a3a'][ring] ?? '#000', 0.3);
    e.line(
      [
        [50, 88],
        [62, 66],
        [74, 88],
      ],
      '#1a1512',
      1.2,
    );
    e.line(
      [
        [62, 66],
        [62, 88],
      ],
      '#d9a85a',
      0.4,
    );
    for (let beast = 0; beast < 4; beast++)
      e.path(CAMEL, '#060f18', { x: 98 + beast * 19, y: 92 + (beast % 2) * 2, scale: 1.1 });
    e.glow(30, 88, 22, '#ff9a4a', 0.9);
    e.shape(
      [
        [27, 90],
        [30, 80],
        [33, 90],
      ],
      '#ffd98a',
    );
    e.path(ROBE, '#060f18', { x: 20, y: 92, scale: 1.1 });
    e.path(ROBE, '#060f18', { x: 40, y: 92, scale: 1.1 });
  },
  'nr-133': (e) => {
    e.ground('#5a2a24');
    e.shape(
      [
        [0, 0],
        [66, 0],
        [58, 30],
        [70, 60],
        [60, 101],
        [0, 101],
      ],
      '#8a3f30',
    );
    e.shape(
      [
        [178, 0],
        [112, 0],
        [120, 28],
        [108, 62],
        [118, 101],
        [178, 101],
      ],
      '#6a2e28',
    );
    for (let layer = 0; layer < 14; layer++) {
      e.curve([0, layer * 8], [30, layer * 8 + 4], [62, layer * 7.4], '#a5563c', 0.5);
      e.curve([116, layer * 7.4 + 2], [150, layer * 8 + 5], [178, layer * 8], '#8a4234', 0.5);
    }
    e.box(62, 0, 54, 101, e.fall(['#ffdf9a', '#f2a86a', '#d97a52']));
    e.box(68, 22, 42, 70, '#c9765a');
    e.shape(
      [
        [66, 24],
        [89, 10],
        [112, 24],
      ],
      '#d98a64',
    );
    for (let column = 0; column < 4; column++) {
      e.box(70 + column * 11, 46, 4, 46, '#e8a07a');
      e.box(69 + column * 11, 44, 6, 2.4, '#f2b890');
    }
    e.box(66, 40, 46, 4, '#e8a07a');
    e.disc(89, 32, 6, '#e8a07a');
    e.box(84, 60, 9, 32, '#4a1f1c');
    e.box(60, 92, 58, 10, '#a5563c');
    for (let person = 0; person < 3; person++)
      e.path(ROBE, '#2a100f', { x: 76 + person * 12, y: 97, scale: 0.8 });
    e.path(CAMEL, '#2a100f', { x: 104, y: 97, scale: 0.8 });
  },
};
