/** Virtual scrolling of a row: which columns are rendered, so that a row of hundreds costs no more than a short one. */

export interface Columns {
  /** First column, counted from 0. */
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export interface RowMeasures {
  /** Scroll offset from the start of the row, and the visible width; px. */
  readonly offset: number;
  readonly width: number;
  /** Distance between the starts of two columns; px, never 0. */
  readonly pitch: number;
  /** Total number of columns. */
  readonly columns: number;
}

/**
 * Overscan at each edge of the visible part: in visible widths, and in columns at least, since a flick goes
 * further on a small screen.
 */
const OVERSCAN = { screens: 2, columns: 8 } as const;
/** The window moves in steps of this many columns, not with every pixel. */
const COLUMNS_PER_STEP = 4;

/**
 * Columns rendered before the first layout: more than any screen shows, but little more, since the first
 * render of a page waits for them.
 */
export function firstColumns(screenWidth: number): number {
  return screenWidth > 0
    ? Math.min(MAX_INITIAL_ITEMS, Math.ceil(screenWidth / MIN_ITEM_WIDTH_PX) + 1)
    : MAX_INITIAL_ITEMS;
}

export const MAX_INITIAL_ITEMS = 10;
/** Minimum item width in px. */
const MIN_ITEM_WIDTH_PX = 120;

/** Columns that are at least partly visible. */
export function columnsInSight({ offset, width, pitch, columns }: RowMeasures): Columns {
  return {
    from: clamp(Math.floor(offset / pitch), columns),
    to: clamp(Math.ceil((offset + width) / pitch), columns),
  };
}

/** The visible columns with overscan on either side: the target of rendering. */
export function columnsAround({ offset, width, pitch, columns }: RowMeasures): Columns {
  const beyond = Math.max((OVERSCAN.screens * width) / pitch, OVERSCAN.columns);
  const from = Math.floor((offset / pitch - beyond) / COLUMNS_PER_STEP) * COLUMNS_PER_STEP;
  const to = Math.ceil(((offset + width) / pitch + beyond) / COLUMNS_PER_STEP) * COLUMNS_PER_STEP;
  return { from: clamp(from, columns), to: clamp(to, columns) };
}

export interface Growth {
  readonly sight: Columns;
  readonly wanted: Columns;
  /** Columns that may be added. */
  readonly most: number;
}

/**
 * The next step of incremental rendering: visible columns first, in the order of the row, then the overscan.
 * Columns that are no longer needed are removed at once.
 */
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

/** Number of columns in `next` that were not rendered before. */
export function columnsAdded(before: Columns, next: Columns): number {
  return next.to - next.from - Math.max(0, Math.min(before.to, next.to) - Math.max(before.from, next.from));
}

const clamp = (column: number, columns: number): number => Math.max(0, Math.min(column, columns));
