/** Which part of a list is in another order than before (WCH-014). Pure. */

export interface Stretch<Item> {
  /** The item before it; null when it begins the list. */
  readonly after: Item | null;
  /** In their new order. */
  readonly items: readonly Item[];
}

/** The shortest stretch that tells one order from the other; null when they are the same. Both hold the same items. */
export function changedStretch<Item>(before: readonly Item[], now: readonly Item[]): Stretch<Item> | null {
  const differs = (place: number) => before[place] !== now[place];
  const places = now.flatMap((_, place) => (differs(place) ? [place] : []));
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;
  return { after: now[first - 1] ?? null, items: now.slice(first, last + 1) };
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
