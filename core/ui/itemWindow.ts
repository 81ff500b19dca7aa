/** Which columns of a long row are drawn: those in sight and as many again around them, so that a row of hundreds costs no more than a short one. */

export interface Columns {
  /** The first one, counted from 0. */
  readonly from: number;
  /** The one after the last. */
  readonly to: number;
}

export interface RowMeasures {
  /** How far the row has been scrolled from its start, and the length of the part that is seen; px. */
  readonly offset: number;
  readonly width: number;
  /** From the start of one column to the start of the next; px, never 0. */
  readonly pitch: number;
  /** How many columns the row has. */
  readonly columns: number;
}

/** EmbeddedPlayers drawn beyond each edge of the visible part, and columns at least: a flick goes further on a small screen. */
const BEYOND = { screens: 2, columns: 8 } as const;
/** The window moves on by this many columns at a time, not with every pixel. */
const STEP = 4;

/** What is drawn before anything has been measured: on any screen more than it shows, and little more, since a page's first drawing waits for it. */
export function firstColumns(screenWidth: number): number {
  return screenWidth > 0 ? Math.min(MOST_FIRST, Math.ceil(screenWidth / NARROWEST) + 1) : MOST_FIRST;
}

const MOST_FIRST = 10;
/** No item is narrower; px. */
const NARROWEST = 120;

/** Those that are seen, if only in part. */
export function columnsInSight({ offset, width, pitch, columns }: RowMeasures): Columns {
  return { from: clamp(Math.floor(offset / pitch), columns), to: clamp(Math.ceil((offset + width) / pitch), columns) };
}

/** Those in sight and as many again on either side: what is drawn in the end. */
export function columnsAround({ offset, width, pitch, columns }: RowMeasures): Columns {
  const beyond = Math.max((BEYOND.screens * width) / pitch, BEYOND.columns);
  const from = Math.floor((offset / pitch - beyond) / STEP) * STEP;
  const to = Math.ceil(((offset + width) / pitch + beyond) / STEP) * STEP;
  return { from: clamp(from, columns), to: clamp(to, columns) };
}

export interface Growth {
  readonly sight: Columns;
  readonly wanted: Columns;
  /** Columns that may be added. */
  readonly most: number;
}

/** What is drawn after one more turn: first what is in sight, in the order of the row, then what is around it. What is wanted no more goes at once. */
export function grown(drawn: Columns, { sight, wanted, most }: Growth): Columns {
  if (wanted.from === wanted.to) return wanted;
  const isElsewhere = drawn.to <= sight.from || drawn.from >= sight.to;
  const from = isElsewhere ? sight.from : Math.max(drawn.from, wanted.from);
  const to = isElsewhere ? sight.from : Math.min(drawn.to, wanted.to);
  if (to < sight.to) return { from, to: Math.min(sight.to, to + most) };
  if (from > sight.from) return { from: Math.max(sight.from, from - most), to };
  if (to < wanted.to) return { from, to: Math.min(wanted.to, to + most) };
  return { from: Math.max(wanted.from, from - most), to };
}

/** How many columns of `next` were not drawn before. */
export function columnsAdded(before: Columns, next: Columns): number {
  return next.to - next.from - Math.max(0, Math.min(before.to, next.to) - Math.max(before.from, next.from));
}

const clamp = (column: number, columns: number): number => Math.max(0, Math.min(column, columns));
