/** What stands in a channel's line: programmes, gaps between them, and stretches that are still on their way. Rules; times are epoch milliseconds. */
import type { Programme } from '../../../core/sdk';
import { ONE_HOUR } from '../../../core/sdk/constants';
import { clamp, type Stretch } from './timeline';

export type Cell = (
  | { readonly kind: 'programme'; readonly programme: Programme }
  /** Nothing is listed. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'loading' }
) &
  Stretch;

/** What is known of a channel. */
export interface ChannelTimes {
  /** By start, none overlapping. */
  readonly programmes: readonly Programme[];
  /** Whether the guide has answered for the tile in which a moment lies. */
  readonly known: (time: number) => boolean;
}

/** The guide is asked for in stretches of this length, counted from the start of its span. */
export const TILE = 4 * ONE_HOUR;

/** The cells that reach into a stretch, without holes. Gaps end where tiles end, so that they stay the same cells while the window moves. */
export function cellsIn({ programmes, known }: ChannelTimes, span: Stretch, { from, to }: Stretch): readonly Cell[] {
  const cells: Cell[] = [];
  let time = from;
  const fill = (until: number): void => {
    while (time < until) {
      const tile = tileStart(span, time);
      const end = Math.min(until, tile + TILE);
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

/** The cell in which a moment lies. */
export function cellAt(times: ChannelTimes, span: Stretch, time: number): Cell {
  const at = clamp(time, span.from, span.to - 1);
  const cells = cellsIn(times, span, { from: at, to: at + 1 });
  return cells.find(({ from, to }) => from <= at && at < to) ?? { kind: 'gap', from: at, to: at + 1 };
}

/** New programmes of a stretch take the place of what was known of it. Those that are none, or overlap, are left out. */
export function mergeProgrammes(known: readonly Programme[], { from, to }: Stretch, fresh: readonly Programme[]): readonly Programme[] {
  const kept = known.filter(({ startDate, endDate }) => endDate <= from || to <= startDate);
  const merged: Programme[] = [];
  for (const programme of [...fresh, ...kept].sort((one, other) => one.startDate - other.startDate)) {
    if (!(programme.endDate > programme.startDate)) continue;
    const last = merged.at(-1);
    if (last === undefined || last.endDate <= programme.startDate) merged.push(programme);
    // Of two that overlap the fresh one is right.
    else if (fresh.includes(programme) && !fresh.includes(last)) merged[merged.length - 1] = programme;
  }
  return merged;
}

const tileStart = (span: Stretch, time: number): number => span.from + Math.floor((time - span.from) / TILE) * TILE;

/** Where the gap around a moment begins: at the programme before it, or with its tile. */
function gapStart(before: Programme | undefined, span: Stretch, time: number): number {
  return Math.max(span.from, before?.endDate ?? span.from, tileStart(span, time));
}

/** Where the last gap of a window ends: at the next programme, with its tile, or with the span. */
function gapEnd(programmes: readonly Programme[], span: Stretch, time: number, to: number): number {
  if (time >= to) return time;
  const next = programmes[firstEndingAfter(programmes, to)]?.startDate ?? Infinity;
  return Math.min(span.to, next, tileStart(span, to - 1) + TILE);
}

/** By halving: a fortnight of a channel is hundreds of programmes. */
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
