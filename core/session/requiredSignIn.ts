/** Where a viewer must go before anything is played (SGP-108). */
import { pathOf } from '../routing/buildPath';
import { queryNames } from '../routing/queryNames';
import type { ActiveRoutes } from '../routing/routeTables';
import { linkedAccounts } from '../sdk';
import { mandatoryProvider } from './mandatoryProvider';
import type { SignInDeps } from './signInDeps';

/**
 * The address of the way in that the realm makes everybody take, coming back to `from`; null when there is none, or when the viewer has
 * taken it: they signed in by it, or their account is joined to it. Observable through the session.
 */
export function requiredSignIn({ realm, session, vault, values }: Pick<SignInDeps, 'realm' | 'session' | 'vault' | 'values'>, routes: ActiveRoutes, from: string): string | null {
  const owed = mandatoryProvider(realm);
  if (owed === null) return null;
  // The vault knows at once whose tokens an earlier visit left; it is looked into again when somebody comes or goes.
  const provider = session.state.status === 'guest' ? null : vault.provider;
  if (provider !== null && (provider === owed.key || linkedAccounts(values).includes(owed.name))) return null;
  return pathOf(routes, owed.role, {}, { query: { [queryNames.from]: from } });
}
