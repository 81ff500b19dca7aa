/** A length of time as its hours, minutes and seconds, for texts that are read out. */

export interface TimeParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Whole parts of a number of seconds; null when nothing is left to say, as at the very start. */
export function timeParts(seconds: number): TimeParts | null {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return whole === 0 ? null : { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}
