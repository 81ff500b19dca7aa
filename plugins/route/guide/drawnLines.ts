/** Decides which grid lines are rendered, for which time range, incrementally. Pure. */
import type { GuideChannel } from 'proscenium/sdk';
import type { ChannelTimes } from './programmeCells';
import { sameStretch, type TimeRange } from './timeline';

/** A line as rendered, until re-rendered. */
export interface DrawnLine {
  /** Undefined: not loaded yet. */
  readonly channel: GuideChannel | undefined;
  readonly known: ChannelTimes;
  readonly times: TimeRange;
}

/** By row. */
export type DrawnLines = ReadonlyMap<number, DrawnLine>;

export interface WantedLines {
  /** Rows to render, and the visible ones among them, which have priority. */
  readonly rows: TimeRange;
  readonly seen: TimeRange;
  readonly line: (row: number) => DrawnLine;
}

export interface LinesStep {
  /** The same object when nothing is left to do. */
  readonly lines: DrawnLines;
  /** Cost of the step, in items. */
  readonly items: number;
}

/** Cost in items: a line with entirely new cells, and one that changes at its ends or is removed. */
const [WHOLE, PART] = [2, 1];

/** One step of up to `most` items, at least one line: visible lines first, then the nearest, then removals. */
export function linesNext(drawn: DrawnLines, { rows, seen, line }: WantedLines, most: number): LinesStep {
  const next = new Map(drawn);
  let items = 0;
  const bears = (price: number): boolean => items === 0 || items + price <= most;
  for (const row of nearestFirst(rows, seen)) {
    const [before, wanted] = [drawn.get(row), line(row)];
    if (before !== undefined && isSame(before, wanted)) continue;
    const price = before?.channel === wanted.channel && before?.known === wanted.known ? PART : WHOLE;
    if (!bears(price)) return { lines: next, items };
    items += price;
    next.set(row, wanted);
  }
  for (const row of drawn.keys()) {
    if (row >= rows.from && row < rows.to) continue;
    if (!bears(PART)) break;
    items += PART;
    next.delete(row);
  }
  return { lines: items === 0 ? drawn : next, items };
}

function nearestFirst({ from, to }: TimeRange, seen: TimeRange): readonly number[] {
  const far = (row: number): number => Math.max(0, seen.from - row, row - seen.to + 1);
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).toSorted(
    (one, other) => far(one) - far(other),
  );
}

const isSame = (one: DrawnLine, other: DrawnLine): boolean =>
  one.channel === other.channel && one.known === other.known && sameStretch(one.times, other.times);
