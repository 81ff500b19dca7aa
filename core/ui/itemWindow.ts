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

export function columnsInSight({ offset, width, pitch, columns }: RowMeasures): Columns {
  if (!(pitch > 0) || !(width > 0)) return { from: 0, to: Math.min(columns, MOST_FIRST) };
  const beyond = Math.max((BEYOND.screens * width) / pitch, BEYOND.columns);
  const from = Math.floor((offset / pitch - beyond) / STEP) * STEP;
  const to = Math.ceil(((offset + width) / pitch + beyond) / STEP) * STEP;
  return { from: clamp(from, columns), to: clamp(to, columns) };
}

const clamp = (column: number, columns: number): number => Math.max(0, Math.min(column, columns));
