/** Which pages may use the third parties of sign-in and payment providers; shared by host and browser. Pure. */
import type { RouteMatch } from '../routing/matchPath';
import { CAPTCHA, captchaSite } from './captchaSite';
import type { CheckedRealm, ContributionFacts } from './checkedRealm';
import { payersOn } from './payingPages';
import { subPathOf } from './realmRoutes';

/** Login pages, which list the sign-in methods. */
const loginPages: ReadonlySet<string> = new Set(['LOGIN', 'GIFT_LOGIN', 'GIFT_REDEEM_LOGIN']);

/** All pages that list the sign-in methods. */
const listing: ReadonlySet<string> = new Set([...loginPages, 'SIGNUP', 'GIFT_REDEEM_REGISTER']);

type Place = Pick<RouteMatch, 'role' | 'signIn'>;

/**
 * Ids of the plugins whose origins a page allows. Sign-in methods: only its own on a provider's page; all
 * except those with `ownPage` on a page that lists them; on any other page those that declare its role.
 * Payment providers: all, on pages that take payments. Includes {@link CAPTCHA} where a form sends its token.
 */
export function thirdPartiesOf(
  { plugins, settings }: Pick<CheckedRealm, 'plugins' | 'settings'>,
  match: Place | null,
): readonly string[] {
  if (match === null) return [];
  const providers = plugins.flatMap(({ id, reachesOut, contributes }) =>
    (contributes['sign-in-provider'] ?? []).map((facts) => ({ id, reachesOut, facts })),
  );
  const reaching = providers
    .filter(({ reachesOut, facts }) => reachesOut === true && isOn(facts, match))
    .map(({ id }) => id);
  const isGuarded =
    captchaSite(settings) !== null &&
    providers.some(({ facts }) => facts['captcha'] === true && isGuardedOn(facts, match));
  return [...new Set([...reaching, ...(isGuarded ? [CAPTCHA] : []), ...payersOn({ plugins }, match.role)])];
}

/** Excludes sign-up: only sign-in requires the captcha. */
const isGuardedOn = (facts: ContributionFacts, match: Place): boolean =>
  isOn(facts, match) &&
  (match.signIn?.authProvider !== undefined || hasRole(facts, match.role) || loginPages.has(match.role));

const hasRole = (facts: ContributionFacts, role: string): boolean =>
  Array.isArray(facts['roles']) && facts['roles'].includes(role);

function isOn(facts: ContributionFacts, { role, signIn }: Place): boolean {
  if (hasRole(facts, role)) return true;
  if (signIn?.authProvider !== undefined) return signIn.authProvider === subPathOf(facts['path']);
  return listing.has(role) && facts['ownPage'] !== true;
}
