/** Requests a link, and the account it signs in, with fallbacks for older platforms. */
import { CallError, type PlatformClient } from 'proscenium/sdk';
import { readMagicLinkAccount, requestMagicLink, sendMagicLink } from 'proscenium/sdk/endpoints/magic';

/** A server's answers for an unknown call. */
const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * Requests a link; it carries `state`. A platform without the call is asked by the older one, with the e-mail
 * in the URL and without state. Rejects with a CallError.
 */
export async function askForLink(
  client: PlatformClient,
  email: string,
  state: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await client.call(requestMagicLink, { body: { email, state }, signal });
  } catch (error) {
    if (!(error instanceof CallError) || !unknownCall.has(error.status)) throw error;
    await client.call(sendMagicLink, { query: { email }, signal });
  }
}

/**
 * The account that the link signs in, as a***@example.org; undefined when the platform does not disclose it.
 * Rejects with a CallError for an invalid link.
 */
export async function accountOfLink(
  client: PlatformClient,
  token: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    return (await client.call(readMagicLinkAccount, { body: { token }, signal })).account;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw error;
    return undefined;
  }
}
