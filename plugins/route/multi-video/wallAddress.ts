/** The wall as its address tells it: slot 0 in the path, the others repeated in the query, in slot order (MUL-001, MUL-005). */
import { VIDEO_KEY } from './constants';
import { isLayout, layoutFor, MOST_VIDEOS, type Layout } from './layouts';

/** The videos in slot order, without holes. There may be more than the layout shows: they come back with a larger one (MUL-006). */
export interface Wall {
  readonly videos: readonly string[];
  readonly layout: Layout;
}

const LAYOUT_KEY = 'layout';

/** Reads an address. What is named twice, or beyond the fourth, is left out; an unknown layout is that of as many videos. */
export function readWall(first: string, query: URLSearchParams): Wall {
  const videos = [...new Set([first, ...query.getAll(VIDEO_KEY)].filter((id) => id !== ''))].slice(0, MOST_VIDEOS);
  const named = query.get(LAYOUT_KEY);
  return { videos, layout: isLayout(named) ? named : layoutFor(videos.length) };
}

/** The query of a wall's address, its path aside; a layout that its videos open in anyway is not named. */
export function wallQuery({ videos, layout }: Wall): Readonly<Record<string, string | readonly string[]>> {
  return { ...(videos.length > 1 ? { [VIDEO_KEY]: videos.slice(1) } : {}), ...(layout === layoutFor(videos.length) ? {} : { [LAYOUT_KEY]: layout }) };
}
