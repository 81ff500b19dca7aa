/** The pictures on a watchlist's cover (WCH-003, WCH-006). Pure. */

/** Cells of a cover. */
export const COVER_CELLS = 4;

/** Four cells, empty ones as null. A picture that failed makes services for the one in reserve, then for nothing. */
export function coverCells(thumbnails: readonly (string | null)[] | null | undefined, failed: ReadonlySet<string>): readonly (string | null)[] {
  const shown = (thumbnails ?? []).filter((address): address is string => Boolean(address) && !failed.has(address ?? '')).slice(0, COVER_CELLS);
  return Array.from({ length: COVER_CELLS }, (_, cell) => shown[cell] ?? null);
}
