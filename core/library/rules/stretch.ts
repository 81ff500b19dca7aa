/** Which part of a list is in another order than before (WCH-014). Pure. */

export interface Stretch<Item> {
  /** The item before it; null when it begins the list. */
  readonly after: Item | null;
  /** In their new order. */
  readonly items: readonly Item[];
}

/**
 * The shortest stretch that tells this order from each of those it may take the place of; null when all are the same. All hold the same
 * items, so that whichever of them the platform has, it finds these between the same neighbours.
 */
export function changedStretch<Item>(befores: readonly (readonly Item[])[], now: readonly Item[]): Stretch<Item> | null {
  const differs = (item: Item, place: number) => befores.some((before) => before[place] !== item);
  const first = now.findIndex(differs);
  if (first < 0) return null;
  return { after: now[first - 1] ?? null, items: now.slice(first, now.findLastIndex(differs) + 1) };
}

/** The list with the item at `from` standing at `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The order of `before`, of what the list holds `now`: what has gone is left out, what has come stands at the end. */
export function orderedAs<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  const [had, has] = [new Set(before), new Set(now)];
  return [...before.filter((item) => has.has(item)), ...now.filter((item) => !had.has(item))];
}

/** The items of a list that was read anew, as far as it has those of `before`, in that order. */
export function namesakes<Item extends { readonly id: string }>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  const named = new Map(now.map((item) => [item.id, item]));
  return before.flatMap(({ id }) => named.get(id) ?? []);
}
