// The stills of features, playlists and pages.
import type { Easel } from '../../studio/Easel';
import { type Painter, type Point } from '../../studio/Easel';
import { backdropOn, tone } from '../backdrops';
import { stand } from '../bouts';
import { BOOT, RUNNER, inked, printed, prop } from './shapes';

/** A fighter in a hooded gown from behind, feet at the origin, twelve units tall. */
const HOODED =
  'M0-12Q1.700-12 1.600-9.800L3-8.400Q3.800-5 3.400-2.600L2.600-2.800 2.400-1 1.200-.9 1 0H-1L-1.200-.9-2.400-1-2.600-2.800-3.400-2.600Q-3.800-5-3-8.400L-1.600-9.800Q-1.700-12 0-12Z';

const hall = (layer: Easel): void => {
  for (let row = 0; row < 9; row++)
    for (let head = 0; head < 60; head++)
      layer.disc(
        head * 3.2 + (row % 2) * 1.6,
        58 + row * 5 + layer.between(-0.6, 0.6),
        1.7,
        tone(0.5 - row * 0.05, 0.85),
      );
};

export const highlights: Readonly<Record<string, Painter>> = {
  'rs-401': printed(inked('ember', 'coal', 'bone'), (layer) => {
    for (let mark = 0; mark < 18; mark++) {
      const group = Math.floor(mark / 5);
      const within = mark % 5;
      const x = 22 + group * 38;
      const y = 18 + (group % 2) * 4;
      if (within < 4)
        layer.shape(
          [
            [x + within * 7, y],
            [x + within * 7 + 3.4, y + 1],
            [x + within * 7 + 2.6, y + 64],
            [x + within * 7 - 0.6, y + 62],
          ],
          tone(0.05),
        );
      else
        layer.shape(
          [
            [x - 6, y + 54],
            [x + 27, y + 4],
            [x + 29, y + 8],
            [x - 4, y + 58],
          ],
          tone(1, 1),
        );
    }
    stand(layer, 'thiandoum', { x: 140, y: 48, scale: 1.05 });
  }),
  'rs-402': printed(inked('mustard', 'oxblood', 'ember'), (layer) => {
    layer.box(0, 74, 178, 30, tone(1, 0.9));
    for (const [ghost, x] of [
      [0.75, 26],
      [0.6, 50],
      [0.4, 78],
      [0.04, 112],
    ] as const) {
      layer.shape(
        [
          [x - 5, -2],
          [x + 9, -2],
          [x + 5.5, 44],
          [x - 4.5, 44],
        ],
        tone(Math.min(1, ghost + 0.25)),
      );
      layer.path(BOOT, tone(ghost), { x, y: 84, scale: 2.7, angle: -0.05 });
    }
    layer.shape(
      [
        [134, -2],
        [150, -2],
        [150, 30],
        [139, 34],
      ],
      tone(0.3),
    );
    layer.path(BOOT, tone(0.04), { x: 146, y: 76, scale: 2.7, angle: 0.42 });
    layer.curve([20, 92], [100, 97], [160, 88], tone(0.1), 0.8);
  }),
  'rs-403': printed(inked('rose', 'plum', 'bone'), (layer) => {
    layer.ground(tone(0.05));
    layer.keep(() => {
      layer.pen.beginPath();
      layer.pen.arc(89, 38, 29, 0.68 * Math.PI, 2.32 * Math.PI);
      layer.pen.lineTo(122, 101);
      layer.pen.lineTo(56, 101);
      layer.pen.closePath();
      layer.pen.clip();
      backdropOn(layer, 'rings', 89, 40);
      stand(layer, 'castellane', { x: 91, y: 46, scale: 1.7 });
    });
    for (let tooth = 0; tooth < 7; tooth++) {
      layer.box(4 + tooth * 5, 62 - ((tooth * 7) % 5) * 3, 3, 40, tone(1, 0.6));
      layer.box(140 + tooth * 5, 60 - ((tooth * 5) % 7) * 3, 3, 42, tone(1, 0.6));
    }
  }),
  'rs-404': printed(inked('bone', 'oxblood', 'rose'), (layer) => {
    layer.ring(128, 50, 39, tone(0.1), 1.2);
    layer.pen.fillStyle = tone(1, 0.95);
    layer.pen.beginPath();
    layer.pen.moveTo(128, 50);
    layer.pen.arc(128, 50, 37, -Math.PI / 2, -Math.PI / 2 + 0.42 * 4);
    layer.pen.fill();
    for (let tick = 0; tick < 60; tick++) {
      const angle = tick * 0.10472;
      const inner = tick % 4 ? 35 : 30;
      layer.line(
        [
          [128 + inner * Math.cos(angle), 50 + inner * Math.sin(angle)],
          [128 + 37.5 * Math.cos(angle), 50 + 37.5 * Math.sin(angle)],
        ],
        tone(0.1),
        tick % 4 ? 0.5 : 1.3,
      );
    }
    layer.line(
      [
        [128, 50],
        [128, 16],
      ],
      tone(0.05),
      1.6,
    );
    layer.line(
      [
        [128, 50],
        [160, 56],
      ],
      tone(0.05),
      2.2,
    );
    layer.disc(128, 50, 2.6, tone(0.05));
    stand(layer, 'morikane', { x: 46, y: 34, scale: 1.2 });
  }),
  'rs-405': prop('corridor', inked('ember', 'coal', 'mustard'), (layer) => {
    layer.box(80, 36, 16, 26, tone(1));
    layer.path(HOODED, tone(0.03), { x: 89, y: 84, scale: 3.3 });
    layer.path(HOODED, tone(0.03), { x: 75, y: 73, scale: 1.9 });
    layer.path(HOODED, tone(0.03), { x: 99, y: 70, scale: 1.6 });
  }),
  'rs-406': printed(inked('acid', 'coal', 'ember'), (layer) => {
    const burst: Point[] = Array.from({ length: 44 }, (_, spike) => {
      const radius = spike % 2 ? 22 + layer.between(0, 6) : 46 + layer.between(0, 44);
      return [104 + radius * Math.cos(spike * 0.1428), 44 + radius * Math.sin(spike * 0.1428)];
    });
    layer.shape(burst, tone(1, 1));
    layer.shape(
      burst.map(([x, y]): Point => [104 + (x - 104) * 0.62, 44 + (y - 44) * 0.62]),
      tone(1),
    );
    stand(layer, 'quiroga', { x: 62, y: 42, scale: 1.5 });
    for (let drop = 0; drop < 26; drop++) {
      const angle = layer.between(-0.9, 0.9);
      const reach = layer.between(26, 72);
      layer.disc(
        108 + reach * Math.cos(angle),
        40 + reach * Math.sin(angle),
        layer.between(0.5, 1.6),
        tone(0.1),
      );
    }
  }),
  'the-long-camp': printed(inked('ember', 'coal', 'mustard'), (layer) => {
    layer.ground(layer.fall([tone(0.5, 0.2), tone(0.85, 0.1), tone(1, 0.5)], 0, 62));
    layer.disc(118, 57, 20, tone(1, 0));
    layer.ridge(62, 26, tone(0.34, 0.55), 4, 1.5);
    layer.ridge(66, 15, tone(0.16, 0.5), 9, 2.4);
    layer.box(0, 65, 178, 40, tone(0.1));
    layer.shape(
      [
        [112, 65],
        [117, 65],
        [150, 101],
        [58, 101],
      ],
      tone(0.8, 0.3),
    );
    for (let dash = 0; dash < 7; dash++) {
      const near = dash * dash * 0.9;
      layer.shape(
        [
          [114.2 - near * 0.28, 66 + near],
          [115 - near * 0.26, 66 + near],
          [115.4 - near * 0.3, 67.4 + near * 1.4],
          [113.8 - near * 0.36, 67.4 + near * 1.4],
        ],
        tone(0.1),
      );
    }
    layer.path(RUNNER, tone(0.02), { x: 104, y: 92, scale: 3.6 });
    for (let pole = 0; pole < 6; pole++) {
      const scale = 1 / (1 + pole * 0.75);
      const x = 116 - 104 * scale;
      layer.box(x, 65 - 62 * scale, 1.5 * scale, 66 * scale, tone(0.05));
      layer.box(x - 5 * scale, 65 - 58 * scale, 11.5 * scale, 1.2 * scale, tone(0.05));
    }
  }),
  'corner-talk': prop('corner', inked('bone', 'coal', 'ember')),
  'before-title-night': printed(inked('bone', 'coal', 'ember'), (layer) => {
    hall(layer);
    stand(layer, 'vance', { x: 36, y: 38, scale: 1.3 });
    stand(layer, 'thiandoum', { x: 142, y: 38, scale: 1.3, side: -1 });
    layer.box(87, -1, 4, 102, tone(0.05));
  }),
  'draws-we-loved': printed(inked('sky', 'plum', 'bone'), (layer) => {
    layer.box(0, 0, 89, 100, tone(1, 1));
    stand(layer, 'korhonen', { x: 58, y: 38, scale: 1.25 });
    stand(layer, 'korhonen', { x: 120, y: 38, scale: 1.25, side: -1 });
  }),
  'under-fifteen-minutes': printed(inked('acid', 'coal', 'cobalt'), (layer) => {
    layer.pen.fillStyle = tone(1, 1);
    layer.pen.beginPath();
    layer.pen.moveTo(89, 52);
    layer.pen.arc(89, 52, 62, -Math.PI / 2, 0);
    layer.pen.fill();
    for (let tick = 0; tick < 60; tick++) {
      const angle = tick * 0.10472;
      layer.line(
        [
          [89 + 64 * Math.cos(angle), 52 + 64 * Math.sin(angle)],
          [89 + (tick % 5 ? 68 : 74) * Math.cos(angle), 52 + (tick % 5 ? 68 : 74) * Math.sin(angle)],
        ],
        tone(0.05),
        tick % 5 ? 0.7 : 2,
      );
    }
    stand(layer, 'naircollins', { x: 82, y: 42, scale: 1.15 });
  }),
  browse: prop('ringAbove', inked('ember', 'coal', 'bone')),
  'title-bouts': prop('belt', inked('bone', 'coal', 'mustard')),
  stories: prop('gloves', inked('mustard', 'coal', 'ember')),
  thumbnail: prop('microphone', inked('slate', 'coal', 'bone')),
  ring: prop('ringWide', inked('ember', 'coal', 'bone')),
};
