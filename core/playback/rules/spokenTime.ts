/** Splits a duration into hours, minutes and seconds, for texts of assistive technology. */

export interface TimeParts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Null for less than one second. */
export function timeParts(seconds: number): TimeParts | null {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return whole === 0
    ? null
    : { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}
