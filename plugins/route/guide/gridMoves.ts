/** Where a key leads in the guide's grid. Rules. */
import { clamp, type Stretch } from './timeline';

/** The cell that has the focus: a line, and a moment within the cell. Up and down keep the moment. */
export interface GridPlace {
  readonly row: number;
  readonly time: number;
}

export interface GridFacts {
  readonly rows: number;
  /** Rows that a screen shows whole. */
  readonly page: number;
  readonly span: Stretch;
  /** The day of the place where the focus is. */
  readonly day: Stretch;
  readonly direction: 'ltr' | 'rtl';
  /** The cell in which the focus is. */
  readonly cell: Stretch;
}

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * Left and right lead to the neighbouring programme as it is seen, so time runs the other way in right-to-left languages; up and
 * down keep the time; Home and End lead to the first and last programme of the day, with Ctrl to the first and last channel;
 * Page Up and Page Down go a screen of channels. Null: the key means nothing here.
 */
export function moved({ row, time }: GridPlace, { key, ctrlKey }: KeyPress, { rows, page, span, day, direction, cell }: GridFacts): GridPlace | null {
  const at = (nextRow: number, nextTime = time): GridPlace => ({ row: clamp(nextRow, 0, Math.max(0, rows - 1)), time: clamp(nextTime, span.from, span.to - 1) });
  const later = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const earlier = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case later:
      return at(row, cell.to);
    case earlier:
      return at(row, cell.from - 1);
    case 'ArrowDown':
      return at(row + 1);
    case 'ArrowUp':
      return at(row - 1);
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

/** How far to scroll so that a stretch is in sight: not at all when it is; the start of one that is longer than what is seen. */
export function scrolledTo(offset: number, room: number, { from, to }: Stretch): number {
  if (from >= offset && to <= offset + room) return offset;
  return from < offset || to - from > room ? from : to - room;
}
