// What a portfolio says of one picture: its file, size and painter.
import type { Painter } from './Easel';

export interface Picture {
  /** Relative to the realm's folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Of the WebP file, from 0 to 1. */
  readonly quality: number;
  readonly paint: Painter;
  /** Drawn left to right reversed, for pages that read from the right. */
  readonly mirrored?: boolean;
}
