// The stills of series: places, objects and crops of fighters, each with its own composition.
import type { Painter, Point } from '../../studio/Easel';
import { backdropOn, tone } from '../backdrops';
import { stand } from '../bouts';
import { BOOT, RUNNER, inked, printed, prop } from './shapes';

export const episodes: Readonly<Record<string, Painter>> = {
  'rs-203': prop('ringLow', inked('bone', 'coal', 'ember')),
  'rs-301': printed(inked('rose', 'plum', 'mustard'), (layer) => {
    layer.ground(layer.fall([tone(1), tone(0.9), tone(0.72)], 0, 60));
    for (let wave = 0; wave < 16; wave++)
      layer.line(
        Array.from({ length: 50 }, (_, step): Point => [
          step * 4,
          52 + wave * 1.4 + wave * wave * 0.06 + Math.sin(step * 0.9 + wave) * 0.5,
        ]),
        tone(0.5, wave % 3 ? 0.3 : 0.9),
        0.35,
      );
    layer.shape(
      [
        [-1, 63],
        [130, 54],
        [132, 57],
        [110, 101],
        [-1, 101],
      ],
      tone(0.22),
    );
    for (let stone = 0; stone < 40; stone++)
      layer.line(
        [
          [stone * 3.4, 63 - stone * 0.24],
          [stone * 3.1 - 8, 101],
        ],
        tone(0.35),
        0.25,
      );
    layer.box(124, 30, 4, 27, tone(0.15));
    layer.box(122.6, 26, 6.8, 4, tone(0.1));
    layer.disc(126, 27, 1.4, tone(1, 1));
    layer.path(RUNNER, tone(0.05), { x: 52, y: 62, scale: 2.7 });
    for (let gull = 0; gull < 5; gull++)
      layer.curve(
        [88 + gull * 7, 22 + (gull % 3) * 5],
        [91 + gull * 7, 19 + (gull % 3) * 5],
        [93 + gull * 7, 22.6 + (gull % 3) * 5],
        tone(0.1),
        0.7,
      );
  }),
  'rs-302': printed(inked('bone', 'cobalt', 'sky'), (layer) => {
    layer.ridge(46, 22, tone(1, 0.75), 8, 1.2);
    layer.ridge(47, 9, tone(0.3, 0.9), 2, 12, 6);
    layer.box(0, 46, layer.width, 60, tone(1));
    for (let crack = 0; crack < 11; crack++) {
      let x = layer.between(0, 178);
      let y = 49;
      const bent: Point[] = [];
      while (y < 100) {
        bent.push([x, y]);
        x += layer.between(-9, 9);
        y += layer.between(2, 9);
      }
      layer.line(bent, tone(0.5, 0.6), 0.4);
    }
    stand(layer, 'korhonen', { x: 58, y: 34, scale: 1.06 });
  }),
  'rs-303': prop('bag', inked('acid', 'coal', 'slate')),
  'rs-304': printed(inked('sea', 'coal', 'acid'), (layer) => {
    const [x, y] = [100, 46];
    for (let step = 46; step > 0; step--) {
      const angle = step * 0.34;
      const radius = 4 + step * 1.95;
      layer.shape(
        [
          [x, y],
          [x + radius * Math.cos(angle), y + radius * Math.sin(angle)],
          [x + (radius + 3) * Math.cos(angle + 0.34), y + (radius + 3) * Math.sin(angle + 0.34)],
        ],
        step % 2 ? tone(1, 0.95) : tone(0.3 + 0.008 * step),
      );
      layer.ring(x, y, radius * 0.82, tone(0.12), 0.5, angle, angle + 0.36);
    }
    layer.disc(x, y, 5, tone(1));
    layer.path(RUNNER, tone(0.02), { x: 58, y: 74, scale: 1.5, angle: -0.3 });
  }),
  'rs-305': printed(inked('mustard', 'coal', 'ember'), (layer) => {
    layer.ground(tone(0.14));
    layer.shape(
      [
        [58, 101],
        [58, 30],
        [89, 14],
        [120, 30],
        [120, 101],
      ],
      tone(1),
    );
    layer.ridge(72, 10, tone(0.8, 0.9), 5, 1.6);
    for (let beam = 0; beam < 8; beam++) {
      const inset = beam * 7.4;
      layer.line(
        [
          [inset, 101],
          [inset, 12 + beam * 3],
          [89, -6 + beam * 3],
          [178 - inset, 12 + beam * 3],
          [178 - inset, 101],
        ],
        tone(0.28 + beam * 0.02, 0.25),
        1.1,
      );
    }
    layer.keep(
      () => {
        for (const slit of [20, 38, 142])
          layer.shape(
            [
              [slit, 10],
              [slit + 3, 10],
              [slit + 32, 101],
              [slit + 14, 101],
            ],
            tone(1),
          );
      },
      { alpha: 0.32, blur: 0.8 },
    );
    stand(layer, 'tamihana', { x: 89, y: 50, scale: 0.62 });
    layer.line(
      [
        [36, 86],
        [142, 86],
      ],
      tone(1, 1),
      1,
    );
    layer.line(
      [
        [30, 94],
        [148, 94],
      ],
      tone(1, 1),
      1.2,
    );
  }),
  'rs-306': printed(inked('cobalt', 'coal', 'ember'), (layer) => {
    layer.ground(tone(0.12));
    layer.box(14, 12, 150, 58, tone(0.75));
    for (let light = 0; light < 40; light++) {
      const x = layer.between(14, 164);
      layer.keep(
        () => {
          layer.disc(x, layer.between(28, 66), layer.between(0.8, 4), tone(1, layer.chance() > 0.5 ? 1 : 0));
        },
        { alpha: 0.8 },
      );
    }
    layer.box(0, 10, 178, 2.4, tone(0.3));
    layer.box(0, 69, 178, 3, tone(0.3));
    layer.box(112, 10, 4, 60, tone(0.12));
    layer.box(12, 10, 4, 60, tone(0.12));
    layer.line(
      [
        [58, -2],
        [52, 32],
      ],
      tone(1),
      0.7,
    );
    layer.line(
      [
        [58, -2],
        [72, 40],
      ],
      tone(1),
      0.7,
    );
    layer.path(BOOT, tone(1, 0.95), { x: 50, y: 74, scale: 2.7, angle: 0.14 });
    layer.path(BOOT, tone(0.9, 0.85), { x: 74, y: 82, scale: 2.7, flip: true, angle: -0.1 });
    for (let eye = 0; eye < 6; eye++) {
      layer.line(
        [
          [53 - eye * 0.3, 38 + eye * 4.4],
          [58 - eye * 0.3, 39 + eye * 4.4],
        ],
        tone(0),
        0.8,
      );
      layer.line(
        [
          [66 + eye * 0.3, 46 + eye * 4.4],
          [71 + eye * 0.3, 45 + eye * 4.4],
        ],
        tone(0),
        0.8,
      );
    }
    layer.box(0, 88, 178, 14, tone(0.06));
  }),
  'rs-307': printed(inked('bone', 'oxblood', 'rose'), (layer) => {
    backdropOn(layer, 'disc', 90, 46);
    stand(layer, 'vance', { x: 84, y: 56, scale: 3 });
    layer.line(
      [
        [178, 12],
        [104, 47],
      ],
      tone(1),
      2,
    );
    layer.line(
      [
        [178, 14],
        [104, 49],
      ],
      tone(0.2),
      0.5,
    );
    layer.disc(103, 48, 4.2, tone(1));
    layer.ring(103, 48, 4.2, tone(0.1), 0.6);
  }),
  'rs-308': printed(inked('mustard', 'coal', 'bone'), (layer) => {
    ['10·9', '9·10', '10·10'].forEach((score, card) => {
      layer.keep(() => {
        layer.pen.translate(36 + card * 53, 52 + (card === 1 ? -8 : 4));
        layer.pen.rotate((card - 1) * 0.13 + 0.03);
        layer.box(-22, -32, 46, 66, tone(0.3));
        layer.box(-24, -34, 46, 66, tone(1, 1));
        layer.box(-24, -34, 46, 9, tone(0.1));
        layer.pen.fillStyle = tone(0.05);
        layer.pen.font = '900 30px "Big Shoulders", Impact, sans-serif';
        layer.pen.textAlign = 'center';
        layer.pen.fillText(score, -1, 16, 40);
        for (let rule = 0; rule < 3; rule++)
          layer.line(
            [
              [-20, 22 + rule * 3],
              [18, 22 + rule * 3],
            ],
            tone(0.3),
            0.4,
          );
      });
    });
  }),
  'rs-309': prop('bell', inked('bone', 'coal', 'mustard')),
};
