/** Destinations after signing in, after visiting a login page while signed in, and after signing out. */
import { buildPath } from './buildPath';
import { queryNames } from './queryNames';
import { isFreeRegistration, selectedLicenceOf, selectedLicenceQuery } from './routeLinks';
import type { ActiveRoutes } from './routeTables';
import { safeTarget, type SafeTarget, type TargetRules } from './safeTarget';

/** Passed by the page that embeds sign-in (gift, purchase, side panel); never read from a query (SGN-054). */
export type SignInCallback = string | (() => void);

export type OnwardTarget =
  | { readonly kind: 'call'; readonly callback: () => void }
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'leave'; readonly url: string }
  /** The default menu page. */
  | { readonly kind: 'default' }
  /** The login page stays, with its success message (SGN-045). */
  | { readonly kind: 'stay' };

/**
 * After a sign-in, by the query of the login page: the callback (SGN-042), else the shop with `showPurchase`
 * (SGN-049), else `entryPage` (SGN-043), else `from` (SGN-044), else the page stays (SGN-045). Targets that
 * may not be followed are skipped; if all are, the default menu page (ROU-108). Free registration never leads
 * into the shop (LIC-094).
 */
export function postSignInTarget(
  query: URLSearchParams,
  {
    callback,
    routes,
    rules,
  }: {
    readonly callback?: SignInCallback | undefined;
    readonly routes: ActiveRoutes;
    readonly rules: TargetRules;
  },
): OnwardTarget {
  if (callback !== undefined) return following(callback);
  const free = isFreeRegistration(query);
  if (query.get(queryNames.showPurchase) === 'true' && !free)
    return { kind: 'go', path: purchaseAfter(query, routes) };

  const entryPage = safeTarget(query.get(queryNames.entryPage), rules);
  if (entryPage !== null && !(free && isShop(entryPage, rules)))
    return onward(withPurchaseQuery(entryPage, query, rules));
  const from = safeTarget(query.get(queryNames.from), rules);
  if (from !== null) return onward(from);
  return query.has(queryNames.entryPage) || query.has(queryNames.from)
    ? { kind: 'default' }
    : { kind: 'stay' };
}

/** After signing out: `from`, which may be the login page (SGN-108), else the default menu page (SGN-061). */
export function postSignOutTarget(query: URLSearchParams, rules: TargetRules): OnwardTarget {
  const from = safeTarget(query.get(queryNames.from), { ...rules, loginPages: 'allowed' });
  return from === null ? { kind: 'default' } : onward(from);
}

const following = (callback: SignInCallback): OnwardTarget =>
  typeof callback === 'string' ? { kind: 'go', path: callback } : { kind: 'call', callback };

const onward = (target: SafeTarget): OnwardTarget =>
  target.kind === 'inside' ? { kind: 'go', path: target.path } : { kind: 'leave', url: target.url };

function purchaseAfter(query: URLSearchParams, routes: ActiveRoutes): string {
  return buildPath(
    routes,
    'PURCHASE',
    {},
    {
      query: {
        ...selectedLicenceQuery('PURCHASE', selectedLicenceOf(query) ?? undefined),
        ...Object.fromEntries(
          [queryNames.licences, queryNames.redirectTo, queryNames.from].map((name) => [
            name,
            query.get(name),
          ]),
        ),
      },
    },
  );
}

const isShop = (target: SafeTarget, { match, origin }: TargetRules): boolean =>
  target.kind === 'inside' && match(new URL(target.path, origin).pathname)?.role === 'PURCHASE';

/** Passes licences and final destination on to sign-up and purchase (SGN-043). */
function withPurchaseQuery(
  entry: SafeTarget,
  query: URLSearchParams,
  { match, origin }: TargetRules,
): SafeTarget {
  if (entry.kind === 'outside') return entry;
  const url = new URL(entry.path, origin);
  const role = match(url.pathname)?.role;
  if (role !== 'SIGNUP' && role !== 'PURCHASE') return entry;
  for (const name of [queryNames.licences, queryNames.redirectTo]) {
    const value = query.get(name);
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return { kind: 'inside', path: url.pathname + url.search + url.hash };
}
