/** What the platform's clock says, from questions that were answered. Pure. */

/** One question: when it left and when its answer came by this device's clock, and what the platform's clock said in between. */
export interface Sample {
  readonly sent: number;
  readonly answered: number;
  readonly platform: number;
}

/** Older samples are forgotten: clocks drift. */
export const SAMPLES = 12;

export const withSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => [...samples, sample].slice(-SAMPLES);

/**
 * How far the platform's clock is ahead of this device's, in milliseconds. The quickest answer says it best: it is wrong by half of its
 * way there and back at most. Null before there is one.
 */
export function clockOffset(samples: readonly Sample[]): number | null {
  const [first, ...others] = samples;
  if (first === undefined) return null;
  const lengthOf = ({ sent, answered }: Sample) => answered - sent;
  const best = others.reduce((quickest, each) => (lengthOf(each) < lengthOf(quickest) ? each : quickest), first);
  return best.platform - (best.sent + best.answered) / 2;
}
