/**
 * Selects the rows of a virtualized list to render: visible rows first, then one viewport on either side, a
 * few at a time. Pure.
 */

/** Half-open range of row indices, from 0. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

export interface ListMeasures {
  /** Distance from the list's top to the viewport's top in px; negative while the list starts further down. */
  readonly offset: number;
  /** Viewport height and row height in px. */
  readonly height: number;
  readonly pitch: number;
  readonly count: number;
}

/** Rendered before measuring; more than most viewports show. */
export const INITIAL_ROW_WINDOW: RowWindow = { from: 0, to: 10 };

/** Rows added per frame: more makes frames long on slow machines, fewer means more layouts. */
const ROWS_PER_FRAME = 2;

export function rowsInSight({ offset, height, pitch, count }: ListMeasures): RowWindow {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return { from: within(Math.floor(offset / pitch)), to: within(Math.ceil((offset + height) / pitch)) };
}

/**
 * One viewport of overscan on either side, since a flick outruns the next frames. Aligned to the rows added
 * per frame.
 */
export function rowsWanted(measures: ListMeasures): RowWindow {
  const { from, to } = rowsInSight({
    ...measures,
    offset: measures.offset - measures.height,
    height: measures.height * 3,
  });
  return {
    from: Math.floor(from / ROWS_PER_FRAME) * ROWS_PER_FRAME,
    to: Math.min(measures.count, Math.ceil(to / ROWS_PER_FRAME) * ROWS_PER_FRAME),
  };
}

/** Next range on the way from `drawn` to `wanted`; equals `wanted` once only a few rows are missing. */
export function rowsNext(drawn: RowWindow, wanted: RowWindow, seen: RowWindow): RowWindow {
  const overlap = { from: Math.max(drawn.from, wanted.from), to: Math.min(drawn.to, wanted.to) };
  // A retained range that does not adjoin the visible rows would leave a gap.
  let { from, to } =
    overlap.from < overlap.to && overlap.from <= seen.to && overlap.to >= seen.from
      ? overlap
      : { from: seen.from, to: seen.from };
  for (let more = ROWS_PER_FRAME; more > 0 && (from > wanted.from || to < wanted.to); more--) {
    const downwards = to < seen.to || (from <= seen.from && wanted.to - to >= from - wanted.from);
    if (downwards) to += 1;
    else from -= 1;
  }
  return { from, to };
}
