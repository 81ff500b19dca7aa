/** Which entries fit in the bar and which go to its More menu (NAV-051 to NAV-054). Sizes in CSS px. Pure. */
import { MENU_SCROLLS_AT, MORE_MENU } from '../sdk/constants';

export interface BarMeasures {
  /** The width of each entry, in order. */
  readonly entries: readonly number[];
  readonly gap: number;
  /** The width of the More button. */
  readonly more: number;
  readonly available: number;
}

/** How many of the first entries fit in the bar; the rest go to More, in order (NAV-054). */
export function entriesThatFit({ entries, gap, more, available }: BarMeasures): number {
  const ends = entries.map((_, index) =>
    entries.slice(0, index + 1).reduce((sum, width) => sum + width, index * gap),
  );
  if ((ends.at(-1) ?? 0) <= available) return entries.length;
  return ends.filter((end) => end + gap + more <= available).length;
}

/** The order inside More: featured entries first, otherwise the realm's order (NAV-051). */
export function inMoreOrder<Entry extends { readonly featured: boolean }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return [...entries.filter(({ featured }) => featured), ...entries.filter(({ featured }) => !featured)];
}

/** The height of More: 75 px a row, rows capped at 475 px, plus 100 px for its head and foot (NAV-052). */
export function moreMenuHeight(rows: number): number {
  return Math.min(rows * MORE_MENU.row, MORE_MENU.rowsMax) + MORE_MENU.added;
}

/** A vertical menu scrolls on its own from five entries on, so that its surroundings stay reachable (NAV-053). */
export function menuScrolls(entries: number): boolean {
  return entries >= MENU_SCROLLS_AT;
}
