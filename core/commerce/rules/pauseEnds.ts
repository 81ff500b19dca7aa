/** Possible end dates of a pause (LIC-074). */

/** In months. */
const lengths = [1, 2, 3] as const;

export interface PauseEnd {
  readonly months: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** The same day in later months, in the viewer's time zone; the last day of shorter months. */
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
