/** When the top bar hides while the page is scrolled (NAV-018, NAV-019). */
import { BAR_HIDES_AFTER, BAR_RETURNS_AFTER } from '../sdk/constants';

export interface BarPosition {
  readonly hidden: boolean;
  /** Where the current scroll direction began, in px from the top. */
  readonly turnedAt: number;
  readonly last: number;
}

export const barAtTop: BarPosition = { hidden: false, turnedAt: 0, last: 0 };

/**
 * The next state for a scroll offset in px. Distances are measured from the last change of direction; the bar
 * is always shown at the top.
 */
export function scrolled(before: BarPosition, offset: number): BarPosition {
  if (offset <= 0) return barAtTop;
  const down = offset > before.last;
  const wasDown = before.last > before.turnedAt;
  const turnedAt = offset === before.last || down === wasDown ? before.turnedAt : before.last;
  const travelled = offset - turnedAt;
  if (travelled > BAR_HIDES_AFTER) return { hidden: true, turnedAt, last: offset };
  if (-travelled > BAR_RETURNS_AFTER) return { hidden: false, turnedAt, last: offset };
  return { hidden: before.hidden, turnedAt, last: offset };
}
