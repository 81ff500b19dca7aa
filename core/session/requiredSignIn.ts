/** The mandatory sign-in before playback (SGP-108). */
import { pathOf } from '../routing/buildPath';
import { queryNames } from '../routing/queryNames';
import type { ActiveRoutes } from '../routing/routeTables';
import { linkedAccounts } from '../sdk/linkedAccounts';
import { mandatoryProvider } from './mandatoryProvider';
import type { SignInDeps } from './signInDeps';

/**
 * The address of the realm's mandatory sign-in method, returning to `from`; null when there is none, or when
 * the viewer signed in with it or their account is linked to it. Observable through the session.
 */
export function requiredSignIn(
  { realm, session, vault, values }: Pick<SignInDeps, 'realm' | 'session' | 'vault' | 'values'>,
  routes: ActiveRoutes,
  from: string,
): string | null {
  const mandatory = mandatoryProvider(realm);
  if (mandatory === null) return null;
  // The vault knows an earlier visit's provider immediately; reading the session state re-evaluates this on
  // sign-in and sign-out.
  const provider = session.state.status === 'guest' && !session.unreached ? null : vault.provider;
  if (provider !== null && (provider === mandatory.key || linkedAccounts(values).includes(mandatory.name)))
    return null;
  return pathOf(routes, mandatory.role, {}, { query: { [queryNames.from]: from } });
}
