/** One call of a probe and its result. */
import type { CheckedOperation } from '../contractChecker';
import type { ProbeRequest } from './requests';
import type { PathValues } from './targets';

/** A received answer. */
export interface Answered {
  readonly status: number;
  /** Undefined when there is none. */
  readonly body: unknown;
  /** Why the body cannot be parsed, if so. */
  readonly unreadable?: string;
}

/** Makes one call and records the mistakes in its answer. */
export type Ask = (
  operation: CheckedOperation,
  pathValues: PathValues,
  request: ProbeRequest,
  token: string | null,
) => Promise<Answered>;
