/** The platform does not let a licence be cancelled, and says why (LIC-080). */
import { refusalReason } from './rules/refusalReason';

export class CancellationRefusal extends Error {
  override readonly name = 'CancellationRefusal';

  /** With the platform's messages as its own; whatever else was thrown stays as it is. */
  static from(error: unknown): unknown {
    const reason = refusalReason(error);
    return reason === null ? error : new CancellationRefusal(reason, { cause: error });
  }
}
