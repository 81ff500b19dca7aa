/** Return from another seller: exchanges the authorisation code for a session (SGP-097, LIC-089). */
import { takeRedirection } from '../acquisition';
import type { SignInDeps } from '../../session/signInDeps';
import type { KeyValueStore } from '../../sdk/services';
import { LOGIN_COMPLETED, LOGIN_ERROR } from '../../sdk/eventNames';
import { exchangeSellerCode } from '../../sdk/endpoints/seller';
import { signInErrorCode } from '../../session/signInProblem';

export type LicenceReturnDeps = Pick<SignInDeps, 'returned' | 'client' | 'session' | 'analytics' | 'log'>;

/**
 * Resolves to the path to continue to; null for the default menu page (LIC-090, LIC-091). The stored
 * redirection is consumed before the code is used, so that an address opened twice does not use the code
 * twice; a code not requested by this tab is ignored.
 */
export async function licenceReturn(
  { returned, client, session, analytics, log }: LicenceReturnDeps,
  values: KeyValueStore,
): Promise<string | null> {
  const kept = takeRedirection(values);
  const answer = returned.take()?.searchParams;
  const code = answer?.get('code');
  if (kept === null || !code || (kept.state !== null && answer?.get('state') !== kept.state)) return null;
  const { seller: provider, target } = kept;
  try {
    await session.signIn(
      await client.call(exchangeSellerCode, { path: { provider }, body: { authorisationCode: code } }),
      provider,
    );
    analytics.track(LOGIN_COMPLETED, { provider });
    return target;
  } catch (error) {
    analytics.track(LOGIN_ERROR, { provider, code: signInErrorCode(error) });
    log.warn('What was bought at another seller could not be taken up.', {
      seller: provider,
      code: signInErrorCode(error),
    });
    return null;
  }
}
