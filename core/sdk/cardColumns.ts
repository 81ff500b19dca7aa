/** How many default cards stand beside each other in rows and lists (RLM-062 to RLM-069, HOM-033). */

/** Columns from a width on, the widest first; the style sheet of a page is made of the same steps (layoutCss). */
export const columnSteps: readonly (readonly [from: number, columns: number])[] = [
  [4000, 8],
  [3000, 7],
  [2000, 6],
  [1680, 5],
  [1440, 4],
  [1025, 3],
  [480, 2],
];

/** Columns in a window so many px wide. */
export function cardColumns(width: number): number {
  return columnSteps.find(([from]) => width >= from)?.[1] ?? 1;
}
