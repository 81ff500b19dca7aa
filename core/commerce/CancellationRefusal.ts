/** The platform refuses to cancel a licence, with a reason (LIC-080). */
import { refusalReason } from './rules/refusalReason';

export class CancellationRefusal extends Error {
  override readonly name = 'CancellationRefusal';

  /** Takes over the platform's messages; any other error is returned unchanged. */
  static from(error: unknown): unknown {
    const reason = refusalReason(error);
    return reason === null ? error : new CancellationRefusal(reason, { cause: error });
  }
}
