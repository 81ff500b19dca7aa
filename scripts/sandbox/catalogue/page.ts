/** Pagination: by a cursor, the id last seen, or by the number of a page. */
import type { ContentCard, Paging, VodPage } from '../../../core/generated/platform';
import type { SeedVideo } from '../seed/types';
import { type CardContext, videoCard } from './contentCards';

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

/** Fields of every numbered page besides its items. */
interface NumberedPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalResults: number;
}

/** The page of that number, from 1; empty past the last. */
export function numberedPage<Item>(list: readonly Item[], page: number, size: number): NumberedPage<Item> {
  return {
    items: list.slice((page - 1) * size, page * size),
    page,
    totalPages: Math.ceil(list.length / size),
    totalResults: list.length,
  };
}

/** A page of videos as cards; `withMore` adds list-specific fields to each. */
export function vodPage(
  context: CardContext,
  videos: readonly SeedVideo[],
  page: number,
  size: number,
  withMore: (video: SeedVideo) => Partial<ContentCard> = () => ({}),
): VodPage {
  const { items, ...numbers } = numberedPage(videos, page, size);
  return { vods: items.map((video) => ({ ...videoCard(context, video), ...withMore(video) })), ...numbers };
}

/**
 * The items around the one named `id`, nearest first: `size` before and `size` after. Undefined when it is
 * not in the list.
 */
export function around<Item>(
  list: readonly Item[],
  idOf: (item: Item) => string,
  id: string,
  size: number,
): { readonly before: readonly Item[]; readonly after: readonly Item[] } | undefined {
  const place = list.findIndex((item) => idOf(item) === id);
  if (place < 0) return undefined;
  return {
    before: list.slice(Math.max(0, place - size), place),
    after: list.slice(place + 1, place + 1 + size),
  };
}
