/** When a pause may end by itself (LIC-074). */

/** In months. */
const lengths = [1, 2, 3] as const;

export interface PauseEnd {
  readonly months: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** The same day of the coming months, where the viewer is; the last day of a month that has no such day. */
export function pauseEnds(now: number): readonly PauseEnd[] {
  return lengths.map((months) => ({ months, time: monthsLater(now, months) }));
}

function monthsLater(from: number, months: number): number {
  const date = new Date(from);
  const day = date.getDate();
  date.setMonth(date.getMonth() + months);
  if (date.getDate() !== day) date.setDate(0);
  return date.getTime();
}
