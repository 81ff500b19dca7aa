/** Groups of login pages: the site's own, those of a gift, and those of redeeming a gift (SGN-024). Pure. */
import { buildPath, pathOf } from '../routing/buildPath';
import type { RouteMatch } from '../routing/matchPath';
import { licenceSpelledFor } from '../routing/routeLinks';
import type { LoginBase } from '../routing/routeRoles';
import type { ActiveRoutes } from '../routing/routeTables';
import type { SignInEntry } from './signInEntries';

export interface LoginPages {
  readonly base: LoginBase;
  /** The page that lists the sign-in or sign-up methods. */
  list(type: 'login' | 'signup', query?: URLSearchParams): string;
  /** A provider's own page below it. */
  provider(place: SignInEntry['place'], query?: URLSearchParams): string;
  /** The destination after sign-in that these pages exist for (SGN-054); undefined for the site's own. */
  readonly callback: string | undefined;
}

/** Pages that list the methods, and belong to no provider. */
export const listingRoles: ReadonlySet<string> = new Set([
  'LOGIN',
  'SIGNUP',
  'GIFT_LOGIN',
  'GIFT_REDEEM_LOGIN',
  'GIFT_REDEEM_REGISTER',
]);

/**
 * The group of login pages that an address belongs to; the site's own for every other page. A gift continues
 * to its payment (SGN-095), a code to its redemption (SGN-096). The gift is in the path, the code in session
 * storage (`addressTokens.ts`), so that no round trip loses them (SGN-094).
 */
export function loginPages(
  routes: ActiveRoutes,
  match: Pick<RouteMatch, 'role' | 'params' | 'signIn'> | null,
): LoginPages {
  const base = baseOf(match);
  const { giftId, redeemCode } = match?.params ?? {};
  const giftQuery = { giftId, redeemCode };
  const at = (
    role: string,
    params: Readonly<Record<string, string | undefined>>,
    given?: URLSearchParams,
  ) => {
    const query = given && licenceSpelledFor(role, given);
    return pathOf(routes, role, params, { query }) ?? buildPath(routes, 'LOGIN', {}, { query });
  };
  return {
    base,
    list: (type, query) => at(type === 'login' ? base : signUpRoles[base], giftQuery, query),
    provider: (place, query) => at(base, { ...giftQuery, ...place }, query),
    callback:
      base === 'GIFT_LOGIN'
        ? buildPath(routes, 'GIFT_PAY', { giftId })
        : base === 'GIFT_REDEEM_LOGIN'
          ? buildPath(routes, 'REDEEM')
          : undefined,
  };
}

/** A gift's login page also creates accounts, by `type=signup`; only redeeming has a separate page for it. */
const signUpRoles: Readonly<Record<LoginBase, string>> = {
  LOGIN: 'SIGNUP',
  GIFT_LOGIN: 'GIFT_LOGIN',
  GIFT_REDEEM_LOGIN: 'GIFT_REDEEM_REGISTER',
};

function baseOf(match: Pick<RouteMatch, 'role' | 'signIn'> | null): LoginBase {
  if (match?.role === 'GIFT_REDEEM_REGISTER') return 'GIFT_REDEEM_LOGIN';
  if (match?.role === 'GIFT_LOGIN_REDIRECT') return 'GIFT_LOGIN';
  return match?.signIn?.base ?? 'LOGIN';
}
