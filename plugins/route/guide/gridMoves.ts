/** Keyboard navigation of the guide's grid. Pure. */
import { clamp, type TimeRange } from './timeline';

/** The focused cell: a row, and a time within the cell. Up and down keep the time. */
export interface GridPlace {
  readonly row: number;
  readonly time: number;
}

export interface GridFacts {
  readonly rows: number;
  /** Fully visible rows. */
  readonly page: number;
  readonly span: TimeRange;
  /** The day of the focused time. */
  readonly day: TimeRange;
  readonly direction: 'ltr' | 'rtl';
  /** The focused cell's time range. */
  readonly cell: TimeRange;
}

export interface GridKeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * Left and right move to the visually adjacent programme, so time is reversed in right-to-left languages; up
 * and down keep the time; Home and End move to the first and last programme of the day, with Ctrl to the
 * first and last channel; Page Up and Page Down move by a screen of channels. Null: the key is not handled, as at the
 * edges, where the focus may leave the grid.
 */
export function movedFocus(
  { row, time }: GridPlace,
  { key, ctrlKey }: GridKeyPress,
  { rows, page, span, day, direction, cell }: GridFacts,
): GridPlace | null {
  const at = (nextRow: number, nextTime = time): GridPlace => ({
    row: clamp(nextRow, 0, Math.max(0, rows - 1)),
    time: clamp(nextTime, span.from, span.to - 1),
  });
  const later = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const earlier = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case later:
      return cell.to < span.to ? at(row, cell.to) : null;
    case earlier:
      return cell.from > span.from ? at(row, cell.from - 1) : null;
    case 'ArrowDown':
      return row + 1 < rows ? at(row + 1) : null;
    case 'ArrowUp':
      return row > 0 ? at(row - 1) : null;
    case 'PageDown':
      return at(row + page);
    case 'PageUp':
      return at(row - page);
    case 'Home':
      return ctrlKey ? at(0) : at(row, day.from);
    case 'End':
      return ctrlKey ? at(rows - 1) : at(row, day.to - 1);
    default:
      return null;
  }
}

/** Scroll offset that brings a range into view: unchanged when it is visible; the start of one longer than the view. */
export function scrolledTo(offset: number, room: number, { from, to }: TimeRange): number {
  if (from >= offset && to <= offset + room) return offset;
  return from < offset || to - from > room ? from : to - room;
}
