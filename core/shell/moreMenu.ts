/** Which entries stand in the bar and which in its More menu, as rules (NAV-051 to NAV-054). Sizes are CSS px. */
import { MENU_SCROLLS_AT, MORE_MENU } from '../sdk/constants';

export interface BarMeasures {
  /** The width of each entry, in order. */
  readonly entries: readonly number[];
  readonly gap: number;
  /** The width of the More button. */
  readonly more: number;
  readonly available: number;
}

/** How many entries stand in the bar, from the first on; the rest goes to More, in order (NAV-054). */
export function entriesThatFit({ entries, gap, more, available }: BarMeasures): number {
  const ends = entries.map((_, index) => entries.slice(0, index + 1).reduce((sum, width) => sum + width, index * gap));
  if ((ends.at(-1) ?? 0) <= available) return entries.length;
  return ends.filter((end) => end + gap + more <= available).length;
}

/** The order inside More: featured entries first, each group as the realm wrote it (NAV-051). */
export function inMoreOrder<Entry extends { readonly featured: boolean }>(entries: readonly Entry[]): readonly Entry[] {
  return [...entries.filter(({ featured }) => featured), ...entries.filter(({ featured }) => !featured)];
}

/** The height of More: 75 px a row, the rows capped at 475, plus 100 for its head and foot (NAV-052). */
export function moreMenuHeight(rows: number): number {
  return Math.min(rows * MORE_MENU.row, MORE_MENU.rowsMax) + MORE_MENU.added;
}

/** A menu that stands upright scrolls by itself from five entries on, so that what stands around it stays in reach (NAV-053). */
export function menuScrolls(entries: number): boolean {
  return entries >= MENU_SCROLLS_AT;
}
