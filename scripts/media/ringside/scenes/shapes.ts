// Inks and props of the stills.
import { Easel, type Painter } from '../../studio/Easel';
import { tone } from '../backdrops';
import { lay } from '../bouts';
import { INK } from '../fighterSheet';
import type { Inks } from '../print';
import { propPlate, type PROPS } from '../props';

type InkName = keyof typeof INK;

export const inked = (paper: InkName, dark: InkName, spot: InkName): Inks => ({
  paper: INK[paper],
  dark: INK[dark],
  spot: INK[spot],
});

export const printed =
  (inks: Inks, draw: (layer: Easel) => void): Painter =>
  (easel) => {
    const layer = new Easel(easel.canvas.width, easel.canvas.height, 'layer');
    layer.ground(tone(1));
    draw(layer);
    lay(easel, layer, inks);
  };

export const prop = (name: keyof typeof PROPS, inks: Inks, over?: (layer: Easel) => void): Painter =>
  printed(inks, (layer) => {
    layer.pen.drawImage(propPlate(name, layer.canvas.width, layer.canvas.height), 0, 0, layer.width, 100);
    over?.(layer);
  });

/** A runner or walker seen from the side, feet at the origin, ten units tall. */
export const RUNNER =
  'M-.6-10.2a1.1 1.2 0 1 0 2.2 0a1.1 1.2 0 1 0-2.2 0M-1.2-8.6Q.4-9.4 1.4-8.4L3.4-6.6 2.8-5.9 1.3-7 1-4.6 2.6-2.6 1.6 0 .5-.2 1.2-2.4-.6-4.3-2-2.4-4.6-2.3-4.6-3.3-2.6-3.6-1.2-5.2-1.5-7.2-3-5.6-3.7-6.1Z';

/** A boot that reaches the calf, heel at the origin. */
export const BOOT = 'M-2.2-15Q0-16 2.4-15L2.6-6Q6.5-4 7.6-2.2Q8.2 0 6.8 0L-2.4 0Q-3.4-1-2.6-5Z';
