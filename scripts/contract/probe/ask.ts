/** One call of a probe and what came of it. */
import type { CheckedOperation } from '../contractChecker';
import type { ProbeRequest } from './requests';
import type { PathValues } from './targets';

/** An answer as it came. */
export interface Answered {
  readonly status: number;
  /** Undefined when there was none. */
  readonly body: unknown;
  /** Why the body cannot be read, when it cannot. */
  readonly unreadable?: string;
}

/** Makes one call and notes what is wrong with the answer. */
export type Ask = (operation: CheckedOperation, pathValues: PathValues, request: ProbeRequest, token: string | null) => Promise<Answered>;
