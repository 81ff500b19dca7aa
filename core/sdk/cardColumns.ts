/** Number of default cards per line in rows and lists (RLM-062 to RLM-069, HOM-033). */

/** Columns by minimum width, widest first; the page's style sheet uses the same steps (layoutCss). */
export const columnSteps: readonly (readonly [from: number, columns: number])[] = [
  [4000, 8],
  [3000, 7],
  [2000, 6],
  [1680, 5],
  [1440, 4],
  [1025, 3],
  [480, 2],
];

/** Columns for a window width in px. */
export function cardColumns(width: number): number {
  return columnSteps.find(([from]) => width >= from)?.[1] ?? 1;
}
