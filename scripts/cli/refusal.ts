/** What was refused, in words for people and as JSON for scripts. */
import type { Problem } from '../compile/problem';
import type { Outcome } from './outcome';

export interface Refusal {
  /** The realm, as the command names it; null for what concerns no single realm, such as a store that does not answer. */
  readonly realm: string | null;
  /** Stable, such as `host-taken`. */
  readonly reason: string;
  /** For people. */
  readonly message: string;
  /** The mistakes of its document. */
  readonly problems?: readonly Problem[];
}

/** The refusals as a member of the JSON output. */
export const refusedResult = (refusals: readonly Refusal[]) => ({
  refused: refusals.map(({ problems = [], ...refusal }) => ({ ...refusal, problems })),
});

/** The outcome of a command that was refused. The words are on standard error, with `json` or without. */
export const refusedOutcome = (
  refusal: Refusal,
  { json }: { readonly json?: boolean | undefined },
): Outcome => ({
  output: json === true ? JSON.stringify(refusedResult([refusal]), null, 2) : '',
  errors: refusal.message,
  code: 1,
});
