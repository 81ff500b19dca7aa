/** What a probe of a platform has to say. */

/** One thing that is not as the contract says. */
export interface ProbeFinding {
  /** The operation id, as a realm's `platform.endpoints` names it. */
  readonly operation: string;
  /** Method and path as they were called. */
  readonly call: string;
  /** 0 when there was no answer. */
  readonly status: number;
  /** Where in the answer, as a JSON pointer; empty for the whole. */
  readonly pointer: string;
  readonly cause: string;
}

/** Something about a call that is no mistake: that nothing can be said about it, and why; or what it lacks. */
export interface ProbeGap {
  readonly operation: string;
  readonly reason: string;
}

export interface ProbeReport {
  readonly url: string;
  /** Operations that have answered as they do when all is well. */
  readonly conforming: readonly string[];
  readonly findings: readonly ProbeFinding[];
  readonly gaps: readonly ProbeGap[];
  /** What the contract adds and this platform does not do: the site works without it, but not as safely. */
  readonly lacks: readonly ProbeGap[];
}

/** The platform did not answer at all. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
