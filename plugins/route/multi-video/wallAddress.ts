/** Address of the wall: slot 0 in the path, the others repeated in the query, in slot order (MUL-001, MUL-005). */
import { VIDEO_KEY } from './constants';
import { isLayout, layoutFor, MAX_VIDEOS, type Layout } from './layouts';

/**
 * Videos in slot order, without holes. There may be more than the layout shows: a larger layout shows them
 * again (MUL-006).
 */
export interface Wall {
  readonly videos: readonly string[];
  readonly layout: Layout;
}

const LAYOUT_KEY = 'layout';

/**
 * Parses an address. Duplicates and videos beyond the fourth are dropped; an unknown layout becomes the
 * initial one for that many videos.
 */
export function readWall(first: string, query: URLSearchParams): Wall {
  const videos = [...new Set([first, ...query.getAll(VIDEO_KEY)].filter((id) => id !== ''))].slice(
    0,
    MAX_VIDEOS,
  );
  const named = query.get(LAYOUT_KEY);
  return { videos, layout: isLayout(named) ? named : layoutFor(videos.length) };
}

/** Query of a wall's address, without its path; the initial layout for its videos is omitted. */
export function wallQuery({ videos, layout }: Wall): Readonly<Record<string, string | readonly string[]>> {
  return {
    ...(videos.length > 1 ? { [VIDEO_KEY]: videos.slice(1) } : {}),
    ...(layout === layoutFor(videos.length) ? {} : { [LAYOUT_KEY]: layout }),
  };
}
