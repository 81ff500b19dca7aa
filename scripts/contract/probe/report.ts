/** The report of a probe. */

/** One deviation from the contract. */
export interface ProbeFinding {
  /** The operation id, as in a realm's `platform.endpoints`. */
  readonly operation: string;
  /** Method and path of the call. */
  readonly call: string;
  /** 0 when there was no answer. */
  readonly status: number;
  /** JSON pointer into the answer; empty for the whole. */
  readonly pointer: string;
  readonly cause: string;
}

/** A remark about a call that is not a mistake: why it could not be judged, or which optional part it lacks. */
export interface ProbeGap {
  readonly operation: string;
  readonly reason: string;
}

export interface ProbeReport {
  readonly url: string;
  /** Operations whose answers conform. */
  readonly conforming: readonly string[];
  readonly findings: readonly ProbeFinding[];
  readonly gaps: readonly ProbeGap[];
  /**
   * Optional parts of the contract that this platform does not implement: the site works without them, but
   * less safely.
   */
  readonly lacks: readonly ProbeGap[];
}

/** The platform did not answer at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
