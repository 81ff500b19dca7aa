/** Estimates the platform's clock from request round trips. Pure. */

/** One round trip: request and answer time by this device's clock, and the platform's time in between. */
export interface ClockSample {
  readonly sent: number;
  readonly answered: number;
  readonly platform: number;
}

/** Older samples are dropped, since clocks drift. */
export const MAX_SAMPLES = 12;

export const withSample = (samples: readonly ClockSample[], sample: ClockSample): readonly ClockSample[] =>
  [...samples, sample].slice(-MAX_SAMPLES);

/**
 * Offset of the platform's clock to this device's, in milliseconds. The fastest round trip is the most
 * accurate: its error is at most half of its duration. Null without samples.
 */
export function clockOffset(samples: readonly ClockSample[]): number | null {
  const [first, ...others] = samples;
  if (first === undefined) return null;
  const lengthOf = ({ sent, answered }: ClockSample) => answered - sent;
  const best = others.reduce(
    (quickest, each) => (lengthOf(each) < lengthOf(quickest) ? each : quickest),
    first,
  );
  return best.platform - (best.sent + best.answered) / 2;
}
