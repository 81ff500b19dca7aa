/** Which item of a list the viewer goes on with. */
import type { Content } from '../sdk';

/** Beyond this share of its length a video counts as seen. */
const SEEN = 95;

export interface OpeningEpisode {
  readonly content: Content;
  /** The viewer was in the middle of it. */
  readonly begun: boolean;
}

/** The last one that was begun and not finished, else the first; null for an empty list. `watched` gives percent. */
export function openingEpisode(items: readonly Content[], watched: (content: Content) => number): OpeningEpisode | null {
  const begun = items.findLast((content) => watched(content) > 0 && watched(content) < SEEN);
  if (begun !== undefined) return { content: begun, begun: true };
  return items[0] === undefined ? null : { content: items[0], begun: false };
}
