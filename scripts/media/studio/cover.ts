// Crops a painting of one ratio to a picture of another.
import { Easel } from './Easel';
import type { Painter } from './Easel';

/** Paints at `ratio` (width by height) and shows the part around `focus` (0 left, 1 right), filling the picture. */
export const cover =
  (paint: Painter, ratio: number, seed: string, focus = 0.5): Painter =>
  (easel) => {
    const height = Math.round(Math.max(easel.canvas.height, easel.canvas.width / ratio));
    const whole = new Easel(Math.round(height * ratio), height, seed);
    paint(whole);
    const scale = Math.max(1, easel.width / whole.width);
    const spare = whole.width * scale - easel.width;
    easel.pen.drawImage(
      whole.canvas,
      -spare * focus,
      (100 - 100 * scale) / 2,
      whole.width * scale,
      100 * scale,
    );
  };
