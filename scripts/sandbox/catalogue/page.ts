/** Cursor pagination: one page of a list, after the id last seen. */
import type { Paging } from '../../../core/generated/platform';

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly paging: Paging;
}

/** The `size` items after the one named `lastSeen`; from the start when it is absent or not in the list. */
export function pageAfter<Item>(
  list: readonly Item[],
  idOf: (item: Item) => string,
  lastSeen: string | null,
  size: number,
): Page<Item> {
  const start = lastSeen === null ? 0 : list.findIndex((item) => idOf(item) === lastSeen) + 1;
  const items = list.slice(start, start + size);
  const last = items.at(-1);
  return {
    items,
    paging: {
      moreDataAvailable: start + items.length < list.length,
      ...(last !== undefined && { lastSeen: idOf(last) }),
    },
  };
}
