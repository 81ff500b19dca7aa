/** Cells of a channel's line: programmes, gaps, and loading ranges. Pure; times are epoch milliseconds. */
import { type Programme, ONE_HOUR } from 'proscenium/sdk';
import { clamp, type TimeRange } from './timeline';

export type Cell = (
  | { readonly kind: 'programme'; readonly programme: Programme }
  /** Nothing is scheduled. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'loading' }
) &
  TimeRange;

/** Loaded data of a channel. */
export interface ChannelTimes {
  /** Sorted by start, not overlapping. */
  readonly programmes: readonly Programme[];
  /** Whether the tile at a given time is loaded. */
  readonly known: (time: number) => boolean;
}

/** Requests are made in tiles of this length, counted from the start of the span. */
export const TILE_MS = 4 * ONE_HOUR;

/**
 * The cells overlapping a time range, without holes. Gaps end at tile borders, so that cells stay stable
 * while the window moves.
 */
export function cellsIn(
  { programmes, known }: ChannelTimes,
  span: TimeRange,
  { from, to }: TimeRange,
): readonly Cell[] {
  const cells: Cell[] = [];
  let time = from;
  const fill = (until: number): void => {
    while (time < until) {
      const tile = tileStart(span, time);
      const end = Math.min(until, tile + TILE_MS);
      cells.push({ kind: known(time) ? 'gap' : 'loading', from: time, to: end });
      time = end;
    }
  };
  const first = firstEndingAfter(programmes, from);
  const begun = programmes[first]?.startDate ?? Infinity;
  time = begun <= from ? Math.max(span.from, begun) : gapStart(programmes[first - 1], span, from);
  for (const programme of programmes.slice(first)) {
    if (programme.startDate >= to) break;
    const [start, end] = [Math.max(span.from, programme.startDate), Math.min(span.to, programme.endDate)];
    fill(start);
    cells.push({ kind: 'programme', programme, from: start, to: end });
    time = end;
  }
  fill(gapEnd(programmes, span, time, to));
  return cells;
}

/** The cell at a given time. */
export function cellAt(times: ChannelTimes, span: TimeRange, time: number): Cell {
  const at = clamp(time, span.from, span.to - 1);
  const cells = cellsIn(times, span, { from: at, to: at + 1 });
  return cells.find(({ from, to }) => from <= at && at < to) ?? { kind: 'gap', from: at, to: at + 1 };
}

/** New programmes replace the loaded ones of a range. Invalid or overlapping ones are dropped. */
export function mergeProgrammes(
  known: readonly Programme[],
  { from, to }: TimeRange,
  fresh: readonly Programme[],
): readonly Programme[] {
  const outside = known.filter(({ startDate, endDate }) => endDate <= from || to <= startDate);
  const merged: Programme[] = [];
  for (const programme of [...fresh, ...outside].sort((one, other) => one.startDate - other.startDate)) {
    if (!(programme.endDate > programme.startDate)) continue;
    const last = merged.at(-1);
    if (last === undefined || last.endDate <= programme.startDate) merged.push(programme);
    // Of two that overlap the newer data wins.
    else if (fresh.includes(programme) && !fresh.includes(last)) merged[merged.length - 1] = programme;
  }
  return merged;
}

const tileStart = (span: TimeRange, time: number): number =>
  span.from + Math.floor((time - span.from) / TILE_MS) * TILE_MS;

/** Start of the gap around a time: the end of the previous programme, or the tile's start. */
function gapStart(before: Programme | undefined, span: TimeRange, time: number): number {
  return Math.max(span.from, before?.endDate ?? span.from, tileStart(span, time));
}

/** End of a window's last gap: the next programme, the end of its tile, or of the span. */
function gapEnd(programmes: readonly Programme[], span: TimeRange, time: number, to: number): number {
  if (time >= to) return time;
  const next = programmes[firstEndingAfter(programmes, to)]?.startDate ?? Infinity;
  return Math.min(span.to, next, tileStart(span, to - 1) + TILE_MS);
}

/** Binary search: two weeks of a channel are hundreds of programmes. */
function firstEndingAfter(programmes: readonly Programme[], time: number): number {
  let low = 0;
  let high = programmes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((programmes[middle]?.endDate ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
