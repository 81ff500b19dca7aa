/** Loading plan of the guide: what is fetched, in which order. Pure. */
import type { TimeRange } from './timeline';

/** Request state of a time tile. */
export type TileState = 'asked' | 'answered' | 'failed';

/** A page of channels as the platform answered it. */
export interface AskedPage {
  /** Cursor: the end of the previous page. */
  readonly after: string | undefined;
  /** Index of its first row. */
  readonly first: number;
  readonly ids: readonly string[];
  readonly tiles: Map<number, TileState>;
}

/** Visible rows and times. */
export interface GuideWish {
  readonly rows: TimeRange;
  readonly times: TimeRange;
  /** Visible channels when a search filters the rows. */
  readonly only?: ReadonlySet<string> | undefined;
}

/** Whether a page contains wanted channels. */
export function isWished({ first, ids }: AskedPage, { rows, only }: GuideWish): boolean {
  return only === undefined
    ? first < rows.to && first + ids.length > rows.from
    : ids.some((id) => only.has(id));
}

/**
 * Priority: the visible area, then a page of time in each direction, then a page of channels in each
 * direction (LIV-036).
 */
export function widening({ rows, times, only }: GuideWish): readonly GuideWish[] {
  const [screen, page] = [times.to - times.from, rows.to - rows.from];
  const around = { from: times.from - screen, to: times.to + screen };
  return [
    { rows, times, only },
    { rows, times: around, only },
    { rows: { from: rows.from - page, to: rows.to + page }, times: around, only },
  ];
}

/** The first run of tiles not yet requested; null when there is none. */
export function missingTiles(
  asked: ReadonlyMap<number, TileState>,
  { from, to }: TimeRange,
): TimeRange | null {
  let first = from;
  while (first < to && asked.has(first)) first += 1;
  let end = first;
  while (end < to && !asked.has(end)) end += 1;
  return first < end ? { from: first, to: end } : null;
}
