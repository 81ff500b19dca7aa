/** Which pages may reach the third parties behind a way to sign in or to pay: the host and the browser ask the same question. Pure. */
import type { RouteMatch } from '../routing/matchPath';
import { CAPTCHA, captchaSite } from './captchaSite';
import type { CheckedRealm, ContributionFacts } from './checkedRealm';
import { payersOn } from './payingPages';
import { subPathOf } from './realmRoutes';

/** Pages that list the ways to sign in. */
const loginPages: ReadonlySet<string> = new Set(['LOGIN', 'GIFT_LOGIN', 'GIFT_REDEEM_LOGIN']);

/** Pages of signing in and up that list the ways. */
const listing: ReadonlySet<string> = new Set([...loginPages, 'SIGNUP', 'GIFT_REDEEM_REGISTER']);

type Place = Pick<RouteMatch, 'role' | 'signIn'>;

/**
 * The plugins whose origins the page of an address is allowed, by id. Of ways to sign in: on a provider's own page its own alone, on a
 * page that lists the ways all but those that want a page to themselves, and on any other page those that name its role. Of ways to
 * pay: all, where something is paid. {@link CAPTCHA} stands among them where a form sends its token.
 */
export function thirdPartiesOf({ plugins, settings }: Pick<CheckedRealm, 'plugins' | 'settings'>, match: Place | null): readonly string[] {
  if (match === null) return [];
  const providers = plugins.flatMap(({ id, reachesOut, contributes }) => (contributes['sign-in-provider'] ?? []).map((facts) => ({ id, reachesOut, facts })));
  const reaching = providers.filter(({ reachesOut, facts }) => reachesOut === true && isOn(facts, match)).map(({ id }) => id);
  const isGuarded = captchaSite(settings) !== null && providers.some(({ facts }) => facts['captcha'] === true && isGuardedOn(facts, match));
  return [...new Set([...reaching, ...(isGuarded ? [CAPTCHA] : []), ...payersOn({ plugins }, match.role)])];
}

/** Making an account is no signing in. */
const isGuardedOn = (facts: ContributionFacts, match: Place): boolean => isOn(facts, match) && (match.signIn?.authProvider !== undefined || hasRole(facts, match.role) || loginPages.has(match.role));

const hasRole = (facts: ContributionFacts, role: string): boolean => Array.isArray(facts['roles']) && facts['roles'].includes(role);

function isOn(facts: ContributionFacts, { role, signIn }: Place): boolean {
  if (hasRole(facts, role)) return true;
  if (signIn?.authProvider !== undefined) return signIn.authProvider === subPathOf(facts['path']);
  return listing.has(role) && facts['ownPage'] !== true;
}
