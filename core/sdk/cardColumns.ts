/** How many cards a line holds (RLM-062 to RLM-069, HOM-033). */

const from: readonly (readonly [width: number, columns: number])[] = [
  [4000, 8],
  [3000, 7],
  [2000, 6],
  [1680, 5],
  [1440, 4],
  [1025, 3],
  [480, 2],
];

/** Columns of default cards in a window so many px wide. */
export function cardColumns(width: number): number {
  return from.find(([least]) => width >= least)?.[1] ?? 1;
}

/** Items that a screenful of a row holds: two to a column when it has two lines (HOM-045). */
export function visibleItems(width: number, lines: 1 | 2): number {
  return cardColumns(width) * lines;
}
