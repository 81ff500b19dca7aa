// A portfolio's entry for one picture: file, size and painter.
import type { Painter } from './Easel';

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
