/** What a failed activation says (SGN-098, ADM-016). */
import { CallError } from '../../../core/sdk';

/** The platform knows no such code, or knows it as used or run out. */
const refusals: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);

export type FailureKey = 'activateHint' | 'genericError';

/** A code that is refused is named as what is wrong, since another try later would not help; all else is the generic error. */
export const failureOf = (error: unknown): FailureKey => (error instanceof CallError && refusals.has(error.status) ? 'activateHint' : 'genericError');
