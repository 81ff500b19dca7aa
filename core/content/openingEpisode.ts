/** Selects the item of a list to resume or start with. */
import type { Content } from '../sdk/services';

/** Percentage from which a video counts as watched. */
const WATCHED_PERCENT = 95;

export interface OpeningEpisode {
  readonly content: Content;
  /** The viewer was in the middle of this item. */
  readonly begun: boolean;
}

/** The last started, unfinished item, else the first; null for an empty list. `watched` returns a percentage. */
export function openingEpisode(
  items: readonly Content[],
  watched: (content: Content) => number,
): OpeningEpisode | null {
  const begun = items.findLast((content) => watched(content) > 0 && watched(content) < WATCHED_PERCENT);
  if (begun !== undefined) return { content: begun, begun: true };
  return items[0] === undefined ? null : { content: items[0], begun: false };
}
