/** Finds the reordered range of a list (WCH-014). Pure. */

export interface ReorderedRange<Item> {
  /** The item before the range; null at the start of the list. */
  readonly after: Item | null;
  /** In their new order. */
  readonly items: readonly Item[];
}

/**
 * The shortest range in which `now` differs from any of the orders it may replace; null when all are the
 * same. All orders hold the same items, so that whichever of them the platform has, the range has the same
 * neighbours there.
 */
export function reorderedRange<Item>(
  befores: readonly (readonly Item[])[],
  now: readonly Item[],
): ReorderedRange<Item> | null {
  const differs = (item: Item, place: number) => befores.some((before) => before[place] !== item);
  const first = now.findIndex(differs);
  if (first < 0) return null;
  return { after: now[first - 1] ?? null, items: now.slice(first, now.findLastIndex(differs) + 1) };
}

/** The list with the item at `from` moved to `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The items of `now` in the order of `before`; new items come last. */
export function orderedAs<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  const [had, has] = [new Set(before), new Set(now)];
  return [...before.filter((item) => has.has(item)), ...now.filter((item) => !had.has(item))];
}

/** The items of a refetched list that have the ids of `before`, in that order. */
export function namesakes<Item extends { readonly id: string }>(
  before: readonly Item[],
  now: readonly Item[],
): readonly Item[] {
  const named = new Map(now.map((item) => [item.id, item]));
  return before.flatMap(({ id }) => named.get(id) ?? []);
}
