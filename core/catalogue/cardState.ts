/** State of each card of a row while one of them is enlarged (HOM-035 to HOM-039). */

export type CardState = 'ACTIVE' | 'BEFORE_ACTIVE' | 'AFTER_ACTIVE' | 'DEFAULT' | 'HIDDEN';

/** The extent of something along a row, in px. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/**
 * Cards outside the visible part, and placeholders that are still loading, are HIDDEN: they do not move. The
 * others are before or after the active one.
 */
export function cardStates(
  cards: readonly (Extent & { readonly loading?: boolean })[],
  visible: Extent,
  active: number | null,
): readonly CardState[] {
  return cards.map(({ start, end, loading = false }, index) => {
    if (loading || end <= visible.start || start >= visible.end) return 'HIDDEN';
    if (active === null) return 'DEFAULT';
    if (index === active) return 'ACTIVE';
    return index < active ? 'BEFORE_ACTIVE' : 'AFTER_ACTIVE';
  });
}
