/** Which rows of a long list are drawn: those in sight first, then a screen on either side, a few at a time. Pure. */

/** From the first one, counted from 0, to the one after the last. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

export interface ListMeasures {
  /** How far the window's upper edge is below the list's, px; negative while the list begins further down. */
  readonly offset: number;
  /** Height of the window and of a row, px. */
  readonly height: number;
  readonly pitch: number;
  readonly count: number;
}

/** Drawn before anything is measured: more than most windows show. */
export const FIRST_ROWS: RowWindow = { from: 0, to: 10 };

/** How many rows one frame adds: more would make it a long one on a slow machine, fewer would have every frame laid out anew. */
const AT_ONCE = 2;

export function rowsInSight({ offset, height, pitch, count }: ListMeasures): RowWindow {
  const within = (row: number) => Math.max(0, Math.min(count, row));
  return { from: within(Math.floor(offset / pitch)), to: within(Math.ceil((offset + height) / pitch)) };
}

/** With a screen on either side, which a flick passes before the next frames have drawn more. It moves on by as many rows as a frame adds. */
export function rowsWanted(measures: ListMeasures): RowWindow {
  const { from, to } = rowsInSight({ ...measures, offset: measures.offset - measures.height, height: measures.height * 3 });
  return { from: Math.floor(from / AT_ONCE) * AT_ONCE, to: Math.min(measures.count, Math.ceil(to / AT_ONCE) * AT_ONCE) };
}

/** What is drawn next on the way from `drawn` to `wanted`; `wanted` itself once there are no more than a few to add. */
export function rowsNext(drawn: RowWindow, wanted: RowWindow, seen: RowWindow): RowWindow {
  const kept = { from: Math.max(drawn.from, wanted.from), to: Math.min(drawn.to, wanted.to) };
  // What touches nothing that is in sight would leave a gap.
  let { from, to } = kept.from < kept.to && kept.from <= seen.to && kept.to >= seen.from ? kept : { from: seen.from, to: seen.from };
  for (let more = AT_ONCE; more > 0 && (from > wanted.from || to < wanted.to); more--) {
    const downwards = to < seen.to || (from <= seen.from && wanted.to - to >= from - wanted.from);
    if (downwards) to += 1;
    else from -= 1;
  }
  return { from, to };
}
