/** Requests that the platform refuses, with its reasons. */
import { CallError } from '../../sdk/platform';

/** Its messages joined (LIC-080); null for a failure that is not a decision, such as a lost call. */
export function refusalReason(error: unknown): string | null {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return null;
  const said = error.messages.filter((message) => message !== '').join(', ');
  return said === '' ? null : said;
}

/** A licence is not cancelled (LIC-080). */
export class CancellationRefusal extends Error {
  override readonly name = 'CancellationRefusal';

  /** Takes over the platform's messages; any other error is returned unchanged. */
  static from(error: unknown): unknown {
    const reason = refusalReason(error);
    return reason === null ? error : new CancellationRefusal(reason, { cause: error });
  }
}
