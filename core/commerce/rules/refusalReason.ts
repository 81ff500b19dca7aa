/** The platform's reason for a refused request. */
import { CallError } from '../../sdk/platform';

/** Its messages joined (LIC-080); null for a failure that is not a decision, such as a lost call. */
export function refusalReason(error: unknown): string | null {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return null;
  const said = error.messages.filter((message) => message !== '').join(', ');
  return said === '' ? null : said;
}
