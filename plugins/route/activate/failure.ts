/** Message for a failed activation (SGN-098, ADM-016). */
import { CallError } from 'proscenium/sdk';

/** The platform does not know the code, or it is used or expired. */
const refusals: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);

export type FailureKey = 'activateHint' | 'genericError';

/** A refused code gets its own message, since a later retry would not help; other failures get the generic one. */
export const failureOf = (error: unknown): FailureKey =>
  error instanceof CallError && refusals.has(error.status) ? 'activateHint' : 'genericError';
