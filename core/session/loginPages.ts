/** Login pages that belong together: the site's own, those of a gift, and those of a gift that is redeemed (SGN-024). Pure. */
import { buildPath, pathOf } from '../routing/buildPath';
import type { RouteMatch } from '../routing/matchPath';
import { licenceSpelledFor } from '../routing/routeLinks';
import type { LoginBase } from '../routing/routeRoles';
import type { ActiveRoutes } from '../routing/routeTables';
import type { SignInEntry } from './signInEntries';

export interface LoginPages {
  readonly base: LoginBase;
  /** The page that lists the ways to sign in or up. */
  list(type: 'login' | 'signup', query?: URLSearchParams): string;
  /** A provider's own page beneath it. */
  provider(place: SignInEntry['place'], query?: URLSearchParams): string;
  /** Where signing in leads for the sake of which these pages stand (SGN-054); undefined for the site's own. */
  readonly callback: string | undefined;
}

/** Pages that list the ways, and belong to no provider. */
export const listingRoles: ReadonlySet<string> = new Set(['LOGIN', 'SIGNUP', 'GIFT_LOGIN', 'GIFT_REDEEM_LOGIN', 'GIFT_REDEEM_REGISTER']);

/**
 * The login pages to which the page of an address belongs; the site's own for every other page. A gift goes on to be paid for
 * (SGN-095), a code to be redeemed (SGN-096); both stay in the path, so that no round trip loses them (SGN-094).
 */
export function loginPages(routes: ActiveRoutes, match: Pick<RouteMatch, 'role' | 'params' | 'signIn'> | null): LoginPages {
  const base = baseOf(match);
  const { giftId, redeemCode } = match?.params ?? {};
  const kept = { giftId, redeemCode };
  const at = (role: string, params: Readonly<Record<string, string | undefined>>, given?: URLSearchParams) => {
    const query = given && licenceSpelledFor(role, given);
    return pathOf(routes, role, params, { query }) ?? buildPath(routes, 'LOGIN', {}, { query });
  };
  return {
    base,
    list: (type, query) => at(type === 'login' ? base : signUpRoles[base], kept, query),
    provider: (place, query) => at(base, { ...kept, ...place }, query),
    callback:
      base === 'GIFT_LOGIN'
        ? buildPath(routes, 'GIFT_PAY', { giftId })
        : base === 'GIFT_REDEEM_LOGIN'
          ? buildPath(routes, 'REDEEM', {}, { query: { redeemCode } })
          : undefined,
  };
}

/** A gift's login page makes accounts as well, by `type=signup`; only redeeming has a page of its own for it. */
const signUpRoles: Readonly<Record<LoginBase, string>> = { LOGIN: 'SIGNUP', GIFT_LOGIN: 'GIFT_LOGIN', GIFT_REDEEM_LOGIN: 'GIFT_REDEEM_REGISTER' };

function baseOf(match: Pick<RouteMatch, 'role' | 'signIn'> | null): LoginBase {
  if (match?.role === 'GIFT_REDEEM_REGISTER') return 'GIFT_REDEEM_LOGIN';
  if (match?.role === 'GIFT_LOGIN_REDIRECT') return 'GIFT_LOGIN';
  return match?.signIn?.base ?? 'LOGIN';
}
