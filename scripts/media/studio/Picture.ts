// A portfolio's entry for one picture: file, size and painter; and the crop of a painting to a picture.
import { Easel, type Painter } from './Easel';

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

export interface Picture {
  /** Relative to the realm's folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Of the WebP file, from 0 to 1. */
  readonly quality: number;
  readonly paint: Painter;
  /** Mirrored horizontally, for right-to-left pages. */
  readonly mirrored?: boolean;
}
