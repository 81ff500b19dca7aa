/** What of the guide is fetched, and in which order. Rules. */
import type { Stretch } from './timeline';

/** Where the asking for a stretch of time stands. */
export type TileState = 'asked' | 'answered' | 'failed';

/** A page of channels as the platform answered it. */
export interface AskedPage {
  /** The end of the page before, which the platform goes on from. */
  readonly after: string | undefined;
  /** Its first row. */
  readonly first: number;
  readonly ids: readonly string[];
  readonly tiles: Map<number, TileState>;
}

/** Rows and times in sight. */
export interface GuideWish {
  readonly rows: Stretch;
  readonly times: Stretch;
  /** The channels in sight when they are not those of the rows, since the viewer searches. */
  readonly only?: ReadonlySet<string> | undefined;
}

/** Whether a page holds channels that are wished for. */
export function isWished({ first, ids }: AskedPage, { rows, only }: GuideWish): boolean {
  return only === undefined ? first < rows.to && first + ids.length > rows.from : ids.some((id) => only.has(id));
}

/** First what is in sight, then a page of time each way, then a page of channels each way (LIV-036). */
export function widening({ rows, times, only }: GuideWish): readonly GuideWish[] {
  const [screen, page] = [times.to - times.from, rows.to - rows.from];
  const around = { from: times.from - screen, to: times.to + screen };
  return [
    { rows, times, only },
    { rows, times: around, only },
    { rows: { from: rows.from - page, to: rows.to + page }, times: around, only },
  ];
}

/** The first run of tiles that nobody has asked for; null when there is none. */
export function missingTiles(asked: ReadonlyMap<number, TileState>, { from, to }: Stretch): Stretch | null {
  let first = from;
  while (first < to && asked.has(first)) first += 1;
  let end = first;
  while (end < to && !asked.has(end)) end += 1;
  return first < end ? { from: first, to: end } : null;
}
