/** Thumbnails on a watchlist's cover (WCH-003, WCH-006). Pure. */

export const COVER_CELLS = 4;

/** Four cells, empty ones as null. A failed thumbnail is replaced by the spare one, further ones by nothing. */
export function coverCells(
  thumbnails: readonly (string | null)[] | null | undefined,
  failed: ReadonlySet<string>,
): readonly (string | null)[] {
  const shown = (thumbnails ?? [])
    .filter((address): address is string => Boolean(address) && !failed.has(address ?? ''))
    .slice(0, COVER_CELLS);
  return Array.from({ length: COVER_CELLS }, (_, cell) => shown[cell] ?? null);
}
