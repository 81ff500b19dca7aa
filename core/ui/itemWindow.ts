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
  /** From the start of one column to the start of the next; px. */
  readonly pitch: number;
  /** How many columns the row has. */
  readonly columns: number;
}

/** Screens drawn beyond each edge of the visible part, and columns at least: a flick goes further on a small screen. */
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

/** The columns that are seen, in part at least. */
export function columnsSeen({ offset, width, pitch, columns }: RowMeasures): Columns {
  if (!(pitch > 0) || !(width > 0)) return { from: 0, to: Math.min(columns, MOST_FIRST) };
  return { from: clamp(Math.floor(offset / pitch), columns), to: clamp(Math.ceil((offset + width) / pitch), columns) };
}

/** The columns that are drawn: those in sight, and around them those that a move brings into it. */
export function columnsInSight({ offset, width, pitch, columns }: RowMeasures): Columns {
  if (!(pitch > 0) || !(width > 0)) return { from: 0, to: Math.min(columns, MOST_FIRST) };
  const beyond = Math.max((BEYOND.screens * width) / pitch, BEYOND.columns);
  const from = Math.floor((offset / pitch - beyond) / STEP) * STEP;
  const to = Math.ceil(((offset + width) / pitch + beyond) / STEP) * STEP;
  return { from: clamp(from, columns), to: clamp(to, columns) };
}

/** What is wanted of a row before anything of it has been measured: a few from where it stands. */
export const columnsAtFirst = ({ from, to }: Columns, columns: number): Columns => ({ from, to: Math.max(to, Math.min(columns, from + MOST_FIRST)) });

/** Columns that are added at a time: what a slow machine draws within a frame, beside all else that scrolling costs it. */
export const PIECE = 1;

/**
 * One step from what is drawn to what is wanted: first what is `seen`, then what is ahead, then what is behind. What is not wanted any more
 * goes with the first step.
 */
export function nextColumns(drawn: Columns, wanted: Columns, seen: Columns): Columns {
  if (wanted.from >= wanted.to) return wanted;
  const [from, to] = [Math.max(drawn.from, wanted.from), Math.min(drawn.to, wanted.to)];
  const first = Math.max(wanted.from, Math.min(seen.from, wanted.to - 1));
  // None of it is of use: it begins anew where the row stands.
  if (from >= to || from >= Math.max(seen.to, first + 1) || to <= first) return { from: first, to: Math.min(wanted.to, first + PIECE) };
  if (to < Math.min(seen.to, wanted.to)) return { from, to: Math.min(wanted.to, to + PIECE) };
  if (from > first) return { from: Math.max(first, from - PIECE), to };
  if (to < wanted.to) return { from, to: Math.min(wanted.to, to + PIECE) };
  return { from: Math.max(wanted.from, from - PIECE), to };
}

const clamp = (column: number, columns: number): number => Math.max(0, Math.min(column, columns));
