/** Which lines of the grid are drawn, and from when to when: nearer to what is wanted step by step. Rules. */
import type { GuideChannel } from '../../../core/sdk';
import type { ChannelTimes } from './programmeCells';
import { sameStretch, type Stretch } from './timeline';

/** A line as it is drawn, until it is drawn anew. */
export interface DrawnLine {
  /** Undefined: it has not come yet. */
  readonly channel: GuideChannel | undefined;
  readonly known: ChannelTimes;
  readonly times: Stretch;
}

/** By row. */
export type DrawnLines = ReadonlyMap<number, DrawnLine>;

export interface WantedLines {
  /** Rows that are to be drawn, and those of them in sight: they come first. */
  readonly rows: Stretch;
  readonly seen: Stretch;
  readonly line: (row: number) => DrawnLine;
}

export interface LinesStep {
  /** The same as before when all is as it should be. */
  readonly lines: DrawnLines;
  /** What the step costs, in items. */
  readonly items: number;
}

/** Items: a line with other cells than before, and one that only gains or loses some at its ends, or goes. */
const [WHOLE, PART] = [2, 1];

/** One step of up to `most` items, at least of one line: those in sight, then the nearest, then what is to go. */
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

function nearestFirst({ from, to }: Stretch, seen: Stretch): readonly number[] {
  const far = (row: number): number => Math.max(0, seen.from - row, row - seen.to + 1);
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).toSorted((one, other) => far(one) - far(other));
}

const isSame = (one: DrawnLine, other: DrawnLine): boolean => one.channel === other.channel && one.known === other.known && sameStretch(one.times, other.times);
