/** Back from another seller: the returned code becomes a session (SGP-097, LIC-089). */
import { takeRedirection } from '../../commerce';
import type { SignInDeps } from '../../session';
import type { KeyValueStore } from '../../sdk';
import { LOGIN_COMPLETED, LOGIN_ERROR } from '../../sdk/eventNames';
import { exchangeSellerCode } from '../../sdk/endpoints/seller';
import { signInErrorCode } from '../../session/signInProblem';

export type LicenceReturnDeps = Pick<SignInDeps, 'returned' | 'client' | 'session' | 'analytics' | 'log'>;

/**
 * Gives the path to go on to; null where only the default menu page is left (LIC-090, LIC-091). What was kept is gone before the code is
 * used, so that an address that is opened twice spends nothing twice; a code that this tab did not leave for is not used at all.
 */
export async function licenceReturn({ returned, client, session, analytics, log }: LicenceReturnDeps, values: KeyValueStore): Promise<string | null> {
  const kept = takeRedirection(values);
  const answer = returned.take()?.searchParams;
  const code = answer?.get('code');
  if (kept === null || !code || (kept.state !== null && answer?.get('state') !== kept.state)) return null;
  const { seller: provider, target } = kept;
  try {
    await session.signIn(await client.call(exchangeSellerCode, { path: { provider }, body: { authorisationCode: code } }), provider);
    analytics.track(LOGIN_COMPLETED, { provider });
    return target;
  } catch (error) {
    analytics.track(LOGIN_ERROR, { provider, code: signInErrorCode(error) });
    log.warn('What was bought at another seller could not be taken up.', { seller: provider, code: signInErrorCode(error) });
    return null;
  }
}
