/** How many lines of picture are worth fetching for a tile. */

/** Heights that streams come in. */
const ladder = [240, 360, 480, 540, 720, 1080, 1440, 2160] as const;

/** The step of the ladder that fills the tile on this display; null when nothing smaller than the largest does. A tenth too few is not seen. */
export function linesFor(tileHeight: number, pixelRatio: number): number | null {
  const wanted = tileHeight * pixelRatio * 0.9;
  return ladder.find((lines) => lines >= wanted) ?? null;
}
