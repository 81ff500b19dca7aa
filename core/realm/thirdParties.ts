/** Which pages may reach the third parties behind a way to sign in: the host and the browser ask the same question. Pure. */
import type { RouteMatch } from '../routing/matchPath';
import type { CheckedRealm, ContributionFacts } from './checkedRealm';

/** Pages of signing in and up that list the ways. */
const listing: ReadonlySet<string> = new Set(['LOGIN', 'SIGNUP', 'GIFT_LOGIN', 'GIFT_REDEEM_LOGIN', 'GIFT_REDEEM_REGISTER']);

/**
 * The sign-in plugins whose origins the page of an address is allowed, by id: on a provider's own page its own alone, on a page
 * that lists the ways all but those that want a page to themselves, and on any other page those that name its role.
 */
export function thirdPartiesOf({ plugins }: Pick<CheckedRealm, 'plugins'>, match: Pick<RouteMatch, 'role' | 'signIn'> | null): readonly string[] {
  if (match === null) return [];
  return plugins.flatMap(({ id, reachesOut, contributes }) =>
    reachesOut === true && (contributes['sign-in-provider'] ?? []).some((facts) => isOn(facts, match)) ? [id] : [],
  );
}

function isOn(facts: ContributionFacts, { role, signIn }: Pick<RouteMatch, 'role' | 'signIn'>): boolean {
  if (Array.isArray(facts['roles']) && facts['roles'].includes(role)) return true;
  if (signIn?.authProvider !== undefined) return signIn.authProvider === subPathOf(facts);
  return listing.has(role) && facts['ownPage'] !== true;
}

/** The first segment of a provider's path below a login page. */
const subPathOf = (facts: ContributionFacts): string | undefined => (typeof facts['path'] === 'string' ? facts['path'].split('/').find((part) => part !== '') : undefined);
