/** Maximum useful picture height for a tile. */

/** Common rendition heights. */
const ladder = [240, 360, 480, 540, 720, 1080, 1440, 2160] as const;

/**
 * The rendition that fills the tile on this display; null when only the largest does. Up to 10 % fewer lines
 * are tolerated.
 */
export function linesFor(tileHeight: number, pixelRatio: number): number | null {
  const wanted = tileHeight * pixelRatio * 0.9;
  return ladder.find((lines) => lines >= wanted) ?? null;
}
