/** Why the platform did not do what it was asked to, in its own words. */
import { CallError } from '../../sdk';

/** Its messages joined (LIC-080); null for a failure that is nobody's decision, such as a lost call. */
export function refusalReason(error: unknown): string | null {
  if (!(error instanceof CallError) || error.status < 400 || error.status >= 500) return null;
  const said = error.messages.filter((message) => message !== '').join(', ');
  return said === '' ? null : said;
}
