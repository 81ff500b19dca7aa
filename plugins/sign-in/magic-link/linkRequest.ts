/** Asks for a link, and for whom it signs in, at platforms that can do so and at those that cannot. */
import { CallError, type PlatformClient } from '../../../core/sdk';
import { readMagicLinkAccount, requestMagicLink, sendMagicLink } from '../../../core/sdk/endpoints/magic';

/** What a server answers to a call that it does not have. */
const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * Asks for a link; `state` comes back in it. A platform that does not know the call is asked the older way, with the e-mail in the address and
 * without a state. Rejects with a CallError.
 */
export async function askForLink(client: PlatformClient, email: string, state: string, signal: AbortSignal): Promise<void> {
  try {
    await client.call(requestMagicLink, { body: { email, state }, signal });
  } catch (error) {
    if (!(error instanceof CallError) || !unknownCall.has(error.status)) throw error;
    await client.call(sendMagicLink, { query: { email }, signal });
  }
}

/** Whom the link signs in, as a***@example.org; undefined when the platform does not tell. Rejects with a CallError for a link that is not good. */
export async function accountOfLink(client: PlatformClient, token: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    return (await client.call(readMagicLinkAccount, { body: { token }, signal })).account;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) throw error;
    return undefined;
  }
}
